import EarshotVoices

/// The reader's words in one language and style.
struct WordTable {
  /// The language of the words as a BCP 47 tag; English where no table has the language asked for.
  let language: String
  private let own: Lines
  private let english: Lines

  /// What one style of a table says.
  private struct Lines {
    /// The words by the names in front of them.
    var words: [String: String] = [:]
    /// The words that have forms for numbers.
    var counted: Set<String> = []
  }

  /// Reads the table of a language, and that of English for words it lacks.
  init(language: String, style: WordingStyle) {
    self.language = WordingTables.language(for: language) ?? "en"
    english = WordTable.english(style)
    own = self.language == "en" ? english : WordTable.lines(of: self.language, style: style)
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
    guard let template = own.words[name] ?? english.words[name] else {
      preconditionFailure("the English wording table lacks \"\(name)\"")
    }
    return template
  }

  /// The words that a number has beside it, where the table has some of its own for it.
  private func form(of word: Word, for number: Int) -> String? {
    guard own.counted.contains(word.rawValue) else { return nil }
    return own.words["\(word.rawValue).\(PluralCategory(of: number, in: language))"]
  }

  /// The words that every other language falls back to, which are read once: a screen, a file and a task each
  /// begin with them.
  private static func english(_ style: WordingStyle) -> Lines {
    switch style {
    case .spoken: spokenEnglish
    case .snapshot: snapshotEnglish
    case .ios27: newEnglish
    }
  }
  private static let spokenEnglish = lines(of: "en", style: .spoken)
  private static let snapshotEnglish = lines(of: "en", style: .snapshot)
  private static let newEnglish = lines(of: "en", style: .ios27)

  /// The lines of one style, in one pass over the bytes of the table.
  private static func lines(of language: String, style: WordingStyle) -> Lines {
    let column =
      switch style {
      case .spoken: 1
      case .snapshot: 2
      case .ios27: 3
      }
    var lines = Lines()
    lines.words.reserveCapacity(Word.allCases.count)
    WordingTables.table(language: language)?.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let columns = line.split(separator: UInt8(ascii: "|"))
        guard columns.count > 1 else { continue }
        let word = columns.indices.contains(column) ? columns[column] : columns[1]
        let name = trimmed(columns[0])
        lines.words[name] = trimmed(word)
        if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
          lines.counted.insert(String(name[..<dot]))
        }
      }
    }
    return lines
  }

  private static func trimmed(_ column: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let blank = UInt8(ascii: " ")
    var column = column.drop { $0 == blank }
    while column.last == blank { column.removeLast() }
    return String(decoding: column, as: UTF8.self)
  }
}
