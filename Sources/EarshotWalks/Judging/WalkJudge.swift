import EarshotAudit
import EarshotDocuments
import EarshotModel

/// Asks every rule about what a walk has seen, and makes faults of what they say.
struct WalkJudge {
  let app: WalkedApp
  let configuration: AuditConfiguration
  private let used: Set<String>
  private let checks: [(check: WalkCheck, values: RuleValues)]

  init(app: WalkedApp, configuration: AuditConfiguration) {
    self.app = app
    self.configuration = configuration
    let used = Set(configuration.usedRules.map(\.id))
    self.used = used
    checks = WalkCheck.all.filter { used.contains($0.rule.id) }.map {
      ($0, configuration.values(of: $0.rule))
    }
  }

  /// What the rules find on a state.
  ///
  /// - Parameters:
  ///   - exploration: What was found out about it.
  ///   - isUnsteady: Whether the way by which it was come to leads elsewhere when it is gone again.
  ///   - repeated: Tries a thing once more by the shortest way; `nil` where that cannot be done.
  /// - Returns: The faults, those that tell the same among them.
  func faults(
    of exploration: Exploration, isUnsteady: () throws -> Bool, repeated: (WalkTurn) -> WalkTurn?
  ) rethrows -> [WalkFault] {
    var found: [WalkFault] = []
    if used.contains(FocusRules.nondeterministic.id), try isUnsteady() {
      let violation = WalkViolation(
        "the same way has led to another state than before", by: .done(exploration.way))
      found.append(fault(FocusRules.nondeterministic, violation, on: exploration))
    }
    for (check, values) in checks {
      switch check.kind {
      case .state(let ask):
        found += ask(exploration, values).map { fault(check.rule, $0, on: exploration) }
      case .turn(let ask):
        for turn in exploration.turns {
          guard let violation = ask(turn, exploration, values) else { continue }
          let again = repeated(turn)
          let shorter = again.flatMap { turn in ask(turn, exploration, values).map { ($0, turn) } }
          let (told, shown) = shorter ?? (violation, turn)
          found.append(fault(check.rule, told, shownBy: shown, on: exploration))
        }
      case .walk: break
      }
    }
    return found
  }

  /// What the rules find on a state that was looked at without trying everything there.
  func faults(atALook exploration: Exploration) -> [WalkFault] {
    checks.flatMap { check, values -> [WalkFault] in
      guard case .state(let ask) = check.kind, !check.needsTrials,
        !exploration.isGoneOverAlone || check.isOfFlicks
      else { return [] }
      return ask(exploration, values).map { fault(check.rule, $0, on: exploration) }
    }
  }

  /// What the rules find that look at all ways together.
  func faults(of graph: WalkGraph) -> [WalkFault] {
    checks.flatMap { check, values -> [WalkFault] in
      guard case .walk(let ask) = check.kind else { return [] }
      return ask(graph, values).map { fault(check.rule, $1, on: $0.exploration) }
    }
  }

  private func fault(
    _ rule: AuditRule, _ violation: WalkViolation, shownBy turn: WalkTurn? = nil,
    on exploration: Exploration
  ) -> WalkFault {
    var heard = turn?.way
    if case .done(let way) = violation.proof { heard = heard ?? way }
    let steps =
      heard?.map(\.step)
      ?? exploration.way.map(\.step)
      + exploration.steps(of: violation.proof, about: violation.element)
    let finding = finding(rule, violation, shownBy: turn, on: exploration)
    return WalkFault(
      finding: finding, steps: steps, heard: heard,
      likeness: WalkFaultLikeness(finding, violation, shownBy: turn, on: exploration))
  }

  private func finding(
    _ rule: AuditRule, _ violation: WalkViolation, shownBy turn: WalkTurn?,
    on exploration: Exploration
  ) -> Finding {
    let key = violation.element.map { exploration.key(of: $0, in: turn) } ?? ""
    let origin = violation.element.flatMap { exploration.origin(of: $0) } ?? exploration.scene
    let file = origin?.file ?? app.file
    return Finding(
      rule: rule.id, severity: violation.isForReview ? .review : rule.ordinarySeverity,
      criteria: rule.criteria, file: file,
      line: origin?.line ?? 1, column: origin?.column ?? 1, screen: exploration.name,
      element: key, message: configuration.texts.words(violation.message),
      fix: configuration.texts.fix(of: rule),
      fingerprint: Fingerprint(
        rule: rule.id, file: file, screen: exploration.name, element: key,
        detail: violation.detail))
  }
}
