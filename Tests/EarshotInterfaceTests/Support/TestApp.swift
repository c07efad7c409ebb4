import EarshotInterface
import EarshotModel
import EarshotTestSupport

/// A launched application with one window that is 400 points wide and 800 high.
final class TestApp {
  let application: Application
  let window: Window
  let log = Log()

  init(traitCollection: TraitCollection = TraitCollection()) {
    application = Application(traitCollection: traitCollection)
    window = Window(application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    window.makeKeyAndVisible()
    application.launch()
  }

  /// Adds a view at a place of the window.
  @discardableResult
  func add<Added: View>(_ view: Added, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Added
  {
    view.frame = Rect(x: x, y: y, width: width, height: height)
    window.addSubview(view)
    return view
  }

  /// Lets so many seconds pass, doing what becomes due in its order.
  func wait(_ seconds: Double) {
    let end = application.time + seconds
    while let due = application.nextDue, due <= Duration(finiteSeconds: end) {
      application.advanceClock(to: due)
      _ = application.doWaitingWork()
    }
    application.advanceClock(to: Duration(finiteSeconds: end))
  }

  /// Touches the screen briefly, where assistive technology would, and says whether it helped.
  @discardableResult
  func activate(_ element: Responder) -> Bool {
    element.accessibilityActivate() || application.tap(at: element.accessibilityActivationPoint)
  }
}
