// What a host says of itself and of the device around it, each as one word.

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

/// The kind of device a screen is laid out for; decides how tall a row of the reading order may be.
public enum InterfaceIdiom: String, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
}

/// The side from which lines of the interface are read; decides what "leading" means.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// Latin, Hangul, Han, Kana and most other scripts.
  case leftToRight
  /// Arabic, Hebrew and their relatives.
  case rightToLeft
}
