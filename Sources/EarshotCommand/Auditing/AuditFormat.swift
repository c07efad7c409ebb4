import ArgumentParser

/// The forms in which an audit is printed.
enum AuditFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One object for the whole run.
  case json
}
