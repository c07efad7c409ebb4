import EarshotFiles
import EarshotReader

extension Script {
  /// Refuses settings of the rotor that are misspelt, before anything is played.
  ///
  /// - Parameter own: The names of all rotors that the app can have of its own.
  /// - Throws: A problem at the first step that names one.
  func requireRotors(among own: [String]) throws(FileError) {
    try requireRotors(of: steps, among: own)
  }

  private func requireRotors(of steps: [ScriptStep], among own: [String]) throws(FileError) {
    for step in steps {
      switch step.action {
      case .group(_, let list), .repeat(_, let list):
        try requireRotors(of: list.steps, among: own)
      case .rotor(let name): try require(RotorKind(name: name), of: step, among: own)
      case .find(let kind, _): try require(kind, of: step, among: own)
      default: break
      }
    }
  }

  private func require(
    _ kind: RotorKind, of step: ScriptStep, among own: [String]
  ) throws(FileError) {
    guard let problem = kind.problem(among: own) else { return }
    throw FileError(file: file, line: step.line, column: step.column, problem: problem)
  }
}

extension RotorKind {
  /// What is wrong with a setting that nothing is called, where something has a name much like it.
  ///
  /// A rotor of the app may come and go, so that any other name is no mistake.
  ///
  /// - Parameter own: The names of the app's own rotors.
  /// - Returns: The problem; `nil` for a setting that there is, or may be.
  func problem(among own: [String]) -> ValueProblem? {
    guard case .custom(let name) = self else { return nil }
    let names = Self.builtIn.map(\.name) + own
    guard !names.contains(name), NearestName.to(name, among: names) != nil else { return nil }
    return .unknownName(name.printable, kind: "rotor setting", known: names)
  }
}
