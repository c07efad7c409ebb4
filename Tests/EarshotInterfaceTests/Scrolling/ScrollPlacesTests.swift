import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// What the device covers of a view that scrolls, and how what is inside comes into sight.
@Suite struct ScrollPlacesTests {
  typealias Behavior = ScrollView.ContentInsetAdjustmentBehavior

  private let app = TestApp()
  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))

  init() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 7)
  }

  private func insets() -> [Double] {
    app.application.update()
    let insets = scroll.adjustedContentInset
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  /// The edges of a way that scrolls are kept clear; of the content of a screen those above and below.
  @Test(
    arguments: [
      (.automatic, 400, 800, false, [0, 0, 0, 0]), (.automatic, 400, 801, false, [20, 0, 34, 0]),
      (.automatic, 401, 800, false, [0, 5, 0, 7]), (.automatic, 401, 801, false, [20, 5, 34, 7]),
      (.automatic, 400, 800, true, [20, 0, 34, 0]), (.automatic, 401, 800, true, [20, 5, 34, 7]),
      (.scrollableAxes, 400, 800, true, [0, 0, 0, 0]),
      (.scrollableAxes, 400, 801, true, [20, 0, 34, 0]), (.never, 401, 801, true, [0, 0, 0, 0]),
      (.always, 400, 800, false, [20, 5, 34, 7]),
    ] as [(Behavior, Double, Double, Bool, [Double])])
  func whatIsCovered(
    behavior: Behavior, width: Double, height: Double, isScreen: Bool, expected: [Double]
  ) {
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = Size(width: width, height: height)
    if isScreen {
      let screen = ViewController()
      screen.view = scroll
      app.window.rootViewController = screen
    } else {
      app.window.addSubview(scroll)
    }
    #expect(insets() == expected)
    scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets() == zip(expected, [1, 2, 3, 4]).map(+))
  }

  /// A content at its start stays there when more of it is covered; one that was scrolled stays too.
  @Test(arguments: [(0.0, 0.0, -5.0, -20.0), (1, 0, 1, -20), (0, 1, -5, 1), (3, 4, 3, 4)])
  func theStartIsKept(x: Double, y: Double, newX: Double, newY: Double) {
    scroll.contentSize = Size(width: 1000, height: 1000)
    scroll.contentOffset = Point(x: x, y: y)
    app.window.addSubview(scroll)
    app.application.update()
    #expect(scroll.contentOffset == Point(x: newX, y: newY))
  }

  @Test func whatIsInsideComesIntoSight() {
    let small = ScrollView(frame: Rect(x: 30, y: 40, width: 100, height: 100))
    let inside = View(frame: Rect(x: 300, y: 200, width: 20, height: 20))
    app.window.deviceSafeAreaInsets = .zero
    app.window.addSubview(small)
    small.contentSize = Size(width: 500, height: 500)
    small.addSubview(inside)
    small.contentOffset = Point(x: 50, y: 60)
    #expect(small.accessibilityScrollToVisible(inside))
    #expect(small.contentOffset == Point(x: 220, y: 120))
    #expect(!small.accessibilityScrollToVisible(inside))
    small.contentOffset = Point(x: 400, y: 390)
    #expect(small.accessibilityScrollToVisible(inside))
    #expect(small.contentOffset == Point(x: 300, y: 200))
  }

  /// Without a size of its own, a content reaches as far as what is on it.
  @Test func aContentReachesAsFarAsWhatIsOnIt() {
    app.window.deviceSafeAreaInsets = .zero
    app.window.addSubview(scroll)
    for (x, y) in [(0.0, 1500.0), (700, 0)] {
      scroll.addSubview(View(frame: Rect(x: x, y: y, width: 100, height: 100)))
    }
    #expect(scroll.accessibilityScroll(.down) && scroll.contentOffset == Point(x: 0, y: 800))
    #expect(scroll.accessibilityScroll(.right) && scroll.contentOffset == Point(x: 400, y: 800))
    scroll.isScrollEnabled = false
    #expect(!scroll.accessibilityScroll(.up))
  }
}
