/// The name of a ``ReaderCommand``, as scripts spell it and keys are bound to it.
public enum ReaderCommandName: String, Hashable, Sendable, CaseIterable {
  case enable, disable
  case moveForward, moveBackward, moveIn, moveOut, first, last
  case activate, escape, magicTap, scroll, increment, decrement
  case rotorNext, rotorPrevious, rotor, nextRotor, previousRotor
  case readAll, readFromTop, pause, speakItem
  case touch, lift, focus

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
