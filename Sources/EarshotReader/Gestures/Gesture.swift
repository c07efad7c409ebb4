/// What fingers do on a touch screen, as a listener means it for VoiceOver.
///
/// A gesture is a word of its own, whatever makes it: a touch screen, a step of a script, a test. What it
/// asks for stands in the ``CommandTable``, where a listener can change it.
nonisolated public enum Gesture: Hashable, Sendable {
  /// Fingers touch the screen briefly, 1 to 4 times in a row.
  case tap(fingers: Int, count: Int)
  /// Fingers touch the screen and stay.
  case tapAndHold(fingers: Int)
  /// Fingers flick across the screen.
  case swipe(Direction, fingers: Int)
  /// Two fingers turn as on a dial.
  case rotate(isClockwise: Bool)
  /// Two fingers go quickly back and forth, as if they wrote a Z.
  case scrub
  /// One finger stays on an item while another taps.
  case splitTap
  /// One finger taps twice and stays the second time: what it does from then on goes to the app.
  case doubleTapAndHold
  /// Three fingers tap twice, stay the second time, and flick.
  case doubleTapHoldAndFlick(Direction)
  /// A tap on the back of the device, twice or three times.
  case backTap(count: Int)

  /// Where a finger flicks.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Against the reading direction of English.
    case left
    /// In the reading direction of English.
    case right
    /// To the top.
    case up
    /// To the bottom.
    case down
  }

  /// Every gesture that VoiceOver knows, in the order of its settings (What VoiceOver does, "Gestures").
  public static let all: [Gesture] =
    (1...4).flatMap { fingers in (1...4).map { Gesture.tap(fingers: fingers, count: $0) } }
    + (1...4).flatMap { fingers in Direction.allCases.map { Gesture.swipe($0, fingers: fingers) } }
    + [
      .rotate(isClockwise: false), .rotate(isClockwise: true), .scrub, .splitTap, .doubleTapAndHold,
      .tapAndHold(fingers: 2), .doubleTapHoldAndFlick(.left), .doubleTapHoldAndFlick(.right),
      .backTap(count: 2), .backTap(count: 3),
    ]
}
