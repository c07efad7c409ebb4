/// Hears of the screens that come and go on a stack (`UINavigationControllerDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown; called after its `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool)

  /// A screen is shown; called after its `viewDidAppear`.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) {}
}
