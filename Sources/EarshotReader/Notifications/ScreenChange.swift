import EarshotModel

/// What the changes posted since the cursor last came to rest ask of it, taken together.
///
/// One step of an app posts several: the push tells of itself, and the app names an element a moment
/// before or after. An element that the app names wins over a change that names none.
struct ScreenChange {
  /// The element the cursor should go to.
  private(set) var element: Responder?
  /// The text that is to be said first.
  private(set) var text: AttributedText?
  /// Why the screen changed; `nil` when only its layout did.
  private(set) var cause: ScreenChangeCause?

  /// Takes in one more change; `nil` as the cause stands for a change of layout alone.
  mutating func add(
    _ argument: AccessibilityNotification.Argument?, cause: ScreenChangeCause?
  ) {
    switch argument {
    case .element(let element): self.element = element
    case .text(let text): self.text = text
    case nil: break
    }
    // What the system knows of its own transition says more than what the app posts besides; of two
    // transitions the last one has led to the screen that is there.
    if let cause, self.cause == nil || cause != .posted { self.cause = cause }
  }
}
