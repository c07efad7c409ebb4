import EarshotModel

/// Screens beside one another, one of which is shown (`UITabBarController`).
open class TabBarController: ViewController, TransitionHost, TabBarDelegate {
  /// The bar with a tab for every screen.
  public final let tabBar = TabBar()
  /// Who decides on and hears of the tabs that a person chooses.
  open weak var delegate: (any TabBarControllerDelegate)?

  private let transitionView = ShownChildView()
  private var controllers: [ViewController]?
  private var selection = 0

  // MARK: The tabs

  /// The screens, in the order of their tabs.
  open var viewControllers: [ViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; the one shown stays shown when it is among the new ones.
  open func setViewControllers(_ newControllers: [ViewController]?, animated: Bool) {
    transitions.whenSettled { [self] in
      let old = selectedViewController
      let new = newControllers ?? []
      for gone in controllers ?? [] where !new.contains(where: { $0 === gone }) {
        gone.tellWillLeaveParent()
        if gone !== old { gone.removeFromParent() }
      }
      controllers = newControllers
      for arrival in new where arrival.parent !== self {
        addChild(arrival)
        arrival.tellDidJoinParent(self)
      }
      orderChildren(new)
      selection = new.firstIndex { $0 === old } ?? (new.indices.contains(selection) ? selection : 0)
      tabBar.items = new.map(\.tabBarItem)
      show(from: old)
      if let old, !new.contains(where: { $0 === old }) { old.removeFromParent() }
    }
  }

  /// The position of the screen that is shown, counted from 0; positions without a tab are ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      transitions.whenSettled { [self] in
        guard controllers?.indices.contains(newValue) ?? (newValue == 0), newValue != selection
        else { return }
        let old = selectedViewController
        selection = newValue
        show(from: old)
      }
    }
  }

  /// The screen that is shown.
  open var selectedViewController: ViewController? {
    get {
      guard let controllers, controllers.indices.contains(selection) else { return nil }
      return controllers[selection]
    }
    set {
      guard let index = controllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func show(from old: ViewController?) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    guard old !== new else { return }
    transitions.begin(
      Transition(.tab, from: old, to: new, host: self, container: self, isAnimated: false))
  }

  /// A person has chosen a tab: asks the delegate, shows the screen, tells the delegate.
  open func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    guard let controller = controllers?.first(where: { $0.tabBarItem === item }) else {
      return false
    }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the screen of the tab that a person has chosen, and tells the delegate.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let controller = controllers?.first(where: { $0.tabBarItem === item }) else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: The view

  open override func loadView() {
    let root = ContainerView()
    root.addSubview(transitionView)
    root.addSubview(tabBar)
    tabBar.delegate = self
    view = root
  }

  private static let barHeight = 49.0

  private var isBarHidden: Bool {
    let shown = selectedViewController
    let top = (shown as? NavigationController)?.topViewController ?? shown
    return tabBar.isHidden || top?.hidesBottomBarWhenPushed ?? false
  }

  override func safeAreaInsetsOfBars(over child: ViewController) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: isBarHidden ? 0 : Self.barHeight, right: 0)
  }

  override func layoutContainer() {
    let bounds = view.bounds
    transitionView.fill(bounds)
    let height = Self.barHeight + view.safeAreaInsets.bottom
    tabBar.frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: Self.barHeight)
  }

  override func installShownChildren() {
    if let shown = selectedViewController { transitionView.showOnly(shown) }
  }

  // MARK: What a transition asks for

  var isShown: Bool { showsChildren }

  func place(_ controller: ViewController, in transition: Transition) {
    transitionView.show(controller)
  }

  // MARK: What the shown screen decides

  open override var childForStatusBarStyle: ViewController? { selectedViewController }
  open override var childForStatusBarHidden: ViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: ViewController? { selectedViewController }

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
      if !merged.elementsEqual(container.controllers ?? [], by: ===) {
        container.setViewControllers(merged, animated: false)
      }
      if let index { container.selectedIndex = index }
    }
  }
}
