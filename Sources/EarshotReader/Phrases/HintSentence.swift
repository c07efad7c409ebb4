public import EarshotModel

/// One sentence of a hint.
public enum HintSentence: Hashable, Sendable {
  /// What the app's author wrote.
  case author(AttributedText)
  /// What the reader says of a kind of element.
  case system(Word)
}
