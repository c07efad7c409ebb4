import EarshotModel
import EarshotReader

/// Something that is tried on a screen, as the steps it takes from the stop that it is tried on.
nonisolated enum WalkAct: Hashable {
  /// Does what a double tap does.
  case activate
  /// Makes the value larger.
  case increment
  /// Makes the value smaller.
  case decrement
  /// Makes the value larger, and smaller again.
  case upAndDown
  /// Makes the value smaller, and larger again.
  case downAndUp
  /// Makes the value larger a few times, and smaller again as often.
  case farUpAndDown
  /// Makes the value larger so many times.
  case upTo(Int)
  /// Makes the value smaller so many times.
  case downTo(Int)
  /// Performs one of the element's own actions, counted from 0.
  case customAction(Int, name: String)
  /// Steps through a setting of the rotor that the app offers, to and fro.
  case customRotor(RotorKind)
  /// Begins to type into a field, and types.
  case type
  /// Goes back or closes.
  case escape
  /// Does what is done most often.
  case magicTap
  /// Scrolls by three fingers.
  case scroll(AccessibilityScrollDirection)
  /// Does nothing for a while.
  case rest
  /// Leaves the stop, comes back and listens; from the first stop one leaves it forward.
  case comeAgain(isFirst: Bool)
  /// Goes to the home screen and comes back.
  case leave
  /// Changes something around the app.
  case surroundings(WalkSurroundings)
  /// Turns the device across and back.
  case turnAndBack
  /// Does what a double tap does, waits, and does it again.
  case activateAgain
  /// Ends the app and launches it anew.
  case restart

  /// How many steps are far, for what is turned there and back.
  static let far = 4
  /// How long a listener waits to hear what comes of it, in seconds.
  static let patience = 3.0
  /// How long a listener waits at most where something goes on, in seconds.
  static let longest = 10.0
  /// How long a listener stays at most for what the app has put off, in seconds.
  static let latest = 75.0
  /// How long one waits who does nothing, in seconds.
  static let idleness = 20.0

  /// The steps, without the waiting that follows.
  var steps: [WalkStep] {
    switch self {
    case .activate: [.command(.activate)]
    case .increment: [.command(.increment)]
    case .decrement: [.command(.decrement)]
    case .upAndDown: [.command(.increment), .command(.decrement)]
    case .downAndUp: [.command(.decrement), .command(.increment)]
    case .farUpAndDown:
      Array(repeating: .command(.increment), count: Self.far)
        + Array(repeating: .command(.decrement), count: Self.far)
    case .upTo(let count): Array(repeating: .command(.increment), count: count)
    case .downTo(let count): Array(repeating: .command(.decrement), count: count)
    case .customAction(let index, _):
      [.rotor(.actions)] + Array(repeating: .command(.rotorNext), count: index + 1)
        + [.command(.activate)]
    case .customRotor(let rotor):
      [.rotor(rotor), .command(.rotorNext), .command(.rotorPrevious)]
    case .type: [.command(.activate), .type("a")]
    case .escape: [.command(.escape)]
    case .magicTap: [.command(.magicTap)]
    case .scroll(let direction): [.scroll(direction)]
    case .rest: []
    case .comeAgain(let isFirst):
      isFirst
        ? [.command(.moveForward), .command(.moveBackward)]
        : [.command(.moveBackward), .command(.moveForward)]
    case .leave: [.leave(true), .leave(false)]
    case .surroundings(let change): [.surroundings(change)]
    case .turnAndBack: [.surroundings(.landscape), .surroundings(.portrait)]
    case .activateAgain: [.command(.activate), .wait(2 * Self.patience), .command(.activate)]
    case .restart: [.end(true), .end(false)]
    }
  }

  /// How long is waited for what comes of it, in seconds.
  var waiting: Double {
    switch self {
    case .rest: Self.idleness
    case .comeAgain: 2 * Self.patience
    default: Self.patience
    }
  }

  /// Whether it is done to the element under the cursor, and not to the screen.
  var isOfElement: Bool {
    switch self {
    case .activate, .increment, .decrement, .upAndDown, .downAndUp, .farUpAndDown, .upTo, .downTo,
      .customAction, .customRotor, .type, .activateAgain:
      true
    case .escape, .magicTap, .scroll, .rest, .comeAgain, .leave, .surroundings, .turnAndBack,
      .restart:
      false
    }
  }

  /// Whether it is one of the element's own actions.
  var isCustom: Bool { if case .customAction = self { true } else { false } }

  /// Whether what the app puts off because of it belongs to it.
  var setsThingsGoing: Bool {
    switch self {
    case .escape, .magicTap, .leave: true
    default: isOfElement
    }
  }

  /// Whether something is used that may do anything at all.
  var isUse: Bool {
    switch self {
    case .activate, .activateAgain, .customAction: true
    default: false
    }
  }

  /// Whether it leads to states that are tried in their turn: not where the app was launched anew, nor where
  /// something is changed around it, which is looked at and left; and not where one only listens.
  var leadsOn: Bool {
    switch self {
    case .comeAgain, .restart, .surroundings, .turnAndBack, .activateAgain: false
    default: true
    }
  }
}
