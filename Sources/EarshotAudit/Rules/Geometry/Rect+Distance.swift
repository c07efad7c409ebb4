import EarshotModel

extension Rect {
  /// How far a point lies outside, in points; 0 inside.
  func distance(to point: Point) -> Double {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }

  /// The gap between two rectangles along the axis where it is wider, in points; negative when they
  /// overlap.
  func gap(to other: Rect) -> Double {
    max(
      max(minX, other.minX) - min(maxX, other.maxX), max(minY, other.minY) - min(maxY, other.maxY))
  }

  /// The rectangle with a margin on every side, in points.
  func grown(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether two rectangles are the same but for a distance in points.
  func isNear(_ other: Rect, within distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}

extension Point {
  /// How far two points are apart.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Double {
  /// The number for a message, with one digit after the point where it needs one.
  var shown: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }
}

extension Size {
  /// The size for a message.
  var shown: AuditSentence { "\(width.shown) by \(height.shown)" }
}
