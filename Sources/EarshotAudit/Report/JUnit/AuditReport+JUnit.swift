// The flow:
//
//  1. a suite for each screen, with a case for each rule that was used: passed, failed, or skipped;
//  2. a suite for each refused file, with an error;
//  3. a suite for what the run has found about itself, when it has.

extension AuditReport {
  /// The report as JUnit XML, in the form that Jenkins publishes.
  ///
  /// A case fails when a finding of its rule fails the audit. What is for a person to look at, known or
  /// passed over is skipped; what counts and does not fail stands in the case's output.
  public var junit: String {
    var suites = screenSuites + refusals.map { JUnitSuite($0) }
    if !ownFindings.isEmpty {
      suites.append(
        JUnitSuite(
          name: "audit",
          cases: ownFindings.map {
            JUnitCase($0.rule, in: "audit", entries: [Entry($0)], fails: fails)
          }))
    }
    let cases = suites.flatMap(\.cases)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      """
      <testsuites name="earshot audit" tests="\(cases.count)" \
      failures="\(cases.count { $0.result == .failure })" \
      errors="\(cases.count { $0.result == .error })">
      """,
    ]
    for suite in suites { lines += suite.lines }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private var screenSuites: [JUnitSuite] {
    let rules = rules.rules.filter { used.contains($0.id) && $0.category != .run }.map(\.id)
    return sections.map { section in
      var byRule: [String: [Entry]] = [:]
      for entry in section.entries { byRule[entry.finding.rule, default: []].append(entry) }
      // A merged report may hold findings of rules that are not used here.
      let names = rules + byRule.keys.filter { !rules.contains($0) }.sorted()
      return JUnitSuite(
        name: "\(section.file): \(section.name)",
        cases: names.map {
          JUnitCase(
            $0, in: "\(section.file): \(section.name)", entries: byRule[$0] ?? [], fails: fails)
        })
    }
  }
}
