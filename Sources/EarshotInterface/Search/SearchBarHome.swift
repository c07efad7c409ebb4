import EarshotModel

/// Where a search bar stands while nobody searches.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct SearchBarHome {
  private weak var superview: View?
  private let position: Int
  private let frame: Rect

  /// Remembers where a bar stands; `nil` for one that stands nowhere.
  init?(of searchBar: SearchBar) {
    guard let superview = searchBar.superview else { return nil }
    self.superview = superview
    position = superview.subviews.firstIndex { $0 === searchBar } ?? superview.subviews.count
    frame = searchBar.frame
  }

  /// Puts the bar back.
  func take(_ searchBar: SearchBar) {
    searchBar.frame = frame
    superview?.insertSubview(searchBar, at: position)
  }
}
