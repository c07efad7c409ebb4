import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// How far and how long fingers may go until a gesture begins or fails, with a row for either side of each
/// limit, on a screen of 400 by 800 points.
@Suite struct GestureLimitTests {
  /// A finger comes down, or goes on, at a place so many seconds after the step before.
  typealias Step = (seconds: Double, x: Double, y: Double)

  private let screen = GestureScreen()
  private var app: TestApp { screen.app }
  private var view: View { screen.view }
  private var application: Application { app.application }
  private var states: String { screen.states }

  /// The states of a gesture while one finger goes along some places and is lifted at the last.
  private func follow(_ gesture: GestureRecognizer, _ steps: [Step]) throws -> String {
    _ = screen.add(gesture)
    let touch = try #require(application.beginTouch(at: Point(x: steps[0].x, y: steps[0].y)))
    for step in steps.dropFirst() {
      app.wait(step.seconds)
      application.moveTouch(touch, to: Point(x: step.x, y: step.y))
    }
    application.endTouch(touch)
    return states
  }

  @Test(
    arguments: [
      ([(0, 110, 100)], "ended"), ([(0, 110.5, 100)], ""), ([(0, 106, 108)], "ended"),
      ([(0, 106, 109)], ""), ([(0, 110, 100), (0, 90, 100)], "ended"), ([(5, 100, 100)], "ended"),
    ] as [([Step], String)])
  func aTapStaysInItsPlace(steps: [Step], expected: String) throws {
    #expect(try follow(TapGestureRecognizer(), [(0, 100, 100)] + steps) == expected)
  }

  /// A second tap counts as such within a time and a distance of the first.
  @Test(arguments: [(0.34, 0.0, 2), (0.349, 10, 2), (0.36, 0, 1), (0.1, 10.5, 1)])
  func tapsAreCounted(pause: Double, distance: Double, expected: Int) throws {
    application.tap(at: Point(x: 100, y: 100))
    app.wait(pause)
    let touch = try #require(application.beginTouch(at: Point(x: 100 + distance, y: 100)))
    #expect(touch.tapCount == expected)
  }

  @Test(arguments: [(0.34, "ended"), (0.35, "")])
  func aDoubleTapIsQuick(pause: Double, expected: String) {
    let gesture = screen.add(TapGestureRecognizer())
    gesture.numberOfTapsRequired = 2
    application.tap(at: Point(x: 100, y: 100))
    app.wait(pause)
    application.tap(at: Point(x: 100, y: 100))
    #expect(states == expected)
  }

  @Test(
    arguments: [
      ([(0.5, 100, 100)], "began changed ended"), ([(0.49, 100, 100)], ""),
      ([(0, 110, 100), (0.5, 110, 100)], "began changed ended"),
      ([(0, 110.5, 100), (0.5, 100, 100)], ""),
      ([(0.5, 100, 100), (0, 300, 100)], "began changed changed ended"),
    ] as [([Step], String)])
  func aLongPressStaysInItsPlaceForHalfASecond(steps: [Step], expected: String) throws {
    #expect(try follow(LongPressGestureRecognizer(), [(0, 100, 100)] + steps) == expected)
  }

  /// How many fingers, and taps before them, a long press wants.
  @Test(
    arguments: [
      (1, 0, 1, 0, "began"), (2, 0, 1, 0, ""), (2, 0, 2, 0, "began"), (1, 0, 2, 0, ""),
      (2, 0, 3, 0, ""), (1, 1, 1, 1, "began"), (1, 1, 1, 0, ""), (1, 0, 1, 1, "began"),
      (1, 2, 1, 1, ""),
    ])
  func aLongPressWantsItsFingers(
    wanted: Int, wantedTaps: Int, fingers: Int, taps: Int, expected: String
  ) throws {
    for _ in 0..<taps { application.tap(at: Point(x: 100, y: 100)) }
    let gesture = screen.add(LongPressGestureRecognizer())
    (gesture.numberOfTouchesRequired, gesture.numberOfTapsRequired) = (wanted, wantedTaps)
    for finger in 0..<fingers {
      app.wait(0.1)
      _ = try #require(application.beginTouch(at: Point(x: 100 + 100 * Double(finger), y: 100)))
    }
    app.wait(0.5)
    #expect(states == expected)
  }

  @Test(
    arguments: [
      ([(0, 105, 100)], "began ended"), ([(0, 104.5, 100)], ""), ([(0, 103, 104)], "began ended"),
      ([(0, 104, 100), (0, 106, 100)], "began ended"),
      ([(0, 95, 100), (0, 96, 100)], "began changed ended"),
    ] as [([Step], String)])
  func aPanBeginsWhenItHasGoneSomeWay(steps: [Step], expected: String) throws {
    #expect(try follow(PanGestureRecognizer(), [(0, 100, 100)] + steps) == expected)
  }

  @Test(
    arguments: [
      (1, 1, 1, "began"), (1, 1, 2, ""), (1, 2, 2, "began"), (2, .max, 1, ""),
      (2, .max, 2, "began"), (2, 2, 3, ""),
    ])
  func aPanWantsItsFingers(least: Int, most: Int, fingers: Int, expected: String) throws {
    let gesture = screen.add(PanGestureRecognizer())
    (gesture.minimumNumberOfTouches, gesture.maximumNumberOfTouches) = (least, most)
    var touches: [Touch] = []
    for finger in 0..<fingers {
      let place = Point(x: 100 + 50 * Double(finger), y: 100)
      touches.append(try #require(application.beginTouch(at: place)))
    }
    application.moveTouch(touches[0], to: Point(x: 100, y: 150))
    #expect(states == expected)
  }

  @Test func aPanTellsItsWayAndItsSpeed() throws {
    let gesture = screen.add(PanGestureRecognizer())
    let first = try #require(application.beginTouch(at: Point(x: 100, y: 100)))
    #expect(gesture.translation(in: view) == .zero && gesture.velocity(in: view) == .zero)
    app.wait(0.25)
    application.moveTouch(first, to: Point(x: 150, y: 80))
    #expect(gesture.translation(in: view) == Point(x: 50, y: -20))
    #expect(gesture.velocity(in: view) == Point(x: 200, y: -80))
    // In no time there is no speed to be measured.
    application.moveTouch(first, to: Point(x: 160, y: 90))
    #expect(gesture.translation(in: view) == Point(x: 60, y: -10))
    #expect(gesture.velocity(in: view) == Point(x: 200, y: -80))
    gesture.setTranslation(Point(x: 5, y: 6), in: view)
    application.moveTouch(first, to: Point(x: 161, y: 92))
    #expect(gesture.translation(in: view) == Point(x: 6, y: 8))
    // A finger more moves the middle without moving what is dragged.
    let second = try #require(application.beginTouch(at: Point(x: 361, y: 292)))
    #expect(gesture.location(in: view) == Point(x: 261, y: 192))
    #expect(gesture.translation(in: view) == Point(x: 6, y: 8))
    for touch in [first, second] { application.endTouch(touch) }
    #expect(gesture.translation(in: view) == .zero && gesture.velocity(in: view) == .zero)
  }

  /// A finger may come down up to 20 points from an edge that counts.
  @Test(
    arguments: [
      (.left, 20, 400, "began ended"), (.left, 20.5, 400, ""), (.right, 380, 400, "began ended"),
      (.right, 379.5, 400, ""), (.top, 200, 20, "began ended"), (.top, 200, 20.5, ""),
      (.bottom, 200, 780, "began ended"), (.bottom, 200, 779.5, ""), (.left, 399, 400, ""),
      (.right, 1, 400, ""), (.top, 200, 799, ""), (.bottom, 200, 1, ""), ([], 1, 1, ""),
      (.all, 20, 400, "began ended"),
    ] as [(RectEdge, Double, Double, String)])
  func aDragBeginsAtAnEdge(edges: RectEdge, x: Double, y: Double, expected: String) throws {
    let gesture = ScreenEdgePanGestureRecognizer()
    gesture.edges = edges
    #expect(try follow(gesture, [(0, x, y), (0, x < 200 ? x + 50 : x - 50, y)]) == expected)
  }

  /// Fifty points in half a second, and at most half as far to the side.
  @Test(
    arguments: [
      (.right, 0.5, 50, 0, "ended"), (.right, 0.5, 49.5, 0, ""), (.right, 0.51, 50, 0, ""),
      (.right, 0, 50, 25, "ended"), (.right, 0, 50, 25.5, ""), (.right, 0, 50, -25, "ended"),
      (.right, 0, -50, 0, ""), (.left, 0, -50, 0, "ended"), (.left, 0, -50, 25, "ended"),
      (.left, 0, 50, 0, ""), (.up, 0, 0, -50, "ended"), (.up, 0, 25, -50, "ended"),
      (.up, 0, 25.5, -50, ""), (.up, 0, 0, 50, ""), (.down, 0, 0, 50, "ended"),
      (.down, 0, -25, 50, "ended"), (.down, 0, 0, -50, ""), (.down, 0, 50, 50, ""),
      ([.left, .right], 0, -60, 0, "ended"), ([], 0, 60, 0, ""),
    ] as [(SwipeGestureRecognizer.Direction, Double, Double, Double, String)])
  func aSwipeIsStraightAndQuick(
    direction: SwipeGestureRecognizer.Direction, seconds: Double, x: Double, y: Double,
    expected: String
  ) throws {
    let gesture = SwipeGestureRecognizer()
    gesture.direction = direction
    #expect(
      try follow(gesture, [(0, 200, 400), (seconds, 200 + x, 400 + y), (0, 200, 400)]) == expected)
  }

  @Test(arguments: [(1, 1, "ended"), (1, 2, ""), (2, 1, ""), (2, 2, "ended"), (2, 3, "")])
  func aSwipeWantsItsFingers(wanted: Int, fingers: Int, expected: String) throws {
    let gesture = screen.add(SwipeGestureRecognizer())
    gesture.numberOfTouchesRequired = wanted
    var touches: [Touch] = []
    for finger in 0..<fingers {
      touches.append(
        try #require(application.beginTouch(at: Point(x: 100, y: 100 + 50 * Double(finger)))))
    }
    for (finger, touch) in touches.enumerated() {
      application.moveTouch(touch, to: Point(x: 300, y: 100 + 50 * Double(finger)))
    }
    #expect(states == expected)
  }
}
