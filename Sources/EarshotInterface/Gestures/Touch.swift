public import EarshotModel

/// A finger on the screen, from the moment it comes down until it is lifted (`UITouch`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class Touch {
  /// What the finger is doing (`UITouch.Phase`).
  public enum Phase: String, Sendable, CaseIterable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It rests where it was.
    case stationary
    /// It was lifted.
    case ended
    /// The system has taken the touch away.
    case cancelled
  }

  /// What the finger is doing.
  public internal(set) var phase = Phase.began
  /// When the phase began, in seconds since the application was made.
  public internal(set) var timestamp: Double
  /// How many times in a row a finger came down here.
  public internal(set) var tapCount: Int
  /// The window the finger came down in.
  public private(set) weak var window: Window?
  /// The view the finger came down on; it stays the same wherever the finger goes.
  public private(set) weak var view: View?
  /// The gestures that hear of the touch.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// Where the finger is, in screen points.
  var screenLocation: Point
  /// Where the finger was before the last move, in screen points.
  var previousScreenLocation: Point
  /// Where the finger came down, in screen points.
  let firstScreenLocation: Point
  /// Whether views hear nothing of the touch, because a gesture took it over.
  var isTakenFromViews = false
  /// The phases that the view is to hear of when the gestures that hold them back have failed.
  var heldBack: [Phase] = []
  /// Whether the view has heard of the touch.
  var hasReachedView = false
  /// Whether the present phase went up the whole responder chain without being taken.
  package var wasPassedToTheEnd = false
  /// The last responder that received the present phase, which goes up the responder chain until a
  /// responder does not pass it on.
  weak var listener: Responder?
  /// Whether a gesture or a responder took the touch.
  private(set) var wasClaimed = false
  /// Who did; weak, because the last touch is remembered for longer than what it was on.
  private(set) weak var taker: Responder?

  init(at point: Point, in window: Window, on view: View, tapCount: Int, timestamp: Double) {
    self.window = window
    self.view = view
    self.tapCount = tapCount
    self.timestamp = timestamp
    screenLocation = point
    previousScreenLocation = point
    firstScreenLocation = point
  }

  /// Notes that a responder kept the touch; who was first stays.
  func claim(by responder: Responder) {
    if !wasClaimed { takeOver(by: responder) }
  }

  /// Notes that a gesture of a view has taken the touch, from the responder that had it.
  func takeOver(by responder: Responder?) {
    (wasClaimed, taker) = (true, responder)
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Where the finger is, in the coordinates of `view`, or in screen points for `nil`.
  public func location(in view: View?) -> Point {
    view?.convert(screenLocation, from: nil) ?? screenLocation
  }

  /// Where the finger was before the last move, in the coordinates of `view`, or in screen points
  /// for `nil`.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousScreenLocation, from: nil) ?? previousScreenLocation
  }
}

extension Touch: Hashable {
  /// Two touches are equal when they are the same finger coming down once.
  nonisolated public static func == (first: Touch, second: Touch) -> Bool { first === second }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
