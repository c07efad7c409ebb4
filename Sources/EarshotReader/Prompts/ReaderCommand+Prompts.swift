// What commands come to while the reader asks for something.

extension String {
  /// The text after what a command types: behind it, in its place, or without its last character.
  func typing(_ command: ReaderCommand) -> String {
    switch command {
    case .prompt(.type(let text)): (self + text).promptLine
    case .prompt(.deleteBackward): String(dropLast())
    case .text(.edit(.replace(let text))): text.promptLine
    default: self
    }
  }

  /// The text as one line that is not too long to be asked for.
  private var promptLine: String {
    String(map { $0.isNewline ? " " : $0 }.prefix(Chooser.filterLimit))
  }
}

extension ReaderCommand {
  /// Whether it changes the text that the reader asks for.
  var isTyping: Bool {
    switch self {
    case .prompt, .text(.edit(.replace)): true
    default: false
    }
  }

  /// Whether it is done as ever while the reader asks for something.
  var passesPrompts: Bool {
    switch self {
    case .say, .tell, .sound, .comeBack, .assign, .request, .tellUnassigned, .tellSystemFunction:
      true
    case .named(let name): name.passesPrompts
    default: false
    }
  }
}

extension ReaderCommand.Name {
  fileprivate var passesPrompts: Bool {
    switch self {
    case .enable, .disable, .pause, .silence, .toggleMute, .toggleScreenCurtain, .copySpeech,
      .repeatSpeech, .lift:
      true
    default: false
    }
  }
}
