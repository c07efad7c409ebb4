package import EarshotModel

/// How large the root view of a controller was drawn, and for which screen.
package struct DrawnRoot: Sendable {
  /// The size of the root view, in points.
  package var size: Size
  /// The size of the screen, in points; on any other the root view takes the room there is.
  package var screen: Size
  /// What bars and the device cover of that screen, in points.
  package var covered: EdgeInsets
  /// Whether the size was chosen freely and holds on every screen.
  package var isFree = false
  /// Whether it was drawn under an opaque bar, which hides a part of it on any screen.
  package var liesUnderOpaqueBars = false
  /// What guides and constraints know of the parts that are covered, on a screen of a size, in points.
  package var guided: (insets: EdgeInsets, screen: Size)?

  /// Describes a root view that was drawn with a size for a screen of which bars and the device cover
  /// the edges, all in points.
  package init(size: Size, screen: Size, covered: EdgeInsets = .zero) {
    self.size = size
    self.screen = screen
    self.covered = covered
  }

  /// Whether the root view was drawn as high as the screen, or as what bars leave of it.
  var fillsScreen: Bool {
    let missing = screen.height - size.height
    return missing <= 0 || covered.top >= Self.leastBar && abs(missing - covered.top) <= 8
  }

  /// No status bar is as high as this together with a bar below it, in points.
  private static let leastBar = 64.0

  /// The edges that the root view keeps clear of on any screen.
  package var clearEdges: RectEdge {
    guard size.width == screen.width, size.height < screen.height else { return [] }
    let missing = screen.height - size.height
    let places: [(edges: RectEdge, length: Double)] = [
      (.top, covered.top), ([.top, .bottom], covered.top + covered.bottom),
      (.bottom, covered.bottom),
    ]
    return places.first { $0.length > 0 && abs(missing - $0.length) <= 8 }?.edges ?? []
  }

  /// The distance from the top at which the root view stands in a room of which bars and the device
  /// cover the edges, in points; `nil` when its height is that of no such place.
  ///
  /// Interface Builder's releases differ by a few points in the height of the status bar.
  package func top(inRoomOfHeight height: Double, covered: EdgeInsets) -> Double? {
    let missing = height - size.height
    let places: [(top: Double, bottom: Double)] = [
      (0, 0), (covered.top, 0), (covered.top, covered.bottom), (0, covered.bottom),
    ]
    return places.first { abs(missing - $0.top - $0.bottom) <= 8 }?.top
  }
}
