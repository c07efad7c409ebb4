import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A view that takes touches only in a part of it.
private final class SmallTarget: View {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override func point(inside point: Point, with event: Event?) -> Bool {
    Rect(x: 24, y: 24, width: 16, height: 16).contains(point)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log("target") }
}

private final class Behind: View {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log("behind") }
}

/// Where touches go when a view says itself which points are its own.
@Suite struct HitAreaTests {
  @Test("a view of 64 by 64 points that takes touches in 16 by 16 of them")
  func reduced() {
    let app = TestApp()
    app.add(Behind(app.log), 0, 0, 400, 800)
    let target = app.add(SmallTarget(app.log), 100, 100, 64, 64)
    func tap(_ x: Double, _ y: Double) -> [String] {
      app.application.tap(at: Point(x: 100 + x, y: 100 + y))
      return app.log.take()
    }
    #expect(tap(24, 24) == ["target"] && tap(39.5, 39.5) == ["target"])
    #expect(tap(23, 32) == ["behind"] && tap(40, 32) == ["behind"])
    #expect(tap(32, 23) == ["behind"] && tap(32, 40) == ["behind"] && tap(1, 1) == ["behind"])
    target.isAccessibilityElement = true
    app.activate(target)
    #expect(app.log.take() == ["target"])
  }
}
