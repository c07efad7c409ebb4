public import Foundation

/// A folder of its own for one test, removed with everything in it when the test lets go of it.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder, in another one that holds nothing else: a storyboard is also looked for one
  /// folder further out, and must not be found among the files of other tests.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-test-\(UUID().uuidString)/files")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A leftover folder harms nobody, so a failure to remove it is no failure of the test.
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// The path of the folder.
  public var path: String { url.path }

  /// The path of a file in the folder, there or not.
  public func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// What is in the folder, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Writes a file, making the folders on its way, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file of any bytes, making the folders on its way, and returns its path.
  @discardableResult
  public func write(_ bytes: some DataProtocol, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}
