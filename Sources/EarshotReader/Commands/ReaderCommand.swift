public import EarshotModel

/// What a person can ask a screen reader for; ``ReaderCommandName`` has a name for each.
public enum ReaderCommand {
  /// Turns the reader on.
  case enable
  /// Turns the reader off.
  case disable
  /// Goes to the next element.
  case moveForward
  /// Goes to the previous element.
  case moveBackward
  /// Goes into the group that the cursor stands on.
  case moveIn
  /// Goes to the group around the cursor.
  case moveOut
  /// Goes to the first element of the screen.
  case first
  /// Goes to the last element of the screen.
  case last
  /// Activates the element under the cursor, as a double tap does.
  case activate
  /// Closes whatever is in front, or goes back, as the scrub does (guide row G28).
  case escape
  /// Performs the most important action of the screen, as a magic tap does (guide row G29).
  case magicTap
  /// Scrolls by a page (guide row G30).
  case scroll(AccessibilityScrollDirection)
  /// Makes the value of the element larger (guide row G31).
  case increment
  /// Makes the value of the element smaller (guide row G31).
  case decrement
  /// Goes to the next item of the chosen rotor.
  case rotorNext
  /// Goes to the previous item of the chosen rotor.
  case rotorPrevious
  /// Chooses a rotor.
  case rotor(RotorKind)
  /// Chooses the next rotor that has something to offer.
  case nextRotor
  /// Chooses the previous rotor that has something to offer.
  case previousRotor
  /// Reads everything from the cursor on.
  case readAll
  /// Reads everything from the top of the screen.
  case readFromTop
  /// Pauses speech, or lets paused speech go on.
  case pause
  /// Speaks the element under the cursor again.
  case speakItem
  /// Puts a finger down at a point of the screen, or slides it there: touch to explore.
  case touch(at: Point)
  /// Lifts the finger.
  case lift
  /// Puts the cursor on an element, as a touch would.
  case focus(on: Responder)

  /// The name of the command, whatever goes with it.
  public var name: ReaderCommandName {
    switch self {
    case .enable: .enable
    case .disable: .disable
    case .moveForward: .moveForward
    case .moveBackward: .moveBackward
    case .moveIn: .moveIn
    case .moveOut: .moveOut
    case .first: .first
    case .last: .last
    case .activate: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .scroll: .scroll
    case .increment: .increment
    case .decrement: .decrement
    case .rotorNext: .rotorNext
    case .rotorPrevious: .rotorPrevious
    case .rotor: .rotor
    case .nextRotor: .nextRotor
    case .previousRotor: .previousRotor
    case .readAll: .readAll
    case .readFromTop: .readFromTop
    case .pause: .pause
    case .speakItem: .speakItem
    case .touch: .touch
    case .lift: .lift
    case .focus: .focus
    }
  }
}
