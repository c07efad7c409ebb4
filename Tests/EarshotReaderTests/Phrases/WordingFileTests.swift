import EarshotReader
import EarshotSpeech
import Testing

/// Words of a listener's own.
@Suite struct WordingFileTests {
  private func file(_ text: String) throws -> WordingFile {
    try WordingFile(parsing: Array(text.utf8), name: "words.txt")
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try file(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("They stand in for those of their language, the first file for the later ones")
  func words() throws {
    let files = [
      try file("# language: de-AT\r\n# why: shorter\r\n\r\nbutton | Knopf\r\n"),
      try file(
        "# language: de\nbutton | Druckknopf\nitemCount.one | genau {1}\nlink | Verweis | Web"),
      try file("# language: fr\nbutton | touche"),
    ]
    let german = Wording(language: "de", files: files)
    #expect(german.text(.button) == "Knopf" && german.text(.link) == "Verweis")
    #expect(german.text(.itemCount, 1) == "genau 1" && german.text(.itemCount, 2) == "2 Objekte")
    #expect(Wording(language: "de", style: .snapshot, files: files).text(.link) == "Web")
    #expect(Wording(language: "fr", files: files).text(.button) == "touche")
    #expect(Wording(language: "en", files: files).text(.button) == "button")
  }

  @Test(
    "What cannot be taken over is refused, with its line",
    arguments: [
      ("button | Knopf", 1, "no language is named; expected \"# language:\" and one of en, ar,"),
      ("# language: tlh\n", 1, "no language is named"), ("", 1, "no language is named"),
      ("# language: de\n\nknob | Knopf", 3, "there is no word \"knob\"; expected a name"),
      ("# language: de\nbutton", 2, "words are missing; expected a name, a bar and what is said"),
      ("# language: de\nbutton | ", 2, "words are missing"),
      ("# language: de\nbutton | a | b | c | d", 2, "words are missing"),
      ("# language: de\nitemCount.few | {1}", 2, "the language has no form \"few\"; expected one"),
      ("# language: ja\nitemCount.one | {1}", 2, "has no form \"one\"; expected none"),
      (
        "# language: de\nposition | {1}", 2, "are not those of the English words; expected {1}, {2}"
      ),
      ("# language: de\nbutton | {1}", 2, "expected none"),
      ("# language: de\nBack | a | b", 2, "words are missing"),
      ("# language: de\nBack | {1}", 2, "expected none"),
      ("# language: de\n{1} items.few | {1}", 2, "has no form \"few\"; expected one"),
      ("# language: de\npage {1} of {2} | {1}", 2, "expected {1}, {2}"),
      ("# language: de\nFront | Vorn", 2, "there is no word \"Front\""),
    ])
  func refused(text: String, line: Int, expected: String) throws {
    let message = try #require(self.refusal(text))
    #expect(message.hasPrefix("words.txt:\(line):1: error: "), "\(message)")
    #expect(message.contains(expected), "\(message)")
  }

  @Test("Bytes that are no text, and too many of them, are refused")
  func bytes() {
    #expect(throws: TextTableError(file: "x", line: 1, column: 1, problem: .notUTF8)) {
      try WordingFile(parsing: [0xFF], name: "x")
    }
    let limit = WordingFile.byteLimit
    #expect(throws: TextTableError(file: "x", line: 1, column: 1, problem: .tooLarge(limit: limit)))
    {
      try WordingFile(parsing: Array(repeating: 0x20, count: limit + 1), name: "x")
    }
  }
}
