/// Decides what happens to the columns of a split view when there is room for one only
/// (`UISplitViewControllerDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol SplitViewControllerDelegate: AnyObject {
  /// The detail is about to be put over the list.
  ///
  /// - Returns: Whether the delegate has done what is to be done; the list is then in front, and the
  ///   detail is left aside until it is asked for.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// Tells that the columns are about to stand in another way.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode)
}

extension SplitViewControllerDelegate {
  /// The detail is put over the list.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
}
