public import EarshotFiles

/// What can be wrong with a well-formed script.
public enum ScriptProblem: FileProblem {
  /// A name that nothing in the app has, as the app is at this step.
  case noSuchElement(String)
  /// A file that the script opens and that is out of reach; holds its path and the reason.
  case unreadableReference(path: String, reason: String)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .noSuchElement(let name): "nothing in the app is called '\(name)' now"
    case .unreadableReference(let path, let reason): "'\(path)' cannot be opened: \(reason)"
    }
  }

  /// What was expected.
  public var expectation: String? {
    switch self {
    case .noSuchElement: "expected the id or the label of something on a screen that is there"
    case .unreadableReference: "expected a path from the folder of this file"
    }
  }
}

extension FileKind {
  /// A script.
  package static let script = FileKind("a script: a .yaml or .json file with 'open' and 'steps'")
}
