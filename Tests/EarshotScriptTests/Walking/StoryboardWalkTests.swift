import EarshotDocuments
import EarshotScript
import EarshotTestSupport
import Foundation
import Testing

/// A storyboard with a screen that is pushed, one in a sheet, one that only code shows, and one that
/// nothing leads to.
private let app = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="n">
  <device id="retina4_7" orientation="portrait"/>
  <scenes>
  <scene><objects><navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
  <scene><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="av"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button buttonType="system" id="b1"><rect key="frame" x="20" y="100" width="90" height="44"/>
    <state key="normal" title="Details"/><connections>
    <segue destination="b" kind="show" id="s1"/></connections></button>
    <button buttonType="system" id="b2"><rect key="frame" x="20" y="160" width="90" height="44"/>
    <state key="normal" title="Help"/><connections>
    <segue destination="c" kind="presentation" id="s2"/></connections></button>
    </subviews></view><navigationItem key="navigationItem" title="Start" id="ni"/>
    <connections><segue destination="d" kind="show" identifier="hidden" id="s3"/></connections>
    </viewController></objects></scene>
  <scene><objects><viewController id="b" title="Details" sceneMemberID="viewController">
    <view key="view" id="bv"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
  <scene><objects><viewController id="c" title="Help" sceneMemberID="viewController">
    <view key="view" id="cv"><rect key="frame" x="0" y="0" width="375" height="647"/><subviews>
    <label text="Ask a friend." id="cl"><rect key="frame" x="20" y="100" width="200" height="20"/></label>
    </subviews></view></viewController></objects></scene>
  <scene><objects><viewController id="d" title="Cellar" sceneMemberID="viewController">
    <view key="view" id="dv"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
  <scene><objects><viewController id="e" title="Attic" sceneMemberID="viewController">
    <view key="view" id="ev"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
  </scenes>
  </document>
  """

@Suite struct StoryboardWalkTests {
  @Test func everySceneIsReachedByEarByCodeOrNotAtAll() throws {
    let storyboard = try Storyboard(Array(app.utf8), file: "Main.storyboard")
    let report = try StoryboardWalk(storyboard).walk()
    #expect(
      report.text == """
        n
        Start
          Start, heading
          Details, button
          Help, button
        Details
          by Details
          Start, back button
          Details, heading
        Help
          by Help
          Ask a friend.
        Cellar (by code)
          by (code: hidden)
          Start, back button
          Cellar, heading

        Not reached:
          Attic

        6 scenes: 4 reached by ear, 1 by code only, 1 not reached

        """)
  }
}

/// Real storyboards, walked: a scene that ways lead to is reached by gestures alone.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards/MANIFEST.json") != nil))
struct StoryboardCorpusWalkTests {
  @Test func scenesThatWaysLeadToAreReached() throws {
    let files = SharedFolder.files(below: "corpus/storyboards", withExtensions: ["storyboard"])
    let step = files.count / SoakScale.rounds(of: files.count)
    var counts = (expected: 0, reached: 0)
    for url in files.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
      guard let map = try? StoryboardMap(url.path), !map.scenes.isEmpty,
        map.scenes.contains(where: { !$0.isReference })
      else { continue }
      let report = try StoryboardWalk(Storyboard(url.path)).walk()
      let reached = Set(
        report.scenes.lazy.filter { !$0.isByCode && $0.file == url.path }.map(\.identifier))
      let wanted = map.scenes.filter { $0.reach == .byEar && !$0.isReference }
      counts.expected += wanted.count
      counts.reached += wanted.filter { reached.contains($0.identifier) }.count
      for scene in wanted where !reached.contains(scene.identifier) {
        print("not reached: \(scene.name) of \(url.lastPathComponent):\(scene.line)")
      }
    }
    print("StoryboardCorpusWalkTests: \(counts)")
    #expect(counts.reached * 10 >= counts.expected * 9)
  }

  /// The app that KIF tests itself with, walked by a script.
  @Test(.enabled(if: SharedFolder.url(StoryboardCorpusWalkTests.kif) != nil))
  func theHostOfKIFIsWalkedByAScript() throws {
    let storyboard = try #require(SharedFolder.url(Self.kif))
    let script = """
      earshot: 1
      open: MainStoryboard.storyboard
      steps:
        - expect: "Test Suite, heading"
        - moveForward: 3
        - expect: Tapping
        - activate
        - expect: "Test Suite, back button"
        - escape
        - expect: "Test Suite, heading"
      """
    let file = storyboard.deletingLastPathComponent().appendingPathComponent("walk.yaml").path
    let report = try ScriptPlayer().play(ScriptReader().read(Array(script.utf8), file: file))
    for result in report.results where !result.isMet { print(report.lines.joined(separator: "\n")) }
    #expect(report.failures == [])

    let walk = try StoryboardWalk(Storyboard(storyboard.path)).walk()
    let heard = walk.scenes.flatMap(\.stops).joined(separator: "\n")
    for label in ["Test Suite", "Tapping", "TableViews", "Pickers", "Happy", "Greeting"] {
      #expect(heard.contains(label), "\(label)")
    }
  }

  static let kif =
    "corpus/storyboards/kif-framework+KIF/TestHost/Base.lproj/MainStoryboard.storyboard"
}
