/// What is said of what is deleted (VoiceOver's setting "Deleting Text").
nonisolated public enum DeletionEcho: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// What was deleted, in a lower voice.
  case pitch
  /// What was deleted, and that it was.
  case words
}
