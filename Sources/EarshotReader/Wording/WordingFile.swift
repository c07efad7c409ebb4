import EarshotVoices

/// Words of a listener's own that stand in for those of a language: a file in the format of the tables
/// (`Voices/Wording`).
///
/// Its first line is `# language:` with a tag of ``Wording/languages``. A line has the name of a ``Word`` and, behind
/// a bar, what is said; other lines that begin with `#` are comments.
nonisolated public struct WordingFile: Hashable, Sendable {
  /// The most bytes of a file that is read: 1 MB.
  public static let byteLimit = 1 << 20

  /// The language of the words, as a tag of ``Wording/languages``.
  public let language: String
  /// The lines, of which nothing is wrong.
  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - name: What the file is called in errors.
  /// - Throws: ``WordingFileError`` for the first line that cannot be taken over.
  public init(parsing bytes: [UInt8], name: String) throws(WordingFileError) {
    func refused(_ problem: WordingFileError.Problem, line: Int = 1) -> WordingFileError {
      WordingFileError(file: name, line: line, problem: problem)
    }
    guard bytes.count <= Self.byteLimit else { throw refused(.tooLarge(limit: Self.byteLimit)) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw refused(.notUTF8) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let mark = "# language:"
    guard let first = lines.first, first.hasPrefix(mark),
      let language = WordingTables.language(for: Self.trimmed(first.dropFirst(mark.count)))
    else { throw refused(.noLanguage(known: WordingTables.languages)) }
    let english = WordTable(language: "en", style: .spoken)
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      guard line.contains(where: { $0 != " " }) else { continue }
      if let problem = Self.problem(of: line, in: language, english: english) {
        throw refused(problem, line: index + 1)
      }
    }
    self.language = language
    // Lines end in one way from here on.
    self.bytes = Array(lines.joined(separator: "\n").utf8)
  }

  /// What is wrong with a line, or `nil`.
  private static func problem(
    of line: Substring, in language: String, english: WordTable
  ) -> WordingFileError.Problem? {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    guard (2...4).contains(columns.count), !columns.contains("") else { return .noWords }
    let name = columns[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let word = Word(rawValue: String(name[0])) else { return .unknownWord(columns[0]) }
    let forms = PluralCategory.categories(in: language).map(\.rawValue).filter { $0 != "other" }
    let form = name.count > 1 ? String(name[1]) : nil
    if let form, !forms.contains(form) { return .unknownForm(form, known: forms) }
    let needed = places(in: english.text(word))
    for words in columns.dropFirst() {
      let found = places(in: words)
      let mayLeaveOut: Set<String> = ["zero", "one", "two"].contains(form ?? "") ? ["1"] : []
      guard found.isSubset(of: needed), needed.subtracting(found).isSubset(of: mayLeaveOut) else {
        return .wrongPlaces(expected: needed.sorted())
      }
    }
    return nil
  }

  /// The numbers of the places that stand open.
  private static func places(in words: String) -> Set<String> {
    var places: Set<String> = []
    var rest = words[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      places.insert(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return places
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
