/// Knows the pages beside a page (`UIPageViewControllerDataSource`, guide row G06).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before `controller`, or `nil` at the first.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// The page after `controller`, or `nil` at the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?
}
