/// What a key does to the text that is being edited, where it types nothing.
nonisolated public enum TypingCommand: Hashable, Sendable {
  /// Presses the return key: a new line in a text area; what a text field makes of it is the app's.
  case pressReturn
  /// Ends editing; the cursor of the reader stays on the field.
  case endEditing
  /// Moves the insertion point, and says what it went past or what is there.
  case move(TextUnit, isForward: Bool)
  /// Moves the insertion point to the next line or to the previous one, and says the line.
  case stepLine(isForward: Bool)
  /// Deletes what is selected, or from the insertion point on, and says what went.
  case delete(TextUnit, isForward: Bool)
}

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
