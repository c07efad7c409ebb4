import EarshotAudit

/// What a rule asks of a walk.
struct WalkCheck {
  /// What it is asked about.
  enum Kind {
    /// About a state, its stops and what flicking over them comes to.
    case state((Exploration, RuleValues) -> [WalkViolation])
    /// About one thing that was tried, and what came of it.
    case turn((WalkTurn, Exploration, RuleValues) -> WalkViolation?)
    /// About all ways together; each answer names the state it is about.
    case walk((WalkGraph, RuleValues) -> [(node: WalkGraph.Node, violation: WalkViolation)])
  }

  /// The rule.
  let rule: AuditRule
  /// What it asks.
  let kind: Kind
  /// Whether it can only tell of a state where everything was tried.
  var needsTrials = false

  /// Whether it tells of flicking on and back, wherever anything stands.
  var isOfFlicks: Bool {
    [FocusRules.asymmetric, FocusRules.nondeterministic, FocusRules.movedUnasked]
      .contains { $0.id == rule.id }
  }

  /// The checks of all rules that a walk decides.
  static var all: [WalkCheck] {
    FocusChecks.all + ModalChecks.all + ScreenChecks.all + OrderChecks.all
      + InteractionChecks.all + SpeechChecks.all
  }

  static func state(
    _ rule: AuditRule, needsTrials: Bool = false,
    _ check: @escaping (Exploration, RuleValues) -> [WalkViolation]
  ) -> WalkCheck {
    WalkCheck(rule: rule, kind: .state(check), needsTrials: needsTrials)
  }

  /// A check of what comes of something that was tried; only one that asks for it is told of an app that was
  /// launched anew, in which nothing is the same object.
  static func turn(
    _ rule: AuditRule, ofRestarts: Bool = false,
    _ check: @escaping (WalkTurn, Exploration, RuleValues) -> WalkViolation?
  ) -> WalkCheck {
    WalkCheck(
      rule: rule,
      kind: .turn { turn, seen, values in
        // What is used again is compared with the first time alone.
        (turn.act == .restart) == ofRestarts && turn.act != .activateAgain
          ? check(turn, seen, values) : nil
      })
  }

  static func walk(
    _ rule: AuditRule,
    _ check: @escaping (WalkGraph, RuleValues) -> [(node: WalkGraph.Node, violation: WalkViolation)]
  ) -> WalkCheck {
    WalkCheck(rule: rule, kind: .walk(check))
  }
}
