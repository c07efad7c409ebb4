extension LabelRules {
  static let missingControl = AuditRule(
    "label-missing-control", "Control has no name", .critical, ["4.1.2", "1.1.1"], .label,
    explanation: """
      A control that somebody can operate says only what kind of thing it is, such as "button", or the \
      name of a picture's file, which is not as bad, since something is heard. Blanks and characters that make no sound are no name, and neither is the \
      value of a slider, nor a picture behind a title; that of a page control, such as "page 1 of 3", says by itself what it is. \
      Switches, text fields and images have rules of their own, and a cell of which code \
      makes copies is filled by it. A title that code takes away, \
      and gives no other for, is heard by nobody. A nameless control of the app's own class, which may name it (of one with a \
      picture, where code holds on to it besides), one whose picture is called as a control might be, such as "cancel", "DoneButton" or "Rear Camera", which is \
      what is heard, unless the app speaks another language than English, one that shows nothing in its file and that code holds on to, \
      which has to fill it, a button that nothing is connected with though others are, or that code holds on to, \
      and an item of a bar that nothing is connected with, or that code holds on to, are for review.
      """,
    fix: "Give it an accessibility label that says what it does or sets,"
      + " such as \"Delete\" or \"Volume\".",
    failing: .elements("{ id: trash, traits: [button], frame: [16, 100, 44, 44] }"),
    passing: .elements("{ id: trash, label: Delete, traits: [button], frame: [16, 100, 44, 44] }"),
    lacksFacts: { $0.lacksNames },
    check: .stop { element, context in
      guard element.isOperable || !element.customActions.isEmpty, element.role != .toggle,
        !element.takesText, element.role != .image, !element.isPartOfControl,
        !element.isFilledByCode
      else { return nil }
      if element.isNamedByPicture {
        let name = context.name(ofNameless: element)
        let isForeign = element.hasWordOfPicture && context.isInOtherLanguage
        let message: AuditSentence =
          if element.isNamedByBackground {
            "\(name) has no name, and only a picture behind it"
          } else if isForeign {
            "\(name) has no name but that of its picture's file, which is in English"
          } else {
            "\(name) has no name but that of its picture's file"
          }
        return Violation(
          message,
          severity: context.seemsUnconnected(element) || element.hasPictureOfCode
            || element.hasNameOfCode || element.hasWordOfPicture && !isForeign
            ? .review : element.isNamedByBackground ? nil : .serious)
      }
      let hasName =
        element.role == .adjustable && element.kind != .pageControl
        ? element.hasLabel : element.hasName
      guard !hasName else { return nil }
      // The system says "Back" where a title is blank, and a class may name what it draws.
      let isUnsure =
        element.className != nil || element.kind == .backButton || element.isLeftToCode
        || element.hasNameOfCode || context.seemsUnconnected(element)
        || element.isEmptiedByCode && element.mayBeSeenOtherwise
      return Violation(
        "\(context.name(ofNameless: element)) has no name", severity: isUnsure ? .review : nil)
    })

  static let missingToggle = AuditRule(
    "label-missing-toggle", "Switch or checkbox has no name", .critical, ["4.1.2"], .label,
    explanation: """
      A switch says whether it is on or off, and not what it switches. A text beside it is no name: the \
      cursor stops at one after the other.
      """,
    fix: "Give the switch the text beside it as its accessibility label, or make both one element.",
    failing: .elements("{ id: wifi, value: \"1\", traits: [toggleButton] }"),
    passing: .elements("{ id: wifi, label: Wi-Fi, value: \"1\", traits: [toggleButton] }"),
    check: .stop { element, context in
      guard element.role == .toggle, !element.hasLabel, !element.isNamed(by: context.screen)
      else { return nil }
      return Violation(
        "\(context.name(ofNameless: element)) says only whether it is on",
        severity: element.hasNameOfCode ? .review : nil)
    })

  static let missingField = AuditRule(
    "label-missing-field", "Text field has no name", .critical, ["3.3.2", "4.1.2", "1.3.1"],
    .label,
    explanation: """
      A text field has neither a label nor a placeholder, so nobody knows what to type. A text that nobody \
      can edit is no field. One that takes no touches, or is dimmed, if only for a while, shows a value; one in the pattern of a row, or in a view \
      that code puts where it is needed, is named by the code that holds on to it; one of which code says whether somebody \
      may type into it, and fills it, may be a text that is read, and so may one of several lines that holds a sentence or a long text, which is a field only because nobody has said that it cannot be edited; one with an attribute by which \
      the app names it is named by that; and one of the app's own class may have a placeholder of its own. All these \
      are for review, but for a field of one line whose class leaves the name to others: a text stands beside \
      the field for whoever sees it, or the file gives another field of that class its placeholder.
      """,
    fix: "Give the field an accessibility label, such as \"Name\";"
      + " let nobody edit what is only read.",
    failing: .elements("{ id: name, traits: [textEntry] }"),
    passing: .elements("{ id: name, label: Name, traits: [textEntry] }"),
    check: .stop { element, context in
      guard element.takesText, element.role != .searchField, !element.hasLabel,
        (element.placeholder ?? "").spoken.isEmpty, !element.isNamed(by: context.screen)
      else { return nil }
      let name = context.name(ofNameless: element)
      let message: AuditSentence =
        if element.seemsToBeRead {
          "\(name) can be edited, and seems to hold a text that is only read"
        } else if (element.shownText ?? "").spoken.isEmpty {
          "\(name) has neither a label nor a placeholder"
        } else {
          "\(name) holds a text and has neither a label nor a placeholder"
        }
      return Violation(
        message,
        severity: element.mayBeTypedInto && !context.mayNameItself(element)
          && !element.hasNameOfCode && !element.isTextOfCode && !element.holdsSentence
          && !element.seemsToBeRead
          && !(element.hasOutlet && (element.isPrototype || element.isOfComponent))
          ? nil : .review)
    })

  static let placeholderOnly = AuditRule(
    "label-placeholder-only", "Placeholder used as the only name", .serious, ["3.3.2", "2.5.3"],
    .label,
    explanation: """
      A text field is named by its placeholder alone, which is gone, and no longer spoken, as soon as \
      something is typed. One that takes no touches, or is dimmed, if only for a while, shows a text, and is for review, as is one with \
      an attribute by which the app names it, and one whose return key searches, which tells what it is for. Where the cursor \
      comes first to a text in the line of the field or closely above it, it is moderate, and for review where both say the \
      same, which is heard then whatever was typed.
      """,
    fix: "Give the field an accessibility label beside the placeholder.",
    failing: .storyboard(
      """
      <textField id="name" placeholder="Name">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
      </textField>
      """),
    passing: .storyboard(
      """
      <textField id="name" placeholder="Name">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Name"/>
      </textField>
      """),
    check: .stop { element, context in
      guard element.takesText, element.role != .searchField,
        let placeholder = element.placeholder?.spoken, !placeholder.isEmpty,
        !(element.hasOwnLabel && element.hasLabel), !element.isNamed(by: context.screen)
      else { return nil }
      // A screen document has no class that would fall back to the placeholder.
      if element.hasLabel, element.label?.spokenKey != placeholder.spokenKey { return nil }
      let isSure =
        element.mayBeTypedInto && !element.hasLastingNameOfCode && !element.isForSearch
      return Violation(
        "\(context.name(ofNameless: element)) is named by its placeholder only",
        severity: isSure ? severity(of: placeholder, below: context.caption(of: element)) : .review)
    })

  /// How bad it is that a placeholder alone is the name of a field before which somebody hears a text that stands by it.
  ///
  /// What both say is not gone when something is typed.
  private static func severity(
    of placeholder: String, below caption: AuditedElement?
  ) -> Severity? {
    guard let text = caption?.shownText ?? caption?.label else { return nil }
    let isTheSame =
      placeholder.spokenKey.contains(text.spokenKey)
      || !Set(text.singleWords).isDisjoint(with: placeholder.singleWords.filter { $0.count > 2 })
    return isTheSame ? .review : .moderate
  }

  static let missingImage = AuditRule(
    "label-missing-image", "Exposed image has no description", .critical, ["1.1.1"], .label,
    explanation: """
      The cursor stops at a picture that says nothing but "image", or the name of its file. A picture \
      that only decorates should not be found at all. A view without a picture that code holds on to, which \
      has to give it one, is for review.
      """,
    fix: "Describe the picture in its accessibility label, or keep the cursor from it.",
    failing: .elements("{ id: photo, traits: [image], frame: [16, 100, 200, 200] }"),
    passing: .elements(
      "{ id: photo, label: Two dogs, traits: [image], frame: [16, 100, 200, 200] }"),
    check: .stop { element, context in
      guard element.role == .image || element.kind == .image && element.role == .none else {
        return nil
      }
      let name = context.name(ofNameless: element)
      if element.isNamedByPicture {
        return Violation(
          "\(name) is named by its file only", severity: element.hasNameOfCode ? .review : nil)
      }
      guard !element.hasLabel else { return nil }
      return Violation(
        "\(name) has no description",
        severity: element.isLeftToCode || element.hasNameOfCode ? .review : nil)
    })

  static let silentElement = AuditRule(
    "silent-element", "Stop that says nothing", .serious, ["4.1.2"], .label,
    explanation: """
      The cursor stops and nothing is said: no label, no value, no trait with a word, no hint. A listener cannot tell \
      whether the program still works. Of what shows nothing but signs, which some voices say, another rule tells. A cell \
      of which code makes copies is filled by it; a class of the app's own may be, and is for review, as is what \
      code holds on to and has to fill.
      """,
    fix: "Give the element a label, or keep the cursor from it.",
    failing: .elements("{ id: spacer, isElement: true, frame: [16, 100, 200, 44] }"),
    passing: .elements("{ id: spacer, isElement: false, frame: [16, 100, 200, 44] }"),
    lacksFacts: { $0.lacksNames },
    check: .stop { element, context in
      guard let place = element.stop else { return nil }
      let stop = context.screen.stops[place]
      let said = stop.description + (stop.hint ?? "")
      if said.hasLetterOrDigit || said.contains(where: \.isEmojiLike) { return nil }
      guard !context.screen.isFilledByCode(element), !(element.hasLabel && element.showsItsLabel)
      else { return nil }
      let isUnsure = element.className != nil || element.isLeftToCode || element.hasNameOfCode
      return Violation(
        "the cursor stops at \(context.name(ofNameless: element)) and nothing is said",
        severity: isUnsure ? .review : nil)
    })
}
