public import EarshotModel

/// One screen, or one part of it, and what it does (`UIViewController`).
open class ViewController: Responder, TouchResponder {
  private var storedView: View?
  private var storedNavigationItem: NavigationItem?
  private var storedTabBarItem: TabBarItem?

  /// What people call the screen.
  open var title: String?
  /// The name by which a storyboard and an archive find the controller.
  public final var restorationIdentifier: String?
  /// What the screen puts on the toolbar.
  open var toolbarItems: [BarButtonItem]?
  /// Whether the bar of tabs is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// How the controller comes on screen when it is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The size the controller would like to have, in points.
  open var preferredContentSize = Size.zero

  /// The controllers inside this one, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The controller that holds this one.
  public private(set) final weak var parent: ViewController?
  /// The controller that this one presents.
  public internal(set) final var presentedViewController: ViewController?
  /// The controller that presents this one.
  public internal(set) final weak var presentingViewController: ViewController?

  // MARK: The view

  /// The root view; it is loaded when it is first asked for.
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
      storedView?.viewController = nil
      storedView = newValue
      newValue.viewController = self
    }
  }

  /// The root view, when it is loaded.
  public final var viewIfLoaded: View? { storedView }

  /// Whether the root view is loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view unless that was done before.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the root view; an override sets ``ViewController/view`` and does not call
  /// this implementation.
  open func loadView() {
    view = View()
  }

  /// Tells the controller that its view was loaded.
  open func viewDidLoad() {}

  /// Tells the controller to let go of what it can make again (guide row G13).
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// Makes `child` one of the children, taking it away from the parent it had.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    child.parent?.forget(child)
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller away from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  private func forget(_ child: ViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Tells the controller that its parent is about to become another, or none.
  open func willMove(toParent parent: ViewController?) {}

  /// Tells the controller that its parent has become another, or none.
  open func didMove(toParent parent: ViewController?) {}

  /// Makes `controllers` the children, in their order: how containers adopt a new set.
  final func setChildren(_ controllers: [ViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    let new = controllers.filter { $0.parent !== self }
    for child in new { addChild(child) }
    children = controllers
    for child in new { child.didMove(toParent: self) }
  }

  /// The nearest container of a kind that holds the controller.
  private func ancestor<Container: ViewController>(_ kind: Container.Type) -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// The nearest navigation controller that holds this one.
  public final var navigationController: NavigationController? {
    ancestor(NavigationController.self)
  }

  /// The nearest tab bar controller that holds this one.
  public final var tabBarController: TabBarController? { ancestor(TabBarController.self) }

  /// The nearest split view controller that holds this one.
  public final var splitViewController: SplitViewController? {
    ancestor(SplitViewController.self)
  }

  // MARK: Bars

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
    }
  }

  // MARK: The responder chain

  /// The presenting controller, or else the superview of the root view; never loads a view
  /// (facts/uikit.md §6).
  open override var next: Responder? {
    presentingViewController ?? viewIfLoaded?.superview
  }

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

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: [viewIfLoaded].compactMap(\.self))
  }
}
