import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What a person did, as it stands in a script.
enum RecordedStep {
  /// The program has done it, and not a person.
  case none
  /// The reader was turned on, which every script begins with.
  case start
  /// A step, as it is written behind its dash.
  case step(String)
  /// Text was typed; by keys, one input for each character.
  case typed(String)
  /// So many characters were deleted.
  case deleted(Int)
  /// No step says it; holds what was done, in words.
  case unknown(String)

  /// What an input comes to in an app.
  init(_ input: SessionInput, in application: Application) {
    switch input {
    case .command(let command): self.init(command, in: application)
    case .typeText(let text): self = .typed(text)
    case .deleteBackward: self = .deleted(1)
    case .tap(let point): self = .step("tap: \(point.scriptText)")
    case .touchDown, .touchMove: self = .unknown("a finger on the screen, past the reader")
    case .touchUp, .work: self = .none
    }
  }

  private init(_ command: ReaderCommand, in application: Application) {
    switch command {
    case .named(.enable): self = .start
    case .named(let name): self = .step(name.rawValue)
    case .scroll(let direction): self = .step("scroll: \(direction.rawValue)")
    case .rotor(let kind): self = .word("rotor", kind.name)
    case .change(let setting, let steps):
      self = .step("change: { \(setting.rawValue): \(steps) }")
    case .touch(let point): self = .step("touch: \(point.scriptText)")
    case .focus(let element):
      self =
        application.name(of: element).map { .word("focus", $0) }
        ?? .step("touch: \(element.accessibilityActivationPoint.scriptText)")
    case .find(let kind, let isForward): self = .word(isForward ? "next" : "previous", kind.name)
    case .search(let text): self = .word("find", text)
    case .gesture(let gesture), .tellUnassigned(let gesture), .practise(.gesture(let gesture)):
      self = .word("gesture", gesture.name)
    case .press(let press), .practise(.press(let press)):
      self = .word("press", KeyChord(press).name)
    case .prompt(.type(let text)): self = .typed(text)
    case .prompt(.deleteBackward): self = .deleted(1)
    case .text(let command): self.init(command)
    case .assign, .tellSystemFunction, .practise(.command), .adopt:
      self = .unknown(command.name)
    case .open, .request, .tell, .say, .sound, .comeBack, .changeHost: self = .none
    }
  }

  private init(_ command: TextCommand) {
    switch command {
    case .insert(let text), .paste(let text): self = .typed(text)
    case .delete(.character, isForward: false): self = .deleted(1)
    case .edit(.replace(let text)): self = .word("replace", text)
    case .edit(let edit): self = .step(ReaderCommand.text(.edit(edit)).name)
    default:
      let chord = CommandTable.typing.first { $0.command == command }?.chords.first
      self = chord.map { .word("press", $0.name) } ?? .unknown(ReaderCommand.text(command).name)
    }
  }

  private static func word(_ word: String, _ text: String) -> RecordedStep {
    .step("\(word): \(ScalarText.text(text))")
  }
}

extension Point {
  /// The point as a script writes it.
  fileprivate var scriptText: String {
    OutputValue([Double(x), Double(y)]).json(isPretty: false)
  }
}

extension Application {
  /// A name by which a script finds an element; `nil` where none leads to it.
  func name(of element: Responder) -> String? {
    [element.transcriptName, element.accessibilityLabel].lazy.compactMap(\.self).first {
      self.element(named: $0) === element
    }
  }
}
