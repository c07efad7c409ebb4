import EarshotModel

extension View {
  /// Activates the element under a lifted finger that is no view of its own, such as a bar item.
  ///
  /// - Returns: Whether there was one that took the touch.
  final func activateElement(under touches: Set<Touch>) -> Bool {
    guard let touch = touches.first,
      let element = accessibilityHitTest(touch.location(in: nil)), !(element is View),
      element.accessibilityActivate()
    else { return false }
    touch.claim(by: element)
    return true
  }
}
