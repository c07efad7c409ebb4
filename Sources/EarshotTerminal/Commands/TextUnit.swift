/// How far a key goes in a text that is being edited.
nonisolated public enum TextUnit: Hashable, Sendable {
  /// One character.
  case character
  /// To the beginning or the end of a word, as the text says where words are.
  case word
  /// To the beginning or the end of the line.
  case line
  /// To the beginning or the end of the whole text.
  case text
}
