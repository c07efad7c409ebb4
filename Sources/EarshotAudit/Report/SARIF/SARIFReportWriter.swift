// The flow:
//
//  1. a result for each finding in a file, those that the baseline has or that are passed over marked
//     as suppressed: a result that vanished would be taken for mended; they wait until all are there;
//  2. the tool with every rule of the rule set, so that results refer to rules by their place;
//  3. one invocation with what was refused and what the run has found about itself, which stand in no
//     file, and how much was looked at;
//  4. the results.

package import EarshotFiles

/// A log in SARIF in the making.
package struct SARIFReportWriter: ReportWriter {
  private let head: ReportHead
  private let paths: ArtifactPaths
  private let results: Spool
  private let places: [String: Int]
  /// The fingerprints so far as numbers, and how often there were those that came more than once: there can be
  /// hundreds of thousands of them, and few of them twice.
  private var seen: Set<UInt64> = []
  private var counts: [UInt64: Int] = [:]

  /// Begins a log.
  ///
  /// - Parameters:
  ///   - head: What is known.
  ///   - root: The folder that paths in the log are relative to, without a slash at its end.
  package init(_ head: ReportHead, root: String) {
    self.head = head
    paths = ArtifactPaths(root: root)
    results = Spool(limit: head.memory)
    places = Dictionary(
      head.rules.rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  package var failure: Int32? { results.failure }

  package mutating func add(_ part: ReportPart) {
    for entry in part.entries where !entry.finding.file.isEmpty {
      let occurrence = occurrence(of: entry.finding.fingerprint)
      let result = SARIFResult(
        entry: entry, rule: places[entry.finding.rule], occurrence: occurrence,
        comparesWithBaseline: head.hasBaseline, paths: paths, texts: head.texts)
      results.append(item: result.output)
    }
  }

  /// The how manieth of its fingerprint a finding is, counted from 1.
  private mutating func occurrence(of fingerprint: Fingerprint) -> Int {
    guard !seen.insert(fingerprint.number).inserted else { return 1 }
    let occurrence = counts[fingerprint.number, default: 1] + 1
    counts[fingerprint.number] = occurrence
    return occurrence
  }

  package mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    let log = OutputValue.mapping([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
    ])
    // Without it a log is in American English (SARIF 2.1.0 §3.14.7).
    let language = head.texts.language
    let run = OutputValue.mapping(
      (language == "en" ? [] : [("language", .text(language))]) + [
        ("tool", .mapping([("driver", driver)])),
        (
          "originalUriBaseIds",
          .mapping([
            (
              ArtifactPaths.base,
              .mapping([
                ("description", message(head.texts.words("The folder in which earshot was run.")))
              ])
            )
          ])
        ),
        ("columnKind", .text("unicodeCodePoints")),
        ("invocations", .sequence([invocation(totals)])),
        ("properties", .mapping(totals.coverage.output)),
      ])
    sink.write(document: "\(log.json(isPretty: false).dropLast()),\"runs\":[")
    sink.write(document: "\(run.json(isPretty: false).dropLast()),\"results\":[")
    results.copy(to: sink)
    sink.write(document: "]}]}")
  }

  private var driver: OutputValue {
    .mapping([
      ("name", .text("earshot")), ("version", .text(head.version)),
      ("semanticVersion", .text(head.version)),
      ("rules", .sequence(head.rules.rules.map { $0.sarif(isUsed: head.used.contains($0.id)) })),
      ("properties", .mapping([("ruleSet", .number(Double(head.rules.version)))])),
    ])
  }

  private func invocation(_ totals: AuditTotals) -> OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("executionSuccessful", .flag(totals.refusals.isEmpty))
    ]
    if !totals.refusals.isEmpty {
      let notifications = totals.refusals.map { refusal -> OutputValue in
        var members: [(key: String, value: OutputValue)] = [
          ("level", .text("error")), ("message", message(refusal.message)),
        ]
        if !refusal.file.isEmpty {
          let place = paths.location(refusal.file, line: refusal.line, column: refusal.column)
          members.append(("locations", .sequence([place])))
        }
        return OutputValue.mapping(members)
      }
      members.append(("toolExecutionNotifications", .sequence(notifications)))
    }
    if !totals.ownFindings.isEmpty {
      let notifications = totals.ownFindings.map { finding in
        OutputValue.mapping([
          ("descriptor", .mapping([("id", .text(finding.rule))])),
          ("level", .text(finding.severity.sarifLevel)),
          ("message", message(head.texts.sentences(finding.message, finding.fix))),
        ])
      }
      members.append(("toolConfigurationNotifications", .sequence(notifications)))
    }
    return .mapping(members)
  }

  private func message(_ text: String) -> OutputValue { .mapping([("text", .text(text))]) }
}

extension AuditReport {
  /// The report as SARIF 2.1.0, for code scanning.
  ///
  /// - Parameters:
  ///   - root: The folder that paths in the log are relative to, without a slash at its end.
  ///   - isPretty: Whether to write one member a line.
  /// - Returns: One log with one run.
  public func sarif(root: String, isPretty: Bool = false) -> String {
    let line = text { SARIFReportWriter($0, root: root) }
    return isPretty ? OutputValue.pretty(line) : line
  }
}

extension Severity {
  /// How SARIF grades it.
  var sarifLevel: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    // A result that is no failure has no level (SARIF 2.1.0 §3.27.10).
    case .review: "none"
    }
  }
}
