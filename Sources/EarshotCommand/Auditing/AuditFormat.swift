import ArgumentParser
import EarshotAudit

/// The forms in which an audit is printed.
enum AuditFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One object for the whole run.
  case json
  /// A log for code scanning.
  case sarif
  /// Test results for continuous integration.
  case junit
  /// Annotations for a workflow of GitHub Actions.
  case github
  /// A page with every screen drawn.
  case html

  /// The lines of a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - root: The folder that paths of a log are relative to.
  /// - Returns: The lines, without their ends.
  func lines(of report: AuditReport, root: String) -> [String] {
    switch self {
    case .text: AuditText(report: report).lines
    case .json: [report.json()]
    case .sarif: [report.sarif(root: root)]
    case .junit: [report.junit]
    case .github: report.annotations + [report.summary()]
    case .html: [report.html]
    }
  }
}
