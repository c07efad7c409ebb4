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
