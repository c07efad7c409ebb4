import EarshotModel

extension ViewController {
  /// Has the bar of a search on the screen give way to content that was scrolled, or come back to content
  /// that stands at its top again.
  ///
  /// Only the scroll view that is the root view or the first view in it decides, as in UIKit.
  final func contentDidScroll(in scroll: ScrollView) {
    guard let view = viewIfLoaded, scroll === view || scroll === view.subviews.first,
      let search = navigationItem.searchController
    else { return }
    let bar = navigationItem.shownSearchBar == nil ? 0 : search.searchBar.heightInBar
    // Where the content begins when the bar is away.
    let top = bar - scroll.adjustedContentInset.top
    navigationItem.isContentScrolled = scroll.contentOffset.y > top
  }
}
