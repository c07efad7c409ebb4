import FoundationEssentials

/// The mark that the introduction was heard: an empty file in the user's state folder.
struct WelcomeMark {
  private let file: URL

  /// The mark of the user to whom an environment belongs.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    file = URL(fileURLWithPath: "\(UserFolder.state.path(in: environment))/welcomed")
  }

  /// Whether it is there.
  var isSet: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Sets it; where it cannot be set the introduction is heard again, which is no error.
  func set() {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
  }
}
