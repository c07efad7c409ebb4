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

  /// Creates a window that `application` shows in front of its others.
  ///
  /// - Parameters:
  ///   - application: The application, which keeps the window until it is removed.
  ///   - frame: The place on the screen, in points.
  public convenience init(application: Application, frame: Rect) {
    self.init(frame: frame)
    application.addWindow(self)
  }

  /// Whether typed keys come to this window.
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// Lets typed keys come to this window; does nothing when no application shows it.
  public final func makeKey() {
    guard !isKeyWindow, let application else { return }
    let old = application.keyWindow
    application.setKeyWindow(self)
    old?.resignKey()
    becomeKey()
  }

  /// Shows the window, in front of those of its level, and lets typed keys come to it.
  open func makeKeyAndVisible() {
    isHidden = false
    if let application { application.addWindow(self) }
    makeKey()
  }

  /// Tells the window that typed keys come to it from now on.
  open func becomeKey() {}

  /// Tells the window that typed keys no longer come to it.
  open func resignKey() {}

  open override var window: Window? { self }

  open override var next: Responder? { application }

  /// Has the first responder give way when it stands in `view` or is asked after something there.
  ///
  /// One that refuses is no first responder all the same: keys cannot go where nothing is shown.
  final func resignFirstResponder(inside view: View) {
    guard let firstResponder, firstResponder.isAsked(before: view) else { return }
    firstResponder.resignFirstResponder()
    guard self.firstResponder === firstResponder else { return }
    self.firstResponder = nil
    (firstResponder as? any TextEditor)?.didEndEditing()
  }
}
