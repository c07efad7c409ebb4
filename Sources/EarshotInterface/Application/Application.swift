public import EarshotModel

/// The end of every responder chain but for its delegate: the app's windows (`UIApplication`).
open class Application: Responder {
  /// What the app itself wants to know and to decide.
  public weak var delegate: (any ApplicationDelegate)?

  /// The windows, from the back to the front.
  public private(set) var windows: [Window] = []

  /// Shows `window` in front of the others.
  public func addWindow(_ window: Window) {
    window.application?.removeWindow(window)
    window.application = self
    windows.append(window)
  }

  /// Shows `window` no more.
  public func removeWindow(_ window: Window) {
    guard window.application === self else { return }
    window.application = nil
    windows.removeAll { $0 === window }
  }

  /// The delegate, when it is a responder that stands in no other chain (facts/uikit.md §6).
  open override var next: Responder? {
    guard let responder = delegate as? Responder else { return nil }
    let isElsewhere =
      responder is View || responder is ViewController || responder is Application
    return isElsewhere ? nil : responder
  }

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: windows)
  }
}
