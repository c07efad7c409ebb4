import EarshotModel

extension RuleContext {
  /// What a message calls an element that has no name: by its role and its placeholder or picture, or by
  /// the text that stands in one line with it, so that a person finds it on the screen.
  func name(ofNameless element: AuditedElement) -> String {
    if element.isNamedByPicture { return "the \(element.roleWord) \(element.nameOrRole)" }
    if let placeholder = element.placeholder?.spoken, !placeholder.isEmpty {
      return "the \(element.roleWord) '\(placeholder)'"
    }
    guard element.hasKnownFrame, !element.frame.isEmpty, let text = textBeside(element) else {
      return "the \(element.roleWord)"
    }
    return "the \(element.roleWord) beside \(text.nameOrRole)"
  }

  /// The nearest text whose height takes in the middle of an element.
  private func textBeside(_ element: AuditedElement) -> AuditedElement? {
    let middle = element.frame.center
    return screen.stopElements.filter { other in
      other.isText && other.hasLabel && other.hasKnownFrame && !other.frame.isEmpty
        && (other.frame.minY...other.frame.maxY).contains(middle.y)
    }.min { $0.frame.distance(to: middle) < $1.frame.distance(to: middle) }
  }
}
