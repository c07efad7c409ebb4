/// Why what was activated has led no further.
public enum DeadEnd: Hashable, Sendable {
  /// Only code that is not here does what was asked for; holds what it is called.
  case code(String)
  /// It leads to a screen that is not there; holds what that is called.
  case missingScreen(String)
  /// Nothing is connected with it that could do anything now.
  case nothing
}
