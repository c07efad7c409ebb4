/// A storyboard as restoration uses it: it makes the controllers that neither a class nor the
/// delegate makes (guide row G39).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol RestorableStoryboard: AnyObject {
  /// The name by which an archive finds the storyboard again.
  var name: String { get }

  /// Makes the controller that the storyboard calls `identifier`, which is the restoration
  /// identifier of the controller as well.
  ///
  /// - Returns: The controller, or `nil` when the storyboard knows none by that name.
  func restoredViewController(withIdentifier identifier: String) -> ViewController?
}
