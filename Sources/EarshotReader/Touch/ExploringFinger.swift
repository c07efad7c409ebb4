import EarshotModel

/// A finger that explores the screen.
struct ExploringFinger {
  /// Whether the finger is down.
  private(set) var isDown = false
  /// The element under the finger.
  private(set) weak var element: Responder?
  /// The line under the finger, of what is read line by line.
  private var line: Int?
  /// The element that takes touches directly since it was activated.
  weak var activated: Responder?

  /// Puts the finger over an element, or over nothing.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - line: The line of it, where it is read line by line.
  /// - Returns: Whether it has just come there.
  mutating func slide(to element: Responder?, line: Int? = nil) -> Bool {
    defer { (isDown, self.element, self.line) = (true, element, line) }
    return !isDown || self.element !== element || self.line != line
  }

  /// Takes the finger away.
  mutating func lift() {
    (isDown, element, line) = (false, nil, nil)
  }
}
