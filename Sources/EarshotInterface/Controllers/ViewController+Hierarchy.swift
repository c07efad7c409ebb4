import EarshotModel

extension ViewController {
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
