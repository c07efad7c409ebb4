import EarshotModel

/// What of an element can change by acting on it: whether it is selected, its value and its states.
struct ElementState: Equatable {
  let parts: [PhrasePart]

  /// The state of an element as it is now.
  init(of element: Responder) {
    parts = Phrase(element).parts.filter { Self.roles.contains($0.role) }
  }

  /// Whether a part says something else than before, or is about the value of the element.
  func isNew(_ part: PhrasePart, orValue: Bool) -> Bool {
    guard Self.roles.contains(part.role) else { return false }
    return !parts.contains(part) || (orValue && part.role == .value)
  }

  private static let roles: Set<PhrasePart.Role> = [.selected, .value, .state]
}

/// An action on the focused element whose effect is told once the app has come to rest.
struct PerformedAction {
  /// The element.
  let element: Responder
  /// What it said before.
  let before: ElementState
  /// Whether the value is told even when it stayed the same, with the sound of this end of the range.
  let isAdjustment: Bool
}
