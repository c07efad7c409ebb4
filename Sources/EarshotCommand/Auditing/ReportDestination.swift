import ArgumentParser
import EarshotAudit
import EarshotEspeak
import EarshotFiles

/// A file that a report is written into: `sarif=out/audit.sarif`.
struct ReportDestination {
  /// The form of the report.
  var format: AuditFormat
  /// The path of the file.
  var path: String

  /// Reads what was typed.
  ///
  /// - Throws: What is wrong with it, and what there is in its place.
  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError("expected a form and a path, such as sarif=audit.sarif")
    }
    guard let format = AuditFormat(rawValue: parts[0]) else {
      let forms = AuditFormat.allCases.map(\.rawValue)
      throw ValidationError(
        "there is no form '\(parts[0])'; "
          + (NearestName.to(parts[0], among: forms).map { "did you mean '\($0)'?" }
            ?? "expected one of: \(forms.joined(separator: ", "))"))
    }
    self.format = format
    path = parts[1]
  }

  /// Writes the report, or returns why it cannot be written; then the file is as it was.
  func write(_ writer: any ReportWriter, totals: AuditTotals) -> AuditRefusal? {
    let file = ResultFile(path: path)
    if let loss = writer.finished(totals, as: format, to: file) {
      file.abandon()
      return AuditRefusal(file: path, message: "\(loss.reason); \(loss.expectation)")
    }
    return file.write().map { AuditRefusal.writing(path, failedBecause: $0) }
  }
}

extension AuditRefusal {
  /// Writes lines that are our own into a file as a whole.
  ///
  /// - Returns: Why it cannot be written; `nil` when it was.
  static func writing(_ text: String, to path: String) -> AuditRefusal? {
    let file = ResultFile(path: path)
    file.write(text)
    return file.write().map { AuditRefusal.writing(path, failedBecause: $0) }
  }

  /// The refusal of a file that cannot be written.
  static func writing(_ path: String, failedBecause reason: String) -> AuditRefusal {
    AuditRefusal(
      file: path, message: "cannot be written: \(reason); expected a path in a folder that exists")
  }
}
