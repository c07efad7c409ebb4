import EarshotModel

/// Screens beside one another, one of which is shown (`UITabBarController`).
open class TabBarController: ViewController, TransitionHost, TabBarDelegate {
  /// The bar with a tab for every screen.
  public final let tabBar = TabBar()
  /// The object that decides about the tabs that a person chooses and is told of them.
  open weak var delegate: (any TabBarControllerDelegate)?

  private let transitionView = ShownChildView()
  private(set) final var controllers: [ViewController]?
  /// The place of the screen that is shown, or was before the list behind the More tab.
  final var selection = 0
  /// Whether the list behind the More tab is shown, and none of the screens it leads to.
  final var showsMoreList = false

  // MARK: The tabs

  /// The screens, in the order of their tabs.
  open var viewControllers: [ViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; the one shown stays shown when it is among the new ones.
  open func setViewControllers(_ newControllers: [ViewController]?, animated: Bool) {
    transitions.whenSettled { [self] in
      let old = showsMoreList ? nil : selectedViewController
      leaveMore()
      let shown = shownViewController
      let new = newControllers ?? []
      for gone in controllers ?? [] where !new.contains(where: { $0 === gone }) {
        gone.tellWillLeaveParent()
        if gone !== old { gone.removeFromParent() }
      }
      controllers = newControllers
      adoptTabs()
      let index = new.firstIndex { $0 === old } ?? (new.indices.contains(selection) ? selection : 0)
      // What has lost its own tab goes on behind the list once it has left the screen.
      let goesBehindMore = hasMore && index >= ownTabCount
      selection = goesBehindMore ? 0 : index
      showsMoreList = hasMore && (showsMoreList || goesBehindMore)
      arrangeTabs()
      show(from: shown)
      if let old, !new.contains(where: { $0 === old }) { old.removeFromParent() }
      if !hasMore { adoptedMore?.removeFromParent() }
      if goesBehindMore { selectedIndex = index }
    }
  }

  /// The position of the screen that is shown, counted from 0; positions without a tab are ignored.
  ///
  /// While the list behind the More tab is shown, it is the largest `Int`, Foundation's `NSNotFound`.
  open var selectedIndex: Int {
    get { showsMoreList ? .max : selection }
    set {
      transitions.whenSettled { [self] in
        guard controllers?.indices.contains(newValue) ?? (newValue == 0), newValue != selectedIndex
        else { return }
        let shown = shownViewController
        selection = newValue
        showsMoreList = false
        if newValue >= ownTabCount, let chosen = selectedViewController {
          more.show(chosen)
        }
        show(from: shown)
      }
    }
  }

  /// The screen that is shown, or the list behind the More tab.
  open var selectedViewController: ViewController? {
    get {
      if showsMoreList { return more }
      guard let controllers, controllers.indices.contains(selection) else { return nil }
      return controllers[selection]
    }
    set {
      if hasMore, newValue === more {
        selectMore()
      } else if let index = controllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// What the tabs themselves show: a screen, or everything behind the More tab.
  final var shownViewController: ViewController? {
    isBehindMore ? more : selectedViewController
  }

  final func show(from old: ViewController?) {
    let new = shownViewController
    tabBar.selectedItem = new?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    guard old !== new else { return }
    transitions.begin(
      Transition(.tab, from: old, to: new, host: self, container: self, isAnimated: false))
  }

  /// A person has chosen a tab: asks the delegate, shows the screen, tells the delegate.
  open func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    guard let controller = tab(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the screen of the tab that a person has chosen, and tells the delegate.
  ///
  /// The More tab leads to what was shown behind it, and chosen again to the list.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let controller = tab(of: item) else { return }
    if controller === more, isBehindMore {
      more.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// What stands behind the More tab: a list of the screens for which there is no tab, and the screen
  /// that was chosen from it (`moreNavigationController`).
  ///
  /// Choosing from the list is not told to the delegate of the tabs.
  public final var moreNavigationController: NavigationController { more }
  private(set) final lazy var more = MoreNavigationController(tabs: self)

  // MARK: The view

  open override func loadView() {
    let root = ContainerView()
    root.addSubview(transitionView)
    root.addSubview(tabBar)
    tabBar.delegate = self
    view = root
  }

  private var isBarHidden: Bool {
    var top = shownViewController
    while let stack = top as? NavigationController, let inner = stack.topViewController {
      top = inner
    }
    return tabBar.isHidden || top?.hidesBottomBarWhenPushed ?? false
  }

  /// Whether the tabs stand above the screens, as on a television.
  private var isBarOnTop: Bool { traitCollection.userInterfaceIdiom == .tv }

  override func edgesKeptClear(by child: ViewController) -> RectEdge {
    let edge: RectEdge = isBarOnTop ? .top : .bottom
    guard !isBarHidden, child.keepsClear(ofBarAt: edge, isTranslucent: tabBar.isTranslucent) else {
      return []
    }
    return edge
  }

  override func safeAreaInsetsOfBars(over child: ViewController) -> EdgeInsets {
    let height = isBarHidden ? 0 : BarHeight.tabBar(in: traitCollection)
    return EdgeInsets(
      top: isBarOnTop ? height : 0, left: 0, bottom: isBarOnTop ? 0 : height, right: 0)
  }

  override func layoutContainer() {
    let bounds = view.bounds
    followSurroundings()
    transitionView.fill(bounds)
    if isBarHidden {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    let height = BarHeight.tabBar(in: traitCollection)
    let safe = view.safeAreaInsets
    tabBar.frame = Rect(
      x: 0, y: isBarOnTop ? safe.top : bounds.height - safe.bottom - height, width: bounds.width,
      height: height)
  }

  override func installShownChildren() {
    if let shown = shownViewController { transitionView.showOnly(shown) }
  }

  // MARK: What a transition asks for

  var isShown: Bool { showsChildren }

  func place(_ controller: ViewController, in transition: Transition) {
    transitionView.show(controller)
  }

  // MARK: What the shown screen decides

  open override var childForStatusBarStyle: ViewController? { shownViewController }
  open override var childForStatusBarHidden: ViewController? { shownViewController }
  open override var childForHomeIndicatorAutoHidden: ViewController? { shownViewController }

  // MARK: State

  override func restorationPosition(of child: ViewController) -> Int? {
    controllers?.firstIndex { $0 === child }
  }

  /// Writes the screens and which of them is shown.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(controllers ?? [], for: .children)
    coder.encode(selectedIndex, for: .selectedIndex)
  }

  /// Puts the screens back; a tab whose screen did not come back keeps the one it has.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    let screens = coder.decodeObjects(of: ViewController.self, for: .children) ?? []
    let index = coder.decode(Int.self, for: .selectedIndex)
    coder.application.relink(self) { container in
      let merged = Self.merging(screens, into: container.controllers ?? [])
      // Where there was no tab yet, none is shown first that was not: it would hear of appearing.
      if container.controllers?.isEmpty ?? true, let index, merged.indices.contains(index) {
        container.selection = index
      }
      if !merged.elementsEqual(container.controllers ?? [], by: ===) {
        container.setViewControllers(merged, animated: false)
      }
      if index == .max {
        container.selectedViewController = container.more
      } else if let index {
        container.selectedIndex = index
      }
    }
  }
}
