import EarshotFiles
import EarshotMirror

extension DocumentProblem {
  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .unrecognized([]): "this is no storyboard, xib or screen document"
    case .unrecognized(let tried):
      "this is no storyboard, xib or screen document, and in none of these formats: "
        + tried.map(\.rawValue).joined(separator: ", ")
    case .duplicateIdentifier(let identifier, let line):
      "the identifier '\(identifier)' is used twice, first on line \(line)"
    case .noSuchScreen(let name, _): "no screen is called '\(name)'"
    case .noSuchDevice(let name, _): "no device is called '\(name)'"
    case .outdated: "this is a document of Xcode 4 or older"
    }
  }

  /// What was expected.
  public var expectation: String? {
    switch self {
    case .unrecognized: nil
    case .duplicateIdentifier: "expected every identifier once"
    case .noSuchScreen(_, []): "the file has no screens"
    case .noSuchScreen(let name, let known), .noSuchDevice(let name, let known):
      NearestName.advice(about: name, among: known)
    case .outdated: "open it in Xcode 5 or later and save it again"
    }
  }
}
