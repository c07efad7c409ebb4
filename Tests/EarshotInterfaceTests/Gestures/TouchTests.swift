import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Writes down the touches it hears of; passes them on when asked to.
private final class TouchView: View {
  let log: Log
  let name: String
  var passesOn = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    write("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    write("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    write("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    write("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func write(_ phase: String, _ touches: Set<Touch>) {
    let places = touches.map { touch in
      let place = touch.location(in: self)
      return "\(Int(place.x)),\(Int(place.y))"
    }
    log("\(name) \(phase) \(places.joined(separator: " "))")
  }
}

private final class TouchController: ViewController {
  var log: Log?
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log?("controller ended") }
}

private final class TouchDelegate: Responder, ApplicationDelegate, TouchResponder {
  var log: Log?
  func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log?("delegate began") }
  func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log?("delegate ended") }
  func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}

@Suite struct TouchTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func aFingerIsHeardOfInTheViewItCameDownOn() throws {
    app.add(TouchView("a", log), 10, 20, 100, 100)
    app.add(TouchView("b", log), 200, 20, 100, 100)
    let touch = try #require(app.application.beginTouch(at: point(20, 30)))
    app.application.moveTouch(touch, to: point(220, 40))
    app.application.endTouch(touch)
    app.application.endTouch(touch)
    app.application.moveTouch(touch, to: point(0, 0))
    #expect(log.take() == ["a began 10,10", "a moved 210,20", "a ended 210,20"])
    #expect(touch.phase == .ended)
    #expect(touch.previousLocation(in: nil) == point(20, 30))
  }

  @Test func theFrontmostViewTakesTheTouch() {
    app.add(TouchView("behind", log), 0, 0, 100, 100)
    let front = app.add(TouchView("front", log), 50, 0, 100, 100)
    #expect(app.application.tap(at: point(60, 10)))
    #expect(log.take() == ["front began 10,10", "front ended 10,10"])
    for hide in [
      { (view: View) in view.isHidden = true }, { $0.alpha = 0 },
      { $0.isUserInteractionEnabled = false },
    ] {
      (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
      hide(front)
      app.application.tap(at: point(60, 10))
      #expect(log.take() == ["behind began 60,10", "behind ended 60,10"])
    }
  }

  @Test func whatStandsOutsideItsSuperviewTakesNoTouch() {
    let view = app.add(View(), 0, 0, 50, 50)
    let inner = TouchView("inner", log)
    inner.frame = Rect(x: 40, y: 0, width: 100, height: 50)
    view.addSubview(inner)
    app.application.tap(at: point(45, 10))
    app.application.tap(at: point(60, 10))
    #expect(log.take() == ["inner began 5,10", "inner ended 5,10"])
  }

  @Test func theFrontmostWindowTakesTheTouch() {
    app.add(TouchView("lower", log), 0, 0, 100, 100)
    let window = Window(
      application: app.application, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    window.isHidden = false
    let upper = TouchView("upper", log)
    upper.frame = window.bounds
    window.addSubview(upper)
    app.application.tap(at: point(10, 10))
    app.application.tap(at: point(60, 60))
    #expect(log.take().map { $0.prefix(5) } == ["upper", "upper", "lower", "lower"])
  }

  @Test func whatNobodyWantsGoesUpTheChain() {
    let delegate = TouchDelegate()
    delegate.log = log
    let controller = TouchController()
    controller.log = log
    app.window.rootViewController = controller
    let view = TouchView("view", log)
    view.passesOn = true
    view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    controller.view.addSubview(view)
    #expect(app.application.tap(at: point(10, 10)))
    #expect(log.take() == ["view began 10,10", "view ended 10,10", "controller ended"])
    app.application.delegate = delegate
    app.application.tap(at: point(10, 10))
    #expect(
      log.take() == [
        "view began 10,10", "delegate began", "view ended 10,10", "controller ended",
      ])
  }

  @Test func aTapThatNobodyWantsSaysSo() {
    app.add(Label(), 0, 0, 100, 100)
    #expect(!app.application.tap(at: point(10, 10)))
    #expect(!app.application.tap(at: point(9_999, 10)))
    app.add(TouchView("view", log), 0, 0, 100, 100)
    #expect(app.application.tap(at: point(10, 10)))
    app.application.resignActive()
    #expect(!app.application.tap(at: point(10, 10)))
  }

  @Test func aViewHearsOfOneFingerUnlessItAskedForMore() throws {
    let view = app.add(TouchView("view", log), 0, 0, 100, 100)
    let first = try #require(app.application.beginTouch(at: point(1, 1)))
    let second = try #require(app.application.beginTouch(at: point(2, 2)))
    app.application.endTouch(second)
    app.application.endTouch(first)
    #expect(log.take() == ["view began 1,1", "view ended 1,1"])
    view.isMultipleTouchEnabled = true
    let third = try #require(app.application.beginTouch(at: point(1, 1)))
    let fourth = try #require(app.application.beginTouch(at: point(2, 2)))
    app.application.endTouch(fourth)
    app.application.endTouch(third)
    #expect(
      log.take() == ["view began 1,1", "view began 2,2", "view ended 2,2", "view ended 1,1"])
  }

  @Test func leavingTheForegroundTakesTouchesAway() throws {
    app.add(TouchView("view", log), 0, 0, 100, 100)
    let touch = try #require(app.application.beginTouch(at: point(1, 1)))
    app.application.enterBackground()
    #expect(log.take() == ["view began 1,1", "view cancelled 1,1"])
    #expect(touch.phase == .cancelled)
  }

  @Test func tapsAreCounted() throws {
    app.add(TouchView("view", log), 0, 0, 100, 100)
    func count(_ place: Point) throws -> Int {
      let touch = try #require(app.application.beginTouch(at: place))
      app.application.endTouch(touch)
      return touch.tapCount
    }
    #expect(try count(point(1, 1)) == 1)
    app.wait(0.2)
    #expect(try count(point(2, 2)) == 2)
    app.wait(0.5)
    #expect(try count(point(2, 2)) == 1)
    #expect(try count(point(90, 2)) == 1)
  }

  @Test func aViewThatIsRemovedHearsTheEndOfItsTouch() throws {
    let view = app.add(TouchView("view", log), 0, 0, 100, 100)
    let touch = try #require(app.application.beginTouch(at: point(1, 1)))
    view.removeFromSuperview()
    app.application.endTouch(touch)
    #expect(log.take() == ["view began 1,1", "view ended 1,1"])
  }
}
