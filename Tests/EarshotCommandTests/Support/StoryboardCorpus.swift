import EarshotTestSupport
import Foundation

/// The real Interface Builder files of the shared folder, by the kind its manifest gives them.
enum StoryboardCorpus {
  private struct Manifest: Decodable {
    struct File: Decodable {
      var file: String
      var kind: String
    }
    var files: [File]
  }

  /// Whether the corpus is there.
  static var isThere: Bool { folder != nil }

  /// Where it is.
  static var folder: URL? { SharedFolder.url("corpus/storyboards") }

  /// The paths, relative to the folder, of the files of these kinds, sorted.
  static func files(ofKinds kinds: Set<String>) throws -> [String] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: folder.appendingPathComponent("MANIFEST.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).files
      .filter { kinds.contains($0.kind) }.map(\.file).sorted()
  }
}
