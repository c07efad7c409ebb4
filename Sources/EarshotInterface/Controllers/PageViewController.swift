public import EarshotModel

/// Screens to be leafed through (`UIPageViewController`).
open class PageViewController: ViewController, TransitionHost {
  /// How one page gives way to the next.
  public enum TransitionStyle: String, Sendable, CaseIterable {
    /// As a leaf of paper.
    case pageCurl
    /// By sliding.
    case scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: String, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Which way the pages turn.
  public enum NavigationDirection: String, Sendable, CaseIterable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// How one page gives way to the next.
  public final var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages follow one another.
  public final var navigationOrientation = NavigationOrientation.horizontal
  /// Who knows the pages beside the one shown.
  open weak var dataSource: (any PageViewControllerDataSource)?

  private var pages: [ViewController] = []

  /// The page that is shown.
  open var viewControllers: [ViewController]? {
    get { pages }
    set { setViewControllers(newValue ?? [], direction: .forward, animated: false) }
  }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - controllers: The page; of several the first is shown.
  ///   - direction: Which way the pages turn.
  ///   - animated: Whether the change is animated; it is then complete after the next update.
  ///   - completion: Called at the end, with whether the page was turned.
  open func setViewControllers(
    _ controllers: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    transitions.whenSettled { [self] in
      let old = pages.first
      pages = Array(controllers.prefix(1))
      guard old !== pages.first else {
        completion?(true)
        return
      }
      let change = turn(from: old, animated: animated, interactive: false)
      change.completion = completion
      transitions.begin(change)
    }
  }

  /// Begins turning the page by a swipe, which can still be cancelled.
  ///
  /// - Returns: The transition, to be moved by the finger, or `nil` when there is no page in that
  ///   direction.
  public final func beginInteractiveTurn(_ direction: NavigationDirection) -> InteractiveTransition?
  {
    guard !transitions.isBusy else { return nil }
    var interaction: InteractiveTransition?
    transitions.whenSettled { [self] in
      guard let old = pages.first, let new = neighbour(of: old, direction) else { return }
      pages = [new]
      let change = turn(from: old, animated: true, interactive: true)
      change.completion = { [self] isDone in
        guard !isDone else { return }
        pages = [old]
        new.tellWillLeaveParent()
        new.removeFromParent()
      }
      transitions.begin(change)
      interaction = InteractiveTransition(queue: transitions, transition: change)
    }
    return interaction
  }

  private func neighbour(
    of page: ViewController, _ direction: NavigationDirection
  ) -> ViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  private func turn(from old: ViewController?, animated: Bool, interactive: Bool) -> Transition {
    Transition(
      transitionStyle == .scroll ? .pageScroll : .pageCurl,
      from: old, to: pages.first, host: self, container: self, isAnimated: animated,
      isInteractive: interactive)
  }

  open override func loadView() {
    view = ContainerView()
  }

  override func layoutContainer() {
    for page in view.subviews { page.frame = view.bounds }
  }

  override func installShownChildren() {
    guard let page = pages.first else { return }
    for other in view.subviews where other !== page.view { other.removeFromSuperview() }
    put(page)
  }

  private func put(_ page: ViewController) {
    if view.bounds.size != .zero { page.view.frame = view.bounds }
    if page.view.superview !== view { view.addSubview(page.view) }
  }

  var isShown: Bool { showsChildren }

  func place(_ controller: ViewController, in transition: Transition) {
    put(controller)
  }

  /// Turns the page on a three-finger scroll (guide row G30).
  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if super.accessibilityScroll(direction) { return true }
    guard presentedViewController == nil, let page = pages.first, let way = turning(direction),
      let new = neighbour(of: page, way)
    else { return false }
    setViewControllers([new], direction: way, animated: true)
    screenApplication?.post(.pageScrolled(new.title.map { AttributedText($0) }))
    return true
  }

  private func turning(_ direction: AccessibilityScrollDirection) -> NavigationDirection? {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    switch (direction, navigationOrientation) {
    case (.next, _), (.down, .vertical): return .forward
    case (.previous, _), (.up, .vertical): return .reverse
    case (.right, .horizontal): return isMirrored ? .reverse : .forward
    case (.left, .horizontal): return isMirrored ? .forward : .reverse
    default: return nil
    }
  }

  // MARK: State

  override func restorationPosition(of child: ViewController) -> Int? {
    pages.firstIndex { $0 === child }
  }

  /// Writes the page that is shown.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(pages, for: .children)
  }

  /// Turns to the page that was shown.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    let screens = coder.decodeObjects(of: ViewController.self, for: .children) ?? []
    guard let page = screens.first ?? nil else { return }
    coder.application.relink(self) {
      $0.setViewControllers([page], direction: .forward, animated: false)
    }
  }
}
