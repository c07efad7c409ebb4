import ArgumentParser
import EarshotAudit
import EarshotEspeak
import EarshotFiles

/// A file that a report is written into: `sarif=out/audit.sarif`.
struct ReportDestination: ExpressibleByArgument {
  /// The form of the report.
  var format: AuditFormat
  /// The path of the file.
  var path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = AuditFormat(rawValue: String(parts[0])) else {
      return nil
    }
    self.format = format
    path = String(parts[1])
  }

  /// Writes the report, or returns why it cannot be written.
  func write(_ report: AuditReport, root: String) -> AuditRefusal? {
    let text = format.lines(of: report, root: root).joined(separator: "\n") + "\n"
    return AuditRefusal.writing(text, to: path)
  }
}

extension AuditRefusal {
  /// Writes a file as a whole.
  ///
  /// - Returns: Why it cannot be written; `nil` when it was.
  static func writing(_ text: String, to path: String) -> AuditRefusal? {
    do throws(WholeFile.Failure) {
      try WholeFile.write(Array(text.utf8), to: path)
      return nil
    } catch {
      return AuditRefusal(
        file: path,
        message: "cannot be written: \(error.reason); expected a path in a folder that exists")
    }
  }
}
