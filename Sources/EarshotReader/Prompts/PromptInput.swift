/// What is typed where the reader itself asks for a text.
nonisolated public enum PromptInput: Hashable, Sendable {
  /// Adds to the text.
  case type(String)
  /// Takes the last character away.
  case deleteBackward
}
