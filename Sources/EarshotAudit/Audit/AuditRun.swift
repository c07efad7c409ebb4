/// What a run over several files has found, with what only the whole run can tell.
public struct AuditRun: Sendable {
  /// What was found in each file, in the order of the files.
  public let audits: [Audit]
  /// What the run itself has found.
  public let ownFindings: [Finding]

  /// What was found in all files, and then about the run.
  public var findings: [Finding] { audits.flatMap(\.findings) + ownFindings }

  /// How much was looked at.
  public var coverage: AuditCoverage { audits.reduce(into: AuditCoverage()) { $0 += $1.coverage } }

  /// How many elements were looked at.
  public var checked: Int { coverage.elements }

  /// Joins the audits of several files.
  ///
  /// - Parameters:
  ///   - audits: What was found in each file.
  ///   - configuration: The configuration of the audits.
  ///   - today: Today, as `YYYY-MM-DD`, to find ignores that have expired; with `nil` none has.
  public init(
    _ audits: [Audit], configuration: AuditConfiguration = AuditConfiguration(),
    today: String? = nil
  ) {
    self.audits = audits
    var facts = RunFacts(configuration)
    for audit in audits { facts.add(audit) }
    ownFindings = facts.findings(today: today)
  }

  /// Joins the audits of some of the files, without judging what only all files together can tell.
  public init(parts audits: [Audit]) {
    self.audits = audits
    ownFindings = []
  }
}
