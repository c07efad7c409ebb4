/// What an audit comes to: all that reports need of it when every file has been told of.
package struct AuditTotals: Sendable {
  /// What was known before.
  package let head: ReportHead
  /// How much was looked at.
  package var coverage = AuditCoverage()
  /// What the run has found about itself.
  package private(set) var ownFindings: [Finding] = []
  /// What was refused.
  package private(set) var refusals: [AuditRefusal] = []
  /// What the baseline has and was not found, though its file was audited or has gone.
  package private(set) var stale: [Baseline.Entry] = []
  /// How many findings count, by how bad they are.
  private(set) var counts: [Severity: Int] = [:]
  /// How many findings the baseline has.
  private(set) var known = 0
  /// How many findings are passed over.
  private(set) var ignored = 0
  /// How many findings fail the audit, by rule.
  package private(set) var failures: [String: Int] = [:]

  /// Begins with nothing.
  package init(_ head: ReportHead) {
    self.head = head
  }

  /// Counts what was found in further files.
  package mutating func add(_ part: ReportPart) {
    for entry in part.entries {
      switch entry.standing {
      case .new: count(entry.finding)
      case .known: known += 1
      case .ignored: ignored += 1
      }
    }
  }

  /// Takes what is known when all files have been told of.
  package mutating func finish(
    ownFindings: [Finding], refusals: [AuditRefusal], stale: [Baseline.Entry]
  ) {
    self.ownFindings = ownFindings
    self.refusals = refusals
    self.stale = stale
    for finding in ownFindings { count(finding) }
  }

  private mutating func count(_ finding: Finding) {
    counts[finding.severity, default: 0] += 1
    if head.fails(finding) { failures[finding.rule, default: 0] += 1 }
  }
}
