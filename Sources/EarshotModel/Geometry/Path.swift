/// An outline made of straight lines, in screen points: what `accessibilityPath` needs of a
/// `UIBezierPath`.
///
/// Curves are given by enough points on them; VoiceOver uses the outline only to draw the cursor and
/// to decide what lies under a finger.
public struct Path: Hashable, Sendable {
  /// The corners of each closed outline, in order.
  public var outlines: [[Point]]

  /// Creates an outline from the corners of one polygon, in screen points.
  public init(_ corners: [Point]) {
    outlines = corners.isEmpty ? [] : [corners]
  }

  /// Creates the outline of a rectangle, in screen points.
  public init(_ rect: Rect) {
    self.init([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The smallest rectangle that holds every corner; empty for an outline without corners.
  public var bounds: Rect {
    var corners = outlines.joined().makeIterator()
    guard let first = corners.next() else { return .zero }
    var box = Rect(origin: first, size: .zero)
    while let corner = corners.next() {
      box = box.union(Rect(origin: corner, size: .zero))
    }
    return box
  }

  /// Whether `point` is inside, by the even-odd rule.
  public func contains(_ point: Point) -> Bool {
    var isInside = false
    for outline in outlines {
      guard var previous = outline.last else { continue }
      for corner in outline {
        let crosses = (corner.y > point.y) != (previous.y > point.y)
        if crosses {
          let share = (point.y - corner.y) / (previous.y - corner.y)
          if point.x < corner.x + share * (previous.x - corner.x) { isInside.toggle() }
        }
        previous = corner
      }
    }
    return isInside
  }
}
