public import EarshotSpeech

/// How many symbols are named, as a listener sets it.
nonisolated public enum PunctuationLevel: String, Hashable, Sendable, CaseIterable {
  /// Only those that stand for words, such as % and $.
  case none
  /// Also those that change what a text says.
  case some
  /// Also brackets, quotes and dashes.
  case most
  /// Every one.
  case all

  /// The level that names as much as a level of the preparation of text.
  init(_ level: SymbolLevel) {
    switch level {
    case .none: self = .none
    case .some: self = .some
    case .most: self = .most
    case .all, .character: self = .all
    }
  }

  /// The level of the preparation of text.
  public var symbolLevel: SymbolLevel {
    switch self {
    case .none: .none
    case .some: .some
    case .most: .most
    case .all: .all
    }
  }
}
