import EarshotModel

extension LabelRules {
  static let roleWord = AuditRule(
    "label-role-word", "Label repeats the role", .moderate, ["4.1.2"], .label,
    judgesWording: true,
    parameters: [
      RuleParameter(
        "position", .text("anywhere"),
        "Where the word counts: at the end of the label only (suffix), or anywhere.",
        choices: ["suffix", "anywhere"])
    ],
    explanation: """
      A label ends with the word that the voice adds anyway: "Save button, button". The words are those \
      of the element's own role in its language; in scripts without blanks the label need only end so. A \
      role word elsewhere in the label is for review. A control whose visible title ends with the word is \
      left alone, because voice control has to find it by that title.
      """,
    fix: "Leave the role out of the label.",
    failing: .elements("{ id: save, label: Save button, traits: [button] }"),
    passing: .elements("{ id: save, label: Save, traits: [button] }"),
    check: .stop { element, context in
      guard element.isNamedByApp, let label = element.spokenLabel, let topic = element.role.topic
      else { return nil }
      let vocabulary = element.vocabulary(in: context.screen)
      let words = element.labelWords
      guard let place = vocabulary.place(of: topic, in: words) else { return nil }
      let title = element.shownText?.spokenWords ?? []
      if !title.isEmpty, vocabulary.place(of: topic, in: title) == .end { return nil }
      switch place {
      case .end: return Violation("the label '\(label)' ends with the role")
      case .start, .elsewhere:
        guard context.text("position") == "anywhere" else { return nil }
        return Violation("the label '\(label)' holds the role", severity: .review)
      }
    })

  static let stateWord = AuditRule(
    "label-state-word", "Label states what the value already says", .moderate, ["4.1.2"], .label,
    judgesWording: true,
    explanation: """
      A label says in which state the element is, such as "selected" or "on", which its traits and its \
      value say as well; soon one of them will be wrong. Where no trait or value says the same, it is a minor \
      fault. A word that does not end the label, as in "Selected photos", may belong to the name, and is \
      for review, as is a title that is nothing else, such as "On". Segments that end with different states, as "Auto on" and \
      "Auto off" do, are what there is to choose from. What the system calls its own signs is not the app's.
      """,
    fix: "Leave the state to the traits and the value.",
    failing: .elements("{ id: tab, label: \"Home, selected\", traits: [button, selected] }"),
    passing: .elements("{ id: tab, label: Home, traits: [button, selected] }"),
    check: .stop { element, context in
      guard
        element.isOperable || element.traits.contains(.selected) || element.isExpanded != nil,
        element.isNamedByApp, let label = element.spokenLabel
      else { return nil }
      let vocabulary = element.vocabulary(in: context.screen)
      let words = element.labelWords
      guard !context.screen.isOneOfStates(element, vocabulary) else { return nil }
      // What shows nothing else, as one of two buttons "On" and "Off", is called so.
      guard !(element.showsItsLabel && vocabulary.isOnlyState(words)) else {
        return Violation("the label '\(label)' says in which state it is", severity: .review)
      }
      let hasState =
        element.traits.contains(.selected) || element.traits.contains(.notEnabled)
        || element.isExpanded != nil || element.role == .toggle
        || !(element.value ?? "").spoken.isEmpty
      if let place = vocabulary.place(of: .state, in: words) {
        return Violation(
          "the label '\(label)' says in which state it is",
          severity: place != .end ? .review : hasState ? nil : .minor)
      }
      guard hasState, vocabulary.place(of: .onOff, in: words) == .end else { return nil }
      return Violation("the label '\(label)' says in which state it is")
    })

  static let actionWord = AuditRule(
    "label-action-word", "Label tells how to operate", .minor, [], .label, confidence: .likely,
    judgesWording: true,
    explanation: """
      The label of a control says "tap", "click" or the like. How to operate it depends on the device at \
      hand, and the voice says it when it is needed. Such a word in the middle of a label may be what the \
      label is about, and a title or a placeholder that everybody sees is a matter of copy by which voice control finds the \
      control; both are for review.
      """,
    fix: "Say what the control does, not how to make it do it.",
    failing: .elements("{ id: send, label: Tap to send, traits: [button] }"),
    passing: .elements("{ id: send, label: Send, traits: [button] }"),
    check: .stop { element, context in
      guard element.isOperable, let label = element.spokenLabel else { return nil }
      let words = element.labelWords
      guard let place = element.vocabulary(in: context.screen).place(of: .action, in: words),
        !words.starts(with: ["touch", "id"])
      else { return nil }
      let isTitle = element.shownText?.spokenWords == words || element.showsItsPlaceholder
      return Violation(
        "the label '\(label)' tells how to operate it",
        severity: place == .elsewhere || isTitle ? .review : nil)
    })

  static let imageWord = AuditRule(
    "label-image-word", "Image label says it is an image", .minor, ["1.1.1"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: "The label of a picture says that it is one; the voice adds \"image\" by itself.",
    fix: "Describe what the picture shows.",
    failing: .elements("{ id: dog, label: Picture of a dog, traits: [image] }"),
    passing: .elements("{ id: dog, label: A dog, traits: [image] }"),
    check: .stop { element, context in
      guard element.role == .image, let label = element.spokenLabel,
        element.vocabulary(in: context.screen).place(of: .image, in: element.labelWords) != nil
      else { return nil }
      return Violation("the label '\(label)' says that it is an image")
    })

  static let nondescriptive = AuditRule(
    "label-nondescriptive", "Link or button text does not say what it does", .moderate,
    ["2.4.4", "2.4.9"], .label, confidence: .likely,
    judgesWording: true,
    explanation: """
      Every word of a link or a button is one that fits any: "click here", "learn more". Who goes from \
      link to link hears nothing of where they lead. Inside a container with a name it is for review, as is what comes behind a long text with which it stands, and a \
      button that is still called as Xcode calls a new one, where no code holds on to it, unless it is an item of a bar \
      with a picture, whose title nobody sees; what the system calls a button of its own is left alone.
      """,
    fix: "Say where it leads, such as \"More about prices\".",
    failing: .elements("{ id: more, label: Learn more, traits: [link] }"),
    passing: .elements("{ id: more, label: Learn more about prices, traits: [link] }"),
    check: .stop { element, context in
      guard [.link, .button].contains(element.role) || element.kind == .button,
        let label = element.spokenLabel, element.kind != .backButton, element.kind != .segment,
        context.screen.rowAround(partMadeBySystem: element) == nil,
        element.isNamedByApp || element.hasTitleOfEditor
      else { return nil }
      let vocabulary = element.vocabulary(in: context.screen)
      let words = element.labelWords
      let isOfEditor =
        element.hasTitleOfEditor && !element.hasOwnLabel && !element.isFilledByCode
        && !element.hasNameOfCode
      guard isOfEditor || vocabulary.saysNothing(words, isLink: element.role == .link) else {
        return nil
      }
      let isNamed = context.screen.ancestors(of: element).contains {
        $0.containerType != .none && $0.hasLabel
      }
      // Nobody has looked at the title of an item that shows a picture; one of the app's own class may show something else.
      let isForgotten =
        isOfEditor && element.kind == .barItem && element.showsPicture && element.className == nil
      return Violation(
        "the label '\(label)' does not say what it is for",
        severity: !isForgotten && (isNamed || isOfEditor || context.screen.goesOn(element))
          ? .review : nil)
    })
}

extension AuditedScreen {
  /// Whether an element is a segment that ends with a state, and another of its control with a different one.
  fileprivate func isOneOfStates(_ element: AuditedElement, _ vocabulary: Vocabulary) -> Bool {
    guard element.kind == .segment, let state = vocabulary.state(endingIn: element.labelWords)
    else { return false }
    return elements.contains { other in
      other.kind == .segment && other.parent == element.parent
        && vocabulary.state(endingIn: other.labelWords).map { $0 != state } ?? false
    }
  }

  /// Whether an element comes behind a long text with which it stands, and may well unfold it.
  fileprivate func goesOn(_ element: AuditedElement) -> Bool {
    guard let place = element.stop, place > 0 else { return false }
    let before = elements[stops[place - 1].element]
    return before.isText && before.parent == element.parent && before.role != .header
      && (before.shownText ?? "").count > 60
  }
}

extension Vocabulary {
  /// Whether some words are those of a state and nothing besides.
  fileprivate func isOnlyState(_ words: [String]) -> Bool {
    [Topic.state, .onOff].contains { phrases($0).contains(words) }
  }

  /// The longest words for a state that some words end with.
  fileprivate func state(endingIn words: [String]) -> [String]? {
    let text = words.joined(separator: " ")
    return [Topic.state, .onOff].flatMap(phrases).filter { phrase in
      isUnspaced
        ? text.hasSuffix(phrase.joined(separator: " "))
        : words.suffix(phrase.count).elementsEqual(phrase)
    }.max { $0.joined().count < $1.joined().count }
  }

  /// Whether every word of a label fits anything; of a button, some have to be worse than filling up.
  fileprivate func saysNothing(_ words: [String], isLink: Bool) -> Bool {
    guard !words.isEmpty else { return false }
    let vague = phrases(.vague)
    if vague.contains(words) { return true }
    if isUnspaced { return vague.contains { $0.joined() == words.joined() } }
    let single = Set(vague.filter { $0.count == 1 }.flatMap(\.self))
    let filler = Set(phrases(.filler).flatMap(\.self))
    return words.allSatisfy { single.contains($0) || filler.contains($0) }
      && (isLink || words.contains(where: single.contains))
  }
}

extension ElementRole {
  /// The words by which the voice calls the role.
  var topic: Vocabulary.Topic? {
    switch self {
    case .button, .key: .button
    case .link: .link
    case .field: .field
    case .searchField: .searchField
    case .toggle: .toggle
    case .adjustable: .adjustable
    case .tab: .tab
    case .header: .header
    case .image, .text, .none: nil
    }
  }
}
