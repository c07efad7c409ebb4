@testable import EarshotDocuments
@testable import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// On its own device a view stands where Xcode has saved it.
@Suite struct NativeFramesTests {
  /// Views that stand elsewhere, each as its file and identifier: the rows of a table that is embedded
  /// in a wider view than it was drawn for are as wide as that.
  private static let exceptions: Set<String> = Set(
    [
      "ODv-j9-Rd3", "b3o-FD-wv3", "HHM-VU-agW", "ous-P8-MrY", "PiT-bH-7Kb", "6n4-5z-bfC",
      "ZQb-MV-mgf", "LYY-FS-9vu", "akJ-5i-2kg",
    ].map { "Main.storyboard \($0)" })

  /// Frames that are marked `misplaced` are wrong by Xcode's own account.
  @Test(
    .enabled(if: SharedFolder.url("corpus/relayout/MANIFEST.json") != nil),
    arguments: ["corpus/relayout", "corpus/storyboards"])
  func savedFramesAreKept(folder: String) throws {
    var (kept, moved) = (0, [String]())
    for file in SharedFolder.files(below: folder, withExtensions: ["storyboard", "xib"]) {
      guard
        let document = try? StoryboardFile(
          ElementTree(SourceText(contentsOf: file.path, as: .interfaceBuilder, from: .named))),
        let screens = try? DocumentReader().read(file.path).screens
      else { continue }
      var frames: [String: Rect] = [:]
      for screen in screens { Self.collect(screen.root, into: &frames) }
      for scene in document.scenes {
        for element in scene.view?.descendants.map({ $0 }) ?? []
        where InterfaceBuilderTags.isView(element.name) && !element.flag("misplaced") {
          guard let identifier = element["id"], let frame = frames[identifier],
            let saved = element.savedFrame(in: .zero)
          else { continue }
          if Self.isNear(frame, saved) {
            kept += 1
          } else {
            moved.append("\(file.lastPathComponent) \(identifier)")
          }
        }
      }
    }
    print("\(folder): \(kept) of \(kept + moved.count) frames kept")
    #expect(Set(moved).subtracting(Self.exceptions) == [])
    #expect(kept > 500)
  }

  private static func collect(_ view: View, into frames: inout [String: Rect]) {
    if let identifier = view.savedIdentifier, frames[identifier] == nil {
      frames[identifier] = view.frame
    }
    for inside in view.subviews { collect(inside, into: &frames) }
  }

  private static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) <= 1 && abs(first.minY - second.minY) <= 1
      && abs(first.width - second.width) <= 1 && abs(first.height - second.height) <= 1
  }
}
