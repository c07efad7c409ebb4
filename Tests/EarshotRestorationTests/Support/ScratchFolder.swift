import Foundation

/// A folder of its own for one test, removed with the last reference.
final class ScratchFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/earshot-state-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a folder inside, which is not made.
  var state: String { path + "/state" }

  func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(state)/\(name)").map { Array($0) }
  }

  func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ bytes: [UInt8], to name: String) {
    try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try? Data(bytes).write(to: URL(fileURLWithPath: "\(state)/\(name)"))
  }

  /// The names of everything inside the folder of the state, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).sorted()
  }
}
