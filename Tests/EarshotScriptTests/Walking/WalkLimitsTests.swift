import EarshotDocuments
import EarshotScript
import Testing

/// A walk is cut short where it would look at too much, and says so.
@Suite struct WalkLimitsTests {
  private func walk(_ text: String, elements: Int? = nil) throws -> WalkReport {
    let storyboard = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let limits = elements.map { WalkLimits(elements: $0) } ?? WalkLimits()
    return try StoryboardWalk(storyboard, limits: limits).walk()
  }

  /// The path to the last scene of a chain is taken anew, step by step.
  @Test func aLongChainIsCutShort() throws {
    let scenes = (0..<12).map { controller("s\($0)", leadingTo: $0 < 11 ? "s\($0 + 1)" : "end") }
    let chain = storyboard(scenes + [controller("end")], start: "s0")
    let whole = try walk(chain)
    #expect(whole.cuts == [] && whole.scenes.count == 13)
    let short = try walk(chain, elements: 4_000)
    #expect(short.cuts == [.elements(limit: 4_000)])
    #expect((2..<12).contains(short.scenes.count))
    #expect(
      short.text.contains(
        "Cut short:\n  4000 elements were looked at on the way; what was left was not tried\n"))
  }

  /// A screen of many rows is looked at anew after each of them was activated.
  @Test func aLargeScreenIsHeardAndCutShort() throws {
    let labels = (0..<300).map { index in
      """
      <label text="Row \(index)" id="l\(index)">
      <rect key="frame" x="0" y="\(2 * index)" width="99" height="2"/></label>
      """
    }
    let screen = storyboard([controller("a", labels.joined())], start: "a")
    #expect(try walk(screen).cuts == [])
    let short = try walk(screen, elements: 5_000)
    #expect(short.cuts == [.elements(limit: 5_000)])
    #expect(short.scenes.map(\.stops.count) == [300])
  }

  @Test func tabsThatHoldThemselvesManyTimesOverAreCutShort() throws {
    let tabs = (0..<32).map {
      """
      <segue destination="t" kind="relationship" relationship="viewControllers" id="g\($0)"/>
      """
    }
    let report = try walk(
      storyboard(
        [
          """
          <tabBarController id="t" sceneMemberID="viewController"><connections>
          \(tabs.joined())</connections></tabBarController>
          """
        ], start: "t"))
    #expect(report.cuts == [.elements(limit: 500_000)])
    #expect(report.problems.map(\.kind) == [.endlessScenes, .tooManyScenes(limit: 200)])
  }

  private func controller(_ name: String, leadingTo next: String) -> String {
    controller(
      name,
      """
      <button buttonType="system" id="\(name)b">
      <rect key="frame" x="20" y="30" width="90" height="44"/>
      <state key="normal" title="On"/><connections>
      <segue destination="\(next)" kind="presentation" id="\(name)g"/></connections></button>
      """)
  }

  private func controller(_ name: String, _ views: String = "") -> String {
    """
    <viewController id="\(name)" sceneMemberID="viewController"><view key="view" id="\(name)v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews></view>
    </viewController>
    """
  }

  private func storyboard(_ controllers: [String], start: String) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="\(start)">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
  }
}
