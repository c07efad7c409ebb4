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
