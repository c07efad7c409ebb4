/// What is said of what is typed (VoiceOver's setting "Typing Feedback").
nonisolated public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Every character.
  case characters
  /// Every word, once it has ended.
  case words
  /// Every character, and every word once it has ended.
  case charactersAndWords
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

/// What a listener wants to hear of text.
nonisolated public struct TextSettings: Hashable, Sendable {
  /// What is said of what is typed.
  public var typingEcho = TypingEcho.charactersAndWords
  /// What is said of what is deleted.
  public var deletionEcho = DeletionEcho.words
  /// Whether a letter is told by a word of the spelling alphabet when nothing follows it for a while.
  public var speaksPhonetics = true
  /// Whether a word tells a capital letter from a small one.
  public var speaksCapitals = true

  /// The settings of a device that nobody has changed.
  public init() {}
}
