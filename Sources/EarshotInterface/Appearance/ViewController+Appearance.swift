// How the four appearance callbacks come about:
//
//  1. a transition, or a container by hand, begins and ends appearances (`begin…`, `end…`);
//  2. a view that enters or leaves a shown window by itself begins one for its controller, which
//     ends in the next update (`viewWillMove(toShown:)`);
//  3. each step tells the controller first and then those of its children whose views are inside
//     (Decisions, "Parent first, and containers after their children are there").

import EarshotModel

extension ViewController {
  /// Whether the controller is being told of an appearance, or the end of one, that has a reason.
  final func isTold(_ reason: Appearance.Reason, appearing: Bool) -> Bool {
    guard appearance.isTelling, appearance.reason == reason else { return false }
    switch appearance.phase {
    case .appearing, .appeared: return appearing
    case .disappearing, .disappeared: return !appearing
    }
  }

  /// Whether the controller is on screen, or on its way there or off.
  final var isOnScreen: Bool { appearance.phase != .disappeared }

  /// Whether a change among the children would be seen: a container that is leaving makes changes
  /// without anybody appearing.
  final var showsChildren: Bool {
    guard appearance.phase == .appearing || appearance.phase == .appeared else { return false }
    return viewIfLoaded?.window?.isShown ?? false
  }

  /// Whether the controller has begun to appear and its view is not in a shown window yet.
  final var isOnItsWayToAWindow: Bool { appearance.phase == .appearing && !showsChildren }

  final func appearanceBegins(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    if !isAppearing { resignFirstResponderInside() }
    tell(isAppearing ? "viewWillAppear" : "viewWillDisappear") {
      if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    if isAppearing { installShownChildren() }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing { shownChildrenDidBeginAppearing(animated: animated) }
    transitions.drain()
  }

  /// Tells that the view stands in the hierarchy with its final surroundings; once an appearance.
  final func appearanceReachesHierarchy() {
    guard appearance.phase == .appearing, !appearance.hasToldIsAppearing else { return }
    appearance.hasToldIsAppearing = true
    // Every appearance brings constraints up to date and has its layout, also that of a view which was
    // laid out before.
    viewIfLoaded?.setNeedsUpdateConstraints()
    tell("viewIsAppearing") { viewIsAppearing(appearance.isAnimated) }
    for child in forwardedChildren { child.appearanceReachesHierarchy() }
    transitions.drain()
  }

  final func appearanceEnds() {
    if appearance.phase == .appearing { appearanceReachesHierarchy() }
    let isAnimated = appearance.isAnimated
    let reason = appearance.reason
    guard let phase = appearance.end() else { return }
    let children = forwardedChildren.filter(\.appearance.isOpen)
    tell(phase == .appeared ? "viewDidAppear" : "viewDidDisappear") {
      if phase == .appeared { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
    }
    if !appearance.isOpen, appearance.reason == reason { appearance.reason = .covering }
    for child in children { child.endAppearanceTransition() }
    if phase == .appeared { shownChildrenDidEndAppearing(animated: isAnimated) }
    transitions.drain()
  }

  /// The children that hear of what the controller hears: loaded, and inside its view.
  ///
  /// One that is on its way is among them before its view is, so that it turns round with the
  /// controller when a callback on the way takes the controller off the screen.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    let isLeaving = appearance.phase == .disappearing || appearance.phase == .disappeared
    return children.filter { child in
      if isLeaving, child.appearance.isOpen { return true }
      return child.viewIfLoaded?.isDescendant(of: view) ?? false
    }
  }

  /// Begins an appearance when the view enters or leaves a shown window outside of any transition.
  ///
  /// - Returns: Whether one began, so that the caller has to end it.
  final func viewWillMove(toShown isShown: Bool) -> Bool {
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
      let parentIsLeaving =
        parent.appearance.phase == .disappearing || parent.appearance.phase == .disappeared
      if isShown, parentIsLeaving { return false }
    }
    switch appearance.phase {
    case .disappeared, .disappearing: guard isShown else { return false }
    case .appeared, .appearing: guard !isShown else { return false }
    }
    beginAppearanceTransition(isShown, animated: false)
    return true
  }

  /// Follows ``viewWillMove(toShown:)`` once the view has moved; the next update of `application`
  /// ends what began, or this call does when there is no application.
  final func viewDidMove(in application: Application?) {
    appearanceReachesHierarchy()
    guard let application else { return endAppearanceTransition() }
    application.pendingAppearances.add(self)
  }

  /// Calls one of the appearance callbacks, inside which the flags tell why.
  private func tell(_ name: String, callback: () -> Void) {
    note(callback: name)
    let wasTelling = appearance.isTelling
    appearance.isTelling = true
    callback()
    appearance.isTelling = wasTelling
  }

  /// Writes that a callback of the controller is called.
  final func note(callback name: String) {
    if let application = screenApplication ?? nearestApplication { lastApplication = application }
    lastApplication?.note(.callback(receiver: transcriptName, name: name))
  }

  /// The application to which the controller belonged last, or else the one of a controller around
  /// it whose view is not on the screen yet.
  private var nearestApplication: Application? {
    lastApplication ?? (parent ?? presentingViewController)?.nearestApplication
  }

  /// The application in one of whose windows the view stands, or that of a controller around; what is the
  /// root of a window that was never shown has none, and nothing of it is told or animated.
  final var screenApplication: Application? {
    if let window = viewIfLoaded?.window { return window.application }
    return (parent ?? presentingViewController)?.screenApplication
  }

  private func resignFirstResponderInside() {
    guard let view = viewIfLoaded else { return }
    view.window?.resignFirstResponder(inside: view)
  }
}
