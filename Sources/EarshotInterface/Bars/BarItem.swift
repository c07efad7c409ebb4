public import EarshotModel

/// Something a bar shows (`UIBarItem`).
///
/// The item itself is the element that a reader stands on: what an app sets on it is what is said,
/// and its place follows the bar.
open class BarItem: Responder {
  /// The text shown.
  open var title: String? {
    didSet { container?.barItemsDidResize() }
  }
  /// The picture shown.
  open var image: Image? {
    didSet { container?.barItemsDidResize() }
  }
  /// Whether the item responds.
  open var isEnabled = true
  /// A number by which an app finds the item.
  public final var tag = 0

  /// What shows the item, if anything does.
  final weak var container: (any BarItemContainer)? {
    // What no longer hears of the item must not go by what it heard.
    didSet { oldValue?.barItemsDidResize() }
  }

  /// The texts of the bar's language.
  final var systemTexts: SystemTexts {
    container?.barView?.traitCollection.systemTexts ?? .english
  }

  open override var next: Responder? { container?.barView }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityLabel: String? {
    if let title, !title.isEmpty { return title }
    return image?.accessibilityLabel(in: systemTexts)
  }

  open override var defaultAccessibilityFrame: Rect {
    guard let container, let bar = container.barView else { return .zero }
    return bar.accessibilityConvertToScreen(container.frame(of: self))
  }
}
