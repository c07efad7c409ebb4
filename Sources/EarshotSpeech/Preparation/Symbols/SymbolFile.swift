/// The listener's own symbols, read from a file in the format of NVDA's symbol dictionaries.
///
/// A line holds a symbol, its replacement, its level and whether it stays in the text, with tabs
/// between; `-` in a field, and a field that is missing, leave what is known of the symbol. Sections
/// begin with `complexSymbols:` (regular expressions, which are counted and passed over) and `symbols:`;
/// a line that begins with `#` is a comment.
public struct SymbolFile: Hashable, Sendable {
  /// What a file says of one symbol; `nil` leaves what is known.
  public struct Entry: Hashable, Sendable {
    /// What is said instead.
    public var replacement: String?
    /// From which level on it is named.
    public var level: SymbolLevel?
    /// When it stays in the text.
    public var preservation: SymbolDefinition.Preservation?

    /// Creates an entry.
    public init(
      replacement: String? = nil,
      level: SymbolLevel? = nil,
      preservation: SymbolDefinition.Preservation? = nil
    ) {
      self.replacement = replacement
      self.level = level
      self.preservation = preservation
    }
  }

  /// The language it is for as a BCP 47 tag, or `nil` for all.
  public var language: String?
  /// The entries by symbol.
  public var entries: [String: Entry]
  /// The number of regular expressions that were passed over.
  public var complexSymbolCount: Int

  /// Creates a file from its entries.
  public init(language: String? = nil, entries: [String: Entry] = [:], complexSymbolCount: Int = 0)
  {
    self.language = language
    self.entries = entries
    self.complexSymbolCount = complexSymbolCount
  }

  /// Whether its symbols are those of a language, given as the first subtag of its tag.
  func applies(to language: String) -> Bool {
    self.language.map { LanguageTag.primary(of: $0) == language } ?? true
  }
}
