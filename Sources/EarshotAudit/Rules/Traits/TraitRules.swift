import EarshotModel

/// The rules about traits, values and states.
enum TraitRules {
  static let all: [AuditRule] = [
    conflict, missingInteractive, imageMissing, withoutBehaviour, adjustableWithoutMethods,
    adjustableWithoutValue, valueOutOfRange, fieldValueOverridden, fieldSecureExposed,
    fieldPurposeMissing, stateUnexposed, selectionMultiple, disabledUnexplained,
    customActionUnnamed, customRotorUnnamed, voiceNameMismatch,
  ]

  static let conflict = AuditRule(
    "trait-conflict", "Traits contradict each other", .moderate, ["4.1.2"], .trait,
    parameters: [
      RuleParameter(
        "sets",
        .texts([
          "button link searchField keyboardKey", "button adjustable", "staticText textEntry",
        ]),
        "Sets of traits of which an element may have one.",
        choices: AccessibilityTraits.named.map(\.name) + ["switchButton"])
    ],
    explanation: """
      An element has traits that exclude each other, such as button and link, or is dimmed and can be \
      turned all the same. What is spoken is then half of the truth. Keys of a keyboard are left alone.
      """,
    fix: "Leave the trait that tells what the element does.",
    failing: .elements("{ id: more, label: Details, traits: [button, link] }"),
    passing: .elements("{ id: more, label: Details, traits: [link] }"),
    check: .screen { context in
      // Most screens have no element of more than one trait.
      guard context.screen.elements.contains(where: { $0.traits.rawValue.nonzeroBitCount > 1 })
      else { return [] }
      let sets = context.texts("sets").map { set in
        let traits = set.utf8.split(separator: UInt8(ascii: " ")).compactMap { part in
          let name = String(Substring(part))
          return AccessibilityTraits(name: name).map { (name: name, trait: $0) }
        }
        return (text: set, traits: traits)
      }
      return context.atElements { element in
        guard element.isElement || element.stop != nil, !element.isHidden else { return nil }
        if element.className?.contains("KBKey") == true { return nil }
        for set in sets where set.traits.count(where: { element.traits.contains($0.trait) }) > 1 {
          let present = set.traits.filter { element.traits.contains($0.trait) }.map(\.name)
          return Violation(
            "the traits \(AuditSentence(joining: present.map { "\($0)" })) of \(element.roleAndName) contradict each other",
            detail: set.text)
        }
        if element.traits.contains([.notEnabled, .adjustable]), element.canAdjust == true {
          return Violation(
            "\(element.roleAndName) is dimmed and can be turned all the same", detail: "notEnabled")
        }
        return nil
      }
    })

  static let missingInteractive = AuditRule(
    "trait-missing-interactive", "Operable element has no role", .serious, ["4.1.2", "1.3.1"],
    .trait,
    explanation: """
      An element answers to a tap, or leads to another screen, and no trait says so: a listener takes it \
      for text. A text on a television, which nobody can touch, a text that is scrolled, in which a tap may do many things, a gesture that nothing is \
      connected with, and what the file leaves blank for code to fill, are for review. A map answers to taps by itself.
      """,
    fix: "Give it the trait button, or link when it leads out of the app.",
    failing: .elements("{ id: row, label: Account, on: { activate: { push: Account } } }"),
    passing: .elements(
      "{ id: row, label: Account, traits: [button], on: { activate: { push: Account } } }"),
    check: .stop { element, context in
      guard
        element.role == .none || element.role == .text || element.role == .image
          || element.role == .header, element.kind != .cell, element.kind != .map,
        element.parent != nil
      else { return nil }
      guard element.takesTouches, element.kind == .button || element.handlers.contains(.tap) else {
        return nil
      }
      guard element.traits.isDisjoint(with: .allowsDirectInteraction) else { return nil }
      return Violation(
        "\(context.name(of: element)) can be activated and no trait says so",
        severity: element.kind == .textView || element.hasIdleGestures || element.isLeftToCode
          || context.screen.interfaceIdiom == .tv && element.kind == .label ? .review : nil)
    })

  static let imageMissing = AuditRule(
    "trait-image-missing", "Image without the image trait", .minor, ["1.3.1"], .trait,
    explanation: "An image view that the cursor stops at lacks the trait that says so.",
    fix: "Give it the trait image, or the trait button when it is one.",
    failing: .storyboard(
      """
      <imageView id="dog" image="dog">
        <rect key="frame" x="16" y="100" width="200" height="200"/>
        <accessibility key="accessibilityConfiguration" label="A dog">
          <accessibilityTraits key="traits" staticText="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </imageView>
      """),
    passing: .storyboard(
      """
      <imageView id="dog" image="dog">
        <rect key="frame" x="16" y="100" width="200" height="200"/>
        <accessibility key="accessibilityConfiguration" label="A dog">
          <accessibilityTraits key="traits" image="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </imageView>
      """),
    check: .stop { element, _ in
      guard element.kind == .image, !element.traits.contains(.image), !element.role.isOperable
      else { return nil }
      return Violation("\(element.nameOrRole) is an image and lacks the trait")
    })

  static let disabledUnexplained = AuditRule(
    "disabled-unexplained", "Disabled control gives no reason", .minor, [], .trait,
    confidence: .review, isOn: false,
    explanation: "A dimmed control says nothing of why it is, or what would bring it back.",
    fix: "Say in the hint when it can be used.",
    failing: .elements("{ id: pay, label: Pay, traits: [button, notEnabled] }"),
    passing: .elements(
      "{ id: pay, label: Pay, traits: [button, notEnabled], hint: When the basket has something. }"),
    check: .stop { element, _ in
      guard element.traits.contains(.notEnabled), (element.hint ?? "").spoken.isEmpty else {
        return nil
      }
      return Violation("\(element.nameOrRole) is dimmed and does not say why")
    })

  static let voiceNameMismatch = AuditRule(
    "voice-name-mismatch", "Voice command name differs from the visible text", .moderate, ["2.5.3"],
    .trait, confidence: .likely,
    explanation: """
      An element has names for voice control, and none of them is the text that it shows. Who says what \
      they see is not understood.
      """,
    fix: "Put the visible text first among the names for voice control.",
    failing: .elements(
      "{ id: send, title: Send, label: Send, userInputLabels: [Submit], traits: [button] }"),
    passing: .elements(
      "{ id: send, title: Send, label: Send, userInputLabels: [Send, Submit], traits: [button] }"),
    check: .stop { element, _ in
      guard !element.inputLabels.isEmpty, !element.takesText,
        let title = element.shownText?.spokenKey, !title.isEmpty,
        !element.inputLabels.contains(where: { $0.spokenKey == title })
      else { return nil }
      return Violation(
        "no name of \(element.roleAndName) for voice control is the visible text"
          + " '\(element.shownText ?? "")'")
    })
}
