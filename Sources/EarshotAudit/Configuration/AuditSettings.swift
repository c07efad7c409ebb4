public import EarshotDocuments

/// What a project has written down about its audits.
///
/// A fault does not stop the rest from being read: what could not be understood stands in ``faults``,
/// and everything else holds.
public struct AuditSettings: Sendable {
  /// The rules, and what to pass over.
  public var configuration = AuditConfiguration()
  /// The severity from which on a finding fails the audit, when it is given.
  public var failsOn: FailLevel?
  /// The path of the baseline, when there is one, from where the program was started.
  public var baseline: String?
  /// The language of the texts, as a BCP 47 tag.
  public var language: String?
  /// What is wrong with the file.
  public var faults: [FileError] = []

  /// Creates settings; without a file everything is as it is meant.
  public init() {}
}
