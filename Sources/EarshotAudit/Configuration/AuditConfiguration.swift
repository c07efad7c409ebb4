/// The settings of an audit: which rules, with which parameters, and what to ignore.
public struct AuditConfiguration: Sendable {
  /// The rules.
  public var rules: RuleSet
  /// Rules that are turned on or off, by name; others are as their declaration says.
  public var isOn: [String: Bool]
  /// Values of parameters by rule and name; each of the kind that the rule declares.
  public var parameters: [String: [String: RuleParameter.Value]]
  /// Findings to pass over.
  public var ignores: [AuditIgnore]
  /// Whether apps are walked, so that the rules are used that only a walk can decide.
  public var walks = false
  /// The language in which is said what was found.
  package var texts = AuditTexts()

  /// Creates a configuration; without arguments, every rule has its default.
  public init(
    rules: RuleSet = .current, isOn: [String: Bool] = [:],
    parameters: [String: [String: RuleParameter.Value]] = [:], ignores: [AuditIgnore] = []
  ) {
    self.rules = rules
    self.isOn = isOn
    self.parameters = parameters
    self.ignores = ignores
  }

  /// The rules that are used, in the order of the rule set.
  public var usedRules: [AuditRule] {
    rules.rules.filter { (walks || !$0.isWalked) && isOn[$0.id] ?? $0.isOn }
  }
}
