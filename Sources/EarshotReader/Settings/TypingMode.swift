/// How keys on the screen are typed, which are elements with the trait `keyboardKey` (VoiceOver's Typing
/// Style).
nonisolated public enum TypingMode: String, Hashable, Sendable, CaseIterable {
  /// By activating the key on which the cursor stands.
  case standard
  /// By lifting the finger that has found the key.
  case touch
  /// By touching the key.
  case directTouch
}
