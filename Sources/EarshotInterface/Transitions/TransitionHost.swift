/// What knows where the views of a transition belong: a container or a presentation.
#if MainActorApps
  @preconcurrency @MainActor
#endif
protocol TransitionHost: AnyObject {
  /// Whether the transition takes place on screen; otherwise no controller appears or disappears.
  var isShown: Bool { get }
  /// Whether a listener finds another screen at the end.
  var changesScreen: Bool { get }
  /// Puts the view of a controller into the hierarchy, at its place.
  func place(_ controller: ViewController, in transition: Transition)
  /// Takes the view of a controller out of the hierarchy.
  func remove(_ controller: ViewController, in transition: Transition)
  /// Tells the delegate that a controller will be shown.
  func willShow(_ controller: ViewController, animated: Bool)
  /// Tells the delegate that a controller is shown.
  func didShow(_ controller: ViewController, animated: Bool)
  /// Sets the links of a presentation.
  func link(_ transition: Transition)
  /// Cuts the links of a presentation.
  func unlink(_ transition: Transition)
}

extension TransitionHost {
  var changesScreen: Bool { true }
  func remove(_ controller: ViewController, in transition: Transition) {
    controller.viewIfLoaded?.removeFromSuperview()
  }
  func willShow(_ controller: ViewController, animated: Bool) {}
  func didShow(_ controller: ViewController, animated: Bool) {}
  func link(_ transition: Transition) {}
  func unlink(_ transition: Transition) {}
}

/// Swaps the views of two children inside one superview (guide row G16).
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class ChildTransitionHost: TransitionHost {
  private let superview: View

  init(superview: View) {
    self.superview = superview
  }

  var isShown: Bool { superview.window?.isShown ?? false }

  func place(_ controller: ViewController, in transition: Transition) {
    if controller.view.superview !== superview { superview.addSubview(controller.view) }
  }
}

/// Puts the view of a root controller into its window.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class WindowTransitionHost: TransitionHost {
  /// The window, which takes it back when it goes.
  unowned(unsafe) var window: Window?

  var isShown: Bool { window?.isShown ?? false }

  func place(_ controller: ViewController, in transition: Transition) {
    guard let window else { return }
    window.place(controller)
    if controller.view.superview !== window { window.insertSubview(controller.view, at: 0) }
  }
}
