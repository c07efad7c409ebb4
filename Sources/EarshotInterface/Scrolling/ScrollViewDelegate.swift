import EarshotModel

/// Hears of scrolling (`UIScrollViewDelegate` and `UIScrollViewAccessibilityDelegate`).
///
/// Every method may be left out.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content has moved.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// What a listener is told after a page was scrolled; `nil` leaves it to "Page 2 of 5".
  func accessibilityScrollStatus(for scrollView: ScrollView) -> String?
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Leaves the words to the scroll view.
  public func accessibilityScrollStatus(for scrollView: ScrollView) -> String? { nil }
}
