extension LabelRules {
  static let tooLong = AuditRule(
    "label-too-long", "Label is too long to listen to", .minor, [], .label,
    judgesWording: true,
    parameters: [
      RuleParameter("warn", .number(40), "The most characters of a label."),
      RuleParameter("error", .number(512), "The characters from which on it is a moderate fault."),
    ],
    explanation: """
      The label of something that is not text is longer than 40 characters. Everything is heard every \
      time the cursor comes by; what explains belongs into the hint. That of a search field is for review \
      where code holds on to it, or to what it stands in, in whose place it may put another, and so is a title that \
      everybody sees, or a text beside it that says the same, which is a matter of copy, up to twice that length.
      """,
    fix: "Shorten the label, and move what explains it into the hint.",
    failing: .elements(
      "{ id: pay, label: Pay for everything that is in your basket at the moment, traits: [button] }"
    ),
    passing: .elements("{ id: pay, label: Pay, traits: [button] }"),
    check: .stop { element, context in
      guard !element.isText, element.kind != .cell,
        context.screen.rowAround(partMadeBySystem: element) == nil, let label = element.spokenLabel,
        Double(label.count) > context.number("warn")
      else { return nil }
      return Violation(
        "the label \(element.nameOrRole) has \(label.count) characters",
        severity: element.kind == .searchField && context.tree.isHeldByCode(element)
          || (element.showsItsLabel || context.isReadBeside(element))
            && Double(label.count) <= 2 * context.number("warn")
          ? .review : Double(label.count) > context.number("error") ? .moderate : nil)
    })

  static let tooShort = AuditRule(
    "label-too-short", "Label too short to mean anything", .minor, ["2.4.6"], .label,
    confidence: .review,
    judgesWording: true,
    parameters: [RuleParameter("min", .number(2), "The fewest letters of a label.")],
    explanation: """
      The label of a control is a single letter or mark, such as "x". Keys, digits and scripts in which \
      one sign is a word are left alone.
      """,
    fix: "Say in a word what the control does.",
    failing: .elements("{ id: close, label: x, traits: [button] }"),
    passing: .elements("{ id: close, label: Close, traits: [button] }"),
    check: .stop { element, context in
      guard element.isOperable, element.role != .key, let label = element.spokenLabel,
        Double(label.count) < context.number("min"), let first = label.first,
        first.isCased || first.isPunctuation
      else { return nil }
      return Violation("the label is only '\(label)'")
    })

  static let digitRun = AuditRule(
    "label-digit-run", "Long digit run spoken as one number", .minor, [], .label,
    confidence: .review, isOn: false,
    parameters: [RuleParameter("digits", .number(7), "The digits of a run that counts, at least.")],
    explanation: """
      A label or value has seven or more digits in a row, such as a phone number. Voices speak it as one \
      number of millions.
      """,
    fix: "Have the digits spelled out, or group them.",
    failing: .elements("{ id: phone, label: 5551234567, traits: [staticText] }"),
    passing: .elements("{ id: phone, label: 555 123 4567, traits: [staticText] }"),
    check: .stop { element, context in
      let text = (element.label ?? "") + " " + (element.value ?? "")
      let longest = text.split { !$0.isNumber }.map(\.count).max() ?? 0
      guard Double(longest) >= context.number("digits") else { return nil }
      return Violation(
        "\(longest) digits in a row of \(element.roleAndName) are spoken as one number")
    })

  static let equalsValue = AuditRule(
    "label-equals-value", "Name and value say the same", .minor, [], .label, confidence: .likely,
    judgesWording: true,
    explanation: """
      The value stands in the label as well, so that it is spoken twice. The placeholder of a field that is \
      empty is no value.
      """,
    fix: "Leave the value out of the label.",
    failing: .elements(
      "{ id: volume, label: Volume 50%, value: 50%, traits: [adjustable],"
        + " adjust: { values: [\"40%\", \"50%\"] } }"),
    passing: .elements(
      "{ id: volume, label: Volume, value: 50%, traits: [adjustable],"
        + " adjust: { values: [\"40%\", \"50%\"] } }"),
    check: .stop { element, _ in
      guard element.role != .toggle, let label = element.spokenLabel,
        !(element.takesText && (element.shownText ?? "").isEmpty && element.placeholder != nil),
        let value = element.value?.spokenWords, !value.isEmpty,
        element.labelWords.contains(run: value)
      else { return nil }
      return Violation(
        "the value '\(element.value ?? "")' stands in the label \(element.nameOrRole) as well")
    })

  static let repeatsWord = AuditRule(
    "label-repeats-word", "Doubled words in the label", .minor, [], .label, confidence: .likely,
    judgesWording: true,
    explanation: """
      A word, or a phrase of several, stands in the label twice in a row. What a comma, another mark or sign, or the end of a \
      line keeps apart, as in the texts of a cell that are read in one, and in lists, is no repetition, and neither is a part \
      of an address.
      """,
    fix: "Leave one of them out.",
    failing: .elements("{ id: cart, label: Add to to basket, traits: [button] }"),
    passing: .elements("{ id: cart, label: Add to basket, traits: [button] }"),
    check: .stop { element, _ in
      guard let label = element.spokenLabel else { return nil }
      let words = element.labelWords
      // A paragraph may come back to its beginning; a name may not. Most names repeat nothing, wherever marks part them.
      guard words.count > 1, words.count <= 40, repetition(in: words) != nil,
        label.contains(where: \.isWhitespace)
      else { return nil }
      // An address is set apart as by a comma: its parts are no words of the label.
      let text = label.split(whereSeparator: \.isNewline)
        .map { line in
          line.split(whereSeparator: \.isWhitespace)
            .map { $0.contains("@") ? "," : $0 }.joined(separator: " ")
        }
        .joined(separator: ",")
      return text.split { partsWords($0) }.lazy
        .compactMap { repetition(in: String($0).spokenWords) }.first
        .map { Violation("the label \(element.nameOrRole) says '\($0)' twice") }
    })

  /// Whether a character keeps the words around it apart.
  private static func partsWords(_ character: Character) -> Bool {
    (character.isPunctuation || character.isSymbol) && !"'’-".contains(character)
  }

  /// The words that stand twice in a row, or `nil`.
  private static func repetition(in words: [String]) -> String? {
    for length in 1...max(1, min(4, words.count / 2)) {
      for start in 0..<max(0, words.count - 2 * length + 1) {
        let first = words[start..<(start + length)]
        guard first.elementsEqual(words[(start + length)..<(start + 2 * length)]),
          first.contains(where: { $0.count > 1 && $0.contains(where: \.isLetter) })
        else { continue }
        return first.joined(separator: " ")
      }
    }
    return nil
  }
}
