import EarshotModel

/// A finger that explores the screen.
struct ExploringFinger {
  /// Whether the finger is down.
  private(set) var isDown = false
  /// The element under the finger.
  private(set) weak var element: Responder?
  /// The element that takes touches directly since it was activated.
  weak var activated: Responder?

  /// Puts the finger over an element, or over nothing.
  ///
  /// - Returns: Whether it has just come there.
  mutating func slide(to element: Responder?) -> Bool {
    defer { (isDown, self.element) = (true, element) }
    return !isDown || self.element !== element
  }

  /// Takes the finger away.
  mutating func lift() {
    (isDown, element) = (false, nil)
  }
}
