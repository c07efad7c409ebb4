// What a terminal answers comes after a while, as what is typed does. Who leaves it before would have
// the shell take the answers for a command; so leaving waits for the last of them, which every terminal
// gives, or for as long as one far away may take.

import EarshotModel
import EarshotReader
import EarshotSession

/// What a terminal has told of itself.
struct TerminalAnswers {
  /// How long they are waited for.
  static let patience = Duration.seconds(1)

  /// Whether nothing more is to come.
  var areComplete = false
  /// Whether it knows kitty's keyboard protocol.
  var hasKeyboardFlags = false
}

extension ScreenHost {
  /// Whether nothing is taken any more but the answers of the terminal.
  var isLeaving: Bool { ending != nil || isStopping }

  /// Asks the terminal what it can do.
  func ask() {
    write(TerminalSequences.questions)
    Task { [events = core.events] in
      try? await Task.sleep(for: TerminalAnswers.patience)
      events.send(.answersOverdue)
    }
  }

  /// Gives the terminal and the sound device back and stops, as a shell's job; goes on when the shell
  /// says so.
  func stop() async {
    isStopping = false
    let host = core.host
    session.perform(.work(name: "suspend") { host.suspend() })
    await core.speech.leaveDevice()
    guard terminal.suspend() else { return }
    core.speech.takeDevice()
    if answers.hasKeyboardFlags { write(TerminalSequences.tellAllKeys) }
    writer.forget()
    session.perform(.work(name: "enterForeground") { host.enterForeground() })
    session.perform(.command(.speakItem))
    observe()
  }

  /// Writes a sequence.
  func write(_ sequence: String) {
    terminal.write(Array(sequence.utf8))
  }
}
