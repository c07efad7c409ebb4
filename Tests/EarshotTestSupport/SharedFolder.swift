public import Foundation

/// The folder `shared` beside the checkout, which holds files that are not ours to commit.
///
/// A test over it is enabled only when ``url(_:)`` finds its part, so that it is reported as skipped
/// where the folder is missing.
public enum SharedFolder {
  /// A file or folder of the shared folder by its path in it, or `nil` when it is not there.
  public static func url(_ path: String) -> URL? {
    // Tests/EarshotTestSupport/SharedFolder.swift: three steps up is the package.
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let url = package.deletingLastPathComponent()
      .appendingPathComponent("shared").appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// Every file below a folder of the shared folder whose name ends in one of `extensions`, sorted by
  /// path; none when the folder is not there.
  public static func files(below path: String, withExtensions extensions: Set<String>) -> [URL] {
    guard let folder = url(path),
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return all.compactMap { $0 as? URL }
      .filter { extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
