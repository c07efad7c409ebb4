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
    var n: Int
    struct Scene: Decodable {
      var view: String
    }

    var after: String?
    var scenes: [Scene]
  }

  @Test func viewsStandWhereXcodePutsThem() throws {
    let folder = try #require(SharedFolder.url("corpus/relayout"))
    let pairs = try JSONDecoder().decode(
      [Pair].self, from: Data(contentsOf: folder.appendingPathComponent("MANIFEST.json")))
    var (views, right, kept, scenes, wholeScenes) = (0, 0, 0, 0, 0)
    for pair in pairs {
      let name = String(format: "%03d", pair.n)
      let before = folder.appendingPathComponent("\(name).before.storyboard").path
      let after = folder.appendingPathComponent("\(name).after.storyboard").path
      // A few pairs are xibs, whose views no scene holds.
      guard FileManager.default.fileExists(atPath: before) else { continue }
      let target = try StoryboardFile(ElementTree(SourceText(contentsOf: after)))
      let storyboard = try Storyboard(before, device: pair.after)
      for scene in pair.scenes {
        guard let wanted = target.objects[scene.view],
          let score = try Self.score(storyboard, scene.view, wanted)
        else { continue }
        views += score.views
        right += score.right
        kept += score.kept
        scenes += 1
        if score.right == score.views { wholeScenes += 1 }
      }
    }
    let share = Double(right) / Double(max(1, views)) * 100
    print(
      "RelayoutTests: \(right) of \(views) views within 1 pt (\(share) %), "
        + "\(wholeScenes) of \(scenes) scenes whole, \(kept) kept")
    #expect(share > 10)
  }

  /// Lays the scene of a root view out at the size that Xcode has given it.
  private static func score(
    _ storyboard: Storyboard, _ root: String, _ wanted: Element
  ) throws -> (views: Int, right: Int, kept: Int)? {
    let file = storyboard.loaded.file
    guard let element = file.objects[root], let scene = storyboard.loaded.scene(of: element),
      let frame = wanted.savedFrame(in: .zero),
      let controller = storyboard.maker.controller(of: scene.main),
      let source = controller.storyboardSource as? SceneSource
    else { return nil }
    let surroundings = SceneGraph(file).surroundings[scene.main["id"] ?? ""]
    let covered = RelayoutEdges(
      device: storyboard.loaded.device, root: frame.size, isInStack: surroundings?.stack != nil,
      hasTabs: surroundings?.tab != nil)
    controller.additionalSafeAreaInsets = covered.insets
    controller.view.frame = Rect(origin: .zero, size: frame.size)
    controller.view.layoutIfNeeded()
    var score = (views: 0, right: 0, kept: 0)
    for element in wanted.descendants where InterfaceBuilderTags.isView(element.name) {
      guard !isInCell(element), let identifier = element["id"],
        let view = source.object(identifier) as? View,
        let target = element.savedFrame(in: .zero)
      else { continue }
      score.views += 1
      if isNear(view.frame, target) { score.right += 1 }
      if let old = file.objects[identifier]?.savedFrame(in: .zero), isNear(old, target) {
        score.kept += 1
      }
    }
    return score
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
