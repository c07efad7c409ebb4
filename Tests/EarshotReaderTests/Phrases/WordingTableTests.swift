import EarshotReader
import EarshotVoices
import Testing

/// Every table has what the English one has, in forms that the language needs.
@Suite struct WordingTableTests {
  /// The lines of a table: the name of a word, its plural category if it has one, and its words.
  private struct Line {
    let word: String
    let category: String?
    let words: [String]
  }

  private static func text(_ language: String) -> [Substring] {
    (WordingTables.table(language: language)?.description ?? "").split(separator: "\n")
  }

  private static func lines(_ language: String) -> [Line] {
    text(language).filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
      let name = columns[0].split(separator: " ")[0].split(separator: ".")
      return Line(
        word: String(name[0]), category: name.count > 1 ? String(name[1]) : nil,
        words: columns.dropFirst().map(String.init))
    }
  }

  private static func places(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{[0-9]\}/).map(\.output))
  }

  private static let others = WordingTables.languages.filter { $0 != "en" }

  @Test(
    "A table holds every word once, in the order of the words", arguments: WordingTables.languages)
  func everyWord(_ language: String) {
    let names = Self.lines(language).filter { $0.category == nil }.map(\.word)
    #expect(names == Word.allCases.map(\.rawValue))
  }

  @Test(
    "What has forms in English has all that the language needs", arguments: WordingTables.languages)
  func forms(_ language: String) {
    let needed = Set(PluralCategory.categories(in: language).map(\.rawValue)).subtracting(["other"])
    let forms = Dictionary(grouping: Self.lines(language).filter { $0.category != nil }, by: \.word)
    let counted = Set(Self.lines("en").filter { $0.category != nil }.map(\.word))
    if !needed.isEmpty {
      for word in counted.union(forms.keys) {
        #expect(Set((forms[word] ?? []).compactMap(\.category)) == needed, "\(word)")
      }
    }
    #expect(forms.values.joined().allSatisfy { needed.contains($0.category ?? "") })
  }

  @Test("A sentence has the places of the English one", arguments: others)
  func placeholders(_ language: String) {
    let english = Dictionary(
      uniqueKeysWithValues: Self.lines("en").filter { $0.category == nil }.map { line in
        (line.word, Self.places(line.words[0]))
      })
    for line in Self.lines(language) {
      let places = Self.places(line.words[0])
      let expected = english[line.word] ?? []
      // Where only one number is meant, or two, words may say it.
      let isNamed = ["zero", "one", "two"].contains(line.category ?? "")
      let missing = expected.subtracting(places)
      #expect(missing.isEmpty || (isNamed && missing == ["{1}"]), "\(line.word): \(line.words[0])")
      #expect(places.isSubset(of: expected), "\(line.word): \(line.words[0])")
    }
  }

  @Test(
    "A table says whether it was checked, and where its words come from",
    arguments: WordingTables.languages)
  func sources(_ language: String) {
    let text = Self.text(language)
    #expect(["# status: draft", "# status: checked"].contains(text.first))
    #expect(text.dropFirst().first?.hasPrefix("# source: ") == true)
    let marks = text.dropFirst().filter { $0.hasPrefix("#") }
    let known = ["guide", "cldr", "published", "translation"].map { "# source: \($0)" }
    #expect(marks.allSatisfy { known.contains(String($0)) }, "\(marks)")
    #expect(WordingTables.isChecked(language) == (text.first == "# status: checked"))
  }

  @Test(
    "No words have marks that turn the direction or a blank at an end",
    arguments: WordingTables.languages)
  func cleanText(_ language: String) {
    for words in Self.lines(language).flatMap(\.words) {
      let bare = words.unicodeScalars.filter { $0 != " " }
      #expect(!bare.isEmpty)
      #expect(
        !words.unicodeScalars.contains {
          (0x200E...0x200F).contains($0.value) || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        }, "\(words)")
    }
  }

  @Test(
    "Numbers have the forms that Unicode CLDR gives them",
    arguments: [
      ("de", [1: "one", 0: "other", 2: "other", 21: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]), ("pt", [0: "one", 1: "one", 2: "other"]),
      ("es", [0: "other", 1: "one"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few", 112: "many"]),
      ("ru", [1: "one", 11: "many", 21: "one", 24: "few", 25: "many", 112: "many", 0: "many"]),
      (
        "ar",
        [
          0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other",
          103: "few", 111: "many",
        ]
      ),
      ("he", [1: "one", 2: "two", 3: "other", 20: "other"]), ("ja", [1: "other", 2: "other"]),
      ("zh-Hant", [1: "other"]),
    ])
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected {
      #expect(PluralCategory(of: number, in: language).rawValue == category, "\(number)")
    }
  }
}
