import EarshotModel
import EarshotReader
import EarshotVoices
import Testing

@Suite struct WordingTests {
  @Test func everyWordIsThereInEveryStyle() {
    for style in WordingStyle.allCases {
      let wording = Wording(style: style)
      for word in Word.allCases {
        #expect(!wording.text(word, 1, 2, 3).isEmpty, "\(word)")
        #expect(!wording.text(word, 1, 2, 3).contains("{"), "\(word)")
      }
    }
  }

  @Test func aTagIsShortenedUntilThereIsATable() {
    #expect(Wording(language: "en-GB").language == "en")
    #expect(Wording(language: "EN_us").language == "en")
    #expect(Wording(language: "tlh-Latn").language == "en")
    #expect(Wording(language: "de-CH").language == "de")
    #expect(Wording(language: "pt-PT").language == "pt")
  }

  @Test(
    "Chinese is told apart by script, and by region where none is named; old tags are known",
    arguments: [
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_SG.UTF-8", "zh-Hans"), ("zh-TW", "zh-Hant"),
      ("zh-HK", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh-Hans-TW", "zh-Hans"), ("iw", "he"),
    ])
  func tags(tag: String, language: String) {
    #expect(WordingTables.language(for: tag) == language)
  }

  @Test func numbersStandInTheirPlaces() {
    #expect(Wording().text(.position, 3, 12) == "3 of 12")
    #expect(Wording(style: .snapshot).text(.rowSpan, 2) == "Spans 2 rows")
    #expect(Wording(language: "ko").text(.position, 1, 3) == "3개 중 1번째")
  }

  @Test func aNumberChoosesTheForm() {
    #expect(Wording().text(.itemCount, ["1"]) == "1 item")
    #expect(Wording().text(.itemCount, ["2"]) == "2 items")
    #expect(Wording().text(.itemCount, ["more than 100"]) == "more than 100 items")
    #expect(Wording().text(.bullets, 1) == "bullet")
    let polish = Wording(language: "pl")
    #expect(
      [1, 2, 5, 12, 22].map { polish.text(.rowCount, $0) } == [
        "1 wiersz", "2 wiersze", "5 wierszy", "12 wierszy", "22 wiersze",
      ])
  }

  @Test("Parts and sentences are parted as the language writes it")
  func punctuation() {
    func said(_ language: String) -> String {
      Wording(language: language).words(
        of: Phrase(
          parts: [PhrasePart(.label, .text("A")), PhrasePart(.trait, .word(.button, []))],
          language: language)
      ).description
    }
    #expect(said("de") == "A, Taste")
    #expect(said("ja") == "A、ボタン")
    #expect(said("zh-Hans") == "A，按钮")
    #expect(said("ar").hasPrefix("A، "))
  }
}
