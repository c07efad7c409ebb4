import EarshotFiles
import FoundationEssentials

/// The mark that the introduction was heard: an empty file in the user's state folder.
struct WelcomeMark {
  private let environment: [String: String]

  /// The mark of the user to whom an environment belongs.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Whether it is there.
  var isSet: Bool { FileOrigin.isThere(path) }

  /// Sets it; where it cannot be set the introduction is heard again, which is no error.
  func set() {
    guard UserFolder.state.make(in: environment) == nil else { return }
    try? WholeFile.write([], to: path)
  }

  private var path: String { "\(UserFolder.state.path(in: environment))/welcomed" }
}
