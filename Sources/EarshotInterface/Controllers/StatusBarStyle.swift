/// Whether the status bar is written in dark or in light letters (`UIStatusBarStyle`).
public enum StatusBarStyle: String, Sendable, CaseIterable {
  /// As suits the appearance of the interface.
  case `default`
  /// Light letters, for a dark background.
  case lightContent
  /// Dark letters, for a light background.
  case darkContent
}
