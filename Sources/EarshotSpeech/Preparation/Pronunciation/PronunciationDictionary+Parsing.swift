extension PronunciationDictionary {
  /// The most bytes of a file that is read: 4 MB.
  public static let byteLimit = 4 << 20
  /// The most scalars of a pattern, and of its replacement.
  public static let scalarLimit = 1000

  /// Reads a file of pronunciations: a line holds a pattern, what is said instead and optionally
  /// options, with tabs between; a line that begins with `#` is a comment.
  ///
  /// The options, with blanks between: `case` for patterns whose capitals matter, `part` for those
  /// that are also found inside words, and `language=TAG`.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - name: What the file is called in errors.
  /// - Throws: ``TextTableError`` for the first line that cannot be understood.
  public init(parsing bytes: [UInt8], name: String) throws(TextTableError) {
    var entries: [PronunciationEntry] = []
    let lines = try TextTable.lines(
      of: bytes, name: name, byteLimit: PronunciationDictionary.byteLimit)
    for line in lines where !line.isBlank && !line.text.hasPrefix("#") {
      entries.append(try PronunciationDictionary.entry(of: line))
    }
    self.init(entries)
  }

  private static func entry(of line: TextTable.Line) throws(TextTableError) -> PronunciationEntry {
    let fields = line.fields
    guard !fields[0].text.isEmpty else { throw line.error(.missingField("a pattern")) }
    guard fields.count >= 2 else { throw line.error(.missingField("a replacement")) }
    guard fields.count <= 3 else { throw line.error(.tooManyFields(limit: 3), at: fields[3]) }
    for field in fields.prefix(2) where field.text.unicodeScalars.count > scalarLimit {
      throw line.error(.tooLong(limit: scalarLimit), at: field)
    }
    var entry = PronunciationEntry(String(fields[0].text), replacement: String(fields[1].text))
    guard fields.count == 3 else { return entry }
    for option in fields[2].text.split(separator: " ") {
      switch option {
      case "case": entry.matchesCase = true
      case "part": entry.matchesInsideWords = true
      default:
        guard option.hasPrefix("language="), option.count > 9 else {
          throw line.error(.unknownOption(String(option)), at: fields[2])
        }
        entry.language = String(option.dropFirst(9))
      }
    }
    return entry
  }
}
