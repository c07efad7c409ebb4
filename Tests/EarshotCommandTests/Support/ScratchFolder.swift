import Foundation

/// A folder that is there as long as the test that made it.
final class ScratchFolder {
  /// Where it is.
  let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// What is in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Writes a file into the folder.
  func write(_ contents: String, to name: String) throws {
    try write(Data(contents.utf8), to: name)
  }

  /// Writes a file of any bytes into the folder.
  func write(_ contents: Data, to name: String) throws {
    try contents.write(to: url.appendingPathComponent(name))
  }
}
