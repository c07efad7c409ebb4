/// How many symbols are spoken by name; each level adds to the one before it.
public enum SymbolLevel: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Only what carries the meaning: emoji, percent, currencies.
  case none
  /// Also signs that change what text says, such as `@` and `+`.
  case some
  /// Also brackets, quotes and dashes.
  case most
  /// Also full stops, commas and what else is heard from the melody.
  case all
  /// Everything, blanks included: how text is spelled.
  case character

  /// Whether `left` names fewer symbols than `right`.
  public static func < (left: SymbolLevel, right: SymbolLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level by its name in our tables and in symbol files.
  public init?(name: some StringProtocol) {
    switch name {
    case "none": self = .none
    case "some": self = .some
    case "most": self = .most
    case "all": self = .all
    case "char", "character": self = .character
    default: return nil
    }
  }
}
