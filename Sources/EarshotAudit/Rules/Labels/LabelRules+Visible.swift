extension LabelRules {
  static let inName = AuditRule(
    "label-in-name", "Visible text is not in the spoken name", .serious, ["2.5.3"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A control shows a text and is called something else, so that nobody who speaks to the device can \
      use what they see. The words have to stand in the label, or in one of the names for voice control, \
      in their order; that they do not come first is for review, and so is a title that Xcode gives each, \
      where code may set another. A hyphen counts as a blank.
      """,
    fix: "Begin the accessibility label with the text that is shown.",
    failing: .elements("{ id: send, title: Send, label: Submit the form, traits: [button] }"),
    passing: .elements("{ id: send, title: Send, label: Send the form, traits: [button] }"),
    check: .stop { element, _ in
      guard element.isOperable, !element.takesText, element.hasOwnLabel,
        let title = element.shownText?.singleWords,
        title.joined().lazy.filter(\.isLetter).prefix(2).count == 2,
        let label = element.spokenLabel
      else { return nil }
      let words = label.singleWords
      let names = element.inputLabels.map(\.singleWords)
      if let place = words.firstIndex(ofRun: title) {
        guard place > 0, !names.contains(where: { $0.contains(run: title) }) else { return nil }
        return Violation(
          "'\(element.shownText ?? "")' does not come first in the label '\(label)'",
          severity: .review)
      }
      guard !names.contains(where: { $0.contains(run: title) }) else { return nil }
      // Beside a picture there is seldom room for it.
      let isTitleOfEditor =
        element.hasTitleOfEditor
        && (element.hasOutlet || element.isPrototype || element.showsPicture)
      return Violation(
        "the label '\(label)' lacks the visible text '\(element.shownText ?? "")'",
        severity: isTitleOfEditor ? .review : nil)
    })

  static let doubleSource = AuditRule(
    "label-double-source", "Named twice", .minor, [], .label, confidence: .likely,
    explanation: """
      An element shows a text of its own and is also named by another element with a different text; \
      both are spoken.
      """,
    fix: "Leave one of the two names.",
    failing: .elements(
      "{ id: caption, label: Network, traits: [staticText] }",
      "{ id: wifi, title: Wi-Fi, label: Wi-Fi, labelledBy: caption, value: \"1\","
        + " traits: [toggleButton] }"),
    passing: .elements(
      "{ id: caption, label: Wi-Fi, traits: [staticText] }",
      "{ id: wifi, title: Wi-Fi, label: Wi-Fi, labelledBy: caption, value: \"1\","
        + " traits: [toggleButton] }"),
    check: .stop { element, context in
      guard !element.relations.isEmpty, let text = element.shownText?.spokenKey, !text.isEmpty,
        !element.takesText
      else { return nil }
      let other = element.relations.lazy.filter { $0.kind == .label }
        .compactMap { $0.target.flatMap { context.screen.elements[$0].label?.spokenKey } }
        .first { !$0.isEmpty && $0 != text }
      guard let other else { return nil }
      return Violation(
        "\("the \(word: element.roleWord)" as AuditSentence) is named '\(text)' and '\(other)'")
    })

  static let languageMismatch = AuditRule(
    "label-language-mismatch", "Script of the text disagrees with its language", .moderate,
    ["3.1.1", "3.1.2"], .label, confidence: .likely,
    judgesWording: true,
    parameters: [
      RuleParameter(
        "share", .number(0.8), "The share of letters in a foreign script, from 0 to 1."),
      RuleParameter("names", .texts([]), "Proper names that may stand in a foreign script."),
    ],
    explanation: """
      At least four letters out of five are of a script in which the language of the text is not \
      written, so that a voice of the wrong language speaks it, or spells it. Up to two words in Latin \
      letters count as names. Where nothing but the folder of a storyboard says which language it is in, it is \
      for review: many folders keep the name that a template gave them.
      """,
    fix: "Set the accessibility language of the element to that of its text.",
    failing: .elements("{ id: title, label: \"설정과 개인정보\", language: en, traits: [header] }"),
    passing: .elements("{ id: title, label: \"설정과 개인정보\", language: ko, traits: [header] }"),
    lacksFacts: { $0.lacksLanguage },
    check: .stop { element, context in
      guard let language = element.language, let expected = Script.used(by: language),
        let label = element.spokenLabel, !context.texts("names").contains(label)
      else { return nil }
      let scripts = label.unicodeScalars.compactMap { Script($0) }
      let foreign = scripts.filter { !expected.contains($0) && $0 != .other }
      guard scripts.count > 1,
        Double(foreign.count) >= context.number("share") * Double(scripts.count),
        let script = foreign.first
      else { return nil }
      if script == .latin, element.labelWords.count < 3 { return nil }
      return Violation(
        "\(element.nameOrRole) is in \(AuditSentence(naming: script)) letters and its language is '\(language)'",
        severity: element.kind == .element || element.ownLanguage != nil ? nil : .review)
    })

  static let languageTagInvalid = AuditRule(
    "language-tag-invalid", "Language tag is not usable", .serious, ["3.1.1", "3.1.2"], .label,
    explanation: """
      The language of an element is no well-formed tag (BCP 47), or no voice speaks it, so that its text \
      is read by the voice of another language.
      """,
    fix: "Use a tag such as \"ko\" or \"pt-BR\".",
    failing: .elements("{ id: title, label: Paramètres, language: french, traits: [header] }"),
    passing: .elements("{ id: title, label: Paramètres, language: fr, traits: [header] }"),
    check: .screen { context in
      var found: [Violation] = []
      func check(_ text: String, at element: Int?) {
        let name: AuditSentence =
          element.map { context.screen.elements[$0].roleAndName } ?? "the screen"
        let tag = LanguageTag(text)
        if !tag.isWellFormed {
          found.append(
            Violation("'\(text)', the language of \(name), is no well-formed tag", at: element))
        } else if !tag.hasVoice {
          found.append(Violation("no voice speaks '\(text)', the language of \(name)", at: element))
        }
      }
      if let language = context.screen.language { check(language, at: nil) }
      for element in context.screen.elements {
        if let language = element.ownLanguage, !element.isHidden {
          check(language, at: element.index)
        }
      }
      return found
    })
}
