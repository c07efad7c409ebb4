// The flow:
//
//  1. a suite for each screen, with a case for each rule that found something there, failed or skipped, and
//     one that has passed for all the others together, so that a report is as long as what it tells;
//  2. a suite for each refused file, with an error;
//  3. a suite for what the run has found about itself, when it has.

import EarshotFiles

extension AuditReport {
  /// The report as JUnit XML, in the form that Jenkins publishes.
  ///
  /// A case fails when a finding of its rule fails the audit. What is for a person to look at, known or
  /// passed over is skipped; what counts and does not fail stands in the case's output.
  public var junit: String {
    var suites = screenSuites + refusals.map(\.suite)
    if !ownFindings.isEmpty {
      let cases = ownFindings.map { testCase($0.rule, entries: [Entry($0)]) }
      suites.append(JUnitReport.Suite(name: "audit", cases: cases))
    }
    return JUnitReport(name: "earshot audit", suites: suites).xml
  }

  private var screenSuites: [JUnitReport.Suite] {
    let rules = rules.rules.filter { used.contains($0.id) && $0.category != .run }.map(\.id)
    return sections.map { section in
      var byRule: [String: [Entry]] = [:]
      for entry in section.entries { byRule[entry.finding.rule, default: []].append(entry) }
      // A merged report may hold findings of rules that are not used here.
      let names =
        rules.filter { byRule[$0] != nil } + byRule.keys.filter { !rules.contains($0) }.sorted()
      var cases = names.map { testCase($0, entries: byRule[$0] ?? []) }
      let others = rules.count { byRule[$0] == nil }
      if others > 0 {
        let name = others == 1 ? "1 rule without a finding" : "\(others) rules without a finding"
        cases.append(JUnitReport.Case(name: name, result: .passed, details: ""))
      }
      return JUnitReport.Suite(name: "\(section.file): \(section.name)", cases: cases)
    }
  }

  /// The case of a rule on one screen, with what it found.
  private func testCase(_ rule: String, entries: [Entry]) -> JUnitReport.Case {
    let new = entries.filter { $0.standing == .new }.map(\.finding)
    let failing = new.filter(fails)
    var result = JUnitReport.Case.Result.passed
    if let first = failing.first {
      result = .failed(
        type: rule, message: failing.count == 1 ? first.sentence : "\(failing.count) findings")
    } else if !entries.isEmpty, new.allSatisfy({ $0.severity == .review }) {
      result = .skipped(message: new.isEmpty ? "known or ignored" : "for review")
    }
    return JUnitReport.Case(
      name: rule, result: result, details: entries.map(\.evidence).joined(separator: "\n"))
  }
}

extension AuditRefusal {
  /// The suite of a file that was refused.
  fileprivate var suite: JUnitReport.Suite {
    JUnitReport.Suite(
      name: file.isEmpty ? "earshot" : file,
      cases: [
        JUnitReport.Case(
          name: "read", result: .refused(type: "read", message: message), details: description)
      ])
  }
}

extension AuditReport.Entry {
  /// The finding in lines, with its place and what becomes of it.
  fileprivate var evidence: String {
    let place = finding.file.isEmpty ? "" : "\(finding.file):\(finding.line): "
    let note =
      switch standing {
      case .new: ""
      case .known: " (known)"
      case .ignored(let reason): reason.map { " (ignored: \($0))" } ?? " (ignored)"
      }
    let members =
      finding.isGroup
      ? finding.members.map { "\n  line \($0.line): \($0.name)" }.joined() : ""
    return
      "\(place)\(finding.severity.rawValue): \(finding.sentence)\(note)\(members)\n\(finding.fix)"
  }
}
