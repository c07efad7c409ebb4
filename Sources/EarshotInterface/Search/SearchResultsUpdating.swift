/// Brings results up to what is being searched for (`UISearchResultsUpdating`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol SearchResultsUpdating: AnyObject {
  /// Tells that the search has begun, or that its text or the place to search has become another.
  ///
  /// Called once more when the search has ended, with an empty text.
  func updateSearchResults(for searchController: SearchController)
}
