// The flow:
//
//  1. a suite for each screen, with a case for each rule that found something there, failed or skipped; one
//     that is skipped for all rules that were not sure of everything and found nothing, and one that has passed
//     for all the others together, so that a report is as long as what it tells;
//  2. a suite for each refused file, with an error;
//  3. a suite for the run: what it has found about itself, what it passed over, and what it comes to.

package import EarshotFiles

/// A report in JUnit XML in the making.
package struct JUnitReportWriter: ReportWriter {
  private let head: ReportHead
  private let rules: [String]
  private let texts: AuditTexts
  private var report: JUnitReport

  /// Begins a report.
  package init(_ head: ReportHead) {
    self.head = head
    texts = head.texts
    rules = head.rules.rules.filter { head.used.contains($0.id) && $0.category != .run }.map(\.id)
    report = JUnitReport(name: "earshot audit", memory: head.memory)
  }

  package var failure: Int32? { report.failure }

  package mutating func add(_ part: ReportPart) {
    for section in part.sections { report.add(suite(of: section)) }
  }

  package mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    for refusal in totals.refusals { report.add(refusal.suite) }
    var cases = totals.ownFindings.map { testCase($0.rule, entries: [AuditReport.Entry($0)]) }
    if let skipped = totals.skipped {
      cases.append(skippedCase(skipped, because: "passed over"))
    }
    report.add(JUnitReport.Suite(name: "audit", cases: cases, output: totals.summary))
    report.finish(to: sink)
  }

  private func suite(of section: ReportSection) -> JUnitReport.Suite {
    let name = "\(section.file): \(section.name)"
    if section.picture?.isLaunchScreen == true, section.entries.isEmpty {
      return JUnitReport.Suite(
        name: name,
        cases: [
          skippedCase(
            Self.words(rules), because: "a picture that stands there until the app has begun")
        ])
    }
    var byRule: [String: [AuditReport.Entry]] = [:]
    for entry in section.entries { byRule[entry.finding.rule, default: []].append(entry) }
    // A merged report may hold findings of rules that are not used here.
    let names =
      rules.filter { byRule[$0] != nil } + byRule.keys.filter { !rules.contains($0) }.sorted()
    var cases = names.map { testCase($0, entries: byRule[$0] ?? []) }
    let unsure = Set(section.picture?.uncheckedRules ?? [])
    let unchecked = rules.filter { byRule[$0] == nil && unsure.contains($0) }
    if !unchecked.isEmpty {
      let count = unchecked.count
      cases.append(
        skippedCase(
          AuditSentence(
            "{1} rules not checked", [.number(count)],
            english: "\(Self.words(unchecked)) not checked"),
          because: "the file lacks facts: \(texts.list(unchecked))"))
    }
    let others = rules.filter { byRule[$0] == nil && !unsure.contains($0) }
    if !others.isEmpty {
      let words = AuditSentence(
        "{1} rules without a finding", [.number(others.count)],
        english: "\(Self.words(others)) without a finding")
      cases.append(JUnitReport.Case(name: texts.words(words), result: .passed, details: ""))
    }
    return JUnitReport.Suite(name: name, cases: cases)
  }

  private static func words(_ rules: [String]) -> AuditSentence {
    AuditSentence(
      "{1} rules", [.number(rules.count)],
      english: rules.count == 1 ? "1 rule" : "\(rules.count) rules")
  }

  private func skippedCase(
    _ name: AuditSentence, because reason: AuditSentence
  ) -> JUnitReport.Case {
    JUnitReport.Case(
      name: texts.words(name), result: .skipped(message: texts.words(reason)), details: "")
  }

  /// The case of a rule on one screen, with what it found.
  private func testCase(_ rule: String, entries: [AuditReport.Entry]) -> JUnitReport.Case {
    let new = entries.filter { $0.standing == .new }.map(\.finding)
    let failing = new.filter(head.fails)
    var result = JUnitReport.Case.Result.passed
    if let first = failing.first {
      result = .failed(
        type: rule,
        message: failing.count == 1 ? first.sentence : texts.words("\(failing.count) findings"))
    } else if !entries.isEmpty, new.allSatisfy({ $0.severity == .review }) {
      result = .skipped(message: texts.words(new.isEmpty ? "known or ignored" : "for review"))
    }
    return JUnitReport.Case(
      name: rule, result: result,
      details: entries.map { $0.evidence(in: texts) }.joined(separator: "\n"))
  }
}

extension AuditReport {
  /// The report as JUnit XML, in the form that Jenkins publishes.
  ///
  /// A case fails when a finding of its rule fails the audit. What is for a person to look at, known or
  /// passed over is skipped, and so is what could not be checked; what counts and does not fail stands in the
  /// case's output.
  public var junit: String { text(JUnitReportWriter.init) }
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
  fileprivate func evidence(in texts: AuditTexts) -> String {
    let place = finding.place.isEmpty ? "" : "\(finding.place): "
    let note = standing.word.map { " (\(texts.words($0)))" } ?? ""
    let members =
      finding.isGroup
      ? finding.members.map { "\n  \($0.line):\($0.column): \($0.name)" }.joined() : ""
    return
      "\(place)\(texts.words(finding.severity.word)): \(finding.sentence)\(note)\(members)\n\(finding.fix)"
  }
}
