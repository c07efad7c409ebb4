package import EarshotInterface
package import EarshotModel

/// What every app of a test does in the same way: it makes a window, shows it, and is touched.
extension Application {
  /// Makes a window that fills a screen, with a controller in it, not visible yet.
  package func makeWindow(
    _ root: ViewController? = nil, size: Size = Size(width: 400, height: 800)
  ) -> Window {
    let window = Window(application: self, frame: Rect(origin: .zero, size: size))
    window.rootViewController = root
    return window
  }

  /// Launches with a window in front.
  package func launch(showing window: Window) {
    window.makeKeyAndVisible()
    launch()
  }

  /// Activates an element or else touches it briefly where assistive technology would, and says whether
  /// that helped.
  @discardableResult
  package func activate(_ element: Responder) -> Bool {
    element.accessibilityActivate() || tap(at: element.accessibilityActivationPoint)
  }
}
