import EarshotAudit

/// An audit as lines for people and for grep.
///
/// Findings stand together by file and screen; each begins with its place, so that editors and terminals
/// can jump there.
struct AuditText {
  /// What was found.
  let run: AuditRun

  /// The lines, a summary last.
  var lines: [String] {
    var lines: [String] = []
    var group: (file: String, screen: String)?
    for finding in run.findings {
      if group?.file != finding.file || group?.screen != finding.screen {
        group = (finding.file, finding.screen)
        lines.append(heading(of: finding))
      }
      lines += self.lines(of: finding)
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

  private var summary: String {
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = run.findings.lazy.filter { $0.severity == severity }.count
      return count == 0 ? nil : "\(count) \(severity == .review ? "for review" : severity.rawValue)"
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let elements = run.checked == 1 ? "1 element" : "\(run.checked) elements"
    return "\(elements) checked: \(found)"
  }
}
