import EarshotModel

/// What of an element can change by acting on it: whether it is selected, its value and its states.
struct ElementState: Equatable {
  let parts: [PhrasePart]

  /// The state of an element as it is now.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - verbosity: How much of it counts.
  init(of element: Responder, verbosity: Verbosity = .standard) {
    parts = Phrase.stateParts(of: element, verbosity: verbosity)
  }

  /// What is to be said of an element that was in this state and is in another one now.
  ///
  /// - Parameters:
  ///   - state: The other state.
  ///   - isAdjustment: Whether the value is said even when it stayed the same.
  /// - Returns: The parts that say something else than before, or are about the value.
  func news(in state: ElementState, isAdjustment: Bool) -> [PhrasePart] {
    state.parts.filter { !parts.contains($0) || (isAdjustment && $0.role == .value) }
  }
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
