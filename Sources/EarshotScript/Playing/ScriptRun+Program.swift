import EarshotFiles
import EarshotReader
import EarshotSession

extension ScriptRun {
  /// Types for a program; what it is stands in no transcript, since it may be a secret.
  ///
  /// - Returns: Whether the script is played on a program.
  /// - Throws: What was expected, where the program does not get it.
  func give(_ input: PlayedProgram.Input, at step: ScriptStep) throws(FileError) -> Bool {
    guard let program = subject.program else { return false }
    var expectation: String?
    session.perform(.work(name: input.name) { expectation = program.take(input) })
    guard let expectation else { return true }
    throw FileError(
      file: script.file, line: step.line, column: step.column,
      problem: ScriptProblem.keyNotTaken(expectation: expectation))
  }
}

extension PlayedProgram.Input {
  /// What transcripts call it: nothing of what types.
  fileprivate var name: String {
    switch self {
    case .press(let press) where press.text == nil: "press \(KeyChord(press).name)"
    case .press: "press a key"
    case .type: "type"
    case .deleteBackward: "deleteBackward"
    }
  }
}
