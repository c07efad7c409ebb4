import EarshotModel

// What several rules ask of a screen in the same way.

extension AuditedScreen {
  /// Whether the cursor stops at a heading.
  var hasHeader: Bool { stopElements.contains { $0.traits.contains(.header) } }

  /// The title that a person sees or the file gives.
  var ownTitle: String? {
    let title = title ?? (declaresTitles ? nil : name)
    return title.flatMap { $0.spoken.isEmpty ? nil : $0 }
  }

  /// Whether something that lies over everything shuts an element off.
  func isShutOff(_ element: AuditedElement) -> Bool {
    let modals = elements.filter { $0.isModal && $0.isVisible && !$0.isHidden }
    guard !modals.isEmpty else { return false }
    return !modals.contains { modal in
      modal.index == element.index || ancestors(of: element).contains { $0.index == modal.index }
    }
  }

  /// The element around another that the cursor stops at, if there is one.
  func exposedAncestor(of element: AuditedElement) -> AuditedElement? {
    ancestors(of: element).first { $0.stop != nil || $0.isElement && $0.isVisible && !$0.isHidden }
  }

  /// Whether the cursor stops at something inside an element.
  func holdsStop(_ element: AuditedElement) -> Bool {
    element.children.contains { elements[$0].stop != nil || holdsStop(elements[$0]) }
  }

  /// Whether two elements stand inside each other.
  func isInside(_ first: AuditedElement, _ second: AuditedElement) -> Bool {
    ancestors(of: first).contains { $0.index == second.index }
      || ancestors(of: second).contains { $0.index == first.index }
  }
}
