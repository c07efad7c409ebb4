import EarshotModel

/// What stands behind the More tab: the list of the screens for which there is no tab, and over it
/// the screen that was chosen.
///
/// A screen that is a stack itself shows its own bar, with the way back to the list on it.
final class MoreNavigationController: NavigationController {
  private weak var tabs: TabBarController?
  private let list: MoreListController

  init(tabs: TabBarController) {
    list = MoreListController(tabs: tabs)
    super.init()
    tabBarItem = TabBarItem(tabBarSystemItem: .more)
    setViewControllers([list], animated: false)
    self.tabs = tabs
  }

  /// The screen that was chosen from the list, if one is.
  var chosen: ViewController? { viewControllers.dropFirst().first }

  /// Shows a screen in the place of the one that was chosen before, without animation.
  func show(_ controller: ViewController) {
    guard chosen !== controller else { return }
    setViewControllers([list, controller], animated: false)
  }

  override func stackDidChange() {
    super.stackDidChange()
    tabs?.moreDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.navigationItem.title = traitCollection.systemTexts[.more]
  }
}
