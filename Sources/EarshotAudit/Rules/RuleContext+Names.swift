import EarshotModel

extension RuleContext {
  /// What a message calls an element: by its name, or as one that has none.
  func name(of element: AuditedElement) -> AuditSentence {
    element.hasLabel || element.isText ? element.nameOrRole : name(ofNameless: element)
  }

  /// What a message calls an element that has no name: by its role and its placeholder or picture, by the text that
  /// stands in one line with it or above it, so that a person finds it on the screen, or else by what its file calls it.
  func name(ofNameless element: AuditedElement) -> AuditSentence {
    if element.isNamedByPicture { return "the \(word: element.roleWord) \(element.nameOrRole)" }
    if let placeholder = element.placeholder?.spoken, !placeholder.isEmpty {
      return "the \(word: element.roleWord) '\(placeholder)'"
    }
    // What only keeps the place of a text is on no screen.
    if let text = textBeside(element) ?? textAlone(with: element), !text.keepsPlace {
      return "the \(word: element.roleWord) beside \(text.nameOrRole)"
    }
    if let text = textAbove(element), !text.keepsPlace {
      return "the \(word: element.roleWord) below \(text.nameOrRole)"
    }
    let role: AuditSentence = "the \(word: element.roleWord)"
    return element.nameInFile.map { "\(role) (\($0))" } ?? role
  }

  /// Whether the screen speaks another language than English: its file says so, or most letters of what is said first
  /// are not Latin.
  var isInOtherLanguage: Bool {
    if let language = screen.language?.lowercased() {
      return language != "en" && !language.hasPrefix("en-")
    }
    let letters = screen.stopElements.lazy.filter { !$0.isNamedByPicture }.prefix(Self.telling)
      .flatMap { ($0.label ?? "").unicodeScalars }.compactMap { Script($0) }
    var latin = 0
    var others = 0
    for script in letters {
      if script == .latin { latin += 1 } else { others += 1 }
    }
    return others > latin
  }

  /// How many things to hear tell in which language a screen speaks.
  private static let telling = 200

  /// Whether a field is of the app's own class, which may have a placeholder of its own.
  ///
  /// A class of fields of one line leaves the name to others where a text beside the field has it, or where the
  /// file gives another of them its placeholder.
  func mayNameItself(_ field: AuditedElement) -> Bool {
    guard let className = field.className else { return false }
    guard field.kind == .textField else { return true }
    if textBeside(field) != nil { return false }
    return !screen.elements.contains { other in
      other.className == className && !(other.placeholder ?? "").spoken.isEmpty
    }
  }

  /// Whether the text beside an element says what its label says.
  func isReadBeside(_ element: AuditedElement) -> Bool {
    guard let label = element.spokenLabel, let text = textBeside(element)?.shownText else {
      return false
    }
    return text.spokenKey == label.spokenKey
  }

  /// The text by which whoever sees the screen knows what is to be typed into a field: it stands in its line or above it, and
  /// the cursor comes to it first.
  func caption(of field: AuditedElement) -> AuditedElement? {
    [textBeside(field), textAbove(field)].compactMap(\.self).first { text in
      guard let own = field.stop, let other = text.stop else { return false }
      return other < own && !text.keepsPlace
    }
  }

  /// The first text that stands with an element in a view that holds no other control.
  private func textAlone(with element: AuditedElement) -> AuditedElement? {
    guard let parent = element.parent, screen.elements[parent].parent != nil else { return nil }
    let inside = tree.descendants(of: screen.elements[parent]).lazy.filter { $0.stop != nil }
    guard !inside.contains(where: { $0.isOperable && $0.index != element.index }) else {
      return nil
    }
    return inside.first { $0.isText && $0.hasLabel }
  }

  /// The text that begins where an element does and ends closely above it, with nothing to operate between the two.
  private func textAbove(_ element: AuditedElement) -> AuditedElement? {
    guard element.hasKnownFrame, !element.frame.isEmpty else { return nil }
    let frame = element.frame
    let above = screen.stopElements.filter { other in
      other.hasKnownFrame && !other.frame.isEmpty && other.index != element.index
        && other.frame.maxY <= frame.minY + Self.slack
        && frame.minY - other.frame.maxY <= Self.farAbove
        && other.frame.minX < frame.maxX && frame.minX < other.frame.maxX
        && !tree.isMoved(element, apartFrom: other) && !tree.areEmbeddedApart(element, other)
    }
    // Of two in one row the one that begins where the element begins.
    guard let nearest = above.map({ $0.frame.maxY }).max(),
      let text = above.filter({ nearest - $0.frame.maxY <= Self.slack })
        .min(by: { abs($0.frame.minX - frame.minX) < abs($1.frame.minX - frame.minX) }),
      text.isText, text.hasLabel
    else { return nil }
    return text
  }

  /// How far a text may reach into what stands below it, and texts of one row end apart, in points.
  private static let slack = 4.0
  /// How far above a field its text ends at most, in points.
  private static let farAbove = 24.0

  /// The nearest text in the line of an element, which no other control stands nearer to: its height takes in the middle of
  /// the element, or it stands before or behind a field that is taller.
  func textBeside(_ element: AuditedElement) -> AuditedElement? {
    guard element.hasKnownFrame, !element.frame.isEmpty else { return nil }
    let middle = element.frame.center
    let line = screen.stopElements.filter { other in
      other.hasKnownFrame && !other.frame.isEmpty
        && ((other.frame.minY...other.frame.maxY).contains(middle.y)
          || element.takesText && other.isInLine(ofTaller: element))
        && !tree.areEmbeddedApart(element, other)
    }
    let controls = line.filter { $0.isOperable && $0.frame != element.frame }
    return line.filter { text in
      guard text.isText, text.hasLabel else { return false }
      let gap = text.frame.gap(to: element.frame)
      return !controls.contains { text.frame.gap(to: $0.frame) < gap }
    }.min { $0.frame.gap(to: element.frame) < $1.frame.gap(to: element.frame) }
  }
}

extension AuditedElement {
  /// Whether it stands beside something that is taller, in the height of that.
  fileprivate func isInLine(ofTaller other: AuditedElement) -> Bool {
    self.frame.height < other.frame.height
      && (other.frame.minY...other.frame.maxY).contains(self.frame.center.y)
      && (self.frame.maxX <= other.frame.minX || other.frame.maxX <= self.frame.minX)
  }
}
