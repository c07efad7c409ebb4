import EarshotModel

// Where containers, windows and presentations put the root view of a controller:
//
//  1. it takes all the room there is, under the bars that cover the room, but for the edges at which the
//     controller keeps clear of them (`edgesForExtendedLayout`);
//  2. a root view that was drawn for just this screen keeps the size it was drawn with. Interface
//     Builder saves some root views between the bars, and sheets lower than the screen;
//  3. how much is missing to the whole room tells which edges it keeps clear of, there and on any other
//     screen.

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
  ///
  /// A root view that was drawn under an opaque bar stays under it, as on the device it was drawn for.
  final func keepsClear(ofBarAt edge: RectEdge, isTranslucent: Bool) -> Bool {
    if !edgesForExtendedLayout.contains(edge) { return true }
    return !isTranslucent && !extendedLayoutIncludesOpaqueBars
      && !(drawnRoot?.liesUnderOpaqueBars ?? false)
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
