import EarshotDocuments
import Foundation

/// The user's configuration file, which need not be there.
struct ConfigurationFile {
  /// Its path: of the file that is there, or else of the one that would be read.
  let path: String

  /// The most bytes that are read of it.
  private static let limit = 1 << 20

  /// The file of the user to whom an environment belongs: `earshot/config.yaml` or `config.json` in
  /// `XDG_CONFIG_HOME`, which is `~/.config` unless it is an absolute path (XDG Base Directory
  /// Specification 0.8).
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let folder = (named ?? home + "/.config") + "/earshot"
    let candidates = ["config.yaml", "config.json"].map { "\(folder)/\($0)" }
    path = candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
  }

  /// Whether it is there.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// What stands in it; everything is as the program comes when it is not there or says nothing.
  func read() throws(ConfigurationError) -> Configuration {
    guard exists else { return Configuration() }
    let root: DocumentNode
    do throws(DocumentError) {
      root = try SourceText(contentsOf: path, limit: Self.limit).node()
    } catch {
      if error.problem == .empty { return Configuration() }
      throw .file(error)
    }
    if root.isNull { return Configuration() }
    return try Configuration(
      reading: DocumentCursor(file: path, key: "configuration", node: root))
  }
}
