import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Reads what all views have for the layout: how they keep to their contents, and their margins.
  func readLayout(_ element: Element, into view: View) {
    if !(view is StackView) { readPlaceholder(element, into: view) }
    if !element.flag("translatesAutoresizingMaskIntoConstraints", default: true) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for keys in Self.priorityKeys {
      if let priority = element.priority(keys.hugging) {
        view.setContentHuggingPriority(priority, for: keys.axis)
      }
      if let priority = element.priority(keys.compression) {
        view.setContentCompressionResistancePriority(priority, for: keys.axis)
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

  /// Reads the size that stands for the content of a class that Interface Builder does not have.
  private func readPlaceholder(_ element: Element, into view: View) {
    let width = element.number("placeholderIntrinsicWidth")
    let height = element.number("placeholderIntrinsicHeight")
    guard width != nil || height != nil else { return }
    let none = View.noIntrinsicMetric
    view.placeholderContentSize = Size(
      width: width.map { max(0, $0) } ?? none, height: height.map { max(0, $0) } ?? none)
  }

  private static let priorityKeys:
    [(axis: LayoutConstraint.Axis, hugging: SoughtName, compression: SoughtName)] = [
      (.horizontal, "horizontalHuggingPriority", "horizontalCompressionResistancePriority"),
      (.vertical, "verticalHuggingPriority", "verticalCompressionResistancePriority"),
    ]
}

extension Element {
  /// An attribute as how much something matters, from 1 to 1000; `nil` when it is absent.
  func priority(_ attribute: SoughtName) -> Double? {
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
