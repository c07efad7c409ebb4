import EarshotModel

// What several rules ask in the same way.

extension AuditedElement {
  /// Whether what stands inside is a tab.
  var holdsTabs: Bool { traits.contains(.tabBar) || containerType == .tabBar }

  /// Whether somebody is meant to operate it.
  var isOperable: Bool { role.isOperable || !handlers.isEmpty }

  /// Whether text is typed into it.
  var takesText: Bool {
    role == .field || role == .searchField || (kind.takesText && !isReadOnly)
  }

  /// Whether it is plain text.
  var isText: Bool {
    role == .text || role == .header || kind == .label || kind == .screenTitle
      || kind == .sectionTitle || (kind == .textView && !role.isOperable)
  }

  /// Whether its label says anything.
  var hasLabel: Bool { !(label ?? "").spoken.isEmpty }

  /// Whether something is spoken that tells it from others: a label or a value.
  var hasName: Bool { hasLabel || !(value ?? "").spoken.isEmpty }

  /// Whether another element gives it a name.
  func isNamed(by screen: AuditedScreen) -> Bool {
    relations.contains { relation in
      relation.kind == .label
        && relation.target.map { screen.elements[$0].hasName } ?? false
    }
  }

  /// What a message calls it.
  var roleWord: String {
    switch role {
    case .key: "key"
    case .field: isSecure ? "password field" : "text field"
    case .searchField: "search field"
    case .toggle: "switch"
    case .adjustable: "adjustable element"
    case .none: isOperable ? "control" : "element"
    case .header: "heading"
    case .button, .link, .image, .text, .tab: role.rawValue
    }
  }

  /// What a message calls it by name, or by role where it has none.
  var nameOrRole: String {
    let name = (label ?? "").spoken
    guard !name.isEmpty else { return "the \(roleWord)" }
    return "'\(name.count > 60 ? String(name.prefix(60)) + "…" : name)'"
  }

  /// What a message calls it by role and name, such as `the text field 'Email'`.
  var roleAndName: String { hasLabel ? "the \(roleWord) \(nameOrRole)" : "the \(roleWord)" }

  /// The size that touches have to hit: the measured area, or else the smaller of the two frames.
  var touchSize: Size {
    if let hitArea { return hitArea.size }
    guard let viewFrame else { return frame.size }
    return Size(
      width: min(frame.width, viewFrame.width), height: min(frame.height, viewFrame.height))
  }

  /// The rectangle that touches have to hit.
  var touchFrame: Rect { hitArea ?? frame }

  /// Whether the text that its file gives it only keeps the place of one that code sets: it is a text that
  /// code holds on to, or stands in a cell of which code makes copies.
  var isFilledByCode: Bool {
    let isWords = kind == .label || kind == .cell || kind == .textView && isReadOnly
    return isWords && !hasOwnLabel && (isPrototype || hasOutlet)
  }

  /// Whether its label is what it shows, so that whoever sees it reads the same.
  var showsItsLabel: Bool {
    if let shownText, !shownText.spoken.isEmpty {
      return shownText.spokenKey == (label ?? "").spokenKey
    }
    return !hasOwnLabel && (kind == .cell || kind == .backButton)
  }

  /// Whether a rule about names looks at its label: it has one, it is spoken, and it is more than the name
  /// of a picture's file, of which other rules tell.
  var spokenLabel: String? {
    guard stop != nil, !isNamedByPicture, let label = label?.spoken, !label.isEmpty else {
      return nil
    }
    return label
  }

  /// The words that a language needs not in a label.
  func vocabulary(in screen: AuditedScreen) -> Vocabulary {
    Vocabulary.of(language ?? screen.language)
  }
}
