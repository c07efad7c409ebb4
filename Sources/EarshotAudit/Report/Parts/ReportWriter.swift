package import EarshotFiles

/// A report in the making: it takes what was found file by file, keeps no more of it than it has to, and is
/// finished with the totals.
package protocol ReportWriter {
  /// The system's error number of what kept the report from being kept; `nil` when it is whole.
  var failure: Int32? { get }

  /// Takes what was found in further files.
  mutating func add(_ part: ReportPart)

  /// Writes the report, of which nothing is left out; asked once, and last.
  mutating func finish(_ totals: AuditTotals, to sink: some ResultSink)
}

extension AuditReport {
  /// The report that a writer makes of this one.
  func text(_ writer: (ReportHead) -> some ReportWriter) -> String {
    var head = head
    // A text is in memory in the end.
    head.memory = .max
    var writer = writer(head)
    writer.add(part)
    let whole = Spool(limit: .max)
    writer.finish(totals, to: whole)
    return whole.text
  }

  /// What is known before anything is found.
  var head: ReportHead {
    var head = ReportHead(version: version, rules: rules, used: used)
    head.failsOn = failsOn
    head.shard = shard
    head.hasBaseline = hasBaseline
    head.texts = texts
    return head
  }

  /// All that was found in files.
  var part: ReportPart { ReportPart(files: files, screens: screens, entries: entries) }

  /// What it comes to.
  package var totals: AuditTotals {
    var totals = AuditTotals(head)
    totals.add(part)
    totals.coverage = coverage
    totals.finish(ownFindings: ownFindings, refusals: refusals, stale: stale)
    return totals
  }
}
