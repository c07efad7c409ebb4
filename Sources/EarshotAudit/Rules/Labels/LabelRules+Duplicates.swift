import EarshotFiles
import EarshotModel

extension LabelRules {
  static let duplicate = AuditRule(
    "label-duplicate", "Several controls share one spoken name", .moderate, ["2.4.6", "4.1.2"],
    .label,
    explanation: """
      Two or more elements of a screen are spoken the same, so that a listener cannot tell them apart. \
      Letters count as they are heard: "Add" and "add" are the same, "+1" and "-1" are not. Elements that are counted out, such \
      as tabs, and buttons for details of a row, which the system names, are left alone, and so are texts \
      among themselves, and controls of which each says another role; one control beside a text of the same name \
      is for review, and so are controls that all lead to the same without telling it which was used, \
      though not in the pattern of a row, and controls that bear the title \
      which Xcode gives each, or stand in the pattern of a row and do nothing in the file, where code holds on to \
      all of them but one, and may well name them, fields with one placeholder that code fills, and controls all of which but one are named by code, or are hidden and \
      shown by it with what they stand in, and controls that hints of their own, or of code, tell apart.
      """,
    fix: "Add to each name what it is about, such as \"Delete, Invoice 3\".",
    failing: .elements(
      "{ id: a, label: Delete, traits: [button] }", "{ id: b, label: Delete, traits: [button] }"),
    passing: .elements(
      "{ id: a, label: Delete letter, traits: [button] }",
      "{ id: b, label: Delete photo, traits: [button] }"),
    check: .screen { context in
      var groups: [String: [AuditedElement]] = [:]
      var order: [String] = []
      for element in context.screen.stopElements where element.canBeConfused(in: context.screen) {
        let key = (element.label ?? "").nameKey + "\n" + (element.value ?? "").nameKey
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(element)
      }
      return order.compactMap { groups[$0].flatMap { confusion($0, in: context) } }
    })

  /// What to say of elements that are spoken the same.
  private static func confusion(
    _ group: [AuditedElement], in context: RuleContext
  ) -> Violation? {
    guard group.count > 1, let first = group.first(where: \.isOperable) else { return nil }
    let name = (first.label ?? "").spoken
    let rivals = Dictionary(grouping: group.filter(\.isOperable), by: { $0.role })
    if let most = rivals.values.filter({ $0.count > 1 }).max(by: { $0.count < $1.count }),
      let place = most.map(\.index).min()
    {
      return Violation(
        "\(most.count) elements are called '\(name)'", at: place,
        severity: most.count { $0.keepsItsName && !context.tree.comesAndGoes($0, among: most) } > 1
          && !most.doTheSame && !context.hasHints(tellingApart: most) ? nil : .review,
        detail: name.spokenKey)
    }
    // A text beside a field or a switch that bears its name is as it should be, and controls of different
    // roles are told apart by them.
    guard group.contains(where: \.isText),
      [.button, .link].contains(first.role) || first.kind == .button || first.role == .none
    else { return nil }
    return Violation(
      "\(group.count) elements are called '\(name)'", at: first.index, severity: .review,
      detail: name.spokenKey)
  }

  static let sameNameDifferentAction = AuditRule(
    "label-same-name-different-action", "Same name, different result", .moderate,
    ["2.4.9", "3.2.4"], .label, confidence: .likely,
    explanation: """
      Elements of one name and role lead to different screens or call different methods. Who hears the \
      name takes one for the other. Where the name is the title that Xcode gives each control, and code holds \
      on to one of them, where code names one of them, or hides and shows one of them with what it stands in, where a \
      heading stands between them, where hints tell them apart, and where both methods are named by that name alone, and may do the same, it is for review.
      """,
    fix: "Name each after what it does.",
    failing: .elements(
      "{ id: a, label: Open, traits: [button], on: { activate: { push: Letter } } }",
      "{ id: b, label: Open, traits: [button], on: { activate: { push: Photo } } }"),
    passing: .elements(
      "{ id: a, label: Open letter, traits: [button], on: { activate: { push: Letter } } }",
      "{ id: b, label: Open photo, traits: [button], on: { activate: { push: Photo } } }"),
    check: .screen { context in
      var first: [String: AuditedElement] = [:]
      var found: [Violation] = []
      for element in context.screen.stopElements where !element.targets.isEmpty {
        guard let label = element.spokenLabel else { continue }
        let key = "\(element.role.rawValue):\(label.nameKey)"
        guard let other = first[key] else {
          first[key] = element
          continue
        }
        guard Set(other.targets) != Set(element.targets) else { continue }
        found.append(
          Violation(
            "'\(label)' does something else than the one before it", at: element.index,
            severity: [element, other].contains {
              $0.isFilledByCode || $0.hasNameOfCode || $0.hasHintOfCode || $0.mayLosePlaceholder
            } || context.hasHints(tellingApart: [element, other])
              || context.tree.comesAndGoes(element, among: [other])
              || context.tree.comesAndGoes(other, among: [element])
              || context.screen.hasHeading(between: other, and: element)
              || [element, other].allSatisfy { $0.isNamedInMethod } ? .review : nil))
      }
      return found
    })

  static let differentNameSameAction = AuditRule(
    "label-different-name-same-action", "Same action named differently", .minor, ["3.2.4"], .label,
    confidence: .review, isOn: false,
    explanation:
      "Elements that lead to the same screen or call the same method have different names.",
    fix: "Call the same thing by the same name everywhere.",
    failing: .elements(
      "{ id: a, label: Settings, traits: [button], on: { activate: { push: Options } } }",
      "{ id: b, label: Preferences, traits: [button], on: { activate: { push: Options } } }"),
    passing: .elements(
      "{ id: a, label: Options, traits: [button], on: { activate: { push: Options } } }",
      "{ id: b, label: Options, traits: [button], on: { activate: { push: Options } } }"),
    check: .file { contexts in
      var names: [String: String] = [:]
      var found: [(screen: Int, violation: Violation)] = []
      for (number, context) in contexts.enumerated() {
        for element in context.screen.stopElements {
          guard let label = element.spokenLabel else { continue }
          for target in element.targets {
            let name = names[target] ?? label.spokenKey
            names[target] = name
            guard name != label.spokenKey else { continue }
            found.append(
              (
                number,
                Violation("'\(label)' does what '\(name)' does", at: element.index, detail: target)
              ))
          }
        }
      }
      return found
    })

  static let parentChildSame = AuditRule(
    "label-parent-child-same", "Parent and child speak the same", .minor, ["4.1.2"], .label,
    confidence: .likely,
    explanation: """
      A container that is named when the cursor enters it has the name of an element inside, so that the \
      name is heard twice.
      """,
    fix: "Take the name from the container, or name it after everything it holds.",
    failing: .elements(
      "{ id: box, label: Delivery, containerType: semanticGroup,"
        + " children: [{ id: a, label: Delivery, traits: [button] }] }"),
    passing: .elements(
      "{ id: box, label: How to get it, containerType: semanticGroup,"
        + " children: [{ id: a, label: Delivery, traits: [button] }] }"),
    check: .stop { element, context in
      guard let label = element.spokenLabel?.spokenKey, !label.isEmpty,
        context.screen.ancestors(of: element).contains(where: { ancestor in
          (ancestor.containerType != .none || ancestor.isElement)
            && ancestor.label?.spokenKey == label
        })
      else { return nil }
      return Violation("\(element.nameOrRole) is spoken twice, as a container and inside it")
    })
}

extension AuditedElement {
  /// Whether no code is known to give it another name than the one in its file.
  fileprivate var keepsItsName: Bool {
    !isFilledByCode && !isButtonOfCode && !hasNameOfCode && !hasHintOfCode && !mayLosePlaceholder
  }
}

extension RuleContext {
  /// Whether each of some elements has a hint of its own.
  fileprivate func hasHints(tellingApart elements: [AuditedElement]) -> Bool {
    let hints = elements.compactMap { $0.stop.flatMap { screen.stops[$0].hint }?.spokenKey }
    return Set(hints).count == elements.count
  }
}

extension AuditedElement {
  /// Whether what it calls is named by its own name and nothing more, as `onReply:` and `replyTapped:` are for "Reply".
  fileprivate var isNamedInMethod: Bool {
    let own = Set((self.label ?? "").nameWords.map { $0.lowercased() })
    return !own.isEmpty
      && self.targets.allSatisfy { target in
        let words = Set(target.nameWords.map { $0.lowercased() })
        return words.isSuperset(of: own) && words.subtracting(own).isSubset(of: Self.wordsOfMethods)
      }
  }

  /// The words that methods have for that something is used.
  private static let wordsOfMethods: Set = [
    "action", "bar", "btn", "button", "click", "clicked", "did", "do", "handle", "handler",
    "inside", "item", "on", "press", "pressed", "select", "selected", "sender", "tap", "tapped",
    "touch", "touched", "up", "was", "with",
  ]
}

extension [AuditedElement] {
  /// Whether it makes no difference which of them is used.
  fileprivate var doTheSame: Bool {
    // A method whose name ends in a colon is told which of them it was.
    guard let first, !first.isPrototype, !first.targets.contains(where: { $0.hasSuffix(":") })
    else {
      return false
    }
    return dropFirst().allSatisfy { $0.doesTheSame(as: first) }
  }
}

extension AuditedScreen {
  /// Whether the cursor comes by a heading on its way from one element to another.
  fileprivate func hasHeading(between first: AuditedElement, and last: AuditedElement) -> Bool {
    guard let start = first.stop, let end = last.stop, start < end else { return false }
    return stops[(start + 1)..<end].contains { elements[$0.element].role == .header }
  }
}

extension AuditedElement {
  /// Whether it could be taken for another: it has a name, and is not told apart by a number.
  fileprivate func canBeConfused(in screen: AuditedScreen) -> Bool {
    guard spokenLabel != nil, screen.rowAround(partMadeBySystem: self) == nil, self.role != .tab,
      self.role != .key,
      self.kind != .segment,
      self.kind != .cell
    else {
      return false
    }
    return isOperable || isText
  }
}
