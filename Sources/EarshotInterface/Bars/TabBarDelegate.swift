/// Decides on and hears of the tabs that a person chooses (`UITabBarDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TabBarDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool

  /// A tab was chosen, perhaps the one that was chosen already.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Every tab may be chosen.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
}
