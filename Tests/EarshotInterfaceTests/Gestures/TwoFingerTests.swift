import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// How far two fingers go until a pinch or a turn begins, and what they tell then.
@Suite struct TwoFingerTests {
  private let screen = GestureScreen()
  private var app: TestApp { screen.app }
  private var view: View { screen.view }
  private var application: Application { app.application }
  private var states: String { screen.states }

  /// The states while two fingers come down, the second goes along some places, and both are lifted.
  private func spread(
    _ gesture: GestureRecognizer, from first: Point, to second: Point, then places: [Point]
  ) throws -> String {
    _ = screen.add(gesture)
    let still = try #require(application.beginTouch(at: first))
    let moving = try #require(application.beginTouch(at: second))
    for place in places { application.moveTouch(moving, to: place) }
    for touch in [moving, still] { application.endTouch(touch) }
    return states
  }

  /// Two fingers a hundred points apart that come five points closer or go five further.
  @Test(
    arguments: [
      ([205], "began ended"), ([204.5], ""), ([195], "began ended"), ([195.5], ""),
      ([204, 206, 207], "began changed ended"),
    ] as [([Double], String)])
  func aPinchBeginsWithTheDistance(places: [Double], expected: String) throws {
    #expect(
      try spread(
        PinchGestureRecognizer(), from: Point(x: 100, y: 200), to: Point(x: 200, y: 200),
        then: places.map { Point(x: $0, y: 200) }) == expected)
  }

  @Test func aPinchTellsItsScale() throws {
    let gesture = screen.add(PinchGestureRecognizer())
    let still = try #require(application.beginTouch(at: Point(x: 100, y: 200)))
    application.moveTouch(still, to: Point(x: 100, y: 200))
    let moving = try #require(application.beginTouch(at: Point(x: 200, y: 200)))
    application.moveTouch(moving, to: Point(x: 250, y: 200))
    #expect(gesture.scale == 1.5 && states == "began")
    // An app that sets the scale has it measured from there.
    gesture.scale = 1
    application.moveTouch(moving, to: Point(x: 400, y: 200))
    #expect(gesture.scale == 2 && states == "changed")
    gesture.scale = 4
    application.moveTouch(moving, to: Point(x: 175, y: 200))
    #expect(gesture.scale == 1)
    for touch in [moving, still] { application.endTouch(touch) }
    #expect(gesture.scale == 1 && states == "changed ended")
    // Fingers that come down less than a point apart have one all the same.
    let near = try [100, 100.5].map {
      try #require(application.beginTouch(at: Point(x: $0, y: 200)))
    }
    application.moveTouch(near[1], to: Point(x: 110, y: 200))
    #expect(gesture.scale == 20 && states == "began")
    for touch in near { application.endTouch(touch) }
    _ = states
    // Two fingers in the same place have no scale, and three are too many.
    let same = try (0..<2).map { _ in
      try #require(application.beginTouch(at: Point(x: 100, y: 200)))
    }
    application.moveTouch(same[1], to: Point(x: 200, y: 200))
    #expect(gesture.scale == 1 && states == "")
    for touch in same { application.endTouch(touch) }
    let many = try (0..<3).map {
      try #require(application.beginTouch(at: Point(x: 100 + 50 * Double($0), y: 200)))
    }
    application.moveTouch(many[2], to: Point(x: 350, y: 200))
    #expect(states == "")
  }

  /// A turn begins at a twentieth of a radian, which is five points on a hundred, and counts on over the
  /// half of a circle.
  @Test(
    arguments: [
      ([205.1], "began ended"), ([204.9], ""), ([194.9], "began ended"), ([195.1], ""),
      ([203, 206], "began ended"), ([203, 200], ""), ([206, 207], "began changed ended"),
    ] as [([Double], String)])
  func aTurnBeginsWithTheAngle(places: [Double], expected: String) throws {
    for side in [200.0, 0] {
      let gesture = RotationGestureRecognizer()
      #expect(
        try spread(
          gesture, from: Point(x: 100, y: 200), to: Point(x: side, y: 200),
          then: places.map { Point(x: side, y: $0) }) == expected)
      view.removeGestureRecognizer(gesture)
    }
  }

  @Test func aTurnTellsItsAngle() throws {
    let gesture = screen.add(RotationGestureRecognizer())
    let still = try #require(application.beginTouch(at: Point(x: 200, y: 200)))
    application.moveTouch(still, to: Point(x: 200, y: 200))
    let moving = try #require(application.beginTouch(at: Point(x: 300, y: 200)))
    for (place, quarters) in [
      (Point(x: 200, y: 300), 1.0), (Point(x: 100, y: 200), 2), (Point(x: 200, y: 100), 3),
      (Point(x: 300, y: 200), 4), (Point(x: 200, y: 100), 3),
    ] {
      application.moveTouch(moving, to: place)
      #expect(abs(gesture.rotation - quarters * .pi / 2) < 1e-9)
    }
    for touch in [moving, still] { application.endTouch(touch) }
    #expect(gesture.rotation == 0)
    _ = states
    let many = try (0..<3).map {
      try #require(application.beginTouch(at: Point(x: 100 + 50 * Double($0), y: 200)))
    }
    application.moveTouch(many[2], to: Point(x: 200, y: 400))
    #expect(states == "")
  }
}
