import EarshotInterface
import EarshotVoices
import Testing

/// The texts of the system in every language.
@Suite struct SystemTextTableTests {
  private static let others = WordingTables.languages.filter { $0 != "en" }

  /// The lines of a table as names and words.
  private static func lines(_ language: String) -> [(name: String, words: String)] {
    (SystemTextTables.table(language: language)?.description ?? "").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let columns = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
        return (String(columns[0].reversed().drop { $0 == " " }.reversed()), String(columns[1]))
      }
  }

  private static func places(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{[0-9]\}/).map(\.output))
  }

  @Test("A table has every text once, in the order of the texts", arguments: others)
  func everyText(_ language: String) {
    let known = Set(SystemText.allCases.map(\.rawValue))
    let names = Self.lines(language).map(\.name).filter { known.contains($0) }
    #expect(Set(names) == known && names.count == known.count)
    // What remains is a form of one of them.
    for name in Self.lines(language).map(\.name) where !known.contains(name) {
      let parts = name.split(separator: ".")
      #expect(parts.count == 2 && known.contains(String(parts[0])), "\(name)")
    }
  }

  @Test("What has forms in English has those that the language needs", arguments: others)
  func forms(_ language: String) {
    let counted = SystemTexts.english
    #expect(counted.format(.items, 1) == "1 item" && counted.format(.items, 2) == "2 items")
    let needed = Set(PluralCategory.categories(in: language).map(\.rawValue)).subtracting(["other"])
    let names = Self.lines(language).map(\.name)
    for text in [SystemText.items, .hours, .minutes] {
      let forms = names.filter { $0.hasPrefix(text.rawValue + ".") }
        .map { $0.dropFirst(text.rawValue.count + 1) }
      #expect(Set(forms.map(String.init)) == needed, "\(text.rawValue)")
    }
    let months = names.filter { $0.hasSuffix(".date") }.count
    #expect(months == (["pl", "ru", "zh-Hans"].contains(language) ? 12 : 0))
  }

  @Test("A text has the places of the English one", arguments: others)
  func placeholders(_ language: String) {
    for (name, words) in Self.lines(language) {
      let base = name.split(separator: ".")[0]
      let expected = Self.places(String(base))
      let places = Self.places(words)
      if base == SystemText.timeOfDay.rawValue {
        #expect(
          [["{1}", "{2}", "{3}"], ["{2}", "{4}"], ["{2}", "{5}"]].contains(places), "\(words)")
      } else if name.hasSuffix(".one") || name.hasSuffix(".two") || name.hasSuffix(".zero") {
        #expect(places.isSubset(of: expected), "\(words)")
      } else {
        #expect(places == expected, "\(name): \(words)")
      }
    }
  }

  @Test(
    "Badges count in the forms of their language",
    arguments: [
      ("de", [1: "1 Objekt", 2: "2 Objekte"]),
      ("ru", [1: "1 объект", 3: "3 объекта", 5: "5 объектов", 21: "21 объект"]),
      ("pl", [1: "1 element", 22: "22 elementy", 12: "12 elementów"]),
      ("ar", [1: "عنصر واحد", 2: "عنصران", 5: "5 عناصر", 11: "11 عنصرًا", 100: "100 عنصر"]),
      ("ko", [3: "항목 3개"]), ("en", [1: "1 item", 0: "0 items"]), ("xx", [1: "1 item"]),
    ])
  func counts(language: String, expected: [Int: String]) {
    let texts = SystemTexts(language: language)
    for (count, words) in expected { #expect(texts.format(.items, count) == words) }
  }
}
