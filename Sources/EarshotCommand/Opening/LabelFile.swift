import EarshotFiles
import FoundationEssentials
import Glibc

extension FileKind {
  /// The names that a listener gave to items.
  static let labels = FileKind("the file of names that `earshot open` keeps")
}

/// The names that a listener gave to items of apps, kept in the user's state folder by the file of each app.
struct LabelFile {
  private let environment: [String: String]
  /// The file of the app, from the root of the system.
  private let app: String

  /// The most bytes that are read of it.
  private static let limit = 1 << 22

  /// The names that belong to the file of an app.
  init(of app: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    self.app = URL(fileURLWithPath: app).standardizedFileURL.path
  }

  private var path: String { "\(UserFolder.state.path(in: environment))/labels.json" }

  /// The names for this app, each by the identity of its item.
  ///
  /// - Throws: Why the file cannot be read.
  func labels() throws(FileError) -> [String: String] { try all()[app] ?? [:] }

  /// Keeps the names for this app in place of those that were there.
  ///
  /// - Returns: Why they cannot be kept, in words for people; `nil` when they are.
  func keep(_ labels: [String: String]) -> String? {
    do {
      var all = try all()
      all[app] = labels.isEmpty ? nil : labels
      if let code = UserFolder.state.make(in: environment) {
        return "\(path): \(SystemError.text(of: code))"
      }
      let text = OutputValue.mapping(
        all.sorted { $0.key < $1.key }.map { file, names in
          let members = names.sorted { $0.key < $1.key }
          return (file, .mapping(members.map { ($0.key, .text($0.value)) }))
        }
      ).json(isPretty: true)
      try WholeFile.write(Array((text + "\n").utf8), to: path)
      return nil
    } catch let failure as WholeFile.Failure {
      return "\(path): \(failure.reason)"
    } catch {
      return "\(error)"
    }
  }

  private func all() throws(FileError) -> [String: [String: String]] {
    guard FileOrigin.isThere(path) else { return [:] }
    let source = try SourceText(
      contentsOf: path, as: .labels, from: .met(), limit: Self.limit)
    let root = NodeCursor(file: path, key: "labels", node: try source.node())
    var all: [String: [String: String]] = [:]
    for file in try root.mapping().members {
      let names = try NodeCursor(file: path, key: file.key, node: file.value).mapping()
      for name in names.members {
        all[file.key, default: [:]][name.key] =
          try NodeCursor(file: path, key: name.key, node: name.value).text()
      }
    }
    return all
  }
}
