// What is stored and everything that apps or classes of ours override stands in the class body, because Swift
// refuses to override what an extension declares; all else stands in `ViewController+….swift` by its topic. The file
// is read in this order:
//
//  1. what the controller is called and how it looks;
//  2. its view, loaded when it is first asked for;
//  3. appearance: the callbacks, and how a container drives them (`Appearance/`);
//  4. layout, size and surroundings;
//  5. containment (`ViewController+Hierarchy.swift`);
//  6. presentation (`Presentation/`), and the segues of a storyboard (`Storyboards/`);
//  7. bars, and what a child decides for the whole screen;
//  8. the responder chain and what escape does;
//  9. state that is kept while the app is away (`Restoration/`).

public import EarshotModel

/// One screen, or one part of it, and what it does (`UIViewController`).
open class ViewController: Responder, TouchResponder, ActionReceiver {
  private var storedView: View?
  private var storedNavigationItem: NavigationItem?
  /// The tab, once it was set or asked for.
  final var storedTabBarItem: TabBarItem?
  private var isLoadingView = false
  /// Whether the root view came out of the storyboard.
  final var hasStoryboardViews = false
  final var appearance = Appearance()
  /// The presentation by which the controller stands on screen.
  final var storedPresentation: PresentationController?
  /// The application that last heard of a callback, which also hears of those after the end.
  final weak var lastApplication: Application?
  /// The safe area that `viewSafeAreaInsetsDidChange` last told of.
  final var toldSafeArea = EdgeInsets.zero
  final var overrideTraitCollections: [ObjectIdentifier: TraitCollection] = [:]
  /// How large the root view was drawn, and for which screen, when it came out of a storyboard.
  package final var drawnRoot: DrawnRoot?
  /// The window that the controller is the root of, shown or not.
  final weak var windowOfRoot: Window?

  /// Creates a controller that makes its view itself, or is given one.
  public override init() {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose root view comes out of a xib; without a name or a bundle, it makes the
  /// view itself.
  ///
  /// A folder of xibs is a bundle; so is whatever else has them under names.
  public init(nibName: String?, bundle: (any NibSource)? = nil) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit { giveBackView() }

  // MARK: 1. Names and looks

  /// What people call the screen.
  open var title: String?
  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// The button that begins and ends editing, once it was asked for.
  final var editButton: BarButtonItem?

  /// Begins or ends editing the content; ``editButtonItem`` says which of both comes next.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editButton?.systemItem = editing ? .done : .edit
  }

  /// How the controller comes on screen when it is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The object that makes the presentation controller when the style is
  /// ``ModalPresentationStyle/custom``.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// Whether a person cannot dismiss the controller by a gesture or by escape.
  open var isModalInPresentation = false
  /// Whether `currentContext` presentations of what is inside cover just this controller.
  open var definesPresentationContext = false
  /// Whether the controller decides on the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: 2. The view

  /// The root view; it is loaded when it is first asked for (guide row G08).
  open var view: View {
    get {
      loadViewIfNeeded()
      guard let storedView else {
        preconditionFailure("\(type(of: self)).loadView() must set the view.")
      }
      return storedView
    }
    set {
      guard storedView !== newValue else { return }
      giveBackView()
      storedView = newValue
      newValue.viewController = self
      if let own = parent?.overrideTraitCollection(forChild: self) {
        newValue.overrideTraitCollection = own
      }
    }
  }

  /// Has the root view know the controller no more, unless another one has made it its own meanwhile.
  private func giveBackView() {
    if let storedView, storedView.viewController === self {
      storedView.viewController = nil
      storedView.hasLostController = true
    }
  }

  /// The root view, when it is loaded.
  public final var viewIfLoaded: View? { storedView }

  /// Whether the root view is loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The scene of a storyboard, or the xib, that the controller came out of.
  public final var storyboardSource: (any StoryboardSource)?

  /// The name of the xib that the root view comes from.
  public final let nibName: String?
  /// Who has the xib.
  public final let nibBundle: (any NibSource)?

  /// Loads the root view unless that was done before (guide row G08).
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    note(callback: "loadView")
    loadView()
    isLoadingView = false
    if let storyboardSource { awake(by: storyboardSource) }
    note(callback: "viewDidLoad")
    viewDidLoad()
  }

  /// Makes the root view: out of the storyboard or the xib, or else an empty one of the size of the screen.
  ///
  /// An override sets ``ViewController/view`` and does not call this implementation.
  open func loadView() {
    if !loadViewFromFile() { view = View(frame: Rect(origin: .zero, size: screenSize)) }
  }

  /// Tells the controller that it and its view came out of a storyboard or xib, with outlets and
  /// actions connected; traits are empty and places not final.
  open func awakeFromNib() {}

  /// The methods that a storyboard can call by name; an override adds to those of `super`.
  open class var actionMethods: [ActionMethod] { [] }

  /// Tells the controller that its view was loaded.
  open func viewDidLoad() {}

  /// Tells the controller to release what it can make again (guide row G13).
  open func didReceiveMemoryWarning() {}

  // MARK: 3. Appearance

  /// Tells the controller that its view is about to come on screen; geometry is not yet final.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view stands in the hierarchy, with traits and geometry as they
  /// will be seen; once an appearance.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is coming on screen because it was presented; only true inside an
  /// appearance callback.
  open var isBeingPresented: Bool { isTold(.presentation, appearing: true) }

  /// Whether the controller is leaving the screen because it was dismissed; only true inside an
  /// appearance callback.
  open var isBeingDismissed: Bool { isTold(.dismissal, appearing: false) }

  /// Whether the controller is coming on screen because it joined a container; only true inside an
  /// appearance callback.
  open var isMovingToParent: Bool { isTold(.joiningParent, appearing: true) }

  /// Whether the controller is leaving the screen because it leaves its container; only true inside
  /// an appearance callback.
  open var isMovingFromParent: Bool { isTold(.leavingParent, appearing: false) }

  /// Whether the appearance callbacks of the controller are passed on to its children.
  ///
  /// If not, an override calls ``beginAppearanceTransition(_:animated:)`` for them (guide row G17).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or to disappear.
  ///
  /// Calls in the same direction nest; one in the other direction reverses the transition at once.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceBegins(isAppearing, animated: animated)
  }

  /// Tells a child that the last transition that was begun has ended; does nothing when none was.
  open func endAppearanceTransition() {
    appearanceEnds()
  }

  /// Puts the children that the controller shows into its view; containers override it.
  func installShownChildren() {}

  /// Called when the controller and the children it shows have begun to appear.
  func shownChildrenDidBeginAppearing(animated: Bool) {}

  /// Called when the controller and the children it shows have appeared.
  func shownChildrenDidEndAppearing(animated: Bool) {}

  // MARK: 4. Layout, size and surroundings

  /// Brings the constraints of the root view up to date; called before its layout when that is
  /// needed.
  open func updateViewConstraints() {}

  /// Tells the controller that its root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its root view and everything inside was laid out.
  open func viewDidLayoutSubviews() {}

  /// The edges at which the root view goes on under translucent bars (`edgesForExtendedLayout`).
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether it does so under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// Whether the scene was drawn below a bar that is opaque, which its app then makes so by code.
  package final var isDrawnBelowOpaqueBar = false

  /// The edges at which the root view of a child keeps clear of bars of this container.
  func edgesKeptClear(by child: ViewController) -> RectEdge { [] }

  /// The parts of a child that bars of this container cover, in points.
  func safeAreaInsetsOfBars(over child: ViewController) -> EdgeInsets { .zero }

  /// Places the views of a container; called when its root view lays out its subviews.
  func layoutContainer() {}

  /// Tells the controller that bars or the device cover another part of its root view.
  open func viewSafeAreaInsetsDidChange() {}

  /// Room at the edges that the controller covers by itself, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The size the controller would like to have, in points; its container is told of a change.
  open var preferredContentSize = Size.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells a container that a child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// The size that a container gives to a child when its own becomes `parentSize`; by default its own.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Tells the controller that its view is about to get another size; an override calls `super`, so
  /// that children whose size changes are told as well.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.tellWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells the controller that its surroundings are about to change; an override calls `super`, so
  /// that children which share them are told as well.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    for child in children where overrideTraitCollection(forChild: child) == nil {
      child.tellWillTransition(to: newCollection, with: coordinator)
    }
  }

  /// The ways up in which the screen may be held while the controller fills it.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  /// Tells the controller that its surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: 5. Containment

  /// The controllers inside this one, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The controller that holds this one.
  public private(set) final weak var parent: ViewController?

  /// Makes `child` one of the children, taking it away from the parent it had (guide row G14).
  ///
  /// Calls `willMove(toParent:)` by itself; `didMove(toParent:)` is left to the container.
  open func addChild(_ child: ViewController) {
    precondition(child !== self, "\(transcriptName) cannot be a child of itself.")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.appearance.reason = .joiningParent
    child.note(callback: "willMove(toParent:)")
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)` with `nil`; the
  /// container calls `willMove(toParent:)` before (guide row G15).
  open func removeFromParent() {
    guard let parent else { return }
    // What the parent began for its children it cannot end for one that is gone.
    if parent.appearance.isOpen, appearance.phase == .disappearing { endAppearanceTransition() }
    parent.children.removeAll { $0 === self }
    if parent.overrideTraitCollections.removeValue(forKey: ObjectIdentifier(self)) != nil {
      viewIfLoaded?.overrideTraitCollection = nil
    }
    self.parent = nil
    tellDidJoinParent(nil)
  }

  /// Tells the controller that its parent is about to become another, or none.
  open func willMove(toParent parent: ViewController?) {
    appearance.reason = parent == nil ? .leavingParent : .joiningParent
  }

  /// Tells the controller that its parent has become another, or none.
  open func didMove(toParent parent: ViewController?) {}

  /// What swaps the controllers inside this one, one transition after the other.
  private(set) final lazy var transitions = TransitionQueue(container: self)

  /// Puts `child` at a position, when the order of children is that of a stack or of tabs.
  final func orderChildren(_ order: [ViewController]) {
    let rest = children.filter { child in !order.contains { $0 === child } }
    children = order.filter { $0.parent === self } + rest
  }

  /// The nearest navigation controller that holds this one.
  open var navigationController: NavigationController? {
    ancestor(NavigationController.self)
  }

  /// The nearest tab bar controller that holds this one.
  open var tabBarController: TabBarController? { ancestor(TabBarController.self) }

  /// The nearest split view controller that holds this one.
  open var splitViewController: SplitViewController? {
    ancestor(SplitViewController.self)
  }

  // MARK: 6. Presentation

  /// The controller presented by this one or by the nearest ancestor that presents one.
  open var presentedViewController: ViewController? {
    ownPresentedViewController ?? parent?.presentedViewController
  }

  /// The controller that presented this one or the nearest ancestor that was presented.
  open var presentingViewController: ViewController? {
    ownPresentingViewController ?? parent?.presentingViewController
  }

  /// The controller that this one presents by itself.
  final var ownPresentedViewController: ViewController?

  /// Makes what lets the controller stand over `presenting`.
  func makePresentationController(presenting: ViewController?) -> PresentationController {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting)
      : nil
    if let own { return own }
    switch modalPresentationStyle {
    case .popover:
      return PopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return SheetPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return PresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Presents a controller over the screen; while another is presented, nothing happens but a
  /// warning.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Whether the change is animated; it is then complete after the next update.
  ///   - completion: Called after `viewDidAppear` of the presented controller.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentOnScreen(controller, animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents, with everything presented over that.
  ///
  /// A controller that presents nothing asks the one that presented it to dismiss it.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated; it is then complete after the next update.
  ///   - completion: Called after `viewDidDisappear` of the closed controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissFromScreen(animated: animated, completion: completion)
  }

  /// Shows a controller as suits the surroundings: on the navigation stack, or else presented.
  open func show(_ controller: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller as the detail of a split view, or else presented: a navigation stack takes no
  /// details.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller)
    } else {
      present(controller, animated: true)
    }
  }

  /// Performs a segue of the storyboard by its name; one that is not there is refused with a warning.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  /// Whether a segue that something on the screen starts may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Tells the controller that a segue is about to lead away from it; the destination is made, its
  /// view is not loaded.
  open func prepare(for segue: Segue, sender: Any?) {}

  /// Whether an unwind segue may end here; by default, whether there is a method of that name.
  open func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    source !== self && ActionMethod.method(action, of: self) != nil
  }

  /// Makes the containers around the controller show it again, at the end of an unwind segue.
  open func unwind(for segue: Segue) {
    showInContainers(animated: segue.isAnimated)
  }

  // MARK: 7. Bars, and what a child decides

  /// Whether the screen was drawn above a toolbar, which its app then shows by code.
  package final var isDrawnWithToolbar = false
  /// What the screen puts on the toolbar.
  open var toolbarItems: [BarButtonItem]? { didSet { navigationController?.barsDidChange() } }
  /// Whether the bar of tabs is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// What the screen puts on a navigation bar; without a title of its own it shows the controller's.
  open var navigationItem: NavigationItem {
    get {
      if let storedNavigationItem { return storedNavigationItem }
      let item = NavigationItem()
      item.viewController = self
      storedNavigationItem = item
      return item
    }
    set {
      newValue.viewController = self
      storedNavigationItem = newValue
    }
  }

  /// The tab of the screen; without a title of its own it shows the controller's.
  open var tabBarItem: TabBarItem {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = TabBarItem()
      item.viewController = self
      storedTabBarItem = item
      return item
    }
    set {
      newValue.viewController = self
      storedTabBarItem = newValue
      tabDidChange()
    }
  }

  /// Has those around show another tab for the controller, which has one now.
  final func tabDidChange() {
    (parent as? NavigationController)?.followTab()
    (parent as? TabBarController)?.arrangeTabs()
  }

  /// The child that decides on the style of the status bar; `nil` leaves it to the controller.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; `nil` leaves it to the controller.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The child that decides whether the home indicator hides; `nil` leaves it to the controller.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// The child that decides which edges' system gestures wait; `nil` leaves it to the controller.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The style of the status bar over this controller.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether the status bar is hidden over this controller.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator hides after a while over this controller.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which gestures of the system wait for those of the app.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  // MARK: 8. The responder chain

  /// The presenting controller, or else the superview of the root view; never loads a view.
  ///
  /// What is presented over the full screen takes the view of the root out of the window, which still comes
  /// next.
  open override var next: Responder? {
    ownPresentingViewController ?? viewIfLoaded?.superview ?? windowOfRoot
  }

  /// The controller by which this one itself was presented.
  final weak var ownPresentingViewController: ViewController?

  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesCancelled(touches, with: event) }
  }

  /// Closes the sheet, popover or alert that the controller is, when it may be closed, or else goes
  /// back one level inside a container (guide row G28; What UIKit does, "Escape").
  ///
  /// Returns `false` for a controller that covers the whole screen, and for one that is covered by
  /// another.
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    if ownPresentedViewController == nil, storedPresentation?.dismissForUser() ?? false {
      return true
    }
    return presentedViewController == nil && goBackOneLevel()
  }

  /// Shows what was shown before, as the way back of a container does.
  ///
  /// - Returns: Whether there was anything to go back to.
  func goBackOneLevel() -> Bool { false }

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: [viewIfLoaded].compactMap(\.self))
  }

  open override var isPrunedFromAccessibility: Bool { false }

  // MARK: 9. State

  /// The name of the controller in archives.
  ///
  /// Without one neither its state is kept nor that of what it contains and presents (guide row
  /// G34).
  public final var restorationIdentifier: String?
  /// The class that makes the controller anew; when it is set, nothing else is asked to (guide row
  /// G39).
  public final var restorationClass: (any ViewControllerRestoration.Type)?
  /// The storyboard that the controller came from.
  public final weak var storyboard: (any RestorableStoryboard)?

  /// Writes down what is needed to come back; an override calls `super`, which writes what is
  /// presented (guide row G40).
  open func encodeRestorableState(with coder: RestorationCoder) {
    if let presented = ownPresentedViewController {
      coder.encode([presented], for: .presented)
    }
  }

  /// Takes back what was written down; an override calls `super`.
  ///
  /// The view is loaded by then.
  open func decodeRestorableState(with coder: RestorationCoder) {
    guard let list = coder.decodeObjects(of: ViewController.self, for: .presented),
      let presented = list.first ?? nil, presented !== ownPresentedViewController
    else { return }
    coder.application.addRestoredPresentation(of: presented, by: self)
  }

  /// Tells the controller that everything has its state back.
  open func applicationFinishedRestoringState() {}

  /// The position of a child, when the container gives it one by itself (guide row G36).
  func restorationPosition(of child: ViewController) -> Int? { nil }
}
