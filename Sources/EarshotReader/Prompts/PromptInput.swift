/// What is typed where the reader itself asks for a text.
nonisolated public enum PromptInput: Hashable, Sendable {
  /// Adds to the text.
  case type(String)
  /// Takes the last character away.
  case deleteBackward
}

/// What a listener tries in help: a gesture or a key says what it does.
nonisolated public enum PractisedInput: Hashable, Sendable {
  /// A gesture.
  case gesture(Gesture)
  /// A press of a key.
  case press(KeyPress)
  /// A command that was asked for by its name.
  case command(String)

  /// The input in words.
  var name: String {
    switch self {
    case .gesture(let gesture): gesture.name
    case .press(let press): KeyChord(press).name
    case .command(let name): name
    }
  }
}
