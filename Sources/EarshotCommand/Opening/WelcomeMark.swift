import Foundation

/// The mark that the introduction was heard: an empty file in the user's state folder (XDG Base
/// Directory Specification 0.8).
struct WelcomeMark {
  private let file: URL

  /// The mark of the user to whom an environment belongs.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    file = URL(fileURLWithPath: (named ?? home + "/.local/state") + "/earshot/welcomed")
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
