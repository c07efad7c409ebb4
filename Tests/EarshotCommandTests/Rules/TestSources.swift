import Foundation

/// The tests in Swift, as their sources have them.
struct TestSources {
  /// The text of each file below `Tests`, by its path.
  private let files: [String: String]

  init() throws {
    // Tests/EarshotCommandTests/Rules/TestSources.swift: three steps up is `Tests`.
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files: [String: String] = [:]
    for path in paths where path.hasSuffix(".swift") && !path.contains("/.build/") {
      files[path] = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    self.files = files
  }

  /// Whether a suite has a test: a function of that name in the suite or an extension of it, or a text
  /// that is the name of a test or of one of its arguments, in a file beside the suite.
  func hold(suite: String, name: String) -> Bool {
    let homes = files.filter { $0.value.contains("@Suite") && $0.value.declares("struct", suite) }
    let folders = Set(homes.keys.map { ($0 as NSString).deletingLastPathComponent })
    return files.contains { path, text in
      let isOfSuite = homes[path] != nil || text.declares("extension", suite)
      return isOfSuite && text.contains("func \(name)(")
        || folders.contains((path as NSString).deletingLastPathComponent)
          && text.contains("\"\(name)\"")
    }
  }
}

extension String {
  /// Whether it has a line that declares a type of a kind by a name.
  fileprivate func declares(_ kind: String, _ name: String) -> Bool {
    ["\(kind) \(name) {", "\(kind) \(name):"].contains(where: contains)
  }
}
