import EarshotDocuments
import EarshotInterface
import EarshotModel

extension View {
  /// Calls `body` with every element of a screen document in this tree, parents first.
  func eachElement(_ body: (DocumentElement) -> Void) {
    if let element = self as? DocumentElement { body(element) }
    for view in subviews { view.eachElement(body) }
  }

  /// The element of a name in this tree.
  func element(named id: String) -> DocumentElement? {
    if let element = self as? DocumentElement, element.id == id { return element }
    return subviews.lazy.compactMap { $0.element(named: id) }.first
  }

  /// Whether any element of this tree has some traits.
  func hasElement(with traits: AccessibilityTraits) -> Bool {
    if let element = self as? DocumentElement, element.accessibilityTraits.contains(traits) {
      return true
    }
    return subviews.contains { $0.hasElement(with: traits) }
  }

  /// Calls `body` with every element of this tree that is not hidden, parents first.
  func eachVisibleElement(_ body: (DocumentElement) -> Void) {
    guard !isHidden else { return }
    if let element = self as? DocumentElement { body(element) }
    for view in subviews { view.eachVisibleElement(body) }
  }
}
