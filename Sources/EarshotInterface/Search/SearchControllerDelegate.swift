/// Follows the beginning and the end of a search (`UISearchControllerDelegate`).
///
/// Every method may be left out.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol SearchControllerDelegate: AnyObject {
  /// Asks for the search controller to be presented; where nothing presents it, it is presented over the
  /// controller that has its bar.
  func presentSearchController(_ searchController: SearchController)

  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)

  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: SearchController)

  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: SearchController)

  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
