package import EarshotModel

// Where containers, windows and presentations put the root view of a controller:
//
//  1. it takes all the room there is, under the bars that cover the room, but for the edges at which the
//     controller keeps clear of them (`edgesForExtendedLayout`);
//  2. a root view that was drawn for just this screen keeps the size it was drawn with. Interface
//     Builder saves some root views between the bars, and sheets lower than the screen;
//  3. how much is missing to the whole room tells which edges it keeps clear of, there and on any other
//     screen.

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

extension ViewController {
  /// Where the root view stands in a room of its container or window, in points.
  ///
  /// - Parameters:
  ///   - room: The room, in the coordinates of what holds the root view.
  ///   - covered: What bars and the device cover of the room.
  ///   - clearEdges: The edges at which bars are kept clear of.
  ///   - window: The window in which the room is; its size tells whether the screen is the one that the
  ///     root view was drawn for.
  /// - Returns: The place, in the coordinates of the room.
  final func placeOfRootView(
    in room: Rect, covered: EdgeInsets, keepingClearOf clearEdges: RectEdge = [],
    of window: Window?
  ) -> Rect {
    guard let drawn = drawnRoot(in: window) else {
      let clear = clearEdges.union(drawnRoot?.clearEdges ?? [])
      return room.inset(
        by: EdgeInsets(
          top: clear.contains(.top) ? covered.top : 0, left: 0,
          bottom: clear.contains(.bottom) ? covered.bottom : 0, right: 0))
    }
    guard drawn.size != room.size else { return room }
    let top = drawn.top(inRoomOfHeight: room.height, covered: covered) ?? 0
    return Rect(
      origin: Point(x: room.minX, y: room.minY + min(top, max(0, room.height - drawn.size.height))),
      size: drawn.size)
  }

  /// How the root view was drawn, or that of the screen which a stack shows.
  final var drawnFront: DrawnRoot? {
    drawnRoot ?? (self as? NavigationController)?.topViewController?.drawnRoot
  }

  /// How the root view was drawn, when its size holds on the screen of the window.
  final func drawnRoot(in window: Window?) -> DrawnRoot? {
    guard let drawnRoot, let window, drawnRoot.isFree || window.bounds.size == drawnRoot.screen
    else { return nil }
    return drawnRoot
  }

  /// Whether the root view does not go on under a bar at an edge.
  final func keepsClear(ofBarAt edge: RectEdge, isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge) || !isTranslucent && !extendedLayoutIncludesOpaqueBars
  }
}

extension View {
  /// What guides and constraints know of the parts that bars and the device cover, in points.
  ///
  /// Interface Builder infers the bars around a scene from what leads to it, and solves constraints by
  /// that; a drawing that was solved without a bar is laid out without one.
  final var guidedInsets: EdgeInsets {
    guard let guided = viewController?.drawnRoot?.guided, guided.screen == window?.bounds.size
    else { return safeAreaInsets }
    return guided.insets
  }
}
