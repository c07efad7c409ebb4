import EarshotModel

/// Whether an element that was in the order a moment ago can still be reached, told by the element and
/// what is around it, at a cost that does not grow with the screen.
enum Reachability {
  /// It can be reached: neither it nor anything around it is hidden.
  case reachable
  /// It cannot be told without making the reading order anew.
  case unsure

  /// Looks at an element of an order that may have aged.
  ///
  /// What comes into the screen, what becomes modal and what moves is told by notifications and
  /// layout; what is hidden or taken away without a word is found here.
  init(of element: Responder, under roots: [Responder]) {
    self =
      element.isAccessibilityElement && element.isExposed(under: roots) ? .reachable : .unsure
  }
}

extension Responder {
  /// Whether the responder stands under one of the roots, and neither it nor anything around it is hidden
  /// or stands for what is inside it.
  func isExposed(under roots: [Responder]) -> Bool {
    for responder in ResponderPath(from: self) {
      guard !responder.accessibilityElementsHidden, !responder.isPrunedFromAccessibility,
        responder === self || !responder.isAccessibilityElement
      else { return false }
      if roots.contains(where: { $0 === responder }) { return true }
    }
    return false
  }
}
