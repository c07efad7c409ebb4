public import EarshotModel

/// The root of everything on one screen (`UIWindow`).
///
/// A window shows nothing until it is made visible; its root controller then loads and appears.
open class Window: View, FirstResponderScope {
  /// The responder that receives typed keys.
  package final weak var firstResponder: Responder?

  /// The application that shows the window.
  public internal(set) final weak var application: Application? {
    didSet { if application !== oldValue { visibilityMayHaveChanged() } }
  }

  private let rootHost = WindowTransitionHost()
  private var madeUndoManager: UndoManager?
  private var wasShown = false
  private var toldTraits: TraitCollection?
  private var announcedTraits: TraitCollection?
  private lazy var rootTransitions = TransitionQueue(window: self)

  /// The controller whose view fills the window; it is loaded when the window is shown.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.removeEverythingPresented()
      if oldValue?.windowOfRoot === self { oldValue?.windowOfRoot = nil }
      rootViewController?.windowOfRoot = self
      changeRoot(from: oldValue, to: rootViewController)
    }
  }

  /// Which windows stand before others; larger is nearer.
  open var windowLevel = 0.0

  /// The parts at the edges that the device itself covers, in points.
  open var deviceSafeAreaInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Creates a window that is not shown yet, at a place on the screen, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
    rootHost.window = self
    super.isHidden = true
  }

  /// Creates a window that `application` can show in front of its others.
  ///
  /// - Parameters:
  ///   - application: The application, which keeps the window until it is removed.
  ///   - frame: The place on the screen, in points.
  public convenience init(application: Application, frame: Rect) {
    self.init(frame: frame)
    application.addWindow(self)
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit { rootHost.window = nil }

  /// The size of a screen of which nothing is known, in points: that of the usual phone.
  package static let usualSize = Size(width: 390, height: 844)

  /// What takes back what was done in the window; everything done during one turn of the app is taken back
  /// together.
  open override var undoManager: UndoManager? {
    if let madeUndoManager { return madeUndoManager }
    let made = UndoManager()
    made.groupsByEvent = true
    madeUndoManager = made
    return made
  }

  /// Ends what is taken back together.
  final func endUndoEvent() {
    madeUndoManager?.endEvent()
  }

  /// Whether anybody can see the window.
  public final var isShown: Bool { !isHidden && application != nil }

  open override var isHidden: Bool { didSet { visibilityMayHaveChanged() } }

  open override var safeAreaInsets: EdgeInsets { deviceSafeAreaInsets }

  /// Whether typed keys come to this window.
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// Lets typed keys come to this window; does nothing when no application shows it.
  public final func makeKey() {
    guard !isKeyWindow, let application else { return }
    let old = application.keyWindow
    application.setKeyWindow(self)
    old?.resignKey()
    becomeKey()
  }

  /// Shows the window, in front of those of its level, and lets typed keys come to it.
  open func makeKeyAndVisible() {
    application?.addWindow(self)
    isHidden = false
    makeKey()
  }

  /// Tells the window that typed keys come to it from now on.
  open func becomeKey() {}

  /// Tells the window that typed keys no longer come to it.
  open func resignKey() {}

  open override var window: Window? { self }

  open override var next: Responder? { application }

  /// Has the first responder give way when it stands in `view` or is asked after something there.
  ///
  /// One that refuses is no first responder all the same: keys cannot go where nothing is shown.
  final func resignFirstResponder(inside view: View) {
    guard let firstResponder else { return }
    // A controller is asked after its own view, so its chain does not lead through it.
    let ownView = (firstResponder as? ViewController)?.viewIfLoaded
    guard firstResponder.isAsked(before: view) || ownView?.isDescendant(of: view) ?? false else {
      return
    }
    firstResponder.resignFirstResponder()
    guard self.firstResponder === firstResponder else { return }
    self.firstResponder = nil
    (firstResponder as? any DelegatedTextEditor)?.didEndEditing()
  }

  // MARK: Coming and going

  private func visibilityMayHaveChanged() {
    guard isShown != wasShown else { return }
    wasShown = isShown
    guard let rootViewController else { return }
    if isShown {
      changeRoot(from: nil, to: rootViewController)
    } else {
      rootViewController.beginAppearanceTransition(false, animated: false)
      rootViewController.endAppearanceTransition()
    }
  }

  private func changeRoot(from old: ViewController?, to new: ViewController?) {
    guard isShown else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    // Its view is loaded before it stands on the screen, and what it is told then belongs to the app.
    new?.lastApplication = application
    rootTransitions.request(
      Transition(.root, from: old, to: new, host: rootHost, container: nil, isAnimated: false))
  }

  /// Gives the root view of a controller its place in the window.
  final func place(_ controller: ViewController) {
    controller.view.frame = controller.placeOfRootView(
      in: bounds, covered: deviceSafeAreaInsets, of: self)
  }

  // MARK: Surroundings and size

  /// The surroundings of the window: its own, or else those of its application.
  final var ownTraitCollection: TraitCollection {
    overrideTraitCollection ?? application?.traitCollection ?? TraitCollection()
  }

  /// Tells everything inside of changed surroundings; the first step of a layout pass.
  final func updateTraits() {
    let traits = ownTraitCollection
    guard toldTraits != traits else { return }
    defer { toldTraits = traits }
    guard let told = toldTraits else { return }
    let coordinator = TransitionCoordinator(isAnimated: false)
    announceTraits(with: coordinator)
    coordinator.animate()
    for presentation in presentations { presentation.followSurroundings() }
    tellTraitsDidChange(from: told)
    coordinator.complete()
  }

  /// Tells the controllers that the surroundings are about to change, once for each change.
  private func announceTraits(with coordinator: TransitionCoordinator) {
    let traits = ownTraitCollection
    guard let toldTraits, toldTraits != traits, announcedTraits != traits else { return }
    announcedTraits = traits
    rootViewController?.tellWillTransition(to: traits, with: coordinator)
    for presentation in presentations {
      presentation.presentedViewController.tellWillTransition(to: traits, with: coordinator)
    }
  }

  /// What stands over the root controller, from the back to the front.
  private var presentations: [PresentationController] {
    subviews.compactMap { ($0 as? PresentationContainerView)?.presentation }
  }

  /// The controller of what was presented last, whoever presented it, such as one whose view was added without it; the
  /// root controller where nothing is.
  package final var frontViewController: ViewController? {
    let last = presentations.last { $0.presentedViewController.presentingViewController != nil }
    var front = last?.presentedViewController ?? rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Gives the window another size, as rotation does, and everything inside it (guide row G26).
  ///
  /// Controllers hear of it before and can move along, those presented as well: first of surroundings
  /// that changed with the size, then of the size. Assistive technology hears that the layout changed.
  public final func transition(to size: Size) {
    guard size != bounds.size else { return }
    let coordinator = TransitionCoordinator(isAnimated: true)
    announceTraits(with: coordinator)
    rootViewController?.tellWillTransition(to: size, with: coordinator)
    frame = Rect(origin: frame.origin, size: size)
    for presentation in presentations {
      // The container comes first: the place of what it holds is counted from it.
      presentation.containerView?.frame = bounds
      presentation.presentedViewController.tellWillTransition(
        to: presentation.frameOfPresentedViewInContainerView.size, with: coordinator)
    }
    if let rootViewController, rootViewController.isViewLoaded { place(rootViewController) }
    updateTraits()
    coordinator.animate()
    layoutIfNeeded()
    coordinator.complete()
    application?.post(.layoutChanged(nil))
  }
}
