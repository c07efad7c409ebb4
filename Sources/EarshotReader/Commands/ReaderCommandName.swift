/// The name of a ``ReaderCommand``, as scripts spell it and keys are bound to it.
public enum ReaderCommandName: String, Hashable, Sendable, CaseIterable {
  /// The name of ``ReaderCommand/enable``.
  case enable
  /// The name of ``ReaderCommand/disable``.
  case disable
  /// The name of ``ReaderCommand/moveForward``.
  case moveForward
  /// The name of ``ReaderCommand/moveBackward``.
  case moveBackward
  /// The name of ``ReaderCommand/moveIn``.
  case moveIn
  /// The name of ``ReaderCommand/moveOut``.
  case moveOut
  /// The name of ``ReaderCommand/first``.
  case first
  /// The name of ``ReaderCommand/last``.
  case last
  /// The name of ``ReaderCommand/activate``.
  case activate
  /// The name of ``ReaderCommand/escape``.
  case escape
  /// The name of ``ReaderCommand/magicTap``.
  case magicTap
  /// The name of ``ReaderCommand/scroll(_:)``.
  case scroll
  /// The name of ``ReaderCommand/increment``.
  case increment
  /// The name of ``ReaderCommand/decrement``.
  case decrement
  /// The name of ``ReaderCommand/rotorNext``.
  case rotorNext
  /// The name of ``ReaderCommand/rotorPrevious``.
  case rotorPrevious
  /// The name of ``ReaderCommand/rotor(_:)``.
  case rotor
  /// The name of ``ReaderCommand/nextRotor``.
  case nextRotor
  /// The name of ``ReaderCommand/previousRotor``.
  case previousRotor
  /// The name of ``ReaderCommand/readAll``.
  case readAll
  /// The name of ``ReaderCommand/readFromTop``.
  case readFromTop
  /// The name of ``ReaderCommand/pause``.
  case pause
  /// The name of ``ReaderCommand/speakItem``.
  case speakItem
  /// The name of ``ReaderCommand/touch(at:)``.
  case touch
  /// The name of ``ReaderCommand/lift``.
  case lift
  /// The name of ``ReaderCommand/focus(on:)``.
  case focus

  /// What has to go with the name to make a command.
  public enum Argument: Hashable, Sendable {
    /// Nothing: ``ReaderCommandName/command`` is the whole command.
    case none
    /// A direction of `AccessibilityScrollDirection`.
    case direction
    /// A ``RotorKind``.
    case rotor
    /// A point, in screen points.
    case point
    /// An element.
    case element
  }

  /// What has to go with the name.
  public var argument: Argument {
    switch self {
    case .scroll: .direction
    case .rotor: .rotor
    case .touch: .point
    case .focus: .element
    default: .none
    }
  }

  /// The command, when nothing has to go with its name.
  public var command: ReaderCommand? {
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
    case .increment: .increment
    case .decrement: .decrement
    case .rotorNext: .rotorNext
    case .rotorPrevious: .rotorPrevious
    case .nextRotor: .nextRotor
    case .previousRotor: .previousRotor
    case .readAll: .readAll
    case .readFromTop: .readFromTop
    case .pause: .pause
    case .speakItem: .speakItem
    case .lift: .lift
    case .scroll, .rotor, .touch, .focus: nil
    }
  }
}
