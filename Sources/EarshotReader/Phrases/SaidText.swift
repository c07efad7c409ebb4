import EarshotModel

/// The author's words for an element; what is empty or only white space counts as absent.
struct SaidText {
  /// What it is called.
  var label: AttributedText?
  /// What it is set to; a switch says its value as a state instead.
  var value: AttributedText?
  /// The state of a switch, as its value gives it.
  var switchValue: AttributedText?
  /// What happens on activation.
  var hint: AttributedText?

  /// Asks an element for its words.
  init(_ element: Responder, traits: AccessibilityTraits, back: @autoclosure () -> String) {
    self.init(valueOf: element, traits: traits)
    label = element.accessibilityAttributedLabel?.trimmed
    // A page of a book is called nothing, and is what stands on it.
    if label == nil, value == nil, let page = element as? any AccessibilityReadingContent {
      label = page.accessibilityPageContent()?.trimmed
    }
    if traits.contains(.backButton), label?.text == back() { label = nil }
    hint = element.accessibilityAttributedHint?.trimmed
  }

  /// Asks an element for nothing but what it is set to.
  init(valueOf element: Responder, traits: AccessibilityTraits) {
    let value = element.disclosedAccessibilityValue?.trimmed
    if traits.contains(.toggleButton) { switchValue = value } else { self.value = value }
  }

  /// The level of a heading that its label carries, or 0.
  var headingLevel: Int { label?.headingLevel ?? 0 }
}

extension AttributedText {
  /// The level of a heading that the text carries, 1 to 6, or `nil`.
  var headingLevel: Int? {
    for run in runs {
      if let level = run.attributes.headingLevel, (1...6).contains(level) { return level }
    }
    return nil
  }
}
