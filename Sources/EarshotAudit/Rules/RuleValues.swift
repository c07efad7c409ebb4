/// The parameters of a rule, with what a configuration says of them, for whoever applies rules elsewhere.
package struct RuleValues: Sendable {
  private let values: RuleContext.Values

  init(_ values: RuleContext.Values) {
    self.values = values
  }

  /// A number of the rule's parameters.
  package func number(_ name: String) -> Double {
    guard case .number(let number) = values.first(where: { $0.name == name })?.value else {
      preconditionFailure("\(name) is no number of the rule.")
    }
    return number
  }
}

extension AuditConfiguration {
  /// What a rule is told.
  package func values(of rule: AuditRule) -> RuleValues {
    RuleValues(RuleContext.values(of: rule, in: self))
  }
}
