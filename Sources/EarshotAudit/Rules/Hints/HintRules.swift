import EarshotModel

/// The rules about the hint.
enum HintRules {
  static let all: [AuditRule] = [equalsLabel, gesture, form, tooLong, essential, missing]

  static let equalsLabel = AuditRule(
    "hint-equals-label", "Hint repeats the name", .minor, [], .hint,
    explanation: """
      The hint is the label, or begins with it, and is heard right after it. A label of one letter may begin \
      a hint by chance.
      """,
    fix: "Say in the hint what happens, or leave it out.",
    failing: .elements("{ id: save, label: Save, hint: Save, traits: [button] }"),
    passing: .elements(
      "{ id: save, label: Save, hint: Keeps the changes on this device., traits: [button] }"),
    check: .stop { element, _ in
      guard element.spokenLabel != nil, !element.labelWords.isEmpty,
        let hint = element.hint?.spokenWords, hint.starts(with: element.labelWords),
        hint.count == element.labelWords.count || element.labelWords.joined().count > 1
      else { return nil }
      return Violation("the hint begins with the name \(element.nameOrRole)")
    })

  static let gesture = AuditRule(
    "hint-gesture", "Hint names the gesture", .minor, [], .hint, confidence: .likely,
    explanation: """
      The hint says "double tap", "swipe" or the like. The voice adds the gesture by itself, and with a \
      keyboard, a braille display or voice control it is another one.
      """,
    fix: "Say what happens: \"Opens the album.\"",
    failing: .elements("{ id: album, label: Album, hint: Double tap to open., traits: [button] }"),
    passing: .elements("{ id: album, label: Album, hint: Opens the album., traits: [button] }"),
    check: .stop { element, context in
      guard let hint = element.hint?.spokenWords, !hint.isEmpty,
        element.vocabulary(in: context.screen).place(of: .gesture, in: hint) != nil
      else { return nil }
      return Violation(
        "the hint '\(element.hint ?? "")' of \(element.roleAndName) names the gesture")
    })

  static let form = AuditRule(
    "hint-form", "Hint is not a short third-person phrase", .minor, [], .hint, confidence: .review,
    isOn: false,
    explanation: """
      Apple's form for a hint is a phrase that begins with a verb in the third person and ends with a \
      full stop: "Plays the song." This one begins with an order, holds the role, or lacks the full stop.
      """,
    fix: "Write it like \"Plays the song.\"",
    failing: .elements("{ id: play, label: Play, hint: Press to play the song, traits: [button] }"),
    passing: .elements("{ id: play, label: Play, hint: Plays the song., traits: [button] }"),
    check: .stop { element, context in
      guard let hint = element.hint?.spoken, let first = hint.spokenWords.first,
        let last = hint.last
      else { return nil }
      let vocabulary = element.vocabulary(in: context.screen)
      let holdsRole =
        element.role.topic.map { vocabulary.place(of: $0, in: hint.spokenWords) != nil } ?? false
      if orders.contains(first) {
        return Violation("the hint of \(element.roleAndName) begins with an order")
      }
      if holdsRole { return Violation("the hint of \(element.roleAndName) holds the role") }
      return ".。।۔!?".contains(last)
        ? nil : Violation("the hint of \(element.roleAndName) ends without a full stop")
    })

  private static let orders: Set = [
    "press", "tap", "use", "select", "choose", "open", "play", "add", "delete", "remove", "click",
    "enter", "type", "swipe", "show", "hide", "go", "start", "stop", "edit", "send", "save",
  ]

  static let tooLong = AuditRule(
    "hint-too-long", "Hint is too long", .minor, [], .hint,
    parameters: [RuleParameter("max", .number(100), "The most characters of a hint.")],
    explanation: "The hint is longer than 100 characters, and hardly ever heard to its end.",
    fix: "Say in one short phrase what happens.",
    failing: .elements(
      "{ id: sync, label: Sync, traits: [button], hint: Compares what is on this device with what is"
        + " kept on the other devices of the family and copies whatever is newer to where it is"
        + " missing. }"),
    passing: .elements(
      "{ id: sync, label: Sync, traits: [button], hint: Copies what is new to your devices. }"),
    check: .stop { element, context in
      guard let hint = element.hint?.spoken, Double(hint.count) > context.number("max") else {
        return nil
      }
      return Violation("the hint of \(element.roleAndName) has \(hint.count) characters")
    })

  static let essential = AuditRule(
    "hint-essential", "Name is only in the hint", .serious, ["4.1.2", "3.3.2"], .hint,
    explanation: """
      An element has a hint and neither a label nor a value. Many listeners switch hints off, and then \
      hear nothing.
      """,
    fix: "Say in the label what it is, and in the hint what happens.",
    failing: .elements("{ id: save, hint: Keeps the changes., traits: [button] }"),
    passing: .elements("{ id: save, label: Save, hint: Keeps the changes., traits: [button] }"),
    check: .stop { element, context in
      guard !(element.hint ?? "").spoken.isEmpty, !element.hasName else { return nil }
      return Violation("only the hint says what \(context.name(ofNameless: element)) is")
    })

  static let missing = AuditRule(
    "hint-missing", "Complex control without a hint", .minor, [], .hint, confidence: .review,
    isOn: false,
    explanation: """
      An element that has actions of its own, can be turned up and down or takes touches directly says \
      nothing of how to use it.
      """,
    fix: "Say in the hint what happens.",
    failing: .elements(
      "{ id: mail, label: Letter from Ada, traits: [button], customActions: [Archive] }"),
    passing: .elements(
      "{ id: mail, label: Letter from Ada, traits: [button], customActions: [Archive],"
        + " hint: Opens the letter. }"),
    check: .stop { element, _ in
      let isComplex =
        !element.customActions.isEmpty || element.traits.contains(.adjustable)
        || element.traits.contains(.allowsDirectInteraction)
      guard isComplex, (element.hint ?? "").spoken.isEmpty else { return nil }
      return Violation("\(element.nameOrRole) has no hint")
    })
}
