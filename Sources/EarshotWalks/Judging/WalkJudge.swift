import EarshotAudit
import EarshotModel

/// Asks every rule about what a walk has seen, and makes findings of what they say.
struct WalkJudge {
  let app: WalkedApp
  let configuration: AuditConfiguration
  private let checks: [(check: WalkCheck, values: RuleValues)]

  init(app: WalkedApp, configuration: AuditConfiguration) {
    self.app = app
    self.configuration = configuration
    let used = Set(configuration.usedRules.map(\.id))
    checks = WalkCheck.all.filter { used.contains($0.rule.id) }.map {
      ($0, configuration.values(of: $0.rule))
    }
  }

  /// What the rules find on a state.
  ///
  /// - Parameters:
  ///   - exploration: What was found out about it.
  ///   - expected: The way by which it was come to.
  ///   - repeated: Tries a thing once more by the shortest way; `nil` where that cannot be done.
  /// - Returns: The findings, those that tell the same among them.
  func findings(
    of exploration: Exploration, expected: WalkWay, repeated: (WalkTurn) -> WalkTurn?
  ) -> [Finding] {
    var found: [Finding] = []
    if let digest = expected.digest, digest != exploration.state.digest {
      found += finding(
        FocusRules.nondeterministic,
        WalkViolation("the same way has led to another state than before"), exploration.way,
        on: exploration)
    }
    for (check, values) in checks {
      switch check.kind {
      case .state(let ask):
        for violation in ask(exploration, values) {
          let isOfSweep = violation.isOfSweep
          found += finding(
            check.rule, violation, isOfSweep ? exploration.sweepWay : exploration.way,
            on: exploration)
        }
      case .turn(let ask):
        for turn in exploration.turns {
          guard let violation = ask(turn, exploration, values) else { continue }
          let again = repeated(turn)
          let shorter = again.flatMap { turn in ask(turn, exploration, values).map { ($0, turn) } }
          let (told, way) = shorter.map { ($0.0, $0.1.way) } ?? (violation, turn.way)
          found += finding(check.rule, told, way, on: exploration)
        }
      case .walk: break
      }
    }
    return found
  }

  /// What the rules find that look at all ways together.
  func findings(of graph: WalkGraph) -> [Finding] {
    checks.flatMap { check, values -> [Finding] in
      guard case .walk(let ask) = check.kind else { return [] }
      return ask(graph, values).flatMap { node, violation in
        finding(
          check.rule, violation, violation.way ?? node.exploration.way, on: node.exploration)
      }
    }
  }

  /// The findings without those that tell the same: of several the one with the shortest way.
  static func each(of findings: [Finding]) -> [Finding] {
    var places: [Fingerprint: Int] = [:]
    var each: [Finding] = []
    for finding in findings {
      guard let place = places[finding.fingerprint] else {
        places[finding.fingerprint] = each.count
        each.append(finding)
        continue
      }
      if finding.walk.count < each[place].walk.count { each[place] = finding }
    }
    return each
  }

  private func finding(
    _ rule: AuditRule, _ violation: WalkViolation, _ way: [HeardStep], on exploration: Exploration
  ) -> [Finding] {
    guard configuration.usedRules.contains(where: { $0.id == rule.id }) else { return [] }
    let facts = violation.element.flatMap { exploration.facts(of: $0) }
    let key =
      facts?.key ?? violation.element.map {
        $0.accessibilityIdentifier ?? $0.accessibilityLabel ?? "element"
      } ?? ""
    let place = violation.element.flatMap { exploration.place(of: $0) }
    return [
      Finding(
        rule: rule.id, severity: rule.ordinarySeverity, criteria: rule.criteria, file: app.file,
        line: place?.line ?? 1, column: place?.column ?? 1, screen: exploration.name,
        element: key, message: violation.message, fix: rule.fix,
        fingerprint: Fingerprint(
          rule: rule.id, file: app.file, screen: exploration.name, element: key,
          detail: violation.detail),
        walk: way.walk)
    ]
  }
}
