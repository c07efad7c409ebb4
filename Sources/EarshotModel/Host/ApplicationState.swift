/// How much of an application is running; notifications held back while suspended depend on it.
public enum ApplicationState: String, Sendable, CaseIterable {
  /// On screen and receiving input.
  case active
  /// On screen, but not receiving input.
  case inactive
  /// Off screen, still running.
  case background
  /// Off screen and not running; messages wait until it comes back (guide row G33).
  case suspended
}
