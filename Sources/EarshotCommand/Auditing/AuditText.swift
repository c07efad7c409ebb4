import EarshotAudit
import EarshotFiles

/// An audit as lines for people and for grep: what there is by rule and by file, then every finding, and the
/// total.
///
/// What to do stands once, with the rule. Findings stand together by file and screen; each begins with its
/// place, so that editors and terminals can jump there.
struct AuditText {
  /// What was found.
  let report: AuditReport

  /// The lines, the total last.
  var lines: [String] {
    let findings = report.newFindings
    var lines = ruleLines(of: findings) + fileLines(of: findings)
    var group: (file: String, screen: String)?
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

  /// The findings that fail the audit, a line each; none when it passes.
  var failureLines: [String] { report.failures.map(line) }

  // MARK: The summary

  /// What each rule has found, the worst first, and what to do about it.
  private func ruleLines(of findings: [Finding]) -> [String] {
    let groups = Dictionary(grouping: findings, by: \.rule).sorted { first, second in
      let (one, other) = (first.value.worst, second.value.worst)
      if one != other { return one > other }
      return (second.value.count, first.key) < (first.value.count, second.key)
    }
    guard !groups.isEmpty else { return [] }
    return ["By rule"]
      + groups.flatMap { rule, found in
        var fixes: [String] = []
        for finding in found where !fixes.contains(finding.fix) { fixes.append(finding.fix) }
        return ["  \(rule): \(AuditReport.counts(of: found))"]
          + fixes.map { "    \(PlainLine.text($0))" }
      }
  }

  /// How much was found in each file, in the order of the files; nothing where there is but one.
  private func fileLines(of findings: [Finding]) -> [String] {
    let groups = Dictionary(grouping: findings.filter { !$0.file.isEmpty }, by: \.file)
    guard groups.count > 1 else { return [] }
    return ["By file"]
      + report.files.compactMap { file in
        groups[file].map { "  \(PlainLine.text(file)): \(AuditReport.counts(of: $0))" }
      }
  }

  // MARK: The findings

  private func heading(of finding: Finding) -> String {
    guard !finding.screen.isEmpty else { return "Audit" }
    return "Screen \(PlainLine.text(finding.screen)) of \(PlainLine.text(finding.file))"
  }

  private func lines(of finding: Finding) -> [String] {
    let first = "  \(line(of: finding))"
    guard finding.isGroup else { return [first] }
    let keys = finding.members.map { $0.element.isEmpty ? $0.screen : $0.element }
    return [first, "    \(PlainLine.text("These are: \(keys.joined(separator: ", "))"))"]
  }

  private func line(of finding: Finding) -> String {
    let place = finding.file.isEmpty ? "" : "\(finding.file):\(finding.line): "
    let element = finding.element.isEmpty ? "" : "\(finding.element): "
    return PlainLine.text(
      "\(place)\(finding.severity.rawValue): \(element)\(finding.message) [\(finding.rule)]")
  }
}

extension [Finding] {
  /// The greatest severity among them.
  fileprivate var worst: Severity { self.map(\.severity).max() ?? .review }
}
