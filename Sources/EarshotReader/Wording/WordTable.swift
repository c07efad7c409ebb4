import EarshotVoices

/// The reader's words in one language and style.
nonisolated struct WordTable {
  private var own: WordingLines
  private let english: WordingLines

  /// The language of the words as a BCP 47 tag; English where no table has the language asked for.
  var language: String { own.language }

  /// Reads the table of a language, and that of English for words it lacks; words of files in the language stand
  /// in for those of the table, the first file for the later ones.
  init(language: String, style: WordingStyle, files: [WordingFile] = []) {
    let language = WordingTables.language(for: language) ?? "en"
    english = WordTable.english(style)
    own = language == "en" ? english : WordTable.lines(of: language, style: style)
    for file in files.reversed() where file.language == language {
      own.replace(by: file.bytes, column: WordTable.column(of: style))
    }
  }

  /// A word with numbers in the places that are marked for them.
  func text(_ word: Word, _ numbers: [Int] = []) -> String { text(word, numbers.map(String.init)) }

  /// A word or a sentence with numbers and texts in the places that are marked for them.
  ///
  /// Where the first of them is a number, it chooses the form of the words.
  func text(_ word: Word, _ values: [String]) -> String {
    guard let first = values.first else { return template(word.rawValue) }
    let form = Int(first).flatMap { own.form(of: word.rawValue, for: $0) }
    return WordingLines.filled(form ?? template(word.rawValue), with: values)
  }

  private func template(_ name: String) -> String {
    guard let template = own[name] ?? english[name] else {
      preconditionFailure("the English wording table lacks \"\(name)\"")
    }
    return template
  }

  /// The words that every other language falls back to, which are read once: a screen, a file and a task each
  /// begin with them.
  private static func english(_ style: WordingStyle) -> WordingLines {
    switch style {
    case .spoken: spokenEnglish
    case .snapshot: snapshotEnglish
    case .ios27: newEnglish
    }
  }
  private static let spokenEnglish = lines(of: "en", style: .spoken)
  private static let snapshotEnglish = lines(of: "en", style: .snapshot)
  private static let newEnglish = lines(of: "en", style: .ios27)

  /// The lines of one style.
  private static func lines(of language: String, style: WordingStyle) -> WordingLines {
    WordingLines(
      WordingTables.table(language: language), language: language, column: column(of: style))
  }

  /// The column of a table in which the words of a style stand.
  private static func column(of style: WordingStyle) -> Int {
    switch style {
    case .spoken: 1
    case .snapshot: 2
    case .ios27: 3
    }
  }
}
