public import EarshotSpeech
import EarshotVoices

/// Words of a listener's own that stand in for those of a language: a file in the format of the tables
/// (`Voices/Wording`, `Voices/SystemTexts`).
///
/// Its first line is `# language:` with a tag of ``Wording/languages``. A line has the name of a ``Word``, or the English
/// text of something that the system writes, and, behind a bar, what is said; other lines that begin with `#` are
/// comments.
nonisolated public struct WordingFile: Hashable, Sendable {
  /// The most bytes of a file that is read: 1 MB.
  public static let byteLimit = 1 << 20

  /// The language of the words, as a tag of ``Wording/languages``.
  public let language: String
  /// The lines, of which nothing is wrong.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - name: What the file is called in errors.
  /// - Throws: `TextTableError` for the first line that cannot be taken over.
  public init(parsing bytes: [UInt8], name: String) throws(TextTableError) {
    let lines = try TextTable.lines(of: bytes, name: name, byteLimit: Self.byteLimit)
    let mark = "# language:"
    guard let first = lines.first, first.text.hasPrefix(mark),
      let language = WordingTables.language(for: Self.trimmed(first.text.dropFirst(mark.count)))
    else {
      throw TextTableError(
        file: name, line: 1, column: 1, problem: .noLanguage(known: WordingTables.languages))
    }
    let tables = Tables(language)
    for line in lines where !line.text.hasPrefix("#") && !line.isBlank {
      if let problem = tables.problem(of: line.text) { throw line.refusal(problem) }
    }
    self.language = language
    // Lines end in one way from here on.
    self.bytes = Array(lines.map(\.text).joined(separator: "\n").utf8)
  }

  /// What a line is held against.
  nonisolated private struct Tables {
    let forms: [String]
    let english = WordTable(language: "en", style: .spoken)
    /// Any table of the system's texts but that of English has the names of all.
    let system = WordingLines(SystemTextTables.table(language: "de"), language: "de")

    init(_ language: String) {
      forms = PluralCategory.categories(in: language).map(\.rawValue).filter { $0 != "other" }
    }

    /// What is wrong with a line, or `nil`.
    func problem(of line: Substring) -> TextTableError.Problem? {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(
        WordingFile.trimmed)
      guard (2...4).contains(columns.count), !columns.contains("") else { return .noWords }
      if let name = systemName(columns[0]) {
        let needed = places(ofSystem: name.text)
        return columns.count > 2
          ? .noWords
          : problem(of: columns[1], as: name.form, needed: needed, known: forms + ["date"])
      }
      let name = columns[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard let word = Word(rawValue: String(name[0])) else { return .unknownWord(columns[0]) }
      let form = name.count > 1 ? String(name[1]) : nil
      let needed = WordingFile.places(in: english.text(word))
      return columns.dropFirst().lazy
        .compactMap { problem(of: $0, as: form, needed: (needed, needed), known: forms) }.first
    }

    /// A text of the system by its name, and the form that is meant.
    private func systemName(_ name: String) -> (text: String, form: String?)? {
      if let dot = name.lastIndex(of: "."), system[String(name[..<dot])] != nil {
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
      }
      return system[name] == nil ? nil : (name, nil)
    }

    /// The places that a text of the system must have, and those that it may have: a time of day has the hours
    /// of twelve or of twenty-four.
    private func places(ofSystem text: String) -> (must: Set<String>, may: Set<String>) {
      let places = WordingFile.places(in: text)
      return text == "{1}:{2} {3}" ? (["2"], places.union(["4", "5"])) : (places, places)
    }

    private func problem(
      of words: String, as form: String?, needed: (must: Set<String>, may: Set<String>),
      known: [String]
    ) -> TextTableError.Problem? {
      if let form, !known.contains(form) { return .unknownForm(form, known: forms) }
      let found = WordingFile.places(in: words)
      let mayLeaveOut: Set<String> = ["zero", "one", "two"].contains(form ?? "") ? ["1"] : []
      guard found.isSubset(of: needed.may), needed.must.subtracting(found).isSubset(of: mayLeaveOut)
      else { return .wrongPlaces(expected: needed.must.sorted()) }
      return nil
    }
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
