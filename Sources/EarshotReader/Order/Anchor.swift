import EarshotModel

/// The place by which something is sorted into the reading order.
struct Anchor: Hashable {
  /// The distance of its top edge from the top of the screen, in points.
  var top: Double
  /// How far its leading edge stands from where lines begin; smaller is read earlier.
  var leading: Double

  /// The place of a rectangle in screen points, moved back to where it stands while nothing is
  /// scrolled, so that scrolling never changes the order.
  init(_ rect: Rect, scrolledBy offset: Point, direction: LayoutDirection) {
    top = Anchor.comparable(rect.minY + offset.y)
    leading =
      switch direction {
      case .leftToRight: Anchor.comparable(rect.minX + offset.x)
      case .rightToLeft: -Anchor.comparable(rect.maxX + offset.x)
      }
  }

  /// A frame of an app may hold what is not a number, which cannot be compared.
  private static func comparable(_ number: Double) -> Double { number.isNaN ? 0 : number }
}
