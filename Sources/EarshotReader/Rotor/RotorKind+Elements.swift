import EarshotModel

extension RotorKind {
  /// Whether the kind steps from element to element, and an element is one of its own.
  func holds(_ element: Responder) -> Bool {
    let traits = element.accessibilityTraits
    return switch self {
    case .headings: traits.contains(.header)
    case .links: traits.contains(.link)
    case .buttons: !traits.isDisjoint(with: Self.buttonTraits)
    case .formControls: !traits.isDisjoint(with: Self.controlTraits)
    case .images: traits.contains(.image)
    case .textFields: !traits.isDisjoint(with: [.textEntry, .searchField])
    case .staticText: traits.isDisjoint(with: Self.otherThanText)
    case .actions, .adjustValue, .characters, .words, .lines, .custom: false
    }
  }

  private static let buttonTraits: AccessibilityTraits = [.button, .backButton, .popupButton]
  private static let controlTraits: AccessibilityTraits = [
    .button, .backButton, .popupButton, .toggleButton, .adjustable, .textEntry, .searchField,
    .radioButton, .pickerElement,
  ]
  private static let otherThanText: AccessibilityTraits = controlTraits.union([
    .link, .image, .header, .keyboardKey, .tabBarItem, .allowsDirectInteraction,
  ])

  /// The kinds that step from element to element.
  static let elementKinds: [RotorKind] = [
    .headings, .links, .buttons, .formControls, .staticText, .images, .textFields,
  ]

  /// The kind that a rotor of an app replaces, or nothing.
  init?(_ type: AccessibilityRotorType) {
    switch type {
    case .heading: self = .headings
    case .link: self = .links
    case .image: self = .images
    case .textField: self = .textFields
    default: return nil
    }
  }

  /// What is spoken when the rotor is turned to a kind of the reader's own.
  var word: Word? {
    switch self {
    case .actions: .rotorActions
    case .adjustValue: .rotorAdjustValue
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .headings: .rotorHeadings
    case .links: .rotorLinks
    case .buttons: .rotorButtons
    case .formControls: .rotorFormControls
    case .staticText: .rotorStaticText
    case .images: .rotorImages
    case .textFields: .rotorTextFields
    case .custom: nil
    }
  }
}

extension AccessibilityCustomRotor {
  /// The setting of the rotor that this one is.
  var kind: RotorKind {
    if let kind = RotorKind(systemRotorType) { return kind }
    return .custom(name.isEmpty ? Self.words(of: systemRotorType) : name.text)
  }

  /// "visited link" for `visitedLink`.
  private static func words(of type: AccessibilityRotorType) -> String {
    type.rawValue.map { $0.isUppercase || $0.isNumber ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
