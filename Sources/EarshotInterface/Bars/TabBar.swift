public import EarshotModel

/// A row of tabs, one of which is chosen (`UITabBar`).
open class TabBar: View, BarItemContainer {
  /// Whether content shines through the bar; screens end at one that is opaque.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The tabs, from the leading end on.
  open var items: [TabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.container === self { item.container = nil }
      for item in items ?? [] { item.container = self }
    }
  }

  /// The chosen tab.
  open weak var selectedItem: TabBarItem?

  /// Who decides on and hears of the tabs that a person chooses.
  open weak var delegate: (any TabBarDelegate)?

  /// A person has chosen a tab.
  ///
  /// - Returns: Whether it may be chosen.
  final func select(_ item: TabBarItem) -> Bool {
    guard item.isEnabled, delegate?.tabBar(self, shouldSelect: item) ?? true else { return false }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !activateElement(under: touches) { super.touchesEnded(touches, with: event) }
  }

  final var barView: View? { self }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 49)
  }

  final func barItemsDidChange() {}

  final func frame(of item: BarItem) -> Rect {
    guard let items, let index = items.firstIndex(where: { $0 === item }) else { return .zero }
    let width = bounds.width / Double(items.count)
    return Bar.place(start: width * Double(index), width: width, in: self)
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .inOrder }

  override var accessibilityChildren: [Responder] { (items ?? []) + subviews }

  open override var defaultAccessibilityContainerType: AccessibilityContainerType { .tabBar }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .tabBar }
}
