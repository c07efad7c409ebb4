import Testing

@testable import EarshotSpeech

@Suite struct PronunciationTests {
  private func said(_ text: String, _ entries: [PronunciationEntry], in language: String = "en")
    -> String
  {
    EarshotPreparationTests.said(
      SpeechRun(text),
      by: TextPreparation(
        symbols: catalog, voiceLanguage: language, pronunciations: PronunciationDictionary(entries))
    )
  }

  @Test func wholeWordsAreReplaced() {
    let entries = [PronunciationEntry("k8s", replacement: "kubernetes")]
    #expect(said("K8s, k8sish k8s.", entries) == "kubernetes, k8sish kubernetes.")
  }

  @Test func caseAndPartsAreOptions() {
    #expect(
      said("US us", [PronunciationEntry("US", replacement: "U S", matchesCase: true)]) == "U S us")
    #expect(
      said("readme", [PronunciationEntry("me", replacement: "mee", matchesInsideWords: true)])
        == "readmee")
  }

  @Test func theLongestWins() {
    let entries = [
      PronunciationEntry("New", replacement: "old"),
      PronunciationEntry("New York", replacement: "N Y"),
    ]
    #expect(said("New York is New", entries) == "N Y is old")
  }

  @Test func replacementsAreSaidAsWritten() {
    #expect(said("x", [PronunciationEntry("x", replacement: "a+b 3개")]) == "a+b | [ko] 3개")
    #expect(said("C++", [PronunciationEntry("C++", replacement: "C plus plus")]) == "C plus plus")
    let part = PronunciationEntry("me", replacement: "m+e 3", matchesInsideWords: true)
    #expect(said("readme", [part]) == "readm+e 3")
    #expect(said("(:", [PronunciationEntry("(:", replacement: "smile")]) == "smile")
  }

  @Test func anotherScriptGetsItsVoice() {
    let entries = [PronunciationEntry("nginx", replacement: "엔진엑스")]
    #expect(said("the nginx log", entries) == "the | [ko] 엔진엑스 | log")
  }

  @Test func languagesKeepToThemselves() {
    let entries = [PronunciationEntry("die", replacement: "dee", language: "de-DE")]
    #expect(said("die", entries) == "die")
    #expect(said("die", entries, in: "de") == "dee")
  }

  @Test func filesAreRead() throws {
    let file = "# mine\n\nk8s\tkubernetes\nUS\tU S\tcase\n--\t\tpart language=en\r\n"
    let dictionary = try PronunciationDictionary(parsing: Array(file.utf8), name: "words.tsv")
    #expect(
      dictionary.entries == [
        PronunciationEntry("k8s", replacement: "kubernetes"),
        PronunciationEntry("US", replacement: "U S", matchesCase: true),
        PronunciationEntry("--", replacement: "", matchesInsideWords: true, language: "en"),
      ])
  }

  @Test(arguments: [
    ("\tb", "w:1:1: error: a pattern is missing; expected fields with tabs between"),
    ("a", "w:1:1: error: a replacement is missing; expected fields with tabs between"),
    ("\na\tb\tloud", "w:2:5: error: unknown option \"loud\"; expected case, part or language=TAG"),
    ("a\tb\tcase\td", "w:1:10: error: the line has too many fields; expected at most 3"),
  ])
  func wrongFilesAreRefusedWithTheirPlace(file: String, message: String) {
    #expect { try PronunciationDictionary(parsing: Array(file.utf8), name: "w") } throws: {
      "\($0)" == message
    }
  }
}
