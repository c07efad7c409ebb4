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

/// What is said of what is deleted (VoiceOver's setting "Deleting Text").
nonisolated public enum DeletionEcho: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// What was deleted, in a lower voice.
  case pitch
  /// What was deleted, and that it was.
  case words
}
