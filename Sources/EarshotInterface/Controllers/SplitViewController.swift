import EarshotModel

/// A list and what is chosen from it, side by side where there is room, else one over the other
/// (`UISplitViewController`, guide row G21).
///
/// With room for one column only, and a navigation stack as the list, the other columns are pushed
/// on that stack as in UIKit, unless the delegate has them left out until one is asked for.
open class SplitViewController: ViewController {
  /// The object that decides what happens to the columns when there is room for one only.
  open weak var delegate: (any SplitViewControllerDelegate)?

  private var controllers: [ViewController] = []
  private var showsDetail = false
  /// Whether the other columns were put on the stack of the list, or left aside.
  private var isFolded = false

  /// The width of the list beside a detail, in points.
  open var primaryColumnWidth = 320.0 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The screens, from the leading side on: the list first, the detail last.
  open var viewControllers: [ViewController] {
    get { controllers }
    set {
      unfold()
      let old = controllers
      controllers = newValue
      for gone in old where !newValue.contains(where: { $0 === gone }) {
        gone.tellWillLeaveParent()
        gone.viewIfLoaded?.removeFromSuperview()
        gone.removeFromParent()
      }
      for arrival in newValue where arrival.parent !== self {
        addChild(arrival)
        arrival.tellDidJoinParent(self)
      }
      orderChildren(newValue)
      showColumns()
    }
  }

  /// Whether there is room for one screen only.
  public final var isCollapsed: Bool {
    if traitCollection.horizontalSizeClass != .unspecified {
      return traitCollection.horizontalSizeClass == .compact
    }
    return traitCollection.userInterfaceIdiom == .phone
  }

  /// Shows `controller` as the detail: beside the list, or over it where there is little room.
  open func showDetailViewController(_ controller: ViewController) {
    if isFolded, let stack = columnStack {
      let list = stack.viewControllers.prefix { !isColumn($0) }
      controllers = [stack, controller]
      return stack.setViewControllers(list + [controller], animated: true)
    }
    let wasCovered = isCollapsed && !showsDetail
    showsDetail = true
    defer { if wasCovered { postScreenChange(.push) } }
    viewControllers =
      [controllers.first].compactMap(\.self).filter { $0 !== controller } + [controller]
  }

  /// Shows the list again where there is room for one screen only.
  open func showPrimary() {
    if isFolded, let stack = columnStack {
      if let list = stack.viewControllers.last(where: { !isColumn($0) }) {
        stack.popToViewController(list, animated: true)
      }
      return
    }
    guard showsDetail else { return }
    showsDetail = false
    showColumns()
    if isCollapsed { postScreenChange(.pop) }
  }

  // MARK: One column at a time

  /// The stack that takes the other columns where there is room for one only.
  private var columnStack: NavigationController? { controllers.first as? NavigationController }

  /// Whether a controller is a column other than the list.
  final func isColumn(_ controller: ViewController) -> Bool {
    controllers.dropFirst().contains { $0 === controller }
  }

  /// Whether something other than the list is in front where there is room for one only.
  private var isDetailInFront: Bool {
    guard isFolded, let top = columnStack?.topViewController else { return showsDetail }
    return isColumn(top)
  }

  /// Puts the other columns on the stack of the list, unless the delegate leaves them aside.
  private func fold() {
    guard !isFolded, isCollapsed, let stack = columnStack, let detail = controllers.last,
      detail !== stack
    else { return }
    isFolded = true
    let isLeftAside =
      delegate?.splitViewController(self, collapseSecondary: detail, onto: stack) ?? false
    guard !isLeftAside else { return }
    for column in controllers.dropFirst() { column.viewIfLoaded?.removeFromSuperview() }
    stack.setViewControllers(stack.viewControllers + controllers.dropFirst(), animated: false)
  }

  /// Takes the other columns off the stack of the list again, with whatever stands on them.
  private func unfold() {
    guard isFolded, let stack = columnStack else { return }
    isFolded = false
    let list = Array(stack.viewControllers.prefix { !isColumn($0) })
    if list.count < stack.viewControllers.count { stack.setViewControllers(list, animated: false) }
    for column in controllers.dropFirst() where column.parent == nil {
      addChild(column)
      column.tellDidJoinParent(self)
    }
    orderChildren(controllers)
  }

  private func postScreenChange(_ cause: ScreenChangeCause) {
    guard isOnScreen else { return }
    screenApplication?.post(.screenChanged(nil, cause: cause))
  }

  private var shown: [ViewController] {
    guard isCollapsed, controllers.count > 1 else { return controllers }
    if let columnStack { return [columnStack] }
    return [showsDetail ? controllers[controllers.count - 1] : controllers[0]]
  }

  private func showColumns() {
    guard let root = viewIfLoaded, isOnScreen else { return }
    if isCollapsed { fold() } else { unfold() }
    let aside = controllers.filter { column in
      column.parent === self && !shown.contains { $0 === column }
    }
    for hidden in aside {
      hidden.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown where controller.view.superview !== root {
      root.addSubview(controller.view)
    }
    layoutContainer()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColumns()
  }

  open override func loadView() {
    view = ContainerView()
  }

  override func installShownChildren() {
    if isCollapsed { fold() } else { unfold() }
    for controller in shown where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
    layoutContainer()
  }

  override func layoutContainer() {
    let bounds = view.bounds
    guard bounds.size != .zero else { return }
    let shown = shown
    guard shown.count > 1 else {
      shown.first?.view.frame = bounds
      return
    }
    let width = min(primaryColumnWidth, bounds.width / 2)
    var rest = bounds
    for controller in shown.dropLast() {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isMirrored ? rest.maxX - width : rest.minX
      controller.view.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      rest = Rect(
        x: isMirrored ? rest.minX : rest.minX + width, y: 0, width: rest.width - width,
        height: bounds.height)
    }
    shown.last?.view.frame = rest
  }

  /// Goes back to the list where there is room for one screen only.
  override func goBackOneLevel() -> Bool {
    guard isCollapsed, isDetailInFront, controllers.count > 1 else { return false }
    showPrimary()
    return true
  }

  // MARK: State

  override func restorationPosition(of child: ViewController) -> Int? {
    controllers.firstIndex { $0 === child }
  }

  /// Writes the screens, and whether the detail was shown.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(controllers, for: .children)
    coder.encode(isDetailInFront, for: .showsDetail)
  }

  /// Puts the screens back; a side whose screen did not come back keeps the one it has.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    let screens = coder.decodeObjects(of: ViewController.self, for: .children) ?? []
    let showsDetail = coder.decode(Bool.self, for: .showsDetail)
    coder.application.relink(self) { container in
      if let showsDetail { container.showsDetail = showsDetail }
      container.viewControllers = Self.merging(screens, into: container.controllers)
      if showsDetail == false, container.isFolded { container.showPrimary() }
    }
  }
}
