import EarshotFiles
import Glibc

nonisolated extension TerminalError: CustomStringConvertible {
  /// What is wrong and what was expected, as one line.
  public var description: String {
    switch self {
    case .notATerminal: "this is no terminal; expected one for input and output"
    case .inUse: "the terminal is in use by this program already; expected one host at a time"
    case .noRoom(let missing): missing
    case .notStarted(let program, let code):
      "\(PlainLine.text(program)) cannot be run: \(SystemError.text(of: code)); expected a program on PATH, or its path"
    case .refused(let code):
      "the terminal cannot be used: \(SystemError.text(of: code)); expected one that can be drawn on"
    }
  }
}
