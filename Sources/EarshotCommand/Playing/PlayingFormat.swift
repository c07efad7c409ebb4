import ArgumentParser

/// The forms in which what came of a script is printed.
enum PlayingFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One event a line.
  case json
  /// XML for CI systems.
  case junit
}
