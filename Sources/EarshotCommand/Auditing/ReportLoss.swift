import EarshotAudit
import EarshotFiles

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
