import EarshotAudit
import EarshotFiles

/// An audit as lines for people and for grep.
///
/// Findings stand together by file and screen; each begins with its place, so that editors and terminals
/// can jump there.
struct AuditText {
  /// What was found.
  let report: AuditReport

  /// The lines, a summary last.
  var lines: [String] {
    var lines: [String] = []
    var group: (file: String, screen: String)?
    let findings = report.newFindings
    for finding in findings {
      if group?.file != finding.file || group?.screen != finding.screen {
        group = (finding.file, finding.screen)
        lines.append(heading(of: finding))
      }
      lines += self.lines(of: finding)
    }
    if !report.stale.isEmpty {
      lines.append("Baseline entries that nothing needs any more")
      lines += report.stale.map { "  \(PlainLine.text($0.words))" }
    }
    if let example = findings.first(where: { !$0.file.isEmpty }) {
      let line = PlainLine.text(AuditIgnore(example).line)
      lines.append(
        "To pass over the first of these, add under 'ignore' in .earshot.yaml: - \(line)")
    }
    return lines + [report.summary()]
  }

  private func heading(of finding: Finding) -> String {
    guard !finding.screen.isEmpty else { return "Audit" }
    return "Screen \(PlainLine.text(finding.screen)) of \(PlainLine.text(finding.file))"
  }

  private func lines(of finding: Finding) -> [String] {
    let place = finding.file.isEmpty ? "" : "\(finding.file):\(finding.line): "
    let element = finding.element.isEmpty ? "" : "\(finding.element): "
    let first =
      "\(place)\(finding.severity.rawValue): \(element)\(finding.message) [\(finding.rule)]"
    var lines = ["  \(PlainLine.text(first))"]
    if finding.isGroup {
      let keys = finding.members.map { $0.element.isEmpty ? $0.screen : $0.element }
      lines.append("    \(PlainLine.text("These are: \(keys.joined(separator: ", "))"))")
    }
    return lines + ["    \(PlainLine.text(finding.fix))"]
  }
}
