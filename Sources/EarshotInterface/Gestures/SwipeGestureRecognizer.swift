import EarshotModel

/// A quick stroke in one direction (`UISwipeGestureRecognizer`).
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The ways in which a finger can move.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Towards the right.
    public static let right = Direction(rawValue: 1)
    /// Towards the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The ways that count.
  public final var direction: Direction = .right
  /// How many fingers it takes.
  public final var numberOfTouchesRequired = 1

  private var start: (place: Point, time: Double)?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if self.touches.count > numberOfTouchesRequired { state = .failed }
    start = (screenLocation, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, let start else { return }
    guard event.timestamp - start.time <= GestureLimits.durationOfSwipe else {
      state = .failed
      return
    }
    let way = screenLocation.difference(from: start.place)
    guard max(abs(way.x), abs(way.y)) >= GestureLimits.lengthOfSwipe else { return }
    let isRight = self.touches.count == numberOfTouchesRequired
    state = isRight && !direction.isDisjoint(with: Self.directions(of: way)) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    start = nil
  }

  /// The one direction that a way has; none when it is too far from straight.
  private static func directions(of way: Point) -> Direction {
    let limit = GestureLimits.strayOfSwipe
    if abs(way.y) <= abs(way.x) * limit { return way.x > 0 ? .right : .left }
    if abs(way.x) <= abs(way.y) * limit { return way.y > 0 ? .down : .up }
    return []
  }
}
