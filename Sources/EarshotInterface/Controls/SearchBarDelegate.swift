/// Follows a search (`UISearchBarDelegate`).
///
/// Every method may be left out.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol SearchBarDelegate: AnyObject {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool

  /// Tells the delegate that typed characters go to the bar from now on.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

  /// Tells the delegate that the text was changed by typing.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// Tells the delegate that typed characters no longer go to the bar.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)

  /// Tells the delegate that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)

  /// Tells the delegate that the search was called off.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)

  /// Tells the delegate that another place to search was chosen, counted from 0.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Lets typing begin.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
