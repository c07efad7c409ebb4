/// What is known of a symbol in one language.
public struct SymbolDefinition: Hashable, Sendable {
  /// When a symbol stays in the text that the voice gets.
  public enum Preservation: Hashable, Sendable {
    /// Never; a blank takes its place.
    case never
    /// Always, after its name too, for the pause or the melody it makes.
    case always
    /// Only while it is not named.
    case unlessNamed
  }

  /// What it is called.
  public var name: String
  /// What several of them are called, where that differs.
  public var pluralName: String?
  /// From which level on it is named.
  public var level: SymbolLevel
  /// When it stays in the text.
  public var preservation: Preservation

  /// Creates a definition.
  public init(
    name: String, pluralName: String? = nil, level: SymbolLevel, preservation: Preservation
  ) {
    self.name = name
    self.pluralName = pluralName
    self.level = level
    self.preservation = preservation
  }
}
