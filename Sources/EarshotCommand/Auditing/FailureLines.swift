import EarshotAudit
import EarshotFiles

/// What fails the audit, a line each; nothing where nothing does.
struct FailureLines: ReportWriter {
  private let head: ReportHead
  private let lines: Spool

  /// Begins with nothing.
  init(_ head: ReportHead) {
    self.head = head
    lines = Spool(limit: head.memory)
  }

  var failure: Int32? { lines.failure }

  mutating func add(_ part: ReportPart) {
    for finding in part.newFindings where head.fails(finding) {
      lines.print(finding.textLine(in: head.texts))
    }
  }

  mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    for finding in totals.ownFindings where head.fails(finding) {
      lines.print(finding.textLine(in: head.texts))
    }
    lines.copy(to: sink)
  }
}
