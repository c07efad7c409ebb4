// The flow:
//
//  1. the tool with every rule of the rule set, so that results refer to rules by their place;
//  2. a result for each finding in a file, those that the baseline has or that are passed over marked
//     as suppressed: a result that vanished would be taken for mended;
//  3. one invocation with what was refused and what the run has found about itself, which stand in no
//     file.

import EarshotFiles

extension AuditReport {
  /// The report as SARIF 2.1.0, for code scanning.
  ///
  /// - Parameters:
  ///   - root: The folder that paths in the log are relative to, without a slash at its end.
  ///   - isPretty: Whether to write one member a line.
  /// - Returns: One log with one run.
  public func sarif(root: String, isPretty: Bool = false) -> String {
    OutputValue.mapping([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      ("runs", .sequence([run(ArtifactPaths(root: root))])),
    ]).json(isPretty: isPretty)
  }

  private func run(_ paths: ArtifactPaths) -> OutputValue {
    let places = Dictionary(
      rules.rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var counts: [Fingerprint: Int] = [:]
    let results = entries.filter { !$0.finding.file.isEmpty }.map { entry in
      counts[entry.finding.fingerprint, default: 0] += 1
      let result = SARIFResult(
        entry: entry, rule: places[entry.finding.rule],
        occurrence: counts[entry.finding.fingerprint] ?? 1,
        comparesWithBaseline: comparesWithBaseline,
        paths: paths)
      return result.output
    }
    return .mapping([
      ("tool", .mapping([("driver", driver)])),
      (
        "originalUriBaseIds",
        .mapping([
          (
            ArtifactPaths.base,
            .mapping([
              ("description", message("The folder in which earshot was run."))
            ])
          )
        ])
      ),
      ("columnKind", .text("unicodeCodePoints")),
      ("invocations", .sequence([invocation(paths)])),
      ("results", .sequence(results)),
    ])
  }

  private var driver: OutputValue {
    .mapping([
      ("name", .text("earshot")), ("version", .text(version)),
      ("semanticVersion", .text(version)),
      ("rules", .sequence(rules.rules.map { $0.sarif(isUsed: used.contains($0.id)) })),
      ("properties", .mapping([("ruleSet", .number(Double(rules.version)))])),
    ])
  }

  /// Whether findings are told apart by whether a baseline has them.
  private var comparesWithBaseline: Bool {
    !stale.isEmpty || entries.contains { $0.standing == .known }
  }

  private func invocation(_ paths: ArtifactPaths) -> OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("executionSuccessful", .flag(refusals.isEmpty))
    ]
    if !refusals.isEmpty {
      let notifications = refusals.map { refusal -> OutputValue in
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
    if !ownFindings.isEmpty {
      let notifications = ownFindings.map { finding in
        OutputValue.mapping([
          ("descriptor", .mapping([("id", .text(finding.rule))])),
          ("level", .text(finding.severity.sarifLevel)),
          ("message", message("\(finding.message). \(finding.fix)")),
        ])
      }
      members.append(("toolConfigurationNotifications", .sequence(notifications)))
    }
    return .mapping(members)
  }

  private func message(_ text: String) -> OutputValue { .mapping([("text", .text(text))]) }
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
