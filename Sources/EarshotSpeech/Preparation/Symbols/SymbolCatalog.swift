/// Where the names and levels of symbols come from, language by language.
///
/// A field of a symbol comes from the first of these that has it: the listener's own symbol files, the
/// short names of the keyboard, the names of Unicode CLDR, the short names and the names in English.
public struct SymbolCatalog: Sendable {
  /// The table of a language, which is the first subtag of its tag.
  public typealias Tables = @Sendable (_ language: String) -> StaticString?

  /// The plural category of Unicode CLDR that a whole number has in a language.
  public typealias PluralCategories = @Sendable (_ number: Int, _ language: String) -> String

  /// The listener's own symbols; earlier ones win.
  public var files: [SymbolFile]

  private let spokenNames: Tables
  private let names: Tables
  private let levels: SymbolTable
  private let dates: SymbolTable
  private let units: [SymbolTable]
  private let pluralCategory: PluralCategories

  /// Creates a catalogue over tables in the order of their bytes.
  ///
  /// - Parameters:
  ///   - spokenNames: A symbol, its short name and optionally the name of several.
  ///   - names: A symbol and its name.
  ///   - levels: A symbol, the level from which on it is named, and optionally `keep` or
  ///     `unnamed`.
  ///   - dates: A language, the pattern of its long dates, and its twelve months.
  ///   - units: A language, a blank and a unit or currency, and the words of each plural category, such as
  ///     `one=kilometer`; earlier tables win.
  ///   - pluralCategory: The categories of numbers.
  ///   - files: The listener's own symbols.
  public init(
    spokenNames: @escaping Tables,
    names: @escaping Tables,
    levels: StaticString,
    dates: StaticString,
    units: [StaticString] = [],
    pluralCategory: @escaping PluralCategories = { number, _ in number == 1 ? "one" : "other" },
    files: [SymbolFile] = []
  ) {
    self.spokenNames = spokenNames
    self.names = names
    self.levels = SymbolTable(levels)
    self.dates = SymbolTable(dates)
    self.units = units.map(SymbolTable.init)
    self.pluralCategory = pluralCategory
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

  /// The words of a unit or a currency beside a number.
  ///
  /// - Parameters:
  ///   - unit: The unit as it is written.
  ///   - number: The number; `nil` for one that is not whole or too large to count.
  ///   - language: The first subtag of the language.
  /// - Returns: The words, where `{0}` is the place of the number if some stand before it; `nil` where the language has
  ///   none.
  func words(ofUnit unit: String, counting number: Int?, in language: String) -> String? {
    let key = "\(language) \(unit)"
    guard let forms = units.lazy.compactMap({ $0.fields(of: key) }).first else { return nil }
    let category = number.map { pluralCategory($0, language) } ?? "other"
    let form =
      forms.first { $0.hasPrefix("\(category)=") } ?? forms.first { $0.hasPrefix("other=") }
    return form.map { String($0.drop { $0 != "=" }.dropFirst()) }
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
