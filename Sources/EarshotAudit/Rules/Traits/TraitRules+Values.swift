import EarshotModel

extension TraitRules {
  static let fieldValueOverridden = AuditRule(
    "field-value-overridden", "Editable field hides its text", .serious, ["4.1.2"], .trait,
    explanation: """
      A text field holds text, and something else is spoken as its value: a fixed text that an app has \
      set. What is typed cannot be heard.
      """,
    fix: "Leave the value to the field.",
    failing: .storyboard(
      """
      <textField id="name" text="Ada Lovelace">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Name"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="Your name"/>
        </userDefinedRuntimeAttributes>
      </textField>
      """),
    passing: .storyboard(
      """
      <textField id="name" text="Ada Lovelace">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Name"/>
      </textField>
      """),
    check: .stop { element, _ in
      guard element.takesText, !element.isSecure, let text = element.shownText?.spoken,
        !text.isEmpty, element.hasOwnValue, let value = element.value?.spoken,
        !value.spokenKey.contains(text.spokenKey)
      else { return nil }
      return Violation(
        "\(element.roleAndName) holds a text and '\(value)' is spoken in its place")
    })

  static let fieldSecureExposed = AuditRule(
    "field-secure-exposed", "Secure text is spoken", .critical, [], .trait,
    explanation: """
      The value of a password field holds letters or digits, so that whoever is near hears what was \
      typed. The finding does not repeat it.
      """,
    fix: "Leave the value of a secure field to the system, which speaks bullets.",
    failing: .elements(
      "{ id: pin, label: PIN, value: \"4711\", traits: [textEntry, secureTextField] }"),
    passing: .elements(
      "{ id: pin, label: PIN, value: \"••••\", traits: [textEntry, secureTextField] }"),
    check: .element { element, _ in
      element.exposesSecret && !element.isHidden
        ? Violation("the value of \(element.roleAndName) gives away what was typed") : nil
    })

  static let fieldPurposeMissing = AuditRule(
    "field-purpose-missing", "Input purpose not declared", .minor, ["1.3.5"], .trait,
    confidence: .review, isOn: false,
    explanation: """
      A field asks for something that the device knows, such as a name or an e-mail address, and does \
      not say so, so that nothing fills it in.
      """,
    fix: "Set the text content type of the field.",
    failing: .storyboard(
      """
      <textField id="mail" placeholder="E-mail">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
        <accessibility key="accessibilityConfiguration" label="E-mail"/>
      </textField>
      """),
    passing: .storyboard(
      """
      <textField id="mail" placeholder="E-mail">
        <rect key="frame" x="16" y="100" width="300" height="44"/>
        <accessibility key="accessibilityConfiguration" label="E-mail"/>
        <textInputTraits key="textInputTraits" textContentType="email"/>
      </textField>
      """),
    check: .stop { element, _ in
      guard element.role == .field, element.contentType == nil else { return nil }
      let words = Set(((element.label ?? "") + " " + (element.placeholder ?? "")).spokenWords)
      guard !words.isDisjoint(with: purposes) else { return nil }
      return Violation("\(element.nameOrRole) does not declare what is typed into it")
    })

  private static let purposes: Set = [
    "name", "e-mail", "email", "mail", "phone", "telephone", "mobile", "address", "street", "city",
    "zip", "postcode", "card", "code", "username", "password", "birthday", "telefon", "adresse",
    "nom", "nombre", "이름", "전화", "주소",
  ]

  static let stateUnexposed = AuditRule(
    "state-unexposed", "State shown but not exposed", .serious, ["4.1.2"], .trait,
    confidence: .likely,
    explanation: """
      Something is selected, switched on, unfolded or dimmed to the eye, and its traits or its value say \
      otherwise, or nothing. A switch without a value is one of these.
      """,
    fix: "Keep traits and value in step with what is shown.",
    failing: .elements("{ id: wifi, label: Wi-Fi, traits: [toggleButton] }"),
    passing: .elements("{ id: wifi, label: Wi-Fi, value: \"1\", traits: [toggleButton] }"),
    check: .stop { element, _ in
      if element.isChosen == true, !element.traits.contains(.selected) {
        return Violation(
          "\(element.nameOrRole) is selected and no trait says so", detail: "selected")
      }
      if !element.isEnabled, !element.traits.contains(.notEnabled) {
        return Violation(
          "\(element.nameOrRole) is disabled and no trait says so", detail: "enabled")
      }
      let value = (element.value ?? "").spokenKey
      if let isOn = element.isOn ?? (element.role == .toggle && value.isEmpty ? false : nil) {
        guard value != (isOn ? "1" : "0"), !(isOn ? ons : offs).contains(value) else { return nil }
        return Violation(
          "the value of \(element.roleAndName) does not say whether it is on", detail: "on")
      }
      if let isExpanded = element.isExpanded {
        let said = value.split(separator: " ").map(String.init)
        guard said.contains(isExpanded ? "collapsed" : "expanded") else { return nil }
        return Violation(
          "the value of \(element.roleAndName) does not say whether it is unfolded",
          detail: "expanded")
      }
      return nil
    })

  private static let ons: Set = ["on", "yes", "true", "ein", "activé", "켬", "オン"]
  private static let offs: Set = ["off", "no", "false", "aus", "désactivé", "끔", "オフ"]

  static let selectionMultiple = AuditRule(
    "selection-multiple", "More than one selected in a single choice", .moderate, ["4.1.2"],
    .trait,
    explanation:
      "Two or more tabs, or alternatives of which one can be chosen, are said to be selected.",
    fix: "Take the trait selected from all but one.",
    failing: .elements(
      "{ id: tabs, traits: [tabBar], frame: [0, 760, 390, 84], children: ["
        + "{ id: a, label: Home, traits: [button, selected], frame: [0, 760, 195, 49] },"
        + " { id: b, label: Search, traits: [button, selected], frame: [195, 760, 195, 49] }] }"),
    passing: .elements(
      "{ id: tabs, traits: [tabBar], frame: [0, 760, 390, 84], children: ["
        + "{ id: a, label: Home, traits: [button, selected], frame: [0, 760, 195, 49] },"
        + " { id: b, label: Search, traits: [button], frame: [195, 760, 195, 49] }] }"),
    check: .screen { context in
      context.screen.elements.compactMap { container in
        let inside = container.list ?? container.children
        let choices: AccessibilityTraits = [.radioButton, .tabBarItem]
        guard !container.isHidden,
          container.isSingleChoice
            || inside.contains(where: {
              !context.screen.elements[$0].traits.isDisjoint(with: choices)
            })
        else { return nil }
        let chosen = inside.filter { context.screen.elements[$0].traits.contains(.selected) }
        guard chosen.count > 1 else { return nil }
        return Violation(
          "\(chosen.count) elements of \(container.roleAndName) are selected", at: container.index)
      }
    })
}

extension AuditedElement {
  /// Whether one of what it holds can be chosen.
  fileprivate var isSingleChoice: Bool {
    self.holdsTabs || self.kind == .segmentedControl || self.containerType == .series
  }
}
