import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

/// Remembers which touch methods were called.
private final class HeardView: View {
  var heard: Set<String> = []
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    heard.insert("touchesBegan")
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    heard.insert("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    heard.insert("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}

extension ApplicationVectorTests {
  /// Drags five points over a view that stands inside one that knows `gesture`.
  private static func heard(
    gesture: GestureRecognizer, prefix: String = "", moves: Bool, asking: [String]
  ) -> TestValue {
    let app = TestApp()
    let outer = app.add(View(), 0, 0, 100, 100)
    outer.addGestureRecognizer(gesture)
    let view = HeardView(frame: outer.bounds)
    outer.addSubview(view)
    let start = Point(x: 10, y: 10)
    app.application.drag(along: moves ? [start, Point(x: 15, y: 10)] : [start])
    return .object(
      Dictionary(uniqueKeysWithValues: asking.map { (prefix + $0, .bool(view.heard.contains($0))) })
    )
  }

  static var touchAdapters: [String: VectorCheck.Adapter] {
    [
      "touch-01": {
        heard(
          gesture: TapGestureRecognizer(), prefix: "view.", moves: false,
          asking: ["touchesBegan", "touchesEnded"])
      },
      "touch-02": {
        heard(
          gesture: PanGestureRecognizer(), moves: true,
          asking: ["touchesBegan", "touchesMoved", "touchesEnded"])
      },
      "touch-03": {
        let pan = PanGestureRecognizer()
        pan.cancelsTouchesInView = false
        return heard(gesture: pan, moves: true, asking: ["touchesMoved", "touchesEnded"])
      },
      "touch-04": {
        let app = TestApp()
        let view = app.add(View(), 0, 0, 100, 100)
        let covering = app.add(View(), 0, 0, 100, 100)
        var fired: Set<String> = []
        for (view, name) in [(view, "view"), (covering, "covering")] {
          let pan = PanGestureRecognizer()
          pan.addAction(Action { _ in fired.insert(name) })
          view.addGestureRecognizer(pan)
        }
        app.application.drag(along: [Point(x: 10, y: 10), Point(x: 30, y: 10)])
        return [
          "view.recognizer fired": .bool(fired.contains("view")),
          "covering.recognizer fired": .bool(fired.contains("covering")),
        ]
      },
    ]
  }
}
