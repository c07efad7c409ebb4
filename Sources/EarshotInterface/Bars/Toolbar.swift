public import EarshotModel

/// A row of buttons at the bottom of a screen (`UIToolbar`).
open class Toolbar: View, BarItemContainer {
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

  final var barView: View? { self }

  final func barItemsDidChange() {
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
    for item in items ?? [] {
      guard let view = item.customView else { continue }
      view.frame = frame(of: item).fitting(view)
    }
  }

  final func frame(of item: BarItem) -> Rect {
    guard let items, let index = items.firstIndex(where: { $0 === item }) else { return .zero }
    let inner = max(0, bounds.width - 2 * Bar.margin)
    let widths = items.map(\.naturalWidth)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let spare = max(0, inner - widths.reduce(0, +))
    let share = flexible > 0 ? spare / Double(flexible) : 0
    let before = items[..<index]
    let start = before.reduce(Bar.margin) {
      $0 + $1.naturalWidth + ($1.systemItem == .flexibleSpace ? share : 0)
    }
    let width = items[index].systemItem == .flexibleSpace ? share : widths[index]
    return Bar.place(start: start, width: width, in: self)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !activateElement(under: touches) { super.touchesEnded(touches, with: event) }
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  /// A group, which says its name where the cursor enters (facts/voiceover.md §1.4).
  open override var defaultAccessibilityContainerType: AccessibilityContainerType {
    .semanticGroup
  }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.toolbar] }

  override var accessibilityChildren: [Responder] {
    let shown = (items ?? []).compactMap(\.accessibilityContent)
    return shown + subviews.filter { view in !customViews.contains { $0 === view } }
  }
}
