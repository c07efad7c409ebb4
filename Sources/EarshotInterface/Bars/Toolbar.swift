public import EarshotModel

/// A row of buttons at the bottom of a screen (`UIToolbar`).
open class Toolbar: View, BarItemContainer {
  /// Whether content shines through the bar; screens end at one that is opaque.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The buttons and the room between them, from the leading end on.
  open var items: [BarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.container === self { item.container = nil }
      for item in items ?? [] { item.container = self }
      barItemsDidChange()
    }
  }

  /// The views that items brought along.
  private var customViews: [View] = []

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: BarHeight.barOfItsOwn(in: traitCollection))
  }

  final var barView: View? { self }

  final func barItemsDidChange() {
    keptPlaces = nil
    let wanted = (items ?? []).compactMap(\.customView)
    for view in customViews
    where view.superview === self && !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    customViews = wanted
    for view in wanted where view.superview !== self { addSubview(view) }
    arrange()
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    arrange()
  }

  private func arrange() {
    let places = places
    for item in items ?? [] {
      guard let view = item.customView, let place = places.place(of: item) else { continue }
      view.frame = Bar.place(start: place.start, width: place.width, in: self).fitting(view)
    }
  }

  /// The places of all items, while none of them may have changed.
  private var keptPlaces: RowPlaces?

  final func barItemsDidResize() {
    keptPlaces = nil
  }

  final func frame(of item: BarItem) -> Rect {
    guard let place = places.place(of: item) else { return .zero }
    return Bar.place(start: place.start, width: place.width, in: self)
  }

  private var places: RowPlaces {
    if let keptPlaces, keptPlaces.length == bounds.width { return keptPlaces }
    let items = items ?? []
    var widths = items.map { $0.naturalWidth }
    let inner = max(0, bounds.width - 2 * Bar.margin)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    if flexible > 0 {
      let share = max(0, inner - widths.reduce(0, +)) / Double(flexible)
      for (index, item) in items.enumerated() where item.systemItem == .flexibleSpace {
        widths[index] = share
      }
    }
    let places = RowPlaces(of: items, widths: widths, from: Bar.margin, length: bounds.width)
    keptPlaces = items.allSatisfy { $0.tellsItsWidth && $0.container === self } ? places : nil
    return places
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !activateElement(under: touches) { super.touchesEnded(touches, with: event) }
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  /// A group, which says its name where the cursor enters.
  open override var defaultAccessibilityContainerType: AccessibilityContainerType {
    .semanticGroup
  }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.toolbar] }

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .inOrder }

  override var accessibilityChildren: [Responder] {
    let shown = (items ?? []).compactMap(\.accessibilityContent)
    return shown + subviews.filter { view in !customViews.contains { $0 === view } }
  }
}
