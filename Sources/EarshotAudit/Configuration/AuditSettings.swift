package import EarshotDocuments
public import EarshotFiles

/// What a project has written down about its audits.
///
/// A fault does not keep the rest from being read: ``faults`` has what could not be understood, and
/// everything else counts.
public struct AuditSettings: Sendable {
  /// The rules, and what to pass over.
  public var configuration = AuditConfiguration()
  /// The severity from which on a finding fails the audit, when it is given.
  public var failsOn: FailLevel?
  /// The path of the baseline, when there is one, from where the program was started.
  public var baseline: String?
  /// The language of the texts, as a BCP 47 tag.
  public var language: String?
  /// Which files of folders are looked at.
  package var filter = ProjectFilter()
  /// What is wrong with the file.
  public var faults: [FileError] = []

  /// Creates settings in which everything has its default.
  public init() {}
}

/// The severity from which on a finding fails an audit, as a configuration or a command line names it.
public enum FailLevel: String, Sendable, CaseIterable {
  /// A finding of this severity or a worse one fails the audit.
  case critical, serious, moderate, minor, review
  /// Nothing that is found fails the audit.
  case never

  /// The severity; `nil` when nothing fails.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
