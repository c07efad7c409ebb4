/// A place between the ears.
public struct Pan: Hashable, Sendable {
  /// From -1, the left ear, to 1, the right one; `nil` plays as loud as possible in both.
  public let position: Double?

  /// Both ears alike, at full loudness: sound that has no place.
  public static let none = Pan()

  private init() {
    position = nil
  }

  /// Creates a place; positions outside -1...1 are moved to the nearest end.
  public init(_ position: Double) {
    self.position = position.isNaN ? 0 : min(max(position, -1), 1)
  }

  /// Creates the place of something on the screen.
  ///
  /// - Parameters:
  ///   - x: Its middle, in points from the left edge.
  ///   - width: The width of the screen in points; zero gives the middle.
  public init(x: Double, width: Double) {
    self.init(width > 0 ? 2 * x / width - 1 : 0)
  }

  /// The factors of the left and right channel; their squares add up to 1 at every place, so that sound
  /// is as loud wherever it is.
  public var gains: (left: Double, right: Double) {
    guard let position else { return (1, 1) }
    return (((1 - position) / 2).squareRoot(), ((1 + position) / 2).squareRoot())
  }
}
