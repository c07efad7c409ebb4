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

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - root: The folder that paths of a log are relative to.
  ///   - sink: Where it goes.
  func write(_ report: AuditReport, root: String, to sink: some ResultSink) {
    switch self {
    case .text: for line in AuditText(report: report).lines { sink.print(line) }
    case .json: sink.print(document: report.json())
    case .sarif: sink.print(document: report.sarif(root: root))
    case .junit: sink.print(document: report.junit)
    case .github:
      for annotation in report.annotations { sink.print(document: annotation) }
      sink.print(report.summary())
    case .html: sink.print(document: report.html)
    }
  }
}
