/// A rectangle in points, given by its top-left corner and its size.
///
/// Widths and heights are kept as written; the computed edges treat a negative extent as the same
/// rectangle seen from its other corner, as `CGRect` does.
public struct Rect: Hashable, Sendable {
  /// The top-left corner, in points.
  public var origin: Point
  /// The extent, in points.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its corner and its extent, in points.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The smaller horizontal coordinate, in points.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The smaller vertical coordinate, in points.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The larger horizontal coordinate, in points.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The larger vertical coordinate, in points.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The distance between the left and the right edge, in points, never negative.
  public var width: Double { abs(size.width) }
  /// The distance between the top and the bottom edge, in points, never negative.
  public var height: Double { abs(size.height) }
  /// The point halfway between all edges.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
  /// Whether the rectangle covers no area, because a side is zero.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the whole of `other` lies inside or on the edges.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle moved by `x` and `y` points.
  public func offset(x: Double, y: Double) -> Rect {
    Rect(origin: origin.offset(x: x, y: y), size: size)
  }

  /// The rectangle made smaller by `insets`; a side never becomes negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The part shared with `other`, or `nil` when the two do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)

  /// Creates an extent from its two sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
