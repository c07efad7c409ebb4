import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel

// What several rules ask in the same way.

extension AuditedElement.Facts {
  /// Whether what stands inside is a tab.
  var holdsTabs: Bool { traits.contains(.tabBar) || containerType == .tabBar }

  /// The label, where rules about names look at it.
  var spokenLabel: String? {
    guard stop != nil, !isNamedByPicture, let label = label?.spoken, !label.isEmpty else {
      return nil
    }
    return label
  }
}

extension AuditedElement {
  /// Whether somebody is meant to operate it.
  var isOperable: Bool { self.role.isOperable || !self.handlers.isEmpty }

  /// Whether both lead to the same, and to nothing else.
  func doesTheSame(as other: AuditedElement) -> Bool {
    !self.targets.isEmpty && Set(self.targets) == Set(other.targets)
  }

  /// Whether constraints keep two elements of a file clear of each other.
  func isKeptClear(of other: AuditedElement) -> Bool {
    other.id.map(self.neighbours.contains) ?? false
  }

  /// Whether text is typed into it.
  var takesText: Bool {
    self.role == .field || self.role == .searchField || (self.kind.takesText && !self.isReadOnly)
  }

  /// Whether it is plain text.
  var isText: Bool {
    self.role == .text || self.role == .header || self.kind == .label || self.kind == .screenTitle
      || self.kind == .sectionTitle || (self.kind == .textView && !self.role.isOperable)
  }

  /// Whether its label says anything.
  var hasLabel: Bool { !(self.label ?? "").spoken.isEmpty }

  /// Whether something is spoken that tells it from others: a label or a value.
  var hasName: Bool { hasLabel || !(self.value ?? "").spoken.isEmpty }

  /// Whether another element gives it a name.
  func isNamed(by screen: AuditedScreen) -> Bool {
    self.relations.contains { relation in
      relation.kind == .label
        && relation.target.map { screen.elements[$0].hasName } ?? false
    }
  }

  /// What a message calls it.
  var roleWord: AuditSentence {
    switch self.role {
    case .key: "key"
    case .field where self.kind == .textView: "text view"
    case .field: self.isSecure ? "password field" : "text field"
    case .searchField: "search field"
    case .toggle: "switch"
    case .adjustable: self.kind == .slider ? "slider" : "adjustable element"
    case .none: isOperable ? "control" : "element"
    case .header: "heading"
    case .button: self.kind == .segment ? "segment" : "button"
    case .link: "link"
    case .image: "image"
    case .text: "text"
    case .tab: "tab"
    }
  }

  /// What a message calls it by name, or by role where it has none.
  var nameOrRole: AuditSentence { quoted(hasLabel || !isText ? self.label : self.shownText) }

  /// What a message that is about its text calls it: by what can be seen, which is not always its name.
  var textOrRole: AuditSentence {
    quoted((self.shownText ?? "").spoken.isEmpty ? self.label : self.shownText)
  }

  /// What a message calls it beside another, which may have the same name: by its line as well, then.
  func name(beside other: AuditedElement) -> AuditSentence {
    roleOrLabel == other.roleOrLabel && self.line != other.line
      ? "\(nameOrRole) of line \(String(self.line))" : nameOrRole
  }

  private var roleOrLabel: String { hasLabel ? (self.label ?? "").spokenKey : roleWord.description }

  private func quoted(_ text: String?) -> AuditSentence {
    let name = (text ?? "").spoken
    guard !name.isEmpty else { return "the \(word: roleWord)" }
    let quoted: AuditSentence = "'\(name)'"
    // Of what code fills nobody sees the words that its file has for it.
    guard isGivenTextByCode || Self.wordsOfEditor.contains(name.lowercased()),
      let nameInCode = self.outletName ?? (isGivenTextByCode ? self.className : nil)
    else {
      return quoted
    }
    return "\(quoted) (\(nameInCode))"
  }

  /// Whether code gives it the text or the title that it is called by.
  private var isGivenTextByCode: Bool {
    let isCalledByText = !takesText && !self.hasOwnLabel && !self.isNamedByPicture
    return isCalledByText && self.codedAttributes.contains(.text)
  }

  /// What its file calls it, by which somebody who edits the file finds it: a name that was written there, or that of an
  /// outlet; `nil` where it has neither.
  var nameInFile: String? {
    self.editorName.flatMap { $0.spoken.isEmpty ? nil : $0.spoken } ?? self.outletName
  }

  /// What Xcode writes into texts and controls that somebody drags out of its library.
  private static let wordsOfEditor: Set = [
    "button", "detail", "item", "label", "subtitle", "title",
  ]

  /// What a message calls it by role and name, such as `the text field 'Email'`.
  var roleAndName: AuditSentence {
    hasLabel ? "the \(word: roleWord) \(nameOrRole)" : "the \(word: roleWord)"
  }

  /// The size that touches have to hit: the measured area, or else the smaller of the two frames.
  var touchSize: Size {
    if let hitArea = self.hitArea { return hitArea.size }
    guard let viewFrame = self.viewFrame else { return self.frame.size }
    return Size(
      width: min(self.frame.width, viewFrame.width),
      height: min(self.frame.height, viewFrame.height))
  }

  /// The rectangle that touches have to hit.
  var touchFrame: Rect { self.hitArea ?? self.frame }

  /// Whether its label is what it shows, so that whoever sees it reads the same.
  var showsItsLabel: Bool {
    if let shownText = self.shownText, !shownText.spoken.isEmpty {
      return shownText == self.label || shownText.spokenKey == (self.label ?? "").spokenKey
    }
    return !self.hasOwnLabel && (self.kind == .cell || self.kind == .backButton)
  }

  /// Whether its label is the placeholder that it shows.
  var showsItsPlaceholder: Bool {
    takesText && !self.hasOwnLabel && hasLabel
      && self.placeholder?.spokenKey == self.label?.spokenKey
  }

  /// Whether its name comes from the app, and not from the system, which calls its own signs by words.
  var isNamedByApp: Bool {
    self.hasOwnLabel || self.shownText != nil || self.kind == .element || self.kind == .cell
  }

  /// The words that a language needs not in a label.
  func vocabulary(in screen: AuditedScreen) -> Vocabulary {
    Vocabulary.of(self.language ?? screen.language)
  }
}
