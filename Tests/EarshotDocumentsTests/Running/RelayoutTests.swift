@testable import EarshotDocuments
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
    let target = try StoryboardFile(ElementTree(SourceText(contentsOf: path("after", ending))))
    let storyboard = try Storyboard(path("before", ending), device: pair.after)
    var row = Row(n: pair.n)
    for scene in pair.scenes {
      guard let wanted = target.objects[scene.view],
        let find = try laidOut(storyboard, scene.view, like: wanted)
      else { continue }
      var score = (views: 0, right: 0)
      for element in wanted.descendants where InterfaceBuilderTags.isView(element.name) {
        guard !isInCell(element), let view = element["id"].flatMap(find),
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

  /// Lays the tree of a root view out at the size that Xcode has given it.
  ///
  /// - Returns: What finds the views by their identifiers; `nil` when there is nothing to lay out.
  private static func laidOut(
    _ storyboard: Storyboard, _ root: String, like wanted: Element
  ) throws -> ((String) -> View?)? {
    let loaded = storyboard.loaded
    guard let element = loaded.file.objects[root], let frame = wanted.savedFrame(in: .zero) else {
      return nil
    }
    guard loaded.file.format.kind == .storyboard else {
      let decoder = loaded.decoder(storyboard.workshop)
      let view = decoder.looseView(element, in: loaded.screenSize)
      view.frame = Rect(origin: .zero, size: frame.size)
      view.layoutIfNeeded()
      return { decoder.objects[$0] as? View }
    }
    guard let scene = loaded.scene(of: element),
      let controller = storyboard.maker.controller(of: scene.main),
      let source = controller.storyboardSource as? SceneSource
    else { return nil }
    let surroundings = SceneGraph(loaded.file).surroundings[scene.main["id"] ?? ""]
    let covered = RelayoutEdges(
      device: loaded.device, root: frame.size, isInStack: surroundings?.stack != nil,
      hasTabs: surroundings?.tab != nil)
    controller.additionalSafeAreaInsets = covered.insets
    controller.view.frame = Rect(origin: .zero, size: frame.size)
    controller.view.layoutIfNeeded()
    return { [controller] identifier in
      withExtendedLifetime(controller) { source.object(identifier) as? View }
    }
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

/// What covers a root view at its edges, as Interface Builder simulates it.
private struct RelayoutEdges {
  let device: StoryboardDevice
  let root: Size
  let isInStack: Bool
  let hasTabs: Bool

  var insets: EdgeInsets {
    let whole = device.size ?? root
    // A root view that is smaller than the device stands between the bars or on a sheet.
    guard root.height >= whole.height else { return .zero }
    return EdgeInsets(
      top: device.statusBarHeight + (isInStack ? 44 : 0), left: 0,
      bottom: hasTabs ? 49 + device.homeIndicatorHeight : device.homeIndicatorHeight, right: 0)
  }
}
