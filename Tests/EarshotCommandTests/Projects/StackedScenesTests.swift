import EarshotTestSupport
import Testing

@testable import EarshotCommand

/// Scenes that a screen shows in one place, of which code brings one to the front at a time.
@Suite("Scenes in one place")
struct StackedScenesTests {
  private static func step(_ number: Int, y: Int) -> String {
    """
    <scene sceneID="s\(number)"><objects>
    <viewController title="Step \(number)" id="c\(number)" sceneMemberID="viewController">
    <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="393" height="400"/><subviews>
    <button opaque="NO" buttonType="system" id="next\(number)"><rect key="frame" x="16" y="\(y)" width="200" height="44"/>
    <state key="normal" title="Next after \(number)"/>
    <connections><action selector="next:" destination="c\(number)" eventType="touchUpInside" id="a\(number)"/></connections>
    </button></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    </view></viewController></objects></scene>
    """
  }

  private static func container(_ number: Int, y: Int) -> String {
    """
    <containerView id="k\(number)"><rect key="frame" x="0" y="\(y)" width="393" height="400"/>
    <connections><segue destination="c\(number)" kind="embed" id="e\(number)"/></connections></containerView>
    """
  }

  private func found(places: [Int], _ more: String = "") async throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(
      SmallStoryboard.text(
        scenes: """
          <scene sceneID="s1"><objects><viewController title="Steps" id="c1" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          \(Self.container(2, y: places[0]))
          \(Self.container(3, y: places[1]))
          \(more)
          </subviews></view></viewController></objects></scene>
          \(Self.step(2, y: 60))
          \(Self.step(3, y: 80))
          """, first: "c1"), to: "Steps.storyboard")
    let run = try await Program.earshot(
      [
        "audit", "--no-config", "--rule", "element-obscured", "--rule", "target-overlap",
        "Steps.storyboard",
      ], in: folder.url)
    return run.lines.filter { $0.contains("[element-obscured]") || $0.contains("[target-overlap]") }
      .map { line in String(line.split(separator: ": ", maxSplits: 1)[1]) }
  }

  @Test("What the one that lies above covers is left to a person")
  func turns() async throws {
    let found = try await found(places: [200, 200])
    #expect(
      found.allSatisfy { $0.hasPrefix("review: ") }
        && found.contains { $0.contains("element-obscured") },
      "\(found)")
  }

  @Test("One beside the other covers nothing, and what is no scene covers what is below it")
  func others() async throws {
    #expect(try await found(places: [0, 420]) == [])
    let cover = """
      <view id="cover"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    let found = try await found(places: [0, 420], cover)
    #expect(
      found.count == 2 && found.allSatisfy { $0.hasPrefix("serious: ") }, "\(found)")
  }
}
