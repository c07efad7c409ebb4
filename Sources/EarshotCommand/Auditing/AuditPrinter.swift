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

/// Why a report could not be kept until it was whole.
struct ReportLoss: Error {
  /// The system's error number.
  let code: Int32

  /// What is wrong, in words.
  var reason: String { "the report could not be kept: \(SystemError.text(of: code))" }
  /// What would do.
  var expectation: String { "expected room in the folder that TMPDIR names, or in /tmp" }
}

extension ReportWriter {
  /// Writes the report, nothing of it when it is known not to be whole.
  ///
  /// - Returns: Why it is not whole; `nil` when it is.
  func finished(_ totals: AuditTotals, as format: AuditFormat, to sink: some ResultSink)
    -> ReportLoss?
  {
    if let failure { return ReportLoss(code: failure) }
    var writer = self
    writer.finish(totals, to: sink)
    if format.isDocument { sink.append("\n".utf8) }
    return writer.failure.map { ReportLoss(code: $0) }
  }
}
