public import EarshotModel

/// The bar at the top of a screen: the way back, the title, buttons (`UINavigationBar`).
open class NavigationBar: View {
  /// Whether content shines through the bar; screens end at one that is opaque.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The items of all screens down to the shown one, which is the last.
  open var items: [NavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.navigationBar === self { item.navigationBar = nil }
      for item in items ?? [] { item.navigationBar = self }
      contentsDidChange()
    }
  }

  /// The controller whose stack the bar shows, when one does.
  final weak var navigationController: NavigationController?

  /// Whether no file has the bar, and it is only taken to be there for its items.
  package final var isInferred = false

  /// Whether titles stand in large letters below the buttons.
  open var prefersLargeTitles = false

  /// The item of the shown screen.
  public final var topItem: NavigationItem? { items?.last }

  /// The item of the screen before.
  public final var backItem: NavigationItem? { topItem.flatMap { item(before: $0) } }

  final func item(before item: NavigationItem) -> NavigationItem? {
    guard let items, let index = items.firstIndex(where: { $0 === item }), index > 0
    else { return nil }
    return items[index - 1]
  }

  /// The views that the shown item brought along.
  private var itemViews: [View] = []

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: BarHeight.barOfItsOwn(in: traitCollection))
  }

  /// Where everything on the bar stands at present.
  final var layout: NavigationBarLayout { NavigationBarLayout(bar: self) }

  final func contentsDidChange() {
    let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    let wanted =
      items.compactMap(\.customView)
      + [topItem?.titleView, topItem?.shownSearchBar].compactMap(\.self)
    for view in itemViews
    where view.superview === self && !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    itemViews = wanted
    for view in wanted where view.superview !== self { addSubview(view) }
    arrange()
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    arrange()
  }

  private func arrange() {
    guard !itemViews.isEmpty, let topItem else { return }
    let layout = layout
    for item in (topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? []) {
      guard let view = item.customView else { continue }
      view.frame = layout.frame(of: item).fitting(view)
    }
    if let view = topItem.titleView { view.frame = layout.title.fitting(view) }
    topItem.shownSearchBar?.frame = layout.search
  }

  /// Makes room for the search of the shown screen, or takes it back.
  final func searchDidChange() {
    contentsDidChange()
    superview?.setNeedsLayout()
    navigationController?.topViewController?.viewIfLoaded?.setNeedsLayout()
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !activateElement(under: touches) { super.touchesEnded(touches, with: event) }
  }

  /// Asks the controller of the first screen when there is nothing to go back to, because that
  /// controller is not in the responder chain of the bar (What UIKit does, "Escape").
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    if topItem?.searchController?.storedPresentation?.dismissForUser() ?? false { return true }
    guard let navigationController, navigationController.viewControllers.count == 1 else {
      return false
    }
    return navigationController.topViewController?.accessibilityPerformEscape() ?? false
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .inOrder }

  /// The prompt, the way back, the leading items, the title, the trailing items from the title on, a
  /// large title below them, and the search of the screen.
  override var accessibilityChildren: [Responder] {
    let layout = layout
    var children: [Responder] = []
    if let topItem, !topItem.showsSearchAlone {
      if !(topItem.prompt ?? "").isEmpty { children.append(topItem.promptElement) }
      if layout.showsBackButton { children.append(topItem.backButton) }
      children += layout.leading.compactMap(\.item.accessibilityContent)
      if !showsLargeTitle { children.append(topItem.titleView ?? topItem) }
      children += layout.trailing.compactMap(\.item.accessibilityContent)
      if showsLargeTitle { children.append(topItem) }
    }
    if let search = topItem?.shownSearchBar { children.append(search) }
    return children + subviews.filter { view in !itemViews.contains { $0 === view } }
  }

  /// Whether the title of the shown screen stands in large letters, as far as there is room.
  final var showsLargeTitle: Bool {
    prefersLargeTitles && topItem?.showsLargeTitle ?? false
  }
}
