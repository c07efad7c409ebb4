import EarshotModel

extension RuleContext {
  /// Whether touches of an element that takes none come to something that answers: what it stands in, a row, or what it
  /// lies on.
  func letsTouchesThrough(_ element: AuditedElement) -> Bool {
    if screen.ancestors(of: element).contains(where: { $0.answersTouches || $0.kind == .cell }) {
      return true
    }
    return screen.elements[..<element.index].contains { other in
      other.answersTouches && other.takesTouches && other.isVisible && !other.isHidden
        && other.frame.contains(element.frame.center)
    }
  }
}

extension AuditedElement {
  /// Whether its file says what a touch does, or code that holds on to it may say so.
  fileprivate var answersTouches: Bool {
    !self.handlers.isEmpty || self.kind == .button && self.hasOutlet
  }
}
