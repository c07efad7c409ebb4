import EarshotModel

/// A stack of screens, the last of which is shown (`UINavigationController`, guide row G20).
open class NavigationController: ViewController, TransitionHost {
  /// The bar at the top, with the items of all screens of the stack.
  public final let navigationBar = NavigationBar()
  /// The bar at the bottom.
  public final let toolbar = Toolbar()
  /// The object that is told of screens that are shown.
  open weak var delegate: (any NavigationControllerDelegate)?

  final let transitionView = ShownChildView()
  final var stack: [ViewController] = []
  /// Whether the app has given the stack a tab.
  private var hasOwnTab = false

  /// Creates a stack with its first screen.
  public init(rootViewController: ViewController) {
    super.init()
    viewControllers = [rootViewController]
  }

  /// Creates a stack without screens.
  public override init() {
    super.init()
  }

  public override init(nibName: String?, bundle: (any NibSource)? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  // MARK: The stack

  /// The screens, from the first to the one shown.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The screen that is seen: the one on top, or what is presented over it.
  open var visibleViewController: ViewController? {
    var visible = topViewController
    while let presented = (visible ?? self).presentedViewController { visible = presented }
    return visible
  }

  /// The tab of the stack; without one of its own it is that of its first screen.
  open override var tabBarItem: TabBarItem {
    get {
      if storedTabBarItem == nil { storedTabBarItem = stack.first?.tabBarItem }
      return super.tabBarItem
    }
    set {
      hasOwnTab = true
      super.tabBarItem = newValue
    }
  }

  /// Takes the tab of the first screen again, which is another one now, unless the stack has one of its own.
  func followTab() {
    guard !hasOwnTab, let storedTabBarItem, let first = stack.first?.tabBarItem,
      storedTabBarItem !== first
    else { return }
    // An app may have asked the stack for its tab, and filled that in, before it had a screen.
    guard storedTabBarItem.viewController !== self || storedTabBarItem.title == nil else { return }
    self.storedTabBarItem = nil
    tabDidChange()
  }

  /// Puts a screen on top of the stack and shows it.
  ///
  /// The same controller twice on one stack is a mistake in the program, as in UIKit.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    transitions.whenSettled { [self] in
      precondition(
        !stack.contains { $0 === controller },
        "\(controller.transcriptName) is on the stack of \(transcriptName) already; the same view "
          + "controller cannot be pushed twice.")
      let old = stack.last
      stack.append(controller)
      move(.push, from: old, to: controller, animated: animated)
    }
  }

  /// Takes the screen on top off the stack and shows the one before; the first one stays.
  ///
  /// - Returns: The screen that goes, or `nil` when nothing does.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated).last
  }

  /// Takes all screens but the first off the stack.
  ///
  /// - Returns: The screens that go, or `nil` when nothing does.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    return pop(to: root, animated: animated)
  }

  /// Takes the screens above `controller` off the stack, which must hold it.
  ///
  /// - Returns: The screens that go, or `nil` when nothing does.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    precondition(
      stack.contains { $0 === controller },
      "\(controller.transcriptName) is not on the stack of \(transcriptName) and cannot be popped "
        + "to.")
    let going = pop(to: controller, animated: animated)
    return going.isEmpty ? nil : going
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  private func pop(to controller: ViewController, animated: Bool) -> [ViewController] {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return [] }
    let going = Array(stack[(index + 1)...])
    transitions.whenSettled { [self] in
      guard let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count
      else { return }
      let old = stack[stack.count - 1]
      let buried = stack[(index + 1)..<(stack.count - 1)]
      stack.removeSubrange((index + 1)...)
      // Only the visible screen hears that it will go.
      for covered in buried { covered.removeFromParent() }
      move(.pop, from: old, to: controller, animated: animated)
    }
    return going
  }

  /// Replaces the whole stack; the new top is pushed unless the old stack held it.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    transitions.whenSettled { [self] in
      let before = stack
      stack = controllers
      let old = before.last
      let new = controllers.last
      for gone in before where gone !== old && !controllers.contains(where: { $0 === gone }) {
        gone.removeFromParent()
      }
      for arrival in controllers where arrival !== new && arrival.parent !== self {
        addChild(arrival)
        arrival.tellDidJoinParent(self)
        arrival.appearance.reason = .covering
      }
      guard old !== new else {
        orderChildren(stack)
        barsDidChange()
        return stackDidChange()
      }
      let isBack = before.contains { $0 === new }
      move(isBack || new == nil ? .pop : .push, from: old, to: new, animated: animated)
    }
  }

  private func move(
    _ kind: TransitionKind, from old: ViewController?, to new: ViewController?, animated: Bool
  ) {
    let change = Transition(
      kind, from: old, to: new, host: self, container: self, isAnimated: animated)
    change.completion = { [self] _ in
      if let old, old.parent === self, !stack.contains(where: { $0 === old }) {
        old.tellWillLeaveParent()
        old.removeFromParent()
      }
      if let inner = old as? NavigationController, !stack.contains(where: { $0 === inner }) {
        inner.itemsBelow = []
      }
      orderChildren(stack)
      stackDidChange()
    }
    barsDidChange()
    transitions.begin(change)
  }

  // MARK: Back by a finger

  /// The drag from the leading edge by which a person goes back
  /// (`interactivePopGestureRecognizer`).
  ///
  /// It only begins while the bar shows a way back. Past half of the way, or fast, it goes back; else
  /// it turns round.
  public private(set) final lazy var interactivePopGestureRecognizer: GestureRecognizer =
    EdgePopGesture(of: self)

  // MARK: Bars

  /// Whether the bar at the top is not shown.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the bar at the bottom is not shown.
  open var isToolbarHidden = true { didSet { barsDidChange() } }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    isToolbarHidden = isHidden
  }

  /// The items of the stack that this one stands on; its first screen leads back to the last of them.
  final var itemsBelow: [NavigationItem] = [] { didSet { barsDidChange() } }

  /// Called when the screens of the stack have come to rest.
  func stackDidChange() {
    followContentSize()
    followTab()
    // The stacks around show the way back through this one.
    var outer = parent as? NavigationController
    while let stack = outer {
      stack.barsDidChange()
      outer = stack.parent as? NavigationController
    }
    (parent as? SplitViewController)?.listDidChange()
  }

  override func edgesKeptClear(by child: ViewController) -> RectEdge {
    var edges: RectEdge = []
    if showsNavigationBar, child.keepsClear(ofBarAt: .top, isTranslucent: isBarTranslucent) {
      edges.insert(.top)
    }
    if showsToolbar, child.keepsClear(ofBarAt: .bottom, isTranslucent: toolbar.isTranslucent) {
      edges.insert(.bottom)
    }
    return edges
  }

  override func safeAreaInsetsOfBars(over child: ViewController) -> EdgeInsets {
    EdgeInsets(
      top: showsNavigationBar ? barHeight : 0, left: 0,
      bottom: showsToolbar ? toolbarHeight : 0, right: 0)
  }

  override func layoutContainer() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    transitionView.fill(bounds)
    navigationBar.frame = Rect(x: 0, y: safe.top, width: bounds.width, height: barHeight)
    let toolbarHeight = toolbarHeight
    toolbar.frame = Rect(
      x: 0, y: bounds.height - safe.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
  }

  // MARK: The view

  open override func loadView() {
    let root = ContainerView()
    root.addSubview(transitionView)
    navigationBar.navigationController = self
    root.addGestureRecognizer(interactivePopGestureRecognizer)
    view = root
    barsDidChange()
  }

  override func installShownChildren() {
    if let shown = topViewController { transitionView.showOnly(shown) }
  }

  override func shownChildrenDidBeginAppearing(animated: Bool) {
    if let top = topViewController { willShow(top, animated: animated) }
  }

  override func shownChildrenDidEndAppearing(animated: Bool) {
    if let top = topViewController { didShow(top, animated: animated) }
  }

  // MARK: What a transition asks for

  var isShown: Bool { showsChildren }

  func place(_ controller: ViewController, in transition: Transition) {
    transitionView.show(controller)
  }

  func willShow(_ controller: ViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func didShow(_ controller: ViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: What the screen on top decides

  open override var childForStatusBarStyle: ViewController? { topViewController }
  open override var childForStatusBarHidden: ViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: ViewController? { topViewController }

  // MARK: The size it would like to have

  /// The size that was taken over from the screen on top.
  private var followedContentSize: Size?

  /// Would like to have the size that its screen on top would like.
  private func followContentSize() {
    let wanted = topViewController?.preferredContentSize ?? .zero
    // A size of its own holds until a screen asks for one.
    guard wanted != .zero || followedContentSize == preferredContentSize else { return }
    followedContentSize = wanted
    preferredContentSize = wanted
  }

  /// Follows the screen on top; an override calls `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    if child === topViewController { followContentSize() }
  }

  override func goBackOneLevel() -> Bool { popViewController(animated: true) != nil }

  // MARK: State

  override func restorationPosition(of child: ViewController) -> Int? {
    stack.firstIndex { $0 === child }
  }

  /// Writes the screens of the stack.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(stack.filter { $0.containerInArchives === self }, for: .children)
  }

  /// Restores the stack up to the first screen that could not be restored; those above it were
  /// reached through that one.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let screens = coder.decodeObjects(of: ViewController.self, for: .children) else { return }
    let present = screens.prefix { $0 != nil }.compactMap(\.self)
    guard !present.isEmpty else { return }
    coder.application.relink(self) { stack in
      guard let split = stack.parent as? SplitViewController, split.columnStack === stack else {
        return stack.setViewControllers(present, animated: false)
      }
      split.changeList { stack.setViewControllers(present, animated: false) }
    }
  }
}
