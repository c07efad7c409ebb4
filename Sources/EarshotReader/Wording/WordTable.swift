import EarshotVoices

/// The reader's words in one language and style.
struct WordTable {
  /// The language of the words as a BCP 47 tag; English where no table has the language asked for.
  let language: String
  private let words: [String: String]
  private let english: [String: String]
  /// The words that have forms for numbers.
  private let counted: Set<String>

  /// Reads the table of a language, and that of English for words it lacks.
  init(language: String, style: WordingStyle) {
    self.language = WordingTables.language(for: language) ?? "en"
    english = WordTable.english(style)
    words = self.language == "en" ? english : WordTable.words(of: self.language, style: style)
    counted = Set(
      words.keys.lazy.compactMap { name in name.firstIndex(of: ".").map { String(name[..<$0]) } })
  }

  /// A word with numbers in the places that are marked for them.
  func text(_ word: Word, _ numbers: [Int] = []) -> String { text(word, numbers.map(String.init)) }

  /// A word or a sentence with numbers and texts in the places that are marked for them.
  ///
  /// Where the first of them is a number, it chooses the form of the words.
  func text(_ word: Word, _ values: [String]) -> String {
    guard let first = values.first else { return template(word.rawValue) }
    let template = Int(first).flatMap { form(of: word, for: $0) } ?? template(word.rawValue)
    var text = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "{"), let end = rest[mark...].firstIndex(of: "}") {
      text += rest[..<mark]
      let place = Int(rest[rest.index(after: mark)..<end]) ?? 0
      if values.indices.contains(place - 1) { text += values[place - 1] }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private func template(_ name: String) -> String {
    guard let template = words[name] ?? english[name] else {
      preconditionFailure("the English wording table lacks \"\(name)\"")
    }
    return template
  }

  /// The words that a number has beside it, where the table has some of its own for it.
  private func form(of word: Word, for number: Int) -> String? {
    guard counted.contains(word.rawValue) else { return nil }
    return words["\(word.rawValue).\(PluralCategory(of: number, in: language))"]
  }

  /// The words that every other language falls back to, which are read once: a screen, a file and a task each
  /// begin with them.
  private static func english(_ style: WordingStyle) -> [String: String] {
    switch style {
    case .spoken: spokenEnglish
    case .snapshot: snapshotEnglish
    case .ios27: newEnglish
    }
  }
  private static let spokenEnglish = words(of: "en", style: .spoken)
  private static let snapshotEnglish = words(of: "en", style: .snapshot)
  private static let newEnglish = words(of: "en", style: .ios27)

  /// The words of one style, in one pass over the bytes of the table.
  private static func words(of language: String, style: WordingStyle) -> [String: String] {
    let column =
      switch style {
      case .spoken: 1
      case .snapshot: 2
      case .ios27: 3
      }
    var words: [String: String] = [:]
    words.reserveCapacity(Word.allCases.count)
    WordingTables.table(language: language)?.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let columns = line.split(separator: UInt8(ascii: "|"))
        guard columns.count > 1 else { continue }
        let word = columns.indices.contains(column) ? columns[column] : columns[1]
        words[trimmed(columns[0])] = trimmed(word)
      }
    }
    return words
  }

  private static func trimmed(_ column: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let blank = UInt8(ascii: " ")
    var column = column.drop { $0 == blank }
    while column.last == blank { column.removeLast() }
    return String(decoding: column, as: UTF8.self)
  }
}
