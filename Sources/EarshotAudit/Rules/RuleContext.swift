import EarshotModel

/// What a rule is given: a screen, and what the rule was told.
struct RuleContext: Sendable {
  /// The parameters of a rule, with what a configuration says of them.
  typealias Values = [(name: String, value: RuleParameter.Value)]

  /// How the elements of the screen stand in each other.
  let tree: ScreenTree
  /// The parameters of the rule.
  let values: Values

  /// The screen.
  var screen: AuditedScreen { tree.screen }

  /// What a rule uses of a configuration.
  static func values(of rule: AuditRule, in configuration: AuditConfiguration) -> Values {
    let given = configuration.parameters[rule.id] ?? [:]
    return rule.parameters.map { ($0.name, given[$0.name] ?? $0.standard) }
  }

  /// A number of the rule's parameters.
  func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else {
      preconditionFailure("\(name) is no number.")
    }
    return number
  }

  /// A text of the rule's parameters.
  func text(_ name: String) -> String {
    guard case .text(let text) = value(name) else { preconditionFailure("\(name) is no text.") }
    return text
  }

  /// A list of the rule's parameters.
  func texts(_ name: String) -> [String] {
    guard case .texts(let texts) = value(name) else { preconditionFailure("\(name) is no list.") }
    return texts
  }

  private func value(_ name: String) -> RuleParameter.Value {
    guard let value = values.first(where: { $0.name == name })?.value else {
      preconditionFailure("The rule has no parameter called \(name).")
    }
    return value
  }
}

extension RuleContext {
  /// Whether an element stands beside the screen, where nothing can scroll it into sight.
  func isOffScreen(_ element: AuditedElement) -> Bool {
    !screen.bounds.isEmpty && !screen.isFragment && !element.frame.isEmpty
      && element.frame.intersection(screen.bounds) == nil && !tree.isScrolled(element)
  }

  /// Whether nothing in the file says what an element does, where other controls of the screen say it or no
  /// class stands behind the pattern of a row that it belongs to, or it has only gestures that nothing is
  /// connected with.
  ///
  /// Tabs and ways back answer by themselves, and an outlet lets code connect the rest, unless all the code is known, and
  /// none of it connects a button.
  func seemsUnconnected(_ element: AuditedElement) -> Bool {
    if element.hasIdleGestures { return true }
    if element.isLeftUnconnected { return true }
    return (tree.declaresBehaviour || isInBarePattern(element))
      && [.button, .barItem, .toggle, .element].contains(element.kind)
      && element.isKnownToNoCode
      && element.customActions.isEmpty && (screen.className == nil || element.kind != .element)
  }

  /// Whether a touch of an element does nothing, as far as its file tells: nothing is connected with it though others are,
  /// or it is a button of a storyboard or xib with which nothing is.
  func seemsToDoNothing(_ element: AuditedElement) -> Bool {
    seemsUnconnected(element)
      || element.kind == .button && screen.className != nil && element.isKnownToNoCode
  }

  /// Whether an element stands in the pattern of a row or an item without a class of its own, so that no code
  /// has a name for what is inside.
  private func isInBarePattern(_ element: AuditedElement) -> Bool {
    element.isPrototype
      && screen.ancestors(of: element).first { $0.kind == .cell }.map { $0.className == nil }
        ?? false
  }

  /// What is wrong with elements of the screen, in the order of the tree.
  func atElements(_ check: (AuditedElement) -> Violation?) -> [Violation] {
    at(tree.screen.elements.indices, check)
  }

  /// What is wrong with stops of the cursor, in their order.
  func atStops(_ check: (AuditedElement) -> Violation?) -> [Violation] {
    at(tree.screen.stops.lazy.map(\.element), check)
  }

  /// An element has many facts, so it is not copied for each of the rules.
  private func at(
    _ places: some Sequence<Int>, _ check: (AuditedElement) -> Violation?
  ) -> [Violation] {
    let elements = tree.screen.elements
    let span = elements.span
    var found: [Violation] = []
    for place in places {
      guard var violation = check(span[place]) else { continue }
      violation.element = violation.element ?? place
      found.append(violation)
    }
    return found
  }
}
