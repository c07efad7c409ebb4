import EarshotModel

extension RuleContext {
  /// Whether touches of an element that takes none come to something that answers: what it stands in, a row, or what it
  /// lies on.
  func letsTouchesThrough(_ element: AuditedElement) -> Bool {
    isOver(element) { $0.answersTouches || $0.kind == .cell }
  }

  /// Whether touches of an element that takes none may come to something that answers: code holds on to what it stands
  /// in or lies on, or that is of the app's own class.
  func mayLetTouchesThrough(_ element: AuditedElement) -> Bool {
    isOver(element) { $0.hasOutlet || $0.className != nil }
  }

  /// Whether something holds of what an element stands in, or of what takes touches under its middle.
  private func isOver(_ element: AuditedElement, where holds: (AuditedElement) -> Bool) -> Bool {
    if screen.ancestors(of: element).contains(where: holds) { return true }
    return screen.elements[..<element.index].contains { other in
      holds(other) && other.takesTouches && other.isVisible && !other.isHidden
        && other.frame.contains(element.frame.center)
    }
  }

  /// Whether the cursor stops at something whose middle lies in the frame of an element.
  func holdsStopOfOther(_ element: AuditedElement) -> Bool {
    screen.stopElements.contains { other in
      other.index != element.index && !tree.isInside(element, other)
        && element.frame.contains(other.frame.center)
    }
  }
}

extension AuditedElement {
  /// Whether its file says what a touch does, or code that holds on to it may say so.
  fileprivate var answersTouches: Bool {
    !self.handlers.isEmpty || self.kind == .button && self.hasOutlet
  }
}
