import EarshotModel

/// What holds bar items and knows where they stand.
#if MainActorApps
  @preconcurrency @MainActor
#endif
protocol BarItemContainer: Responder {
  /// The bar on which the items are shown.
  var barView: View? { get }

  /// The place of an item in the coordinates of ``barView``, in points; zero when it is not shown.
  func frame(of item: BarItem) -> Rect

  /// Takes up that an item shows another view than before.
  func barItemsDidChange()

  /// Takes up that an item may be as wide as it was no longer.
  func barItemsDidResize()
}

extension BarItemContainer {
  /// Most look at the widths of their items whenever they are asked for a place.
  func barItemsDidResize() {}
}

extension BarButtonItem {
  /// What a reader finds in the place of the item: its view, itself, or nothing for mere room.
  var accessibilityContent: Responder? {
    if let customView { return customView }
    return isSpace ? nil : self
  }
}
