extension LabelRules {
  static let fileName = AuditRule(
    "label-file-name", "Label is a file or asset name", .serious, ["1.1.1", "4.1.2"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A label is the name of a picture's file: it ends like one, has "@2x" in it, or is one token held \
      together by underscores or several hyphens. Texts that name files are left alone. An element of the app's own class, \
      which may look the text up, is for review.
      """,
    fix: "Say in words what the element is or does.",
    failing: .elements("{ id: logo, label: btn_close_dark.png, traits: [button] }"),
    passing: .elements("{ id: logo, label: Close, traits: [button] }"),
    check: .stop { element, _ in
      guard !element.isText, element.kind != .cell, let label = element.spokenLabel,
        !element.isNamedByPicture, TextShape.isFileName(label)
      else { return nil }
      return Violation(
        "the label '\(label)' is the name of a file",
        severity: element.className != nil ? .review : nil)
    })

  static let identifier = AuditRule(
    "label-identifier", "Label is a code identifier", .serious, ["4.1.2", "2.4.6"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A label is a name out of source code: the element's own identifier or class, a name with humps or \
      underscores, the name of a symbol or a class in its name space, a long row of hexadecimal digits. \
      What is shown as well, such as the title of a button, may be meant, and is for review, as is an element of the \
      app's own class.
      """,
    fix: "Say in words what the element is or does.",
    failing: .elements("{ id: pay, label: btnPayNow, traits: [button] }"),
    passing: .elements("{ id: pay, label: Pay now, traits: [button] }"),
    check: .stop { element, _ in
      guard let label = element.spokenLabel, !element.isNamedByPicture else { return nil }
      let isOwnName =
        (label == element.identifier || label == element.className)
        && (TextShape.looksWritten(label) || label.first?.isLowercase == true)
      guard isOwnName || TextShape.isIdentifier(label) else { return nil }
      return Violation(
        "the label '\(label)' is a name out of code",
        severity: element.showsItsLabel || element.className != nil ? .review : nil)
    })

  static let localizationKey = AuditRule(
    "label-localization-key", "Label is an untranslated key", .serious, ["3.1.1", "4.1.2"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A label is the key under which a translation was to be found: words in lower case joined by full \
      stops, or capitals joined by underscores. The translation is missing. Two words of which the second is \
      as short as the ending of a file's name are for review, as is an element of the app's own class.
      """,
    fix: "Add the translation, or use the right key.",
    failing: .elements("{ id: title, label: settings.account.title, traits: [header] }"),
    passing: .elements("{ id: title, label: Your account, traits: [header] }"),
    check: .stop { element, _ in
      guard let label = element.spokenLabel, !element.isNamedByPicture,
        TextShape.isLocalizationKey(label)
      else { return nil }
      let parts = label.split(separator: ".")
      let mayBeFile = parts.count == 2 && parts[1].count <= 4
      return Violation(
        "the label '\(label)' is the key of a text",
        severity: mayBeFile || element.className != nil ? .review : nil)
    })

  static let placeholderLeak = AuditRule(
    "label-placeholder-leak", "Label leaks a template, nil or markup", .serious, ["4.1.2"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A label, value or hint shows what a program should have filled in or taken out: "%@", "{0}", \
      "(null)", "Optional(", tags of HTML or Markdown, or a line break written as a backslash and an n. In the \
      title of a section it is for review where the screen has a class of the app's own, which fills it.
      """,
    fix: "Fill the text in before it is set, and set it as plain text.",
    failing: .elements("{ id: hello, label: \"Hello, %@\", traits: [staticText] }"),
    passing: .elements("{ id: hello, label: \"Hello, Ada\", traits: [staticText] }"),
    check: .stop { element, context in
      let isFilled = element.kind == .sectionTitle && context.screen.className != nil
      let texts: [(AuditSentence, String?)] = [
        ("label", element.label), ("value", element.takesText ? nil : element.value),
        ("hint", element.hint),
      ]
      for (name, text) in texts {
        if let text, let leak = TextShape.leak(in: text) {
          return Violation(
            "the \(word: name) of \(element.roleAndName) holds '\(leak)'",
            severity: isFilled ? .review : nil, detail: name.description)
        }
      }
      return nil
    })

  static let url = AuditRule(
    "label-url", "Label is a raw address", .moderate, ["2.4.4", "2.4.6"], .label,
    confidence: .likely,
    judgesWording: true,
    explanation: """
      A label is, or holds, a long address of the network, a path or a long e-mail address, which is \
      spoken sign by sign. The placeholder of a field may show how to write one. A text that only holds one, among \
      other words, or that nobody can use, is for review.
      """,
    fix: "Say where the address leads.",
    failing: .elements(
      "{ id: site, label: \"https://example.com/articles/2026/11\", traits: [link] }"),
    passing: .elements("{ id: site, label: Our articles, traits: [link] }"),
    check: .stop { element, _ in
      guard !element.takesText, let label = element.spokenLabel, TextShape.isAddress(label) else {
        return nil
      }
      return Violation(
        "the label '\(label)' is an address",
        severity: element.isText || label.contains(where: \.isWhitespace) ? .review : nil)
    })
}
