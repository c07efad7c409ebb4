package import EarshotMirror

/// A program that runs in a terminal of its own, as its host needs it: a source of a mirror that takes keys.
///
/// Whatever is asked of it is done on threads of its own; nothing here waits for the program.
package protocol RunningProgram: MirrorSource {
  /// What the program has set of its terminal and not taken back.
  var modes: TerminalModes { get }

  /// Shows what is being said, where there is a row for it.
  func show(caption: String)

  /// Has a row below its screen show what is being said from now on, or not.
  func showCaptions(_ isOn: Bool)

  /// Sends bytes to the program.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - keys: The keys that they, and bytes before them, are known to be; asked once, as a rule when the bytes are
  ///     there already.
  func send(_ bytes: [UInt8], keys: () -> [ProgramKey])

  /// Gives its terminal another size.
  func resize(rows: Int, columns: Int)

  /// Has it draw its screen again, because what the terminal shows is not known.
  func redraw()

  /// Takes note of whether speech is still busy with what was said before.
  func noteSpeech(isBehind: Bool)

  /// Has it be read by another profile from now on.
  func read(by profile: ProgramProfile)

  /// Lets it write to the clipboard, and lets its annotations go on to the terminal, from now on, or not.
  func allow(clipboard: Bool, annotations: Bool)

  /// Puts text of the program that is not on its screen before the reader, in a frame of its own.
  func review(_ text: ReviewedText)

  /// Has it go on after it was stopped.
  func goOn()

  /// Asks it to end by a signal.
  func end(by signal: Int32)
}

/// Text of a program that is not on its screen.
package enum ReviewedText: Hashable, Sendable {
  /// What has left the screen at its top, and what stands on it.
  case history
  /// What the last command of a shell has said.
  case commandOutput
}

/// How a program ended.
public enum ProgramEnding: Hashable, Sendable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal of this number.
  case signalled(Int32)

  /// The status by which a shell tells it: that of the program, or 128 and the number of the signal.
  public var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let number): 128 + number
    }
  }
}
