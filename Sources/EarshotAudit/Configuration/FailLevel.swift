/// The severity from which on a finding fails an audit, as a configuration or a command line names it.
public enum FailLevel: String, Sendable, CaseIterable {
  /// A finding of this severity or a worse one fails the audit.
  case critical, serious, moderate, minor, review
  /// Nothing that is found fails the audit.
  case never

  /// The severity; `nil` when nothing fails.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
