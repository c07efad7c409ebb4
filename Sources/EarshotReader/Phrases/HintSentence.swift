public import EarshotModel

/// One sentence of a hint.
nonisolated public enum HintSentence: Hashable, Sendable {
  /// What the app's author wrote.
  case author(AttributedText)
  /// What the reader says of a kind of element.
  case system(Word)

  /// Whether the sentence says what to do with fingers on a screen, which an Apple TV does not have.
  var isGesture: Bool {
    switch self {
    case .author: false
    case .system(let word): word != .misspelledWordsHint
    }
  }

  /// Whether the sentence is left out of what is called by its hint.
  var needsName: Bool {
    switch self {
    case .author: true
    case .system(let word): word == .adjustableHint
    }
  }
}
