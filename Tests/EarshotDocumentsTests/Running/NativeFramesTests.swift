@testable import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// On its own device a view stands where Xcode has saved it.
@Suite(.enabled(if: SharedFolder.url("corpus/relayout/MANIFEST.json") != nil))
struct NativeFramesTests {
  /// Frames that are marked `misplaced` are wrong by Xcode's own account.
  @Test func savedFramesAreKept() throws {
    let folder = try #require(SharedFolder.url("corpus/relayout"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var (kept, moved) = (0, [String]())
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      let path = folder.appendingPathComponent(name).path
      let file = try StoryboardFile(ElementTree(SourceText(contentsOf: path)))
      var frames: [String: Rect] = [:]
      for screen in try DocumentReader().read(path).screens {
        Self.collect(screen.root, into: &frames)
      }
      for scene in file.scenes {
        for element in scene.view?.descendants.map({ $0 }) ?? []
        where InterfaceBuilderTags.isView(element.name) && !element.flag("misplaced") {
          guard let identifier = element["id"], let frame = frames[identifier],
            let saved = element.savedFrame(in: .zero)
          else { continue }
          if Self.isNear(frame, saved) { kept += 1 } else { moved.append("\(name) \(identifier)") }
        }
      }
    }
    #expect(moved == [])
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
