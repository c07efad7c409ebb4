import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class PlainView: View {
  var log: Log?
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log?("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { log?("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log?("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log?("cancelled") }
}

/// When a view hears of touches that a gesture may take over; the cases of Apple's reference.
@Suite struct DelayedTouchTests {
  private let app = TestApp()
  private let view = PlainView()
  private let tap = TapGestureRecognizer()
  private var log: Log { app.log }
  private let place = Point(x: 20, y: 20)

  init() {
    app.add(view, 0, 0, 100, 100)
    view.log = app.log
    view.addGestureRecognizer(tap)
  }

  private func press() {
    app.application.tap(at: place)
  }

  @Test func theEndOfATapWaitsUntilTheGestureHasFailed() {
    tap.numberOfTapsRequired = 2
    press()
    #expect(log.take() == ["began"])
    app.wait(1)
    #expect(log.take() == ["ended"])
  }

  @Test func twoTapsAreTakenAway() {
    tap.numberOfTapsRequired = 2
    press()
    press()
    #expect(log.take() == ["began", "began", "cancelled", "cancelled"])
    tap.delaysTouchesEnded = false
    app.wait(1)
    press()
    press()
    #expect(log.take() == ["began", "ended", "began", "cancelled"])
  }

  @Test func nothingIsHeardBeforeADelayingGestureHasFailed() throws {
    tap.delaysTouchesBegan = true
    press()
    #expect(log.take() == [])
    let touch = try #require(app.application.beginTouch(at: place))
    #expect(log.take() == [])
    app.application.moveTouch(touch, to: Point(x: 80, y: 20))
    app.application.endTouch(touch)
    #expect(log.take() == ["began", "moved", "ended"])
  }

  @Test func aGestureMayLeaveTouchesToTheView() {
    tap.cancelsTouchesInView = false
    press()
    #expect(log.take() == ["began", "ended"])
    tap.numberOfTapsRequired = 2
    press()
    press()
    #expect(log.take() == ["began", "began", "ended", "ended"])
  }

  @Test func whatTheSystemTakesAwayIsNotHeldBack() throws {
    tap.numberOfTapsRequired = 2
    let touch = try #require(app.application.beginTouch(at: place))
    app.application.cancelTouch(touch)
    #expect(log.take() == ["began", "cancelled"])
  }
}
