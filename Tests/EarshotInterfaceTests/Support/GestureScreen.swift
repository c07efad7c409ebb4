import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

/// A screen of 400 by 800 points with one view, whose gestures write their states to the log.
struct GestureScreen {
  let app = TestApp()
  let view: View

  init() {
    view = app.add(View(), 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
  }

  /// The states that gestures have had since the last time.
  var states: String { app.log.take().joined(separator: " ") }

  /// Adds a gesture.
  func add<Gesture: GestureRecognizer>(_ gesture: Gesture) -> Gesture {
    gesture.addAction(
      Action { [log = app.log] in
        log((($0.sender as? GestureRecognizer)?.state ?? .possible).rawValue)
      })
    view.addGestureRecognizer(gesture)
    return gesture
  }
}
