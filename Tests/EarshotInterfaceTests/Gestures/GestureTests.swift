import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Listener: GestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { together }
}

/// Fails when no finger is left.
private final class Undecided: GestureRecognizer {
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if self.touches.allSatisfy({ !$0.isDown }) { state = .failed }
  }
}

private final class Target {
  let log: Log
  init(_ log: Log) { self.log = log }
  func tapped(_ sender: TapGestureRecognizer) { log("tapped \(sender.state)") }
  func anything(_ sender: GestureRecognizer) { log("\(sender.name ?? "") \(sender.state)") }
  func plain() { log("plain") }
}

@Suite struct GestureTests {
  private let app = TestApp()
  private var log: Log { app.log }

  /// Adds a gesture that writes its states to the log.
  @discardableResult
  private func add<Gesture: GestureRecognizer>(
    _ gesture: Gesture, named name: String, to view: View
  ) -> Gesture {
    gesture.name = name
    let log = log
    gesture.addAction(
      Action { action in
        guard let sender = action.sender as? GestureRecognizer else { return }
        log("\(name) \(sender.state)")
      })
    view.addGestureRecognizer(gesture)
    return gesture
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private func tap() { app.application.tap(at: point(50, 50)) }

  @Test func aTap() {
    let view = app.add(View(), 0, 0, 100, 100)
    let gesture = add(TapGestureRecognizer(), named: "tap", to: view)
    #expect(app.application.tap(at: point(50, 50)))
    #expect(log.take() == ["tap ended"])
    #expect(gesture.state == .possible && gesture.numberOfTouches == 0)
    #expect(gesture.location(in: view) == point(50, 50))
    app.application.drag(along: [point(50, 50), point(80, 50)])
    #expect(log.take() == [])
    gesture.isEnabled = false
    tap()
    #expect(log.take() == [])
  }

  @Test func targetsAreCalledInOrderAndHeldWeakly() {
    let view = app.add(View(), 0, 0, 100, 100)
    let gesture = TapGestureRecognizer()
    view.addGestureRecognizer(gesture)
    var target: Target? = Target(log)
    weak let released = target
    if let target {
      gesture.addTarget(target, action: Target.tapped)
      gesture.addTarget(target, action: Target.plain)
    }
    tap()
    #expect(log.take() == ["tapped ended", "plain"])
    if let target { gesture.removeTarget(target) }
    tap()
    #expect(log.take() == [])
    if let target { gesture.addTarget(target, action: Target.anything) }
    target = nil
    #expect(released == nil)
    tap()
    #expect(log.take() == [])
  }

  @Test func aDoubleTapMakesASingleTapWait() {
    let view = app.add(View(), 0, 0, 100, 100)
    let double = add(TapGestureRecognizer(), named: "double", to: view)
    double.numberOfTapsRequired = 2
    let single = add(TapGestureRecognizer(), named: "single", to: view)
    single.require(toFail: double)
    tap()
    #expect(log.take() == [])
    app.wait(0.2)
    tap()
    #expect(log.take() == ["double ended"])
    app.wait(1)
    #expect(log.take() == [])
    tap()
    app.wait(1)
    #expect(log.take() == ["single ended"])
    #expect(single.state == .possible && double.state == .possible)
    tap()
    tap()
    #expect(log.take() == ["double ended"])
  }

  @Test func aTapWithTwoFingers() throws {
    let view = app.add(View(), 0, 0, 100, 100)
    let gesture = add(TapGestureRecognizer(), named: "tap", to: view)
    gesture.numberOfTouchesRequired = 2
    tap()
    #expect(log.take() == [])
    let first = try #require(app.application.beginTouch(at: point(10, 10)))
    let second = try #require(app.application.beginTouch(at: point(20, 10)))
    app.application.endTouch(first)
    app.application.endTouch(second)
    #expect(log.take() == ["tap ended"])
  }

  @Test func aLongPress() throws {
    let view = app.add(View(), 0, 0, 100, 100)
    add(LongPressGestureRecognizer(), named: "press", to: view)
    let touch = try #require(app.application.beginTouch(at: point(10, 10)))
    app.wait(0.4)
    #expect(log.take() == [])
    app.wait(0.2)
    app.application.moveTouch(touch, to: point(60, 10))
    app.application.endTouch(touch)
    #expect(log.take() == ["press began", "press changed", "press ended"])
    let short = try #require(app.application.beginTouch(at: point(10, 10)))
    app.application.endTouch(short)
    app.wait(2)
    let stray = try #require(app.application.beginTouch(at: point(10, 10)))
    app.application.moveTouch(stray, to: point(30, 10))
    app.wait(2)
    app.application.endTouch(stray)
    #expect(log.take() == [])
  }

  @Test func aPan() throws {
    let view = app.add(View(), 0, 0, 100, 100)
    let pan = add(PanGestureRecognizer(), named: "pan", to: view)
    let touch = try #require(app.application.beginTouch(at: point(10, 10)))
    app.application.moveTouch(touch, to: point(12, 10))
    #expect(log.take() == [])
    app.wait(0.1)
    app.application.moveTouch(touch, to: point(20, 10))
    #expect(pan.translation(in: nil) == point(10, 0))
    #expect(abs(pan.velocity(in: nil).x - 80) < 0.001)
    app.application.moveTouch(touch, to: point(20, 30))
    pan.setTranslation(.zero, in: nil)
    app.application.moveTouch(touch, to: point(21, 32))
    #expect(pan.translation(in: nil) == point(1, 2))
    app.application.endTouch(touch)
    #expect(log.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  /// What lasts begins before it ends, also when both had to wait for another gesture to fail.
  @Test func whatHadToWaitUntilItWasOverBeginsAndEnds() throws {
    let view = app.add(View(), 0, 0, 400, 400)
    let lasting = [PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer()]
    for gesture in lasting {
      let undecided = Undecided()
      add(gesture, named: "lasting", to: view)
      view.addGestureRecognizer(undecided)
      gesture.require(toFail: undecided)
      let first = try #require(app.application.beginTouch(at: point(100, 100)))
      let second = try #require(app.application.beginTouch(at: point(200, 100)))
      app.application.moveTouch(second, to: point(250, 190))
      app.application.endTouch(second)
      #expect(log.take() == [])
      app.application.endTouch(first)
      #expect(log.take() == ["lasting began", "lasting ended"], "\(gesture)")
      view.removeGestureRecognizer(gesture)
      view.removeGestureRecognizer(undecided)
    }
  }

  @Test func aPanThatIsTakenAway() throws {
    let view = app.add(View(), 0, 0, 100, 100)
    let pan = add(PanGestureRecognizer(), named: "pan", to: view)
    for end in [
      { (touch: Touch) in self.app.application.cancelTouch(touch) },
      { _ in pan.isEnabled = false },
      { _ in view.removeGestureRecognizer(pan) },
    ] {
      pan.isEnabled = true
      let touch = try #require(app.application.beginTouch(at: point(10, 10)))
      app.application.moveTouch(touch, to: point(40, 10))
      end(touch)
      app.application.endTouch(touch)
      #expect(log.take() == ["pan began", "pan cancelled"])
      #expect(pan.state == .possible)
    }
  }

  @Test func aSwipe() {
    let view = app.add(View(), 0, 0, 400, 400)
    let swipe = add(SwipeGestureRecognizer(), named: "swipe", to: view)
    func stroke(_ x: Double, _ y: Double) -> [String] {
      app.application.drag(along: [point(200, 200), point(200 + x, 200 + y)])
      return log.take()
    }
    #expect(stroke(80, 10) == ["swipe ended"])
    #expect(stroke(-80, 10) == [])
    #expect(stroke(30, 0) == [])
    #expect(stroke(80, 70) == [])
    swipe.direction = [.up, .left]
    #expect(stroke(-80, 10) == ["swipe ended"])
    #expect(stroke(0, -80) == ["swipe ended"])
    #expect(stroke(0, 80) == [])
  }

  /// How long and how straight a swipe has to be, from both sides.
  @Test(arguments: [
    (50.0, 0.0, "swipe ended"), (49.5, 0, ""), (80, 40, "swipe ended"), (80, -40, "swipe ended"),
    (80, 40.5, ""), (80, -40.5, ""), (0, 60, ""), (1, -60, ""),
  ])
  func aSwipeIsLongAndStraight(x: Double, y: Double, expected: String) {
    let view = app.add(View(), 0, 0, 400, 800)
    add(SwipeGestureRecognizer(), named: "swipe", to: view)
    app.application.drag(along: [point(200, 200), point(200 + x, 200 + y)])
    #expect(log.take().joined() == expected)
  }

  /// Twenty points from each edge, and half a point more.
  @Test(
    arguments: [
      (.left, 20, 400, true), (.left, 20.5, 400, false), (.right, 380, 400, true),
      (.right, 379.5, 400, false), (.top, 200, 20, true), (.top, 200, 20.5, false),
      (.bottom, 200, 780, true), (.bottom, 200, 779.5, false), ([], 0, 0, false),
      ([.left, .bottom], 5, 400, true), ([.left, .bottom], 200, 795, true),
      ([.left, .bottom], 395, 400, false),
    ] as [(RectEdge, Double, Double, Bool)])
  func aDragFromAnEdgeBeginsNearIt(edges: RectEdge, x: Double, y: Double, begins: Bool) {
    let view = app.add(View(), 0, 0, 400, 800)
    add(ScreenEdgePanGestureRecognizer(), named: "edge", to: view).edges = edges
    app.application.drag(along: [point(x, y), point(200, 300)])
    #expect(log.take() == (begins ? ["edge began", "edge ended"] : []))
  }

  @Test func aDragFromTheEdge() {
    let view = app.add(View(), 0, 0, 400, 800)
    let edge = add(ScreenEdgePanGestureRecognizer(), named: "edge", to: view)
    edge.edges = .left
    app.application.drag(along: [point(5, 100), point(100, 100)])
    #expect(log.take() == ["edge began", "edge ended"])
    app.application.drag(along: [point(50, 100), point(150, 100)])
    app.application.drag(along: [point(395, 100), point(300, 100)])
    #expect(log.take() == [])
  }

  @Test func twoFingersPinchAndTurn() throws {
    let view = app.add(View(), 0, 0, 400, 800)
    let pinch = add(PinchGestureRecognizer(), named: "pinch", to: view)
    let turn = add(RotationGestureRecognizer(), named: "turn", to: view)
    let still = try #require(app.application.beginTouch(at: point(100, 100)))
    let moving = try #require(app.application.beginTouch(at: point(200, 100)))
    app.application.moveTouch(moving, to: point(300, 100))
    #expect(pinch.scale == 2 && turn.state == .failed)
    app.application.endTouch(still)
    app.application.endTouch(moving)
    #expect(log.take() == ["pinch began", "pinch ended"])
    view.removeGestureRecognizer(pinch)
    let centre = try #require(app.application.beginTouch(at: point(100, 100)))
    let hand = try #require(app.application.beginTouch(at: point(200, 100)))
    app.application.moveTouch(hand, to: point(100, 200))
    #expect(abs(turn.rotation - .pi / 2) < 0.001)
    app.application.endTouch(hand)
    app.application.endTouch(centre)
    #expect(log.take() == ["turn began", "turn ended"])
  }

  @Test func theInnermostGestureWins() {
    let outer = app.add(View(), 0, 0, 100, 100)
    let inner = View()
    inner.frame = outer.bounds
    outer.addSubview(inner)
    add(TapGestureRecognizer(), named: "outer", to: outer)
    let gesture = add(TapGestureRecognizer(), named: "inner", to: inner)
    tap()
    #expect(log.take() == ["inner ended"])
    let listener = Listener()
    gesture.delegate = listener
    listener.together = true
    tap()
    #expect(log.take() == ["inner ended", "outer ended"])
    listener.begins = false
    tap()
    #expect(log.take() == ["outer ended"])
    (listener.begins, listener.receives) = (true, false)
    tap()
    #expect(log.take() == ["outer ended"])
  }

  @Test func aTapBecomesNoPan() {
    let view = app.add(View(), 0, 0, 100, 100)
    add(TapGestureRecognizer(), named: "tap", to: view)
    add(PanGestureRecognizer(), named: "pan", to: view)
    tap()
    #expect(log.take() == ["tap ended"])
    app.application.drag(along: [point(10, 10), point(17, 10)])
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test func aGestureWaitsForAnotherToFail() {
    let view = app.add(View(), 0, 0, 400, 400)
    let swipe = add(SwipeGestureRecognizer(), named: "swipe", to: view)
    let pan = add(PanGestureRecognizer(), named: "pan", to: view)
    pan.require(toFail: swipe)
    app.application.drag(along: [point(10, 10), point(30, 10), point(90, 10)])
    #expect(log.take() == ["swipe ended"])
    app.application.drag(along: [point(10, 10), point(30, 10)])
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(pan.state == .possible && swipe.state == .possible)
  }

  @Test func controlsKeepTheirTapsFromGesturesAround() {
    let view = app.add(View(), 0, 0, 100, 100)
    let button = Button()
    button.frame = view.bounds
    view.addSubview(button)
    add(TapGestureRecognizer(), named: "tap", to: view)
    let log = log
    button.addAction(Action { _ in log("button") }, for: .touchUpInside)
    tap()
    #expect(log.take() == ["button"])
    button.isEnabled = false
    tap()
    #expect(log.take() == ["tap ended"])
  }

  @Test func nothingIsLeftAfterwards() {
    weak var released: GestureRecognizer?
    do {
      let gesture = TapGestureRecognizer()
      gesture.numberOfTapsRequired = 2
      app.window.addGestureRecognizer(gesture)
      tap()
      app.window.removeGestureRecognizer(gesture)
      released = gesture
    }
    app.wait(1)
    #expect(released == nil)
  }
}
