/// A gesture that a view knows (`UIGestureRecognizer`).
open class GestureRecognizer {
  /// The view that knows the gesture.
  public internal(set) weak var view: View?
  /// Whether the gesture is recognised at present.
  public var isEnabled = true
  /// What the gesture is called in a file or a log.
  public var name: String?
  /// Whether touches stop reaching the view once the gesture is recognised.
  public var cancelsTouchesInView = true

  /// Creates a gesture that no view knows yet.
  public init() {}
}

/// Taps with one or more fingers (`UITapGestureRecognizer`).
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes.
  public var numberOfTapsRequired = 1
  /// How many fingers it takes.
  public var numberOfTouchesRequired = 1
}

/// A finger that stays down (`UILongPressGestureRecognizer`).
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How many taps come before.
  public var numberOfTapsRequired = 0
  /// How many fingers it takes.
  public var numberOfTouchesRequired = 1
  /// How long the finger stays down, in seconds.
  public var minimumPressDuration = 0.5
  /// How far the finger may stray, in points.
  public var allowableMovement = 10.0
}

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
  public var direction: Direction = .right
  /// How many fingers it takes.
  public var numberOfTouchesRequired = 1
}

/// A finger that drags (`UIPanGestureRecognizer`).
open class PanGestureRecognizer: GestureRecognizer {
  /// The fewest fingers it takes.
  public var minimumNumberOfTouches = 1
  /// The most fingers it takes.
  public var maximumNumberOfTouches = Int.max
}

/// A drag that comes in from an edge of the screen (`UIScreenEdgePanGestureRecognizer`).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which it may come.
  public var edges: RectEdge = []
}

/// Two fingers that part or meet (`UIPinchGestureRecognizer`).
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers, compared with the beginning.
  public var scale = 1.0
}

/// Two fingers that turn (`UIRotationGestureRecognizer`).
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle turned since the beginning, in radians.
  public var rotation = 0.0
}
