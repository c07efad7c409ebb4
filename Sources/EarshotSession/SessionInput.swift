public import EarshotModel
public import EarshotReader

/// Something that a person does, either by touching the app directly or through the reader.
///
/// All points are screen points.
public enum SessionInput {
  /// Touches the screen briefly.
  case tap(Point)
  /// Puts a finger down, and keeps it there until it is lifted.
  case touchDown(Point)
  /// Moves the finger that is down.
  case touchMove(Point)
  /// Lifts the finger that is down.
  case touchUp
  /// Types text; a line break is the return key.
  case typeText(String)
  /// Presses the key that deletes backward.
  case deleteBackward
  /// Does something to the app, under a name for the transcript.
  case work(name: String, () -> Void)
  /// Asks the reader for something.
  case command(ReaderCommand)

  /// Asks the reader for something that needs nothing but its name.
  public static func command(_ name: ReaderCommand.Name) -> SessionInput {
    .command(.named(name))
  }

  /// The name by which a transcript calls the input.
  var name: String {
    switch self {
    case .tap: "tap"
    case .touchDown: "touchDown"
    case .touchMove: "touchMove"
    case .touchUp: "touchUp"
    case .typeText: "typeText"
    case .deleteBackward: "deleteBackward"
    case .command(let command): command.name
    case .work(let name, _): name
    }
  }

  /// What a transcript says of the input; never what was typed, which may be a password.
  var text: String? {
    switch self {
    case .tap(let point), .touchDown(let point), .touchMove(let point): "\(point.x) \(point.y)"
    case .typeText(let text): text.count == 1 ? "1 character" : "\(text.count) characters"
    case .command(let command): command.detail
    case .touchUp, .deleteBackward, .work: nil
    }
  }
}
