import EarshotFiles
public import EarshotModel
public import EarshotReader

/// One thing that a listener does on a walk, or waits for: what a script writes as one step.
nonisolated public enum WalkStep: Hashable, Sendable {
  /// Asks the reader for something that needs nothing but its name.
  case command(ReaderCommand.Name)
  /// Scrolls by three fingers.
  case scroll(AccessibilityScrollDirection)
  /// Turns the rotor to a setting.
  case rotor(RotorKind)
  /// Types into the field that is edited.
  case type(String)
  /// Lets time pass, in seconds.
  case wait(Double)
  /// Goes to the home screen, or comes back from it.
  case leave(Bool)
  /// Changes something around the app.
  case surroundings(WalkSurroundings)
  /// Ends the app, which keeps its state, or launches it anew, which takes the state back.
  case end(Bool)

  /// The step as a script writes it behind its dash.
  public var script: String {
    switch self {
    case .command(let name): name.rawValue
    case .scroll(let direction): "scroll: \(direction.rawValue)"
    case .rotor(let kind): "rotor: \(ScalarText.text(kind.name))"
    case .type(let text): "type: \(ScalarText.text(text))"
    case .wait(let seconds): "wait: \(OutputValue.number(seconds).json(isPretty: false))"
    case .leave(let isAway): "application: \(isAway ? "background" : "active")"
    case .surroundings(let change): change.script
    case .end(let isEnded): isEnded ? "leave" : "comeBack"
    }
  }

  /// Whether a listener does it, and does not only wait.
  var isGesture: Bool {
    if case .wait = self { false } else { true }
  }
}
