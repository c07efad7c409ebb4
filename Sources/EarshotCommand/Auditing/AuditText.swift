import EarshotAudit

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
    return lines + [summary]
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
    return ["  \(PlainLine.text(first))", "    \(PlainLine.text(finding.fix))"]
  }

  /// What was looked at and what came of it.
  var summary: String {
    var words = ["\(report.checkedWords) checked: \(report.findingCounts)"]
    func add(_ count: Int, _ what: String) {
      if count > 0 { words.append("\(count) \(what)") }
    }
    let known = report.entries.count { $0.standing == .known }
    add(known, "known from the baseline")
    add(report.entries.count - known - report.entries.count { $0.standing == .new }, "ignored")
    add(report.stale.count, report.stale.count == 1 ? "stale entry" : "stale entries")
    return words.joined(separator: "; ")
  }
}
