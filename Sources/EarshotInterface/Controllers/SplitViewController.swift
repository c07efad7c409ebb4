import EarshotModel

/// A list and what is chosen from it, side by side where there is room, else one over the other
/// (`UISplitViewController`, guide row G21).
///
/// With room for one column only, and a navigation stack as the list, the other columns are pushed
/// on that stack as in UIKit, unless the delegate has them left out until one is asked for.
open class SplitViewController: ViewController {
  /// The object that decides what happens to the columns when there is room for one only.
  open weak var delegate: (any SplitViewControllerDelegate)?

  private(set) final var controllers: [ViewController] = []
  /// Whether the detail is in front of a list that is no stack, where there is room for one only.
  final var showsDetail = false
  /// Whether the other columns were put on the stack of the list, or left aside.
  final var isFolded = false
  /// How the columns are to be put on the stack of the list, when that is known from before.
  final var knownFolding: ColumnFolding?
  /// How they stood when the app was left, until the list has its own screens back as well.
  final var keptFolding: ColumnFolding?
  /// What a person or the app has asked for since a way was last preferred and the device was turned.
  final var chosenDisplayMode: DisplayMode?
  /// Whether the columns were laid out on an upright tablet last.
  final var wasUprightTablet: Bool?
  /// The arrangement that was shown last.
  final var toldDisplayMode: DisplayMode?
  /// What the list stands in while it covers the detail.
  final let overlay = ColumnOverlay()

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
    let surroundings = surroundings
    if surroundings.horizontalSizeClass != .unspecified {
      return surroundings.horizontalSizeClass == .compact
    }
    return surroundings.userInterfaceIdiom == .phone
  }

  /// How the columns are to stand where there is room for more than one.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenDisplayMode = nil
      displayModeMayHaveChanged()
    }
  }

  /// A button that shows the list where it is hidden and hides it where it is shown; an app puts it on
  /// a bar of the detail.
  ///
  /// An app that has never asked for it gives a person no other way to the list, so that the list is
  /// only hidden when ``preferredDisplayMode`` says so.
  open var displayModeButtonItem: BarButtonItem {
    if let storedButtonItem { return storedButtonItem }
    let item = BarButtonItem(title: nil)
    item.primaryAction = Action { [weak self] _ in self?.toggleList() }
    storedButtonItem = item
    displayModeMayHaveChanged()
    nameDisplayModeButton()
    return item
  }
  private(set) final var storedButtonItem: BarButtonItem?

  /// Shows `controller` as the detail: beside the list, or over it where there is little room.
  open func showDetailViewController(_ controller: ViewController) {
    if isFolded, let stack = columnStack {
      let list = stack.viewControllers.prefix { !isColumn($0) }
      for gone in controllers.dropFirst() where gone.parent === self && gone !== controller {
        gone.tellWillLeaveParent()
        gone.removeFromParent()
      }
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

  /// The stack that takes the other columns where there is room for one only.
  final var columnStack: NavigationController? { controllers.first as? NavigationController }

  /// Whether a controller is a column other than the list.
  final func isColumn(_ controller: ViewController) -> Bool {
    controllers.dropFirst().contains { $0 === controller }
  }

  private func postScreenChange(_ cause: ScreenChangeCause) {
    guard isOnScreen else { return }
    screenApplication?.post(.screenChanged(nil, cause: cause))
  }

  private var shown: [ViewController] {
    guard controllers.count > 1 else { return controllers }
    guard isCollapsed else {
      return displayMode == .secondaryOnly ? Array(controllers.dropFirst()) : controllers
    }
    if let columnStack { return [columnStack] }
    return [showsDetail ? controllers[controllers.count - 1] : controllers[0]]
  }

  final func showColumns() {
    guard let root = viewIfLoaded, isOnScreen else { return }
    foldOrUnfold()
    let aside = controllers.filter { column in
      column.parent === self && !shown.contains { $0 === column }
    }
    for hidden in aside {
      hidden.viewIfLoaded?.removeFromSuperview()
    }
    installColumns(in: root)
    layoutContainer()
  }

  private func installColumns(in root: View) {
    let isOver = displayMode == .oneOverSecondary && shown.count > 1
    for controller in shown {
      let room = isOver && controller === controllers.first ? overlay : root
      if controller.view.superview !== room { room.addSubview(controller.view) }
    }
    if isOver {
      overlay.split = self
      root.addSubview(overlay)
    } else {
      overlay.removeFromSuperview()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColumns()
  }

  open override func loadView() {
    view = ContainerView()
  }

  override func installShownChildren() {
    foldOrUnfold()
    installColumns(in: view)
    toldDisplayMode = displayMode
    nameDisplayModeButton()
    layoutContainer()
  }

  override func layoutContainer() {
    let bounds = view.bounds
    guard bounds.size != .zero else { return }
    forgetChoiceIfTurned()
    displayModeMayHaveChanged()
    let shown = shown
    guard shown.count > 1 else {
      shown.first?.view.frame = bounds
      return
    }
    let width = min(primaryColumnWidth, bounds.width / 2)
    var rest = bounds
    if overlay.superview === view, let list = shown.first {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      overlay.frame = bounds
      list.view.frame = Rect(
        x: isMirrored ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height)
    }
    for controller in shown.dropLast() where controller.view.superview === view {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isMirrored ? rest.maxX - width : rest.minX
      controller.view.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      rest = Rect(
        x: isMirrored ? rest.minX : rest.minX + width, y: 0, width: rest.width - width,
        height: bounds.height)
    }
    shown.last?.view.frame = rest
  }

  /// Goes back to the list where there is room for one screen only; a list that covers the detail is
  /// hidden.
  override func goBackOneLevel() -> Bool {
    if displayMode == .oneOverSecondary {
      hide(.primary)
      return true
    }
    guard isCollapsed, isDetailInFront, controllers.count > 1 else { return false }
    showPrimary()
    return true
  }

  // MARK: State

  override func restorationPosition(of child: ViewController) -> Int? {
    controllers.firstIndex { $0 === child }
  }

  /// Writes the screens, and which of them is in front where there is room for one only.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(controllers, for: .children)
    if columnStack == nil {
      coder.encode(showsDetail, for: .showsDetail)
    } else if let folding {
      folding.encode(with: coder)
    }
    coder.encode(chosenDisplayMode?.rawValue, for: .displayMode)
  }

  /// Puts the screens back; a side whose screen did not come back keeps the one it has.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    let screens = coder.decodeObjects(of: ViewController.self, for: .children) ?? []
    let showsDetail = coder.decode(Bool.self, for: .showsDetail)
    let folding = ColumnFolding(coder)
    let mode = coder.decode(String.self, for: .displayMode).flatMap(DisplayMode.init)
    coder.application.relink(self) { container in
      if let showsDetail { container.showsDetail = showsDetail }
      container.knownFolding = folding
      container.keptFolding = folding
      if let mode { container.chosenDisplayMode = mode }
      container.viewControllers = Self.merging(screens, into: container.controllers)
    }
  }
}
