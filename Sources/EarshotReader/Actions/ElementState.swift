import EarshotModel
import EarshotSpeech

/// What of an element can change by acting on it: its name, whether it is selected, its value and its
/// states, and the value of the control that it is a part of, such as the number of a stepper.
struct ElementState: Equatable {
  private let label: AttributedText?
  private let parts: [PhrasePart]
  private let partsOfControl: [PhrasePart]

  /// The state of an element as it is now.
  init(of element: Responder) {
    label = element.accessibilityAttributedLabel?.trimmed
    parts = Phrase.stateParts(of: element)
    partsOfControl = Self.partsOfControl(around: element)
  }

  /// What is to be said of an element that was in this state and is in another one now.
  ///
  /// - Parameters:
  ///   - state: The other state.
  ///   - isAdjustment: Whether the value is said even when it stayed the same.
  /// - Returns: The parts that say something else than before, or are about the value.
  func news(in state: ElementState, isAdjustment: Bool) -> [PhrasePart] {
    state.parts.filter { !parts.contains($0) || (isAdjustment && $0.role == .value) }
      + (state.partsOfControl == partsOfControl ? [] : state.partsOfControl)
  }

  /// What is said again of an element when the change is more than a word: one that was selected, or is
  /// no longer, by its name; a field that is being edited by its kind (as observed on devices); what is
  /// called otherwise now, such as a button that plays and then pauses, as what it is now (What VoiceOver does, "What
  /// activating says").
  ///
  /// - Returns: The parts, by what they say; none when the news are enough.
  func rolesSaidAgain(in state: ElementState) -> Set<PhrasePart.Role> {
    if !has(.isEditing), state.has(.isEditing) { return [.trait, .state] }
    if label != state.label { return [.selected, .label, .value, .trait, .state, .position] }
    return has(.selected) == state.has(.selected) ? [] : [.selected, .label, .value, .position]
  }

  /// Whether a word is part of the state.
  func has(_ word: Word) -> Bool { parts.contains { $0.is(word) } }

  private static func partsOfControl(around element: Responder) -> [PhrasePart] {
    guard let control = element.next, !control.isAccessibilityElement,
      let value = control.disclosedAccessibilityValue?.trimmed
    else { return [] }
    return [PhrasePart(.value, .text(value))]
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
  /// The place of the cursor at which it was performed; it is told at no other.
  let place: FocusGeneration
}
