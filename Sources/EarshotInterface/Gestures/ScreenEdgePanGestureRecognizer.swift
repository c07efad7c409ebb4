import EarshotModel

/// A drag that comes in from an edge of the screen (`UIScreenEdgePanGestureRecognizer`).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which it may come.
  public final var edges: RectEdge = []

  override func mayBegin(at place: Point) -> Bool {
    guard let bounds = view?.window?.frame else { return false }
    let width = GestureLimits.widthOfEdge
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }
}
