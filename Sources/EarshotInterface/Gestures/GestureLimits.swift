/// The measures by which gestures are told apart.
///
/// Apple publishes them only where a property exists for them; Decisions, "Measures of gestures",
/// says why these.
enum GestureLimits {
  /// How far a finger may stray during a tap, in points.
  static let movementOfTap = 10.0
  /// The longest pause between two taps, in seconds.
  static let pauseBetweenTaps = 0.35
  /// How far a finger must move before a pan begins, in points.
  static let startOfPan = 5.0
  /// How far two fingers must turn before a rotation begins, in radians.
  static let startOfRotation = 0.05
  /// The shortest swipe, in points.
  static let lengthOfSwipe = 50.0
  /// How far a swipe may stray sideways, as a share of its length.
  static let strayOfSwipe = 0.5
  /// The longest time a swipe may take, in seconds.
  static let durationOfSwipe = 0.5
  /// How near to the edge of the screen a drag from the edge begins, in points.
  static let widthOfEdge = 20.0
}
