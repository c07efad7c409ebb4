import EarshotModel

extension RotorKind {
  /// Whether the kind steps from element to element, and an element is one of its own.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - present: The element under the cursor.
  /// - Returns: Whether it steps to the element from there.
  func holds(_ element: Responder, from present: Responder? = nil) -> Bool {
    let traits = element.accessibilityTraits
    if let sought = soughtTraits { return !traits.isDisjoint(with: sought) }
    return switch self {
    case .headingLevel(let level):
      traits.contains(.header)
        && element.accessibilityAttributedLabel?.headingLevel == level
    case .visitedLinks: traits.isSuperset(of: [.link, .visited])
    case .nonVisitedLinks: traits.contains(.link) && !traits.contains(.visited)
    case .staticText: traits.isDisjoint(with: Self.otherThanText)
    case .sameItem: present.map { $0 !== element && isSameKind($0, element) } ?? false
    case .differentItem: present.map { !isSameKind($0, element) } ?? false
    case .sameHeading: present.map { $0 !== element && hasLevel(of: $0, element) } ?? false
    case .frames: traits.contains(.webContent)
    case .verticalNavigation: present.map { !$0.isLevel(with: element) } ?? false
    case .blockquotes, .sameBlockquote, .boldText, .italicText, .underlinedText, .plainText,
      .styleChange, .fontChange, .colorChange:
      TextLooks(of: element).holds(self, from: present.map { TextLooks(of: $0) })
    case .headings, .links, .buttons, .formControls, .images, .textFields: false
    case .tables, .rows, .columns, .lists, .landmarks, .containers: false
    case .actions, .adjustValue, .moreContent, .misspelledWords: false
    case .characters, .words, .lines, .sentences, .paragraphs, .textSelection, .edit: false
    case .custom, .setting: false
    }
  }

  /// The traits of which an element has one or more where nothing else makes it one of the kind; `nil` for
  /// kinds that look at more than traits.
  var soughtTraits: AccessibilityTraits? {
    switch self {
    case .headings: .header
    case .links: .link
    case .buttons: Self.buttonTraits
    case .formControls: Self.controlTraits
    case .images: .image
    case .textFields: .textFields.union(.searchField)
    default: nil
    }
  }

  private func hasLevel(of heading: Responder, _ other: Responder) -> Bool {
    heading.accessibilityTraits.contains(.header) && other.accessibilityTraits.contains(.header)
      && heading.accessibilityAttributedLabel?.headingLevel
        == other.accessibilityAttributedLabel?.headingLevel
  }

  private func isSameKind(_ element: Responder, _ other: Responder) -> Bool {
    element.accessibilityTraits.intersection(Self.otherThanText)
      == other.accessibilityTraits.intersection(Self.otherThanText)
  }

  private static let buttonTraits: AccessibilityTraits = [.button, .backButton, .popupButton]
  private static let controlTraits: AccessibilityTraits = [
    .button, .backButton, .popupButton, .toggleButton, .adjustable, .textEntry, .secureTextField,
    .searchField, .radioButton, .pickerElement,
  ]
  private static let otherThanText: AccessibilityTraits = controlTraits.union([
    .link, .image, .header, .keyboardKey, .tabBarItem, .allowsDirectInteraction,
  ])

  /// Whether the kind steps to the beginnings of containers, and a container of this kind is one of
  /// its own.
  func holds(_ kind: ContainerKind) -> Bool {
    switch self {
    case .tables: kind == .dataTable
    case .lists: kind == .list
    case .landmarks: kind == .landmark
    case .containers: true
    default: false
    }
  }

  /// The kinds that step from element to element, whatever is under the cursor.
  static let elementKinds = builtIn.filter {
    switch $0 {
    case .actions, .adjustValue, .moreContent, .misspelledWords: false
    case .characters, .words, .lines, .sentences, .paragraphs, .textSelection, .edit: false
    case .tables, .rows, .lists, .landmarks, .containers, .setting: false
    default: !askedFor.contains($0)
    }
  }

  /// The kinds that step to the beginnings of containers.
  static let containerKinds: [RotorKind] = [.tables, .lists, .landmarks, .containers]
}

extension ReadingOrder {
  /// The stop to which a kind of the rotor leads from another one, or from an end of the screen.
  func stop(of kind: RotorKind, from present: Stop?, stepping direction: Direction) -> Stop? {
    if RotorKind.containerKinds.contains(kind) {
      return stop(from: present, stepping: direction) { isLed(to: $0, by: kind) }
    }
    // Long screens are gone through here, so what is the same for all elements is found out once.
    if let sought = kind.soughtTraits {
      return stop(
        from: present, stepping: direction,
        whose: { !$0.accessibilityTraits.isDisjoint(with: sought) })
    }
    let element = present?.element
    return stop(from: present, stepping: direction, whose: { kind.holds($0, from: element) })
  }

  /// Whether a kind of containers leads to a stop: it is come to at its first element.
  private func isLed(to stop: Stop, by kind: RotorKind) -> Bool {
    let before = self.stop(before: stop)
    return stop.containers.contains { container in
      kind.holds(container.kind) && (kind != .containers || container.isStopOfItsOwn)
        && !(before.map(container.contains) ?? false)
    }
  }
}
