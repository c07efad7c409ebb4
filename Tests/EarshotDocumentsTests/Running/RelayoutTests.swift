@testable import EarshotDocuments
@testable import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// Documents that Xcode has laid out again for another device: how many views we place as it did.
@Suite(.enabled(if: SharedFolder.url("corpus/relayout/MANIFEST.json") != nil))
struct RelayoutTests {
  private struct Pair: Decodable {
    struct Scene: Decodable {
      var view: String
    }

    var n: Int
    var after: String?
    var scenes: [Scene]
  }

  /// What came of one document.
  private struct Row: Decodable, CustomStringConvertible {
    /// The number of the document in the corpus.
    var n: Int
    /// Its views, and how many of them stand within a point of where Xcode has put them.
    var views = 0
    var right = 0
    /// Its scenes, and in how many of them all views do.
    var scenes = 0
    var whole = 0

    var description: String {
      "\(n): \(right) of \(views) views, \(whole) of \(scenes) scenes"
    }
  }

  /// A view that does better than the file of results says fails the test as well as one that does
  /// worse: what is written there and in the documentation is to be what there is.
  @Test func viewsStandWhereXcodePutsThem() throws {
    let folder = try #require(SharedFolder.url("corpus/relayout"))
    let pairs = try JSONDecoder().decode(
      [Pair].self, from: Data(contentsOf: folder.appendingPathComponent("MANIFEST.json")))
    let rows = try pairs.compactMap { try Self.row($0, in: folder) }
    let (views, right) = rows.reduce((0, 0)) { ($0.0 + $1.views, $0.1 + $1.right) }
    print("RelayoutTests: \(right) of \(views) views")
    let known = try VectorRows.all(in: "relayout", as: Row.self).map(\.description)
    #expect(rows.map(\.description) == known)
  }

  /// Lays all scenes of a document out again; `nil` when the corpus does not have it.
  private static func row(_ pair: Pair, in folder: URL) throws -> Row? {
    let name = String(format: "%03d", pair.n)
    func path(_ part: String, _ ending: String) -> String {
      folder.appendingPathComponent("\(name).\(part).\(ending)").path
    }
    let endings = ["storyboard", "xib"]
    guard
      let ending = endings.first(where: {
        FileManager.default.fileExists(atPath: path("before", $0))
      })
    else { return nil }
    let target = try StoryboardFile(
      ElementTree(
        SourceText(contentsOf: path("after", ending), as: .interfaceBuilder, from: .named)))
    let screens = try DocumentReader(device: pair.after).read(path("before", ending)).screens
    var row = Row(n: pair.n)
    for scene in pair.scenes {
      guard let wanted = target.objects[scene.view],
        let views = screens.lazy.compactMap({ Self.views(in: $0.root, below: scene.view) }).first
      else { continue }
      var score = (views: 0, right: 0)
      for element in wanted.descendants where InterfaceBuilderTags.isView(element.name) {
        guard !isInCell(element), let view = element["id"].flatMap({ views[$0] }),
          let target = element.savedFrame(in: .zero)
        else { continue }
        score.views += 1
        if isNear(view.frame, target) { score.right += 1 }
      }
      row.views += score.views
      row.right += score.right
      row.scenes += 1
      if score.right == score.views { row.whole += 1 }
    }
    return row
  }

  /// The views in a root view, by the identifiers of their elements; `nil` when it is not on the screen.
  private static func views(in view: View, below root: String) -> [String: View]? {
    guard view.savedIdentifier != root else {
      var views: [String: View] = [:]
      collect(view, into: &views)
      return views
    }
    return view.subviews.lazy.compactMap { Self.views(in: $0, below: root) }.first
  }

  private static func collect(_ view: View, into views: inout [String: View]) {
    if let identifier = view.savedIdentifier { views[identifier] = view }
    for inside in view.subviews { collect(inside, into: &views) }
  }

  private static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) <= 1 && abs(first.minY - second.minY) <= 1
      && abs(first.maxX - second.maxX) <= 2 && abs(first.maxY - second.maxY) <= 2
      && abs(first.width - second.width) <= 1 && abs(first.height - second.height) <= 1
  }

  private static func isInCell(_ element: Element) -> Bool {
    var parent = element.parent
    while let candidate = parent {
      if candidate.name == "tableView" || candidate.name == "collectionView" { return true }
      parent = candidate.parent
    }
    return false
  }
}
