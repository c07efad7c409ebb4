import EarshotModel

/// A list and what is chosen from it, side by side where there is room, else one over the other
/// (`UISplitViewController`, guide row G21).
open class SplitViewController: ViewController {
  private var controllers: [ViewController] = []
  private var showsDetail = false

  /// The width of the list beside a detail, in points.
  open var primaryColumnWidth = 320.0 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The screens, from the leading side on: the list first, the detail last.
  open var viewControllers: [ViewController] {
    get { controllers }
    set {
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
    let wasCovered = isCollapsed && !showsDetail
    showsDetail = true
    defer { if wasCovered { postScreenChange(.push) } }
    viewControllers =
      [controllers.first].compactMap(\.self).filter { $0 !== controller } + [controller]
  }

  /// Shows the list again where there is room for one screen only.
  open func showPrimary() {
    guard showsDetail else { return }
    showsDetail = false
    showColumns()
    if isCollapsed { postScreenChange(.pop) }
  }

  private func postScreenChange(_ cause: ScreenChangeCause) {
    guard isOnScreen else { return }
    application?.post(.screenChanged(nil, cause: cause))
  }

  private var shown: [ViewController] {
    guard isCollapsed, controllers.count > 1 else { return controllers }
    return [showsDetail ? controllers[controllers.count - 1] : controllers[0]]
  }

  private func showColumns() {
    guard let root = viewIfLoaded, isOnScreen else { return }
    for hidden in controllers where !shown.contains(where: { $0 === hidden }) {
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
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard presentedViewController == nil, isCollapsed, showsDetail, controllers.count > 1
    else { return false }
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
    coder.encode(showsDetail, for: .showsDetail)
  }

  /// Puts the screens back; a side whose screen did not come back keeps the one it has.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    let screens = coder.decodeObjects(of: ViewController.self, for: .children) ?? []
    let showsDetail = coder.decode(Bool.self, for: .showsDetail)
    coder.application.relink(self) { container in
      if let showsDetail { container.showsDetail = showsDetail }
      container.viewControllers = Self.merging(screens, into: container.controllers)
    }
  }
}
