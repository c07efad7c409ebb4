import EarshotModel

/// A text that something is done to, and whose it is.
struct TextTarget {
  /// The responder that has the text.
  let element: Responder
  /// The text.
  let input: any AccessibilityTextInput

  /// The text of a responder, if it has one.
  init?(_ element: Responder?) {
    guard let element, let input = element.accessibilityTextInput else { return nil }
    (self.element, self.input) = (element, input)
  }

  /// The text as it is now.
  var text: SteppedText { SteppedText(of: element) }

  /// What is selected, inside the text.
  func selection(in text: SteppedText) -> Range<Int> {
    input.selection.clamped(to: 0..<text.characters.count)
  }
}

extension AccessibilityHost {
  /// The text that typed characters go to.
  var editedText: TextTarget? {
    TextTarget(firstResponder).flatMap { $0.input.isEditing ? $0 : nil }
  }
}
