import EarshotAudit
import EarshotFiles

/// An audit as lines for people and for grep: what there is by rule and by file, then every finding, and the
/// total.
///
/// What to do stands once, with the rule. Findings stand together by file and screen; each begins with its
/// place, so that editors and terminals can jump there.
struct AuditText: ReportWriter {
  private var rules = RuleTotals()
  private let files: Spool
  private var fileCount = 0
  private let findings: Spool
  private var group: (file: String, screen: String)?
  private var example: AuditIgnore?
  private let texts: AuditTexts

  /// Begins with nothing.
  init(_ head: ReportHead) {
    files = Spool(limit: head.memory)
    findings = Spool(limit: head.memory)
    texts = head.texts
  }

  var failure: Int32? { files.failure ?? findings.failure }

  mutating func add(_ part: ReportPart) {
    for finding in part.newFindings {
      add(finding)
      // What is for review does not count, and need not be passed over.
      if example == nil, !finding.file.isEmpty, finding.severity != .review {
        example = AuditIgnore(finding)
      }
    }
    for (file, counts) in part.countsByFile {
      fileCount += 1
      files.print("  \(PlainLine.text(file)): \(Severity.words(for: counts, in: texts))")
    }
  }

  mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    for finding in totals.ownFindings { add(finding) }
    for line in ruleLines { sink.print(line) }
    // One file has what all have.
    if fileCount > 1 {
      sink.print(texts.words("By file"))
      files.copy(to: sink)
    }
    findings.copy(to: sink)
    if !totals.stale.isEmpty {
      sink.print(texts.words("Baseline entries that nothing needs any more"))
      for entry in totals.stale { sink.print("  \(PlainLine.text(entry.words(in: texts)))") }
    }
    if let example {
      let line = PlainLine.text(example.line)
      sink.print(
        texts.words(
          "To pass over the first of these, add under 'ignore' in .earshot.yaml: - \(line)"))
    }
    let unsure = totals.coverage.unchecked.keys.sorted()
    if !unsure.isEmpty {
      sink.print("\(texts.words("Rules for which files lack facts")): \(texts.list(unsure))")
    }
    sink.print(totals.summary)
  }

  // MARK: The summary

  /// What each rule has found, the worst first, and what to do about it.
  private var ruleLines: [String] {
    let sorted = rules.worstFirst
    guard !sorted.isEmpty else { return [] }
    return [texts.words("By rule")]
      + sorted.flatMap { rule, total in
        ["  \(rule): \(Severity.words(for: total.counts, in: texts))"]
          + total.fixes.map { "    \(PlainLine.text($0))" }
      }
  }

  // MARK: The findings

  private mutating func add(_ finding: Finding) {
    rules.add(finding)
    if group?.file != finding.file || group?.screen != finding.screen {
      group = (finding.file, finding.screen)
      findings.print(heading(of: finding))
    }
    findings.print("  \(finding.textLine(in: texts))")
    guard finding.isGroup else { return }
    let keys = finding.members.map { $0.element.isEmpty ? $0.screen : $0.element }
    findings.print("    \(PlainLine.text(texts.words("These are: \(texts.list(keys))")))")
  }

  private func heading(of finding: Finding) -> String {
    guard !finding.screen.isEmpty else { return texts.words("Audit") }
    return texts.words(
      "Screen \(PlainLine.text(finding.screen)) of \(PlainLine.text(finding.file))")
  }
}

extension Finding {
  /// The finding on one line, as a compiler would print it.
  func textLine(in texts: AuditTexts) -> String {
    let place = self.place.isEmpty ? "" : "\(self.place): "
    let element = self.element.isEmpty ? "" : "\(self.element): "
    return PlainLine.text("\(place)\(texts.words(severity.word)): \(element)\(message) [\(rule)]")
  }
}
