import EarshotModel

/// Puts the hint of an element together (What VoiceOver does, "Hints").
struct HintSentences {
  /// The sentences in the order in which they are said.
  private(set) var sentences: [HintSentence] = []

  /// The hint of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - traits: Its traits.
  ///   - author: What its author wrote, unless that is said in place of a label.
  ///   - isHintSaid: Whether the author's hint is said in place of a label.
  init(
    _ element: Responder, traits: AccessibilityTraits, author: AttributedText?, isHintSaid: Bool
  ) {
    if let author { sentences = [.author(author)] }
    // What does not respond cannot be used, so the reader does not say how.
    guard !traits.contains(.notEnabled) else { return }
    let isSwitch = traits.contains(.toggleButton)
    if isSwitch { sentences.append(.system(.toggleHint)) }
    if !traits.isDisjoint(with: .textFields) {
      sentences = HintSentences.textEntry(
        isEditing: traits.contains(.isEditing), isArea: traits.contains(.textArea),
        offersMisspelledWords: HintSentences.offersMisspelledWords(at: element))
    }
    if traits.contains(.popupButton) { sentences.append(.system(.popUpHint)) }
    if traits.contains(.adjustable), !isSwitch, !isHintSaid {
      sentences.append(.system(.adjustableHint))
    }
    if traits.contains(.draggable) { sentences.append(.system(.draggableHint)) }
    switch element.accessibilityExpandedStatus {
    case .unsupported: break
    case .expanded: sentences.append(.system(.collapseHint))
    case .collapsed: sentences.append(.system(.expandHint))
    }
  }

  /// The hint of a text field takes the place of the author's.
  private static func textEntry(
    isEditing: Bool, isArea: Bool, offersMisspelledWords: Bool
  ) -> [HintSentence] {
    var sentences: [HintSentence] = isEditing ? [] : [.system(.editHint)]
    if isEditing || isArea, offersMisspelledWords {
      sentences.append(.system(.misspelledWordsHint))
    }
    return sentences
  }

  /// Whether the rotor has misspelled words: where a rotor of the app knows them.
  ///
  /// What is only described, without a text that can be typed into, is told as devices tell it, which
  /// check all that is typed.
  private static func offersMisspelledWords(at element: Responder) -> Bool {
    element.accessibilityTextInput == nil
      || RotorOffer.customRotor(for: .misspelledWords, around: element) != nil
  }
}
