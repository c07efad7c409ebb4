/// What knows where the views of a transition belong: a container or a presentation.
#if MainActorApps
  @preconcurrency @MainActor
#endif
protocol TransitionHost: AnyObject {
  /// Whether the transition takes place on screen; otherwise no controller appears or disappears.
  var isShown: Bool { get }
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
  func remove(_ controller: ViewController, in transition: Transition) {
    controller.viewIfLoaded?.removeFromSuperview()
  }
  func willShow(_ controller: ViewController, animated: Bool) {}
  func didShow(_ controller: ViewController, animated: Bool) {}
  func link(_ transition: Transition) {}
  func unlink(_ transition: Transition) {}
}
