/// What a rule is given besides an element: the screen around it, and what the configuration says.
struct RuleContext: Sendable {
  /// The screen.
  let screen: AuditedScreen
  /// How the elements of the screen stand in each other.
  let tree: ScreenTree
  /// What the configuration says.
  let configuration: AuditConfiguration
  /// The rule that is asking.
  let rule: AuditRule

  /// A number of the rule's parameters.
  func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else {
      preconditionFailure("\(rule.id) has no number called \(name).")
    }
    return number
  }

  /// A text of the rule's parameters.
  func text(_ name: String) -> String {
    guard case .text(let text) = value(name) else {
      preconditionFailure("\(rule.id) has no text called \(name).")
    }
    return text
  }

  /// A list of the rule's parameters.
  func texts(_ name: String) -> [String] {
    guard case .texts(let texts) = value(name) else {
      preconditionFailure("\(rule.id) has no list called \(name).")
    }
    return texts
  }

  private func value(_ name: String) -> RuleParameter.Value {
    if let given = configuration.parameters[rule.id]?[name] { return given }
    guard let parameter = rule.parameters.first(where: { $0.name == name }) else {
      preconditionFailure("\(rule.id) has no parameter called \(name).")
    }
    return parameter.standard
  }
}
