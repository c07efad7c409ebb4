import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

private final class Logged: ViewController {
  var log: [String] = []
  override func viewDidLoad() { log.append("viewDidLoad") }
  override func willMove(toParent parent: ViewController?) {
    log.append("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: ViewController?) {
    log.append("didMove \(parent == nil ? "nil" : "parent")")
  }
}

@Suite struct ControllerTests {
  @Test func theViewIsLoadedOnceWhenAskedFor() {
    let controller = Logged()
    #expect(controller.viewIfLoaded == nil && controller.log.isEmpty)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view && view.next === controller)
    #expect(controller.log == ["viewDidLoad"])
  }

  @Test func anotherViewTakesThePlace() {
    let controller = ViewController()
    let first = controller.view
    let second = View()
    controller.view = second
    #expect(first.next == nil && second.next === controller)
  }

  @Test func childrenAndParentsAgree() {
    let (parent, other, child) = (ViewController(), ViewController(), Logged())
    parent.addChild(child)
    #expect(child.parent === parent && child.log == ["willMove parent"])
    other.addChild(child)
    #expect(parent.children.isEmpty && other.children.first === child)
    child.removeFromParent()
    #expect(child.parent == nil && other.children.isEmpty)
    #expect(child.log.last == "didMove nil")
  }

  @Test func aNavigationStackFillsItsBar() {
    let (first, second) = (ViewController(), ViewController())
    first.title = "Albums"
    second.title = "Songs"
    let stack = NavigationController(rootViewController: first)
    stack.viewControllers = [first, second]
    #expect(stack.navigationBar.topItem === second.navigationItem)
    #expect(stack.navigationBar.backItem?.title == "Albums")
    #expect(second.navigationController === stack && stack.topViewController === second)
    stack.viewControllers = [first]
    #expect(second.parent == nil && stack.children.count == 1)
  }

  @Test func tabsTakeTheirTitlesFromTheirScreens() {
    let (home, search) = (ViewController(), ViewController())
    home.title = "Home"
    search.title = "Search"
    let tabs = TabBarController()
    tabs.viewControllers = [home, NavigationController(rootViewController: search)]
    #expect(tabs.tabBar.selectedItem === home.tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.tabBarItem === tabs.tabBar.selectedItem)
    #expect(search.tabBarController === tabs)
    tabs.viewControllers = [home]
    #expect(tabs.selectedIndex == 0)
    #expect(home.tabBarItem.accessibilityLabel == "Home")
    home.tabBarItem.title = "Start"
    #expect(home.tabBarItem.accessibilityLabel == "Start")
  }

  @Test func tablesAndCollectionsBringTheirViews() {
    let table = TableViewController(style: .grouped)
    #expect(table.tableView?.style == .grouped)
    let collection = CollectionViewController()
    #expect(collection.collectionView === collection.view)
  }

  @Test func nothingLeaks() {
    weak var controller: ViewController?
    weak var view: View?
    weak var item: NavigationItem?
    weak var back: BackButton?
    do {
      let stack = NavigationController(rootViewController: ViewController())
      let top = ViewController()
      stack.viewControllers.append(top)
      (controller, view, item) = (top, top.view, top.navigationItem)
      back = top.navigationItem.backButton
    }
    #expect(controller == nil && view == nil && item == nil && back == nil)
  }
}
