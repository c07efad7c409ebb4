/// How a capital letter is told from a small one where characters are spoken by themselves.
public enum CapitalIndication: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// By a word before it, such as "cap".
  case word
  /// By a higher voice.
  case pitch
  /// By a sound before it.
  case sound
}
