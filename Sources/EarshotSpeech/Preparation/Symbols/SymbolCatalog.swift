/// Where the names and levels of symbols come from, language by language.
///
/// A field of a symbol comes from the first of these that has it: the listener's own symbol files, the
/// short names of the keyboard, the names of Unicode CLDR, the short names and the names in English.
public struct SymbolCatalog: Sendable {
  /// The table of a language, which is the first subtag of its tag.
  public typealias Tables = @Sendable (_ language: String) -> StaticString?

  /// The listener's own symbols; earlier ones win.
  public var files: [SymbolFile]

  private let spokenNames: Tables
  private let names: Tables
  private let levels: SymbolTable
  private let dates: SymbolTable

  /// Creates a catalogue over tables in the order of their bytes.
  ///
  /// - Parameters:
  ///   - spokenNames: A symbol, its short name and optionally the name of several.
  ///   - names: A symbol and its name.
  ///   - levels: A symbol, the level from which on it is named, and optionally `keep` or
  ///     `unnamed`.
  ///   - dates: A language, the pattern of its long dates, and its twelve months.
  ///   - files: The listener's own symbols.
  public init(
    spokenNames: @escaping Tables,
    names: @escaping Tables,
    levels: StaticString,
    dates: StaticString,
    files: [SymbolFile] = []
  ) {
    self.spokenNames = spokenNames
    self.names = names
    self.levels = SymbolTable(levels)
    self.dates = SymbolTable(dates)
    self.files = files
  }

  /// What is known of a symbol, or `nil` when it has no name in `language` or in English.
  public func definition(of symbol: String, in language: String) -> SymbolDefinition? {
    let own = files.lazy.filter { $0.applies(to: language) }.compactMap { $0.entries[symbol] }
    let found = foundName(of: symbol, in: language)
    guard let name = own.compactMap(\.replacement).first ?? found?.name else { return nil }
    let (level, preservation) = usualLevel(of: symbol)
    return SymbolDefinition(
      name: name,
      pluralName: own.compactMap(\.replacement).first == nil ? found?.plural : nil,
      level: own.compactMap(\.level).first ?? level,
      preservation: own.compactMap(\.preservation).first ?? preservation)
  }

  /// The symbols of the listener's own files that the other stages would not look up: longer than one
  /// scalar, or not symbols at all; the longest first.
  func ownWords(in language: String) -> [Unicode.Scalar: [[Unicode.Scalar]]] {
    var words: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]
    for file in files where file.applies(to: language) {
      for symbol in file.entries.keys {
        let scalars = Array(symbol.unicodeScalars)
        guard let first = scalars.first, scalars.count > 1 || !first.isSymbol else { continue }
        words[first, default: []].append(scalars)
      }
    }
    return words.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// The pattern of a long date and the twelve names of months.
  func dateNames(in language: String) -> (pattern: String, months: [String])? {
    guard let fields = dates.fields(of: language), fields.count == 13 else { return nil }
    return (String(fields[0]), fields.dropFirst().map { String($0) })
  }

  private func foundName(of symbol: String, in language: String) -> (name: String, plural: String?)?
  {
    for language in [language, "en"] {
      let spoken = spokenNames(language).flatMap { SymbolTable($0).fields(of: symbol) }
      if let spoken, let name = spoken.first {
        return (String(name), spoken.count > 1 ? String(spoken[1]) : nil)
      }
      if let name = names(language).flatMap({ SymbolTable($0).field(of: symbol) }) {
        return (name, nil)
      }
    }
    return nil
  }

  private func usualLevel(
    of symbol: String
  ) -> (SymbolLevel, SymbolDefinition.Preservation) {
    if let fields = levels.fields(of: symbol), let name = fields.first,
      let level = SymbolLevel(name: name)
    {
      switch fields.dropFirst().first {
      case "keep": return (level, .always)
      case "unnamed": return (level, .unlessNamed)
      default: return (level, .never)
      }
    }
    let scalars = symbol.unicodeScalars
    guard let first = scalars.first else { return (.character, .never) }
    // Only pictures are made of several scalars.
    if scalars.count > 1 { return (.none, .never) }
    return (SymbolCatalog.usualLevel(of: first), .never)
  }

  /// The level of what the table of levels does not list.
  private static func usualLevel(of scalar: Unicode.Scalar) -> SymbolLevel {
    if scalar.isDrawing { return .all }
    if scalar.isPicture { return .none }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .some
    default: return .most
    }
  }
}
