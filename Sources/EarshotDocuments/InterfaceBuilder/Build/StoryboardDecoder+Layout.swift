import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Reads what all views have for the layout: how they keep to their contents, and their margins.
  func readLayout(_ element: Element, into view: View) {
    if !element.flag("translatesAutoresizingMaskIntoConstraints", default: true) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (axis, name) in [(LayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")]
    {
      if let priority = element.priority(name + "HuggingPriority") {
        view.setContentHuggingPriority(priority, for: axis)
      }
      if let priority = element.priority(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    if element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = true
    }
    if !element.flag("insetsLayoutMarginsFromSafeArea", default: true) {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if element.flag("layoutMarginsFollowReadableWidth") {
      view.layoutMarginsFollowReadableWidth = true
    }
  }
}

extension Element {
  /// An attribute as how much something matters, from 1 to 1000; `nil` when it is absent.
  func priority(_ attribute: String) -> Double? {
    number(attribute).map { min(1000, max(1, $0)) }
  }

  /// The distances that an `<edgeInsets>` describes.
  var edgeInsets: EdgeInsets? {
    guard name == "edgeInsets" else { return nil }
    return EdgeInsets(
      top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
      right: number("right") ?? 0)
  }
}
