import EarshotAudit
import EarshotFiles

/// Writes what came of an audit: the results, the diagnostics and the files.
struct AuditPrinter {
  /// Where results and diagnostics go.
  let console: Console
  /// How the results are written.
  var format: AuditFormat
  /// Whether text tells only what fails the audit.
  var isQuiet = false
  /// Further reports, into files.
  var reports: [ReportDestination] = []
  /// The folder that paths of a log are relative to.
  var root: String

  /// Begins every report: the one that is printed, and those for files.
  func writers(_ head: ReportHead) -> [any ReportWriter] {
    [isQuiet ? FailureLines(head) : format.writer(head, root: root)]
      + reports.map { $0.format.writer(head, root: root) }
  }

  /// Writes everything.
  ///
  /// - Returns: How the program ends: as the audit says, or refused when a report cannot be written.
  func print(_ result: AuditRound.Result) -> ExitStatus {
    for note in result.notes { console.report(note) }
    for refusal in result.totals.refusals { console.report("\(refusal)") }
    // A report for other programs says why nothing was looked at, and nobody reads it where that ends a run.
    if format != .text, result.notes.isEmpty, result.totals.refusals.isEmpty {
      for finding in result.totals.ownFindings where finding.rule == RunFacts.nothingChecked {
        console.report("\(finding.message)")
      }
    }
    var failures: [AuditRefusal] = []
    for (place, writer) in result.writers.enumerated() {
      let failure =
        place == 0
        ? printed(writer, result.totals)
        : reports[place - 1].write(writer, totals: result.totals)
      if let failure { failures.append(failure) }
    }
    if let (path, text) = result.baseline, let failure = AuditRefusal.writing(text, to: path) {
      failures.append(failure)
    }
    var status = result.status
    for failure in failures {
      console.report("\(failure)")
      status = status.joined(with: .refused)
    }
    return status
  }

  /// Prints a report, or returns why it is not whole.
  private func printed(_ writer: any ReportWriter, _ totals: AuditTotals) -> AuditRefusal? {
    let failure = writer.finished(totals, as: format, to: console)
    return failure.map { AuditRefusal(message: "\($0.reason); \($0.expectation)") }
  }
}
