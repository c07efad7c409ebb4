import EarshotReader
import EarshotVoices
import Testing

@Suite struct WordingTests {
  @Test func everyWordIsThereInEveryStyle() {
    for style in WordingStyle.allCases {
      let wording = Wording(style: style)
      for word in Word.allCases {
        #expect(!wording.text(word, 1, 2).isEmpty, "\(word)")
        #expect(!wording.text(word, 1, 2).contains("{"), "\(word)")
      }
    }
  }

  @Test func theTableHoldsNothingElse() {
    let table = WordingTables.table(language: "en")?.description ?? ""
    let names = table.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == Word.allCases.map(\.rawValue))
  }

  @Test func aTagIsShortenedUntilThereIsATable() {
    #expect(Wording(language: "en-GB").language == "en")
    #expect(Wording(language: "EN_us").language == "en")
    #expect(Wording(language: "tlh-Latn").language == "en")
  }

  @Test func numbersStandInTheirPlaces() {
    #expect(Wording().text(.position, 3, 12) == "3 of 12")
    #expect(Wording(style: .snapshot).text(.rowSpan, 2) == "Spans 2 rows")
  }
}
