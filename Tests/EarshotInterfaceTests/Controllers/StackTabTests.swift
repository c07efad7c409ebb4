import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// The tab of a stack without one of its own is that of its first screen, as in UIKit.
@Suite("The tabs of stacks")
struct StackTabTests {
  private let tabs = TabBarController()
  private let stacks: [NavigationController]

  init() {
    stacks = ["Paper", "Advice"].map { title in
      let controller = ViewController()
      controller.title = title
      return NavigationController(rootViewController: controller)
    }
    tabs.viewControllers = stacks
  }

  private var names: [String?] { tabs.tabBar.items?.map(\.accessibilityLabel) ?? [] }

  @Test("It has the title of the first screen, and leads to its stack")
  func firstScreen() throws {
    let app = TestApp()
    app.window.rootViewController = tabs
    app.application.update()
    #expect(names == ["Paper", "Advice"])
    let second = try #require(tabs.tabBar.items?.last)
    #expect(second === stacks[1].tabBarItem && second === stacks[1].viewControllers[0].tabBarItem)
    #expect(app.activate(second))
    #expect(tabs.selectedViewController === stacks[1] && second.isSelected)
    stacks[1].pushViewController(ViewController(), animated: false)
    #expect(names == ["Paper", "Advice"])
  }

  @Test("A tab or a title of its own comes first")
  func ownTab() {
    stacks[0].tabBarItem = TabBarItem(title: "Mills")
    stacks[1].title = "Help"
    #expect(names == ["Mills", "Help"])
    stacks[0].viewControllers[0].tabBarItem = TabBarItem(title: "Sheets")
    #expect(names == ["Mills", "Help"])
  }

  @Test("It follows when the first screen gets another tab, and when another screen is the first")
  func otherTab() {
    stacks[0].viewControllers[0].tabBarItem = TabBarItem(title: "Sheets")
    #expect(names == ["Sheets", "Advice"])
    let other = ViewController()
    other.title = "Glue"
    stacks[0].setViewControllers([other], animated: false)
    #expect(names == ["Glue", "Advice"])
    #expect(tabs.tabBar.items?.first === stacks[0].tabBarItem)
    #expect(tabs.tabBar.selectedItem === stacks[0].tabBarItem)
  }

  @Test("A stack that gets its first screen later takes its tab then, unless one was filled in")
  func laterScreen() {
    let late = [NavigationController(), NavigationController()]
    tabs.viewControllers = late
    late[1].tabBarItem.title = "Help"
    #expect(names == [nil, "Help"])
    for (stack, title) in zip(late, ["Paper", "Advice"]) {
      let controller = ViewController()
      controller.title = title
      stack.pushViewController(controller, animated: false)
    }
    #expect(names == ["Paper", "Help"])
  }

  @Test("A stack in a stack that gets its first screen later takes both along")
  func stackInStack() {
    let inner = NavigationController()
    let outer = NavigationController()
    outer.viewControllers = [inner]
    tabs.viewControllers = [outer]
    #expect(names == [nil])
    inner.viewControllers = stacks[0].viewControllers
    #expect(names == ["Paper"])
    #expect(tabs.tabBar.items?.first === outer.tabBarItem)
  }
}
