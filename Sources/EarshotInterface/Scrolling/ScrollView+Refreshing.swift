import EarshotModel

extension ScrollView {
  /// Begins refreshing where a page further up would leave the top of the content.
  ///
  /// - Returns: Whether it began, or goes on already.
  final func refreshes(after direction: AccessibilityScrollDirection) -> Bool {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isHidden,
      direction == .up || direction == .previous,
      contentOffset.y <= -adjustedContentInset.top
    else { return false }
    refreshControl.refreshForUser()
    return true
  }
}
