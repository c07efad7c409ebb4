/// A stack of screens, the last of which is shown (`UINavigationController`).
open class NavigationController: ViewController {
  /// The bar at the top, with the items of all screens of the stack.
  public final let navigationBar = NavigationBar()
  /// The bar at the bottom.
  public final let toolbar = Toolbar()
  /// Whether the bar at the top is not shown.
  open var isNavigationBarHidden = false
  /// Whether the bar at the bottom is not shown.
  open var isToolbarHidden = true

  /// The screens, from the first to the one shown.
  open var viewControllers: [ViewController] = [] {
    didSet { viewControllersDidChange() }
  }

  /// Creates a stack with its first screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    viewControllers = [rootViewController]
    // Swift calls no observers inside an initializer.
    viewControllersDidChange()
  }

  private func viewControllersDidChange() {
    setChildren(viewControllers)
    navigationBar.items = viewControllers.map(\.navigationItem)
  }

  /// The screen that is shown.
  public final var topViewController: ViewController? { viewControllers.last }
}
