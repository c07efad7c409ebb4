package import EarshotModel

// Where containers, windows and presentations put the root view of a controller:
//
//  1. it takes all the room there is, under the bars that cover the room;
//  2. a root view that was drawn for just this screen keeps the size it was drawn with. Interface
//     Builder saves some root views between the bars, and sheets lower than the screen;
//  3. how much is missing to the whole room tells which edges it keeps clear of.

/// How large the root view of a controller was drawn, and for which screen.
package struct DrawnRoot: Equatable, Sendable {
  /// The size of the root view, in points.
  package var size: Size
  /// The size of the screen, in points; on any other the root view takes the room there is.
  package var screen: Size

  /// Describes a root view that was drawn with a size for a screen, both in points.
  package init(size: Size, screen: Size) {
    self.size = size
    self.screen = screen
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

extension ViewController {
  /// Where the root view stands in a room of its container or window, in points.
  ///
  /// - Parameters:
  ///   - room: The room, in the coordinates of what holds the root view.
  ///   - covered: What bars and the device cover of the room.
  ///   - window: The window in which the room is; its size tells whether the screen is the one that the
  ///     root view was drawn for.
  final func placeOfRootView(in room: Rect, covered: EdgeInsets, of window: Window?) -> Rect {
    guard let drawn = drawnRoot(in: window), drawn.size != room.size else { return room }
    let top = drawn.top(inRoomOfHeight: room.height, covered: covered) ?? 0
    return Rect(
      origin: Point(x: room.minX, y: room.minY + min(top, max(0, room.height - drawn.size.height))),
      size: drawn.size)
  }

  /// How the root view was drawn, when that was for the screen of the window.
  final func drawnRoot(in window: Window?) -> DrawnRoot? {
    guard let drawnRoot, let window, window.bounds.size == drawnRoot.screen else { return nil }
    return drawnRoot
  }
}
