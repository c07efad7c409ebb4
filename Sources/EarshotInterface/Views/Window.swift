public import EarshotModel

/// The root of everything on one screen (`UIWindow`).
open class Window: View, FirstResponderScope {
  /// The responder that receives typed keys.
  package final weak var firstResponder: Responder?

  /// The application that shows the window.
  public internal(set) final weak var application: Application?

  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// Which windows stand before others; larger is nearer.
  open var windowLevel = 0.0

  open override var window: Window? { self }

  open override var next: Responder? { application }
}
