/// A position in points; `x` grows towards the right, `y` downwards, as in UIKit.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin of a coordinate system.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a position from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The position moved by `x` and `y` points.
  public func offset(x: Double, y: Double) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }
}
