/// What is said of what a person types (VoiceOver's Typing Feedback).
nonisolated public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
  /// Each character as it is typed.
  case characters
  /// Each word when it is complete.
  case words
  /// Both.
  case charactersAndWords
  /// Nothing.
  case none
}
