package import EarshotInterface
package import EarshotModel
package import EarshotTestSupport

/// A launched application with one window that is 400 points wide and 800 high.
package final class TestApp {
  package let application: Application
  package let window: Window
  package let log = Log()

  package init(traitCollection: TraitCollection = TraitCollection()) {
    application = Application(traitCollection: traitCollection)
    window = application.makeWindow()
    application.launch(showing: window)
  }

  /// Adds a view at a place of the window.
  @discardableResult
  package func add<Added: View>(
    _ view: Added, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  )
    -> Added
  {
    view.frame = Rect(x: x, y: y, width: width, height: height)
    window.addSubview(view)
    return view
  }

  /// Lets so many seconds pass, doing what becomes due in its order.
  package func wait(_ seconds: Double) {
    let end = application.time + seconds
    while let due = application.nextDue, due <= Duration(finiteSeconds: end) {
      application.advanceClock(to: due)
      _ = application.doWaitingWork()
    }
    application.advanceClock(to: Duration(finiteSeconds: end))
  }

  /// Activates an element as assistive technology does, and says whether it helped.
  @discardableResult
  package func activate(_ element: Responder) -> Bool { application.activate(element) }
}
