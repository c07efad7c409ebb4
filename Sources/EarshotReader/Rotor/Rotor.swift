import EarshotModel

/// The chosen setting of the rotor, and the place inside the element that it has come to.
struct Rotor {
  /// The setting in force.
  private(set) var kind: RotorKind?
  /// The setting that a person chose last; it comes back where nothing better offers itself.
  private(set) var chosen: RotorKind?
  /// The place among the actions of the element; 0 is activation.
  var action = 0
  /// The place among the further facts about the element; `nil` before the first step.
  var fact: Int?
  /// The place among what can be done to its text; `nil` before the first step.
  var edit: Int?
  /// What is selected by, where the setting selects.
  var selectingUnit = TextUnit.character
  /// What the rotor of the app found last, as long as the cursor is there.
  var found: Range<Int>?
  /// On what steps over the screen or a table stay; `nil` before the first one.
  var lane: RotorLane?

  /// Takes on a setting that a person chose.
  mutating func choose(_ kind: RotorKind) {
    (self.kind, chosen) = (kind, kind)
    (action, fact, edit, found, lane) = (0, nil, nil, nil, nil)
  }

  /// Keeps the setting whose step has led to another element, whatever that element would choose: the next
  /// step goes on from there, or back.
  mutating func stay(on kind: RotorKind) {
    self.kind = kind
  }

  /// Takes on the setting in which the text is edited, unless it is one that moves in texts already.
  mutating func beginEditing() {
    if kind?.textUnit == nil { kind = .characters }
  }

  /// The rotor as it begins anew on another element: one with further actions offers these, one with a
  /// value to change offers that (What VoiceOver does, "The rotor").
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - usual: The setting where a person has chosen none.
  /// - Returns: The rotor with the last choice and no place in the element.
  func begun(on element: Responder?, usual: RotorKind) -> Rotor {
    var rotor = Rotor()
    rotor.chosen = chosen
    if element?.accessibilityCustomActions?.isEmpty == false {
      rotor.kind = .actions
    } else if element?.accessibilityTraits.contains(.adjustable) ?? false {
      rotor.kind = .adjustValue
    } else {
      rotor.kind = chosen ?? usual
    }
    return rotor
  }

  /// The further action that activating performs.
  func chosenAction(of element: Responder) -> AccessibilityCustomAction? {
    guard kind == .actions, action > 0, let actions = element.accessibilityCustomActions,
      actions.indices.contains(action - 1)
    else { return nil }
    return actions[action - 1]
  }
}
