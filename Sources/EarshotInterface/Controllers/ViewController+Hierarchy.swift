import EarshotModel

extension ViewController {
  /// The nearest container of a kind that holds the controller.
  final func ancestor<Container: ViewController>(_ kind: Container.Type) -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// Swaps the views of two children (guide row G16).
  ///
  /// The container calls `willMove(toParent: nil)` and `addChild` before, `removeFromParent` and
  /// `didMove(toParent:)` in the completion.
  ///
  /// - Parameters:
  ///   - from: The child whose view goes.
  ///   - to: The child whose view comes, in the same superview.
  ///   - duration: The length of the animation in seconds; nothing is animated at zero.
  ///   - options: How the animation looks, which nobody hears.
  ///   - animations: Changes that are animated.
  ///   - completion: Called when the swap is complete; `false` when it was cut short.
  public final func transition(
    from: ViewController, to: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      from.parent === self && to.parent === self,
      "\(from.transcriptName) and \(to.transcriptName) must both be children of "
        + "\(transcriptName) for a transition between them.")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "\(transcriptName) forwards appearance methods by hand and cannot use a transition.")
    let host = ChildTransitionHost(superview: from.viewIfLoaded?.superview ?? view)
    let change = Transition(
      .child, from: from, to: to, host: host, container: self, isAnimated: duration > 0)
    change.animations = animations
    change.completion = completion
    transitions.request(change)
  }

  /// Refuses to let the view of a child stand inside the view of another controller than its parent.
  ///
  /// UIKit raises `UIViewControllerHierarchyInconsistency` for it.
  final func checkHierarchy(newSuperview: View) {
    guard let parent, let owner = newSuperview.nearestViewController, owner !== parent,
      owner !== self
    else { return }
    preconditionFailure(
      "The view of \(transcriptName) is being added inside that of \(owner.transcriptName), but its "
        + "parent is \(parent.transcriptName): make it a child of \(owner.transcriptName) first.")
  }
}

extension View {
  /// The controller whose root view this is or stands in.
  final var nearestViewController: ViewController? {
    var candidate: View? = self
    while let view = candidate {
      if let viewController = view.viewController { return viewController }
      candidate = view.superview
    }
    return nil
  }
}
