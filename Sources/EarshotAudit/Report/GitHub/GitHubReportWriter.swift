// The flow:
//
//  1. of findings that count as many are kept of each severity and rule as can be told of, and all are
//     counted;
//  2. they are told of by how bad they are, refusals before all;
//  3. of each level a runner shows only the first few, so where there are more, all findings of a rule
//     share one annotation;
//  4. every annotation is one line, its texts escaped.

package import EarshotFiles

/// Workflow commands of GitHub Actions in the making.
package struct GitHubReportWriter: ReportWriter {
  /// The most annotations of one level that a step of a workflow shows.
  static let annotationLimit = 10
  /// The most places that one annotation names.
  private static let placeLimit = 20

  /// The findings of one severity.
  private struct Found {
    var count = 0
    /// The first findings of any rule.
    var first: [Finding] = []
    /// The rules in the order in which they have found something.
    var rules: [String] = []
    var byRule: [String: (count: Int, first: [Finding])] = [:]
  }

  private var found: [Severity: Found] = [:]
  private let texts: AuditTexts

  /// Begins with nothing.
  package init(_ head: ReportHead) { texts = head.texts }

  package var failure: Int32? { nil }

  package mutating func add(_ part: ReportPart) {
    for finding in part.newFindings { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    var found = self.found.removeValue(forKey: finding.severity) ?? Found()
    found.count += 1
    if found.first.count < Self.annotationLimit { found.first.append(finding) }
    if found.byRule[finding.rule] == nil { found.rules.append(finding.rule) }
    found.byRule[finding.rule, default: (0, [])].count += 1
    if found.byRule[finding.rule, default: (0, [])].first.count < Self.placeLimit {
      found.byRule[finding.rule, default: (0, [])].first.append(finding)
    }
    self.found[finding.severity] = found
  }

  /// Writes each annotation on a line, and the summary below them.
  package mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    for annotation in annotations(totals) { sink.print(document: annotation) }
    sink.print(totals.summary)
  }

  mutating func annotations(_ totals: AuditTotals) -> [String] {
    for finding in totals.ownFindings { add(finding) }
    var lines = totals.refusals.map { refusal in
      Annotation(
        level: .error, file: refusal.file, line: refusal.line, column: refusal.column,
        title: "earshot", message: refusal.message
      ).text
    }
    for level in Annotation.Level.allCases {
      let found = Severity.allCases.reversed().filter { Annotation.Level($0) == level }
        .compactMap { self.found[$0] }
      let count = found.reduce(0) { $0 + $1.count }
      let annotations =
        count <= Self.annotationLimit
        ? found.flatMap(\.first).map { Annotation($0, level: level) }
        : grouped(found, level: level)
      lines += annotations.map(\.text)
    }
    return lines
  }

  /// One annotation for each rule, at the first of its worst findings.
  private func grouped(_ found: [Found], level: Annotation.Level) -> [Annotation] {
    var rules: [String] = []
    for rule in found.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
    return rules.compactMap { rule in
      let groups = found.compactMap { $0.byRule[rule] }
      let findings = groups.flatMap(\.first).prefix(Self.placeLimit)
      let count = groups.reduce(0) { $0 + $1.count }
      guard let first = findings.first else { return nil }
      var annotation = Annotation(first, level: level)
      if count > 1 {
        let places = findings.map { "\($0.place): \($0.sentence)" }
        let rest = count - Self.placeLimit
        let more = rest > 0 ? [texts.words("and \(rest) more")] : []
        annotation.message =
          ([texts.sentences(texts.words("\(count) findings"), first.fix)] + places + more).joined(
            separator: "\n")
      }
      return annotation
    }
  }
}

extension AuditReport {
  /// The report as workflow commands of GitHub Actions: one line for each annotation.
  public var annotations: [String] {
    var writer = GitHubReportWriter(head)
    writer.add(part)
    return writer.annotations(totals)
  }
}

extension Finding {
  /// The element and what is wrong with it.
  var sentence: String { element.isEmpty ? message : "\(element): \(message)" }
}
