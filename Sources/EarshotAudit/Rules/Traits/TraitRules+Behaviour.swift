import EarshotModel

extension TraitRules {
  static let withoutBehaviour = AuditRule(
    "trait-without-behaviour", "Claims a role it cannot perform", .serious, ["4.1.2", "2.1.1"],
    .trait, confidence: .likely,
    explanation: """
      An element says that it is a button, a link or a switch, and nothing answers to it. That is so for \
      certain when the app says that it does not respond to a user. Where code holds on to it, which may act \
      itself when it is touched, and where other controls of the screen say in the file what they do and this one \
      does not, it is for review. What takes no touches lets them through to what it stands in or lies on; where that answers to \
      them, nothing is wrong, and where code holds on to it, which may make it answer, it is for review.
      """,
    fix: "Connect it with what it should do, or take the trait away.",
    failing: .elements(
      "{ id: badge, label: New, traits: [button], respondsToUserInteraction: false }"),
    passing: .elements("{ id: badge, label: New, traits: [staticText] }"),
    check: .stop { element, context in
      guard [.button, .link, .toggle].contains(element.role), element.isEnabled,
        element.kind != .cell, element.handlers.isEmpty
      else { return nil }
      let takesNone = !element.takesTouches && element.kind != .segment
      let isSilent = element.respondsToUser == false
      if takesNone, !isSilent, context.letsTouchesThrough(element) { return nil }
      if isSilent || takesNone {
        let isUnsure = element.hasOutlet || !isSilent && context.mayLetTouchesThrough(element)
        return Violation(
          "\(element.nameOrRole) does not respond to a user", severity: isUnsure ? .review : nil)
      }
      guard context.seemsUnconnected(element) else { return nil }
      return Violation(
        "\(element.nameOrRole) has no action in the file, unlike other controls here",
        severity: .review)
    })

  static let adjustableWithoutMethods = AuditRule(
    "adjustable-without-methods", "Adjustable but cannot be adjusted", .critical,
    ["4.1.2", "2.1.1"], .trait,
    explanation: """
      An element is spoken as adjustable, and neither increment nor decrement does anything: no class \
      that can be turned, no values, no behaviour.
      """,
    fix: "Implement accessibilityIncrement and accessibilityDecrement, or take the trait away.",
    failing: .elements("{ id: volume, label: Volume, value: 50%, traits: [adjustable] }"),
    passing: .elements(
      "{ id: volume, label: Volume, value: 50%, traits: [adjustable],"
        + " adjust: { values: [\"40%\", \"50%\"] } }"),
    check: .stop { element, _ in
      guard element.traits.contains(.adjustable), element.canAdjust == false, element.isEnabled
      else { return nil }
      return Violation("\(element.nameOrRole) is adjustable and nothing can turn it")
    })

  static let adjustableWithoutValue = AuditRule(
    "adjustable-without-value", "Adjustable has no value", .serious, ["4.1.2"], .trait,
    explanation: "An adjustable element has no value, so that nobody hears what turning it does.",
    fix: "Set the accessibility value, and keep it in step.",
    failing: .elements(
      "{ id: volume, label: Volume, traits: [adjustable], adjust: { values: [\"40%\", \"50%\"] } }"),
    passing: .elements(
      "{ id: volume, label: Volume, value: 50%, traits: [adjustable],"
        + " adjust: { values: [\"40%\", \"50%\"] } }"),
    check: .stop { element, _ in
      guard element.traits.contains(.adjustable), (element.value ?? "").spoken.isEmpty,
        !element.isPartOfControl
      else { return nil }
      return Violation("\(element.nameOrRole) has no value")
    })

  static let valueOutOfRange = AuditRule(
    "value-out-of-range", "Value lies outside its range", .minor, ["4.1.2"], .trait,
    explanation: """
      A number is smaller than the smallest or larger than the largest it may be, or the ends of the \
      range have changed places. Ends that are the same, where code holds on to the control and may set them, \
      are for review.
      """,
    fix: "Set the ends first, then a value between them.",
    failing: .storyboard(
      """
      <slider id="level" value="12" minValue="0" maxValue="10">
        <rect key="frame" x="16" y="100" width="200" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Level"/>
      </slider>
      """),
    passing: .storyboard(
      """
      <slider id="level" value="5" minValue="0" maxValue="10">
        <rect key="frame" x="16" y="100" width="200" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Level"/>
      </slider>
      """),
    check: .element { element, _ in
      guard let range = element.range, !element.isHidden else { return nil }
      if let minimum = range.minimum, let maximum = range.maximum {
        if minimum >= maximum, !(element.kind == .element && minimum == maximum) {
          return Violation(
            "the smallest value \(minimum) of \(element.roleAndName) is not below the largest,"
              + " \(maximum)", severity: minimum == maximum && element.hasOutlet ? .review : nil)
        }
      } else if range.value != nil {
        return Violation("\(element.roleAndName) has a value and no range")
      }
      guard let value = range.value else { return nil }
      if let minimum = range.minimum, value < minimum {
        return Violation(
          "the value \(value) of \(element.roleAndName) is below the smallest, \(minimum)")
      }
      if let maximum = range.maximum, value > maximum {
        return Violation(
          "the value \(value) of \(element.roleAndName) is above the largest, \(maximum)")
      }
      return nil
    })

  static let customActionUnnamed = AuditRule(
    "custom-action-unnamed", "Custom action has no or a duplicate name", .serious, ["4.1.2"],
    .trait,
    explanation: "An action of the rotor has no name, or two of one element have the same.",
    fix: "Give each action a name of its own.",
    failing: .elements(
      "{ id: mail, label: Letter, traits: [button], customActions: [Archive, Archive] }"),
    passing: .elements(
      "{ id: mail, label: Letter, traits: [button], customActions: [Archive, Delete] }"),
    check: .stop { element, _ in
      var names: Set<String> = []
      for action in element.customActions {
        let name = action.spoken
        if name.isEmpty { return Violation("an action of \(element.roleAndName) has no name") }
        if !names.insert(name.lowercased()).inserted {
          return Violation("two actions of \(element.roleAndName) are called '\(name)'")
        }
      }
      return nil
    })

  static let customRotorUnnamed = AuditRule(
    "custom-rotor-unnamed", "Custom rotor has no name", .minor, ["4.1.2"], .trait,
    explanation: "A rotor of the app's own has neither a name nor a type that the system names.",
    fix: "Name the rotor after what it finds, such as \"Mistakes\".",
    failing: .elements(
      "{ id: text, label: Letter, customRotors: [{ name: \"\", elements: [text] }] }"),
    passing: .elements(
      "{ id: text, label: Letter, customRotors: [{ name: Mistakes, elements: [text] }] }"),
    check: .element { element, _ in
      let isUnnamed = element.customRotors.contains { name in
        name.map { $0.spoken.isEmpty } ?? false
      }
      return isUnnamed ? Violation("a rotor of \(element.roleAndName) has no name") : nil
    })
}
