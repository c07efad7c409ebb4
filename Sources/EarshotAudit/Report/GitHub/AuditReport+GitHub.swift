// The flow:
//
//  1. findings that count are sorted by how bad they are, refusals before all;
//  2. of each level a runner shows only the first few, so where there are more, all findings of a rule
//     share one annotation;
//  3. every annotation is one line, its texts escaped.

extension AuditReport {
  /// The most annotations of one level that a step of a workflow shows.
  static let annotationLimit = 10

  /// The report as workflow commands of GitHub Actions: one line for each annotation.
  public var annotations: [String] {
    var lines = refusals.map { refusal in
      Annotation(
        level: .error, file: refusal.file, line: refusal.line, column: refusal.column,
        title: "earshot", message: refusal.message
      ).text
    }
    let findings = newFindings
    for level in Annotation.Level.allCases {
      let found = Self.worstFirst(findings.filter { Annotation.Level($0.severity) == level })
      let annotations =
        found.count <= Self.annotationLimit
        ? found.map { Annotation($0, level: level) } : Self.grouped(found, level: level)
      lines += annotations.map(\.text)
    }
    return lines
  }

  /// One annotation for each rule, at its first finding.
  private static func grouped(_ findings: [Finding], level: Annotation.Level) -> [Annotation] {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in findings {
      if groups[finding.rule] == nil { order.append(finding.rule) }
      groups[finding.rule, default: []].append(finding)
    }
    return order.compactMap { rule in
      guard let group = groups[rule], let first = group.first else { return nil }
      var annotation = Annotation(first, level: level)
      if group.count > 1 {
        let places = group.prefix(20).map { "\($0.file):\($0.line): \($0.sentence)" }
        let more = group.count > 20 ? ["and \(group.count - 20) more"] : []
        annotation.message =
          (["\(group.count) findings. \(first.fix)"] + places + more).joined(separator: "\n")
      }
      return annotation
    }
  }
}

extension Finding {
  /// The element and what is wrong with it.
  var sentence: String { element.isEmpty ? message : "\(element): \(message)" }
}
