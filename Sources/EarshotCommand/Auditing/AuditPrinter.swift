import EarshotAudit

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

  /// Writes everything.
  ///
  /// - Returns: How the program ends: as the audit says, or refused when a file cannot be written.
  func print(_ result: AuditRound.Result) -> ExitStatus {
    var status = result.status
    for note in result.notes { console.report(note) }
    for refusal in result.report.refusals { console.report("\(refusal)") }
    if isQuiet {
      for line in AuditText(report: result.report).failureLines { console.print(line) }
    } else {
      format.write(result.report, root: root, to: console)
    }
    var failures = reports.compactMap { $0.write(result.report, root: root) }
    if let (path, text) = result.baseline, let failure = AuditRefusal.writing(text, to: path) {
      failures.append(failure)
    }
    for failure in failures {
      console.report("\(failure)")
      status = status.joined(with: .refused)
    }
    return status
  }
}
