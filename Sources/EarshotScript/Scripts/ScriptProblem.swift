public import EarshotFiles

/// What can be wrong with a well-formed script.
public enum ScriptProblem: FileProblem {
  /// A name that nothing in the app has, as the app is at this step; holds the name that is most like it.
  case noSuchElement(String, suggestion: String?)
  /// A file that the script opens and that is out of reach; holds its path and the reason.
  case unreadableReference(path: String, reason: String)
  /// A program that may not be run; holds its name and the way to allow it.
  case programNotAllowed(String, advice: String)
  /// A program that cannot be started; holds why.
  case programNotStarted(String)
  /// What is typed cannot be taken by the program; holds what was expected.
  case keyNotTaken(expectation: String)
  /// A script on a program where none is played; holds why.
  case programNotPlayed(String)
  /// Steps that run themselves; holds their name.
  case endlessRun(String)
  /// Steps that stand deeper inside each other than the limit, through those that are run as well.
  case stepsTooDeep(limit: Int)
  /// More steps than the limit, with those that are repeated or run counted each time.
  case tooManySteps(limit: Int)
  /// More that is wrong than is told of one script.
  case furtherMistakes(limit: Int)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .noSuchElement(let name, _): "nothing in the app is called '\(name)' now"
    case .unreadableReference(let path, let reason): "'\(path)' cannot be opened: \(reason)"
    case .programNotAllowed(let name, _): "'\(name)' is not run: a script may run anything"
    case .programNotStarted(let reason): reason
    case .keyNotTaken: "the program does not get this"
    case .programNotPlayed(let reason): reason
    case .endlessRun(let name): "'\(name)' would run itself again and again"
    case .stepsTooDeep(let limit): "steps stand more than \(limit) deep inside each other"
    case .tooManySteps(let limit): "there are more than \(limit) steps to carry out"
    case .furtherMistakes(let limit): "there are more than \(limit) mistakes"
    }
  }

  /// What was expected.
  public var expectation: String? {
    switch self {
    case .noSuchElement(_, let name?): "did you mean '\(name)'?"
    case .noSuchElement: "expected the id or the label of something on a screen that is there"
    case .unreadableReference: "expected a path from the folder of this file"
    case .programNotAllowed(_, let advice): advice
    case .programNotStarted: "expected a program that is on PATH"
    case .keyNotTaken(let expectation): expectation
    case .programNotPlayed: nil
    case .endlessRun: "expected steps that come to an end"
    case .stepsTooDeep(let limit): "expected at most \(limit) levels"
    case .tooManySteps: "repeat fewer of them, or split the script"
    case .furtherMistakes: "correct those before first"
    }
  }
}

extension FileKind {
  /// A script.
  package static let script = FileKind("a script: a .yaml or .json file with 'open' and 'steps'")
}
