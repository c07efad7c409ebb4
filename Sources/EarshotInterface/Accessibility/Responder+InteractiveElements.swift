import EarshotModel

extension Responder {
  /// What a reader would walk to from here: the explicit list, or else what is inside.
  var accessibilityInside: [Responder] {
    accessibilityElements ?? accessibilityTraversal.children
  }

  /// Whether a reader would find here, or anywhere inside, something to press or to set.
  var holdsInteractiveElement: Bool {
    if accessibilityElementsHidden || accessibilityTraversal.isPruned { return false }
    if isAccessibilityElement {
      return !accessibilityTraits.isDisjoint(with: .interactive)
    }
    return accessibilityInside.contains { $0.holdsInteractiveElement }
  }
}

extension Responder {
  /// What a reader would find from here on that can be used by itself; a container that counts or
  /// names its parts stays whole.
  var interactiveParts: [Responder] {
    guard holdsInteractiveElement else { return [] }
    let isWhole = isAccessibilityElement || accessibilityContainerType != .none || self is Control
    return isWhole ? [self] : accessibilityInside.flatMap(\.interactiveParts)
  }
}

extension AccessibilityTraits {
  /// The traits of what is there to be pressed, typed into, set or explored by itself.
  static let interactive: AccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction,
    .toggleButton, .textEntry, .secureTextField, .tabBarItem, .pickerElement, .radioButton,
    .popupButton, .map,
    .webContent,
  ]
}
