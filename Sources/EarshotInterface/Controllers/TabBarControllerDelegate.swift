/// Decides on and hears of the tabs that a person chooses (`UITabBarControllerDelegate`).
///
/// Changes made by the program are not told.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool

  /// A tab was chosen, perhaps the one that was shown already.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController)
}

extension TabBarControllerDelegate {
  /// Every tab may be chosen.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {}
}
