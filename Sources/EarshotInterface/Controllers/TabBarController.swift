/// Screens beside one another, one of which is shown (`UITabBarController`).
open class TabBarController: ViewController {
  /// The bar with a tab for every screen.
  public final let tabBar = TabBar()

  /// The screens, in the order of their tabs.
  open var viewControllers: [ViewController]? {
    didSet {
      let controllers = viewControllers ?? []
      setChildren(controllers)
      tabBar.items = controllers.map(\.tabBarItem)
      if !controllers.indices.contains(selectedIndex) { selectedIndex = 0 }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
  }

  /// The position of the screen that is shown, counted from 0.
  open var selectedIndex = 0 {
    didSet { tabBar.selectedItem = selectedViewController?.tabBarItem }
  }

  /// The screen that is shown.
  public final var selectedViewController: ViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}
