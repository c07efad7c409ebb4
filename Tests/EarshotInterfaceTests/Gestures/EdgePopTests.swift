import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Going back by a finger from the edge (row G20).
@Suite struct EdgePopTests {
  private let first = ViewController()
  private let second = ViewController()
  private let stack: NavigationController

  init() {
    (first.title, second.title) = ("First", "Second")
    stack = NavigationController(rootViewController: first)
  }

  private func app(_ direction: LayoutDirection = .leftToRight) -> TestApp {
    let app = TestApp(traitCollection: TraitCollection(layoutDirection: direction))
    app.window.rootViewController = stack
    stack.pushViewController(second, animated: false)
    app.application.update()
    return app
  }

  private func drag(_ app: TestApp, from start: Double, to end: Double) -> String? {
    app.application.drag(
      along: [start, (start + end) / 2, end].map { Point(x: $0, y: 400) })
    app.application.update()
    return stack.topViewController?.title
  }

  @Test func pastHalfOfTheWayItGoesBack() {
    let app = app()
    #expect(drag(app, from: 5, to: 150) == "Second" && second.view.window != nil)
    #expect(drag(app, from: 50, to: 390) == "Second")
    #expect(drag(app, from: 395, to: 5) == "Second")
    #expect(drag(app, from: 5, to: 300) == "First")
    #expect(first.view.window != nil && second.view.window == nil && second.parent == nil)
    #expect(drag(app, from: 5, to: 300) == "First")
  }

  @Test func aFlickIsEnough() throws {
    let app = app()
    let touch = try #require(app.application.beginTouch(at: Point(x: 5, y: 400)))
    app.wait(0.05)
    app.application.moveTouch(touch, to: Point(x: 40, y: 400))
    app.wait(0.05)
    app.application.moveTouch(touch, to: Point(x: 100, y: 400))
    app.application.endTouch(touch)
    app.application.update()
    #expect(stack.topViewController === first)
  }

  @Test func fromTheOtherEdgeWhereReadingBeginsThere() {
    let app = app(.rightToLeft)
    #expect(drag(app, from: 5, to: 300) == "Second")
    #expect(drag(app, from: 395, to: 300) == "Second")
    #expect(drag(app, from: 395, to: 100) == "First")
  }

  @Test func onlyWhereTheBarShowsAWayBack() {
    let app = app()
    second.navigationItem.hidesBackButton = true
    #expect(drag(app, from: 5, to: 300) == "Second")
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu")
    #expect(drag(app, from: 5, to: 300) == "Second")
    second.navigationItem.leftBarButtonItem = nil
    stack.isNavigationBarHidden = true
    #expect(drag(app, from: 5, to: 300) == "Second")
    stack.isNavigationBarHidden = false
    stack.interactivePopGestureRecognizer.isEnabled = false
    #expect(drag(app, from: 5, to: 300) == "Second")
    stack.interactivePopGestureRecognizer.isEnabled = true
    #expect(drag(app, from: 5, to: 300) == "First")
  }

  @Test func aTouchThatIsTakenAwayChangesNothing() throws {
    let app = app()
    let touch = try #require(app.application.beginTouch(at: Point(x: 5, y: 400)))
    app.application.moveTouch(touch, to: Point(x: 300, y: 400))
    app.application.resignActive()
    app.application.update()
    #expect(stack.topViewController === second && second.view.window != nil)
  }
}
