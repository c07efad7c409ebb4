import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Row G21: two children side by side in a regular width, one at a time in a compact width.
@Suite struct GuideSplitViewTests {
  private let list = ViewController()
  private let detail = ViewController()
  private let other = ViewController()
  private let split = SplitViewController()

  private func app(_ width: TraitCollection.SizeClass) -> TestApp {
    let app = TestApp(traitCollection: TraitCollection(horizontalSizeClass: width))
    split.viewControllers = [list, detail]
    app.window.rootViewController = split
    app.application.update()
    _ = app.application.takeAccessibilityNotifications()
    return app
  }

  private func causes(_ app: TestApp) -> [ScreenChangeCause] {
    app.application.takeAccessibilityNotifications().compactMap {
      if case .screenChanged(_, let cause) = $0 { cause } else { nil }
    }
  }

  @Test func sideBySide() {
    let app = app(.regular)
    #expect(!split.isCollapsed)
    #expect(TreeText.text(of: list.view.frame) == "0 0 200 800")
    #expect(TreeText.text(of: detail.view.frame) == "200 0 200 800")
    list.showDetailViewController(other, sender: nil)
    app.application.update()
    #expect(split.viewControllers.last === other && list.view.window != nil)
    #expect(detail.parent == nil && detail.view.window == nil && causes(app) == [])
    #expect(!split.accessibilityPerformEscape())
  }

  @Test func oneAtATime() {
    let app = app(.compact)
    #expect(split.isCollapsed && list.view.window != nil && detail.viewIfLoaded?.window == nil)
    #expect(list.view.frame == app.window.bounds)
    list.showDetailViewController(other, sender: nil)
    app.application.update()
    #expect(list.view.window == nil && other.view.frame == app.window.bounds)
    #expect(causes(app) == [.push])
    #expect(other.accessibilityPerformEscape() || split.accessibilityPerformEscape())
    app.application.update()
    #expect(list.view.window != nil && other.view.window == nil && causes(app) == [.pop])
  }

  @Test func theRoomDecidesAnew() {
    let app = app(.compact)
    app.window.overrideTraitCollection = TraitCollection(horizontalSizeClass: .regular)
    app.application.update()
    #expect(!split.isCollapsed)
    #expect(list.view.window != nil && detail.view.window != nil)
  }

  /// Where the list is a stack and there is little room, the detail stands on it, with the way back.
  @Test func aListThatIsAStackTakesTheDetail() {
    let stack = NavigationController(rootViewController: list)
    let inner = NavigationController(rootViewController: detail)
    (list.title, detail.title, other.title) = ("List", "Detail", "Other")
    let app = TestApp(traitCollection: TraitCollection(horizontalSizeClass: .compact))
    split.viewControllers = [stack, inner]
    app.window.rootViewController = split
    app.application.update()
    #expect(detail.view.window != nil && list.viewIfLoaded?.window == nil)
    #expect(inner.navigationBar.items?.map(\.title) == ["List", "Detail"])
    #expect(detail.splitViewController === split && split.viewControllers.last === inner)

    #expect(detail.navigationItem.backButton.accessibilityActivate())
    app.application.update()
    #expect(list.view.window != nil && detail.view.window == nil)
    list.showDetailViewController(other, sender: nil)
    app.application.update()
    #expect(
      other.view.window != nil && other.navigationItem.backButton.accessibilityLabel == "List")

    app.window.overrideTraitCollection = TraitCollection(horizontalSizeClass: .regular)
    app.application.update()
    #expect(!split.isCollapsed && list.view.window != nil && other.view.window != nil)
    #expect(stack.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(list)])
    #expect(split.children.map(ObjectIdentifier.init) == [stack, other].map(ObjectIdentifier.init))
    app.window.overrideTraitCollection = TraitCollection(horizontalSizeClass: .compact)
    app.application.update()
    #expect(list.view.window == nil && other.view.window != nil)
    split.showPrimary()
    app.application.update()
    #expect(list.view.window != nil && other.view.window == nil)
  }

  /// Three columns, each a stack, stand one over the other; every one leads back by its name.
  @Test func everyColumnLeadsBackToTheOneBefore() {
    (list.title, detail.title, other.title) = ("List", "Detail", "Other")
    split.viewControllers = [list, detail, other].map(
      NavigationController.init(rootViewController:))
    let app = TestApp(traitCollection: TraitCollection(horizontalSizeClass: .compact))
    app.window.rootViewController = split
    app.application.update()
    #expect(other.navigationItem.backButton.accessibilityLabel == "Detail")
    #expect(other.navigationItem.backButton.accessibilityActivate())
    app.application.update()
    #expect(detail.navigationItem.backButton.accessibilityLabel == "List")
    #expect(detail.view.window != nil && detail.navigationItem.backButton.accessibilityActivate())
    app.application.update()
    #expect(list.view.window != nil && detail.view.window == nil)
  }

  private final class Aside: SplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool { true }
  }

  @Test func theDelegateLeavesTheDetailAside() {
    let aside = Aside()
    split.delegate = aside
    split.viewControllers = [NavigationController(rootViewController: list), detail]
    let app = TestApp(traitCollection: TraitCollection(horizontalSizeClass: .compact))
    app.window.rootViewController = split
    app.application.update()
    #expect(list.view.window != nil && detail.viewIfLoaded?.window == nil)
    list.showDetailViewController(detail, sender: nil)
    app.application.update()
    #expect(list.view.window == nil && detail.view.window != nil)
  }
}
