extension SymbolFile {
  /// The most bytes of a file that is read: 4 MB, ten times the largest known.
  public static let byteLimit = 4 << 20
  /// The most scalars of a symbol, and of its replacement.
  public static let scalarLimit = 200

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, with or without a byte order mark.
  ///   - name: What the file is called in errors.
  ///   - language: The language it is for as a BCP 47 tag, or `nil` for all.
  /// - Throws: ``TextTableError`` for the first line that cannot be understood.
  public init(
    parsing bytes: [UInt8], name: String, language: String? = nil
  ) throws(TextTableError) {
    self.init(language: language)
    var section = Section.none
    for line in try TextTable.lines(of: bytes, name: name, byteLimit: SymbolFile.byteLimit) {
      switch line.text {
      case "complexSymbols:": section = .complexSymbols
      case "symbols:": section = .symbols
      default:
        guard !line.isBlank, !line.text.hasPrefix("#") else { continue }
        switch section {
        case .none: throw line.error(.noSection)
        case .complexSymbols: try readComplexSymbol(line)
        case .symbols: try readSymbol(line)
        }
      }
    }
  }

  private enum Section {
    case none, complexSymbols, symbols
  }

  private mutating func readComplexSymbol(_ line: TextTable.Line) throws(TextTableError) {
    guard line.fields.count >= 2 else { throw line.error(.missingField("a regular expression")) }
    complexSymbolCount += 1
  }

  private mutating func readSymbol(_ line: TextTable.Line) throws(TextTableError) {
    var fields = line.fields
    // A comment may follow the last field, after a tab.
    if fields.count > 2,
      let comment = fields.dropFirst(2).firstIndex(where: { $0.text.hasPrefix("#") })
    {
      fields.removeSubrange(comment...)
    }
    guard fields.count >= 2 else { throw line.error(.missingField("a replacement")) }
    guard fields.count <= 4 else { throw line.error(.tooManyFields(limit: 4), at: fields[4]) }
    let symbol = SymbolFile.unescaped(fields[0].text)
    guard !symbol.isEmpty else { throw line.error(.missingField("a symbol"), at: fields[0]) }
    for field in fields.prefix(2) where field.text.unicodeScalars.count > SymbolFile.scalarLimit {
      throw line.error(.tooLong(limit: SymbolFile.scalarLimit), at: field)
    }
    var entry = Entry()
    if fields[1].text != "-" { entry.replacement = String(fields[1].text) }
    if fields.count > 2, fields[2].text != "-", !fields[2].text.isEmpty {
      guard let level = SymbolLevel(name: fields[2].text) else {
        throw line.error(.unknownLevel(String(fields[2].text)), at: fields[2])
      }
      entry.level = level
    }
    if fields.count > 3, fields[3].text != "-", !fields[3].text.isEmpty {
      entry.preservation = try SymbolFile.preservation(fields[3], in: line)
    }
    entries[symbol] = entry
  }

  private static func preservation(
    _ field: TextTable.Field, in line: TextTable.Line
  ) throws(TextTableError) -> SymbolDefinition.Preservation {
    switch field.text {
    case "never": return .never
    case "always": return .always
    case "norep": return .unlessNamed
    default: throw line.error(.unknownPreservation(String(field.text)), at: field)
    }
  }

  /// A backslash at the beginning makes a control, a `#` or a backslash of what follows.
  private static func unescaped(_ text: Substring) -> String {
    guard text.first == "\\", text.count > 1, let second = text.dropFirst().first else {
      return String(text)
    }
    let replacement: String
    switch second {
    case "0": replacement = "\0"
    case "t": replacement = "\t"
    case "n": replacement = "\n"
    case "r": replacement = "\r"
    case "f": replacement = "\u{C}"
    case "#": replacement = "#"
    case "\\": replacement = "\\"
    default: return String(text)
    }
    return replacement + text.dropFirst(2)
  }
}
