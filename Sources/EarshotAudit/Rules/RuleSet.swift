package import EarshotFiles

/// The rules of one version, so that an upgrade of the program need not change what is found.
public struct RuleSet: Sendable {
  /// The version, counted from 1.
  public let version: Int
  /// The rules, in the order in which reports and the page of all rules list them.
  public let rules: [AuditRule]

  /// The rules of the newest version.
  public static let current = RuleSet(
    version: 1,
    rules: LabelRules.all + HintRules.all + TraitRules.all + StructureRules.all
      + GeometryRules.all + VisualRules.all + WalkRules.all + RunRules.all)

  /// The rules of a version, or `nil` when there is none.
  public static func version(_ number: Int) -> RuleSet? {
    number == current.version ? current : nil
  }

  /// The rule of a name, or `nil` when there is none.
  public subscript(id: String) -> AuditRule? { rules.first { $0.id == id } }

  /// The name of a rule that is most like a misspelt one, or begins with it; `nil` when none is like it.
  public func nearest(to name: String) -> String? {
    NearestName.to(name, among: rules.map(\.id))
      ?? rules.first { !name.isEmpty && $0.id.hasPrefix(name) }?.id
  }

  /// What is wrong with a name that no rule has, with the name that may have been meant.
  package func problem(of name: String) -> ValueProblem {
    nearest(to: name).map { .unknownName(name.printable, kind: "rule", known: [$0]) }
      ?? .wrongValue(
        key: name.printable, found: "no rule", expected: "one that 'earshot explain' lists")
  }

  private init(version: Int, rules: [AuditRule]) {
    self.version = version
    self.rules = rules
  }
}
