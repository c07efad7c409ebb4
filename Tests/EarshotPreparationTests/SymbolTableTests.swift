import EarshotVoices
import Testing

@testable import EarshotSpeech

@Suite struct SymbolTableTests {
  private static let tables: [(String, StaticString)] =
    SymbolNames.languages.compactMap { language in
      SymbolNames.names(in: language).map { (language, $0) }
    }
    + SymbolNames.languages.compactMap { language in
      SymbolNames.spokenNames(in: language).map { ("spoken " + language, $0) }
    } + [("levels", SymbolNames.levels), ("dates", SymbolNames.dates)]

  private static func lines(_ table: StaticString) -> [Substring] {
    "\(table)".split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyTableIsInTheOrderOfItsBytesWithoutDoubles() {
    for (name, table) in Self.tables {
      let keys = Self.lines(table).map { Array($0.prefix { $0 != "\t" }.utf8) }
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
      #expect(isSorted, "the table \(name) is not sorted or holds a key twice")
    }
  }

  @Test func everyKeyIsFoundWithItsFields() {
    for (name, table) in Self.tables {
      for line in Self.lines(table) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let found = SymbolTable(table).fields(of: String(fields[0]))
        #expect(found == Array(fields.dropFirst()), "\(name): \(line)")
      }
    }
  }

  @Test func whatIsNotThereIsNotFound() {
    let table = SymbolTable("b\tbee\nbb\tbees\nd\tdee")
    for key in ["", "a", "ba", "bbb", "c", "dd", "e", "b\t", "\n", "bee"] {
      #expect(table.fields(of: key) == nil, "\(key)")
    }
    #expect(table.field(of: "b") == "bee")
    #expect(table.field(of: "bb") == "bees")
    #expect(table.field(of: "d") == "dee")
  }

  @Test func tonesAndSelectorsAreNoPartOfSequences() {
    for (name, table) in Self.tables {
      for line in Self.lines(table) {
        let key = line.prefix { $0 != "\t" }.unicodeScalars
        #expect(!key.contains("\u{FE0F}"), "\(name): \(line)")
        #expect(key.count == 1 || !key.contains(where: EmojiSequence.isTone), "\(name): \(line)")
      }
    }
  }

  @Test func theNoticeOfTheLicenceIsThere() {
    let notice = "\(SymbolNames.notice)"
    #expect(notice.contains("Unicode, Inc. All rights reserved."))
    #expect(notice.contains("this copyright and permission notice appear"))
  }

  @Test func everyLevelIsKnownAndEverySpokenNameThere() {
    for line in Self.lines(SymbolNames.levels) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(SymbolLevel(name: fields[1]) != nil, "\(line)")
      #expect(fields.count == 2 || fields[2] == "keep" || fields[2] == "unnamed", "\(line)")
    }
    let english = Self.lines(SymbolNames.spokenNames(in: "en") ?? "").map { $0.prefix(1) }
    for language in ["ko", "ja", "de", "fr", "es"] {
      let own = Self.lines(SymbolNames.spokenNames(in: language) ?? "").map { $0.prefix(1) }
      #expect(own == english, "\(language)")
    }
  }

  @Test func aLongDateIsKnownInEveryLanguage() {
    for language in SymbolNames.languages {
      #expect(catalog.dateNames(in: language)?.months.count == 12, "\(language)")
    }
  }
}
