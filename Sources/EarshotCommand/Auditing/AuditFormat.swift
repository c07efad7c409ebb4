import ArgumentParser
import EarshotAudit
import EarshotFiles

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

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - head: What is known before anything is found.
  ///   - root: The folder that paths of a log are relative to.
  /// - Returns: A report in which nothing stands yet.
  func writer(_ head: ReportHead, root: String) -> any ReportWriter {
    switch self {
    case .text: AuditText(head)
    case .json: JSONReportWriter(head)
    case .sarif: SARIFReportWriter(head, root: root)
    case .junit: JUnitReportWriter(head)
    case .github: GitHubReportWriter(head)
    case .html: HTMLReportWriter(head)
    }
  }

  /// Whether a report is one document, which does not end in a line break by itself.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit, .html: true
    }
  }
}
