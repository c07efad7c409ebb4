import EarshotModel

extension Point {
  /// The way from another point to this one.
  func difference(from other: Point) -> Point {
    Point(x: x - other.x, y: y - other.y)
  }

  /// The length of the straight line to another point, in points.
  func distance(to other: Point) -> Double {
    let way = difference(from: other)
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
