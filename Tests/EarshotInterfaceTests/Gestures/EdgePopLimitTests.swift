import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// How far, or how fast, a finger goes until a screen is left, on a screen that is 400 points wide.
@Suite struct EdgePopLimitTests {
  private let app = TestApp()
  private let first = ViewController()
  private let second = ViewController()
  private let stack: NavigationController

  init() {
    stack = NavigationController(rootViewController: first)
    app.window.rootViewController = stack
    stack.pushViewController(second, animated: false)
    app.application.update()
  }

  /// Drags from the edge in some seconds, and says whether the screen was left.
  private func goesBack(_ way: Double, in seconds: Double = 0) throws -> Bool {
    let touch = try #require(app.application.beginTouch(at: Point(x: 5, y: 400)))
    app.wait(seconds)
    app.application.moveTouch(touch, to: Point(x: 5 + way, y: 400))
    app.application.endTouch(touch)
    app.application.update()
    return stack.topViewController === first
  }

  /// More than half of the width, or 500 points a second.
  @Test(
    arguments: [
      (200.0, 0.0, false), (201, 0, true), (50, 0.1, true), (49, 0.1, false), (100, 0.25, false),
      (125, 0.25, true),
    ])
  func aScreenIsLeft(way: Double, seconds: Double, expected: Bool) throws {
    #expect(try goesBack(way, in: seconds) == expected)
  }

  /// Items on the left take the place of the way back unless they stand beside it.
  @Test(arguments: [(false, false), (true, true)])
  func theWayBackIsThere(supplements: Bool, expected: Bool) throws {
    second.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu")
    second.navigationItem.leftItemsSupplementBackButton = supplements
    #expect(try goesBack(300) == expected)
  }

  @Test func theShareOfTheWayIsFromNothingToAll() throws {
    let pop = try #require(stack.beginInteractivePop())
    #expect(pop.percentComplete == 0 && pop.isActive)
    for (share, expected) in [(-0.5, 0.0), (0.25, 0.25), (1, 1), (1.5, 1), (0, 0)] {
      pop.update(share)
      #expect(pop.percentComplete == expected)
    }
    pop.cancel()
    #expect(!pop.isActive && stack.topViewController === second)
    pop.finish()
    #expect(stack.topViewController === second)
    try #require(stack.beginInteractivePop()).finish()
    #expect(stack.topViewController === first && stack.beginInteractivePop() == nil)
  }
}
