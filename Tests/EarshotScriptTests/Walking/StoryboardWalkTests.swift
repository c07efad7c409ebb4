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
  private func walk(
    _ text: String, limits: WalkLimits = WalkLimits()
  ) throws -> WalkReport {
    let storyboard = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    return try StoryboardWalk(storyboard, limits: limits).walk()
  }

  @Test func whatIsChosenAndWhatIsAtItsEndIsHeardBeforeTheWalkChangesIt() throws {
    let screen = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="v">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene><objects><viewController id="v" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <segmentedControl selectedSegmentIndex="1" id="days">
      <rect key="frame" x="16" y="60" width="300" height="31"/>
      <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      <stepper value="3" maximumValue="3" id="count">
      <rect key="frame" x="16" y="110" width="94" height="32"/></stepper>
      </subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    #expect(
      try walk(screen).scenes.first?.stops == [
        "Day, button, 1 of 2", "selected, Week, button, 2 of 2", "Decrement, button",
        "Increment, dimmed, button",
      ])
  }

  @Test func everySceneIsReachedByEarByCodeOrNotAtAll() throws {
    #expect(
      try walk(app).text == """
        File Main.storyboard
        Scene Main
        Scene Start
          Start, heading
          Details, button
          Help, button
        Scene Details, by Details
          Start, back button
          Details, heading
        Scene Help, by Help
          Ask a friend.
        Scene Cellar, by code: hidden
          Start, back button
          Cellar, heading
        Not reached:
          Attic: no segue leads there
        6 scenes: 4 reached by ear, 1 by code only, 1 not reached

        """)
  }

  @Test func theReportAsJSON() throws {
    let report = try walk(scenes([button("Go", to: "b", "enabled=\"NO\""), nil]))
    #expect(
      report.json == """
        {"earshot":1,"file":"Main.storyboard","scenes":[{"name":"Main","id":"a","file":"Main.storyboard",\
        "by":"ear","way":[],"stops":["Go, dimmed, button"]}],"unreached":[{"name":"b","id":"b",\
        "file":"Main.storyboard","line":10,"reasons":["Go of Main leads there, but is dimmed until code enables it"]}],\
        "counts":{"byEar":1,"byCode":0,"byGuess":0,"unreached":1}}
        """)
  }

  @Test(arguments: [
    (
      button("Go", to: "b", "hidden=\"YES\""),
      "Go of Main leads there, but is hidden until code shows it"
    ),
    (
      button("Go", to: "b", "userInteractionEnabled=\"NO\""),
      "Go of Main leads there, but takes no touches"
    ),
    (
      "<view id=\"v\" alpha=\"0.0\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"99\"/>"
        + "<subviews>\(button("Go", to: "b"))</subviews></view>",
      "Go of Main leads there, but is hidden until code shows it"
    ),
    (
      button("Go", to: "b", "enabled=\"NO\""),
      "Go of Main leads there, but is dimmed until code enables it"
    ),
    ("", "no segue leads there"),
  ])
  func whatIsInTheWayIsTold(content: String, reason: String) throws {
    let report = try walk(scenes([content, nil]))
    #expect(report.unreached.map(\.name) == ["b"])
    #expect(report.unreached.first?.reasons.map(\.description) == [reason])
  }

  /// A button that stands among the objects of a scene, and in no view of it.
  @Test func whatStandsBesideTheScreenIsTold() throws {
    let text = scenes([nil, nil]).replacing(
      "</viewController></objects>", with: "</viewController>\(button("Extra", to: "b"))</objects>",
      maxReplacements: 1)
    let report = try walk(text)
    #expect(
      report.text.hasSuffix(
        """
        Not reached:
          b: Extra of Main leads there, but stands beside the screen until code puts it there
        2 scenes: 1 reached by ear, 0 by code only, 1 not reached

        """))
  }

  @Test func whatOnlyUnreachedScenesLeadToIsToldSo() throws {
    let report = try walk(scenes([nil, button("Go", to: "c"), nil]))
    #expect(
      report.unreached.map { "\($0.name): \($0.reasons.map(\.description))" } == [
        #"b: ["no segue leads there"]"#,
        #"c: ["the way leads by b, which is not reached either"]"#,
      ])
  }

  @Test func limitsAreTold() throws {
    let buttons = (0..<5).map { button("Go \($0)", to: "b", id: "b\($0)", y: 60 * $0 + 30) }
    let text = scenes([buttons.joined(), nil])
    let short = try walk(text, limits: WalkLimits(stops: 3))
    #expect(short.cuts == [.stops(scene: "Main", limit: 3)])
    #expect(
      short.text.hasSuffix(
        """
        Cut short:
          Main has more than 3 stops; those behind were not tried
        2 scenes: 2 reached by ear, 0 by code only, 0 not reached

        """))
    let rare = try walk(text, limits: WalkLimits(starts: 2))
    #expect(rare.cuts == [.starts(limit: 2)])
    #expect(
      rare.json.contains(#""cuts":["the app was started 2 times; what was left was not tried"]"#))
    #expect(try walk(text, limits: WalkLimits(stops: 5)).cuts == [])
  }

  @Test func namesDoNotCommandTheTerminal() throws {
    let report = try walk(scenes([button("Go&#10;Scene x\u{85}&#9;y", to: "b"), nil]))
    #expect(
      report.text.split(separator: "\n").dropFirst() == [
        "Scene Main", "  Go Scene x y, button", "Scene b, by Go Scene x y", "  (silence)",
        "2 scenes: 2 reached by ear, 0 by code only, 0 not reached",
      ])
  }

  /// The rows of a prototype have no text before code gives them one; they lead on nevertheless.
  @Test func rowsWithoutTextLeadOn() throws {
    let table = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="product" id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>
      <connections><segue destination="b" kind="presentation" id="s1"/></connections>
      </tableViewCell></prototypes></tableView>
      """
    let report = try walk(scenes([table, nil]))
    #expect(report.scenes.last?.way == ["row 'product'"] && report.unreached.isEmpty)
  }

  /// Code puts what was drawn with items for a bar into a stack.
  @Test func itemsOfAFirstSceneStandOnABar() throws {
    let text = scenes(
      [nil, nil],
      rest: """
        <navigationItem key="navigationItem" title="List" id="ni">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
        <segue destination="b" kind="presentation" id="s1"/></connections></barButtonItem></navigationItem>
        """)
    #expect(try walk(text).scenes.map(\.way) == [[], ["Add"]])
  }

  @Test func xibsAreHeardObjectByObject() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="v" userLabel="Card"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
      <label text="Hello" id="l"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
      <label text="World" id="m"><rect key="frame" x="0" y="40" width="320" height="20"/></label>
      </subviews></view></objects></document>
      """
    #expect(
      try walk(xib).text == """
        File Main.storyboard
        Scene Card
          Hello
          World
        1 scene: 1 reached by ear, 0 by code only, 0 not reached

        """)
  }
}

/// A button that shows a scene.
private func button(
  _ title: String, to scene: String, _ attributes: String = "", id: String = "go", y: Int = 30
) -> String {
  """
  <button \(attributes) buttonType="system" id="\(id)"><rect key="frame" x="20" y="\(y)" width="90" height="44"/>
  <state key="normal" title="\(title)"/><connections>
  <segue destination="\(scene)" kind="presentation" id="s\(id)"/></connections></button>
  """
}

/// Scenes "a", "b", … with views inside, the first of which is where the app begins.
private func scenes(
  _ contents: [String?], initial: String = "initialViewController=\"a\"", rest: String = ""
) -> String {
  let scenes = contents.enumerated().map { index, content in
    let name = ["a", "b", "c"][index]
    return """
      <scene><objects><viewController id="\(name)" sceneMemberID="viewController">
      <view key="view" id="\(name)v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(content ?? "")</subviews></view>\(index == 0 ? rest : "")</viewController></objects></scene>
      """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \(initial)>
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
}

/// Real storyboards, walked: a scene that ways lead to is reached by gestures alone.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards/MANIFEST.json") != nil))
struct StoryboardCorpusWalkTests {
  /// What the map finds by ear from the file alone, the walk has been at, and nothing else but what
  /// other storyboards hold.
  @Test func scenesThatWaysLeadToAreReached() throws {
    let files = SharedFolder.files(below: "corpus/storyboards", withExtensions: ["storyboard"])
    let step = files.count / SoakScale.rounds(of: files.count)
    var counts = (files: 0, scenes: 0, wanted: 0, reached: 0)
    for url in files.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
      guard let storyboard = try? Storyboard(url.path), let map = try? StoryboardMap(url.path),
        map.scenes.contains(where: { !$0.isReference })
      else { continue }
      let report = try StoryboardWalk(storyboard).walk()
      #expect(report.cuts == [], "\(url.path)")
      let reached = Set(
        report.scenes.lazy.filter { !$0.isByCode && $0.file == url.path }.map(\.identifier))
      let own = map.scenes.filter { !$0.isReference }
      counts.files += 1
      counts.scenes += own.count
      counts.wanted += own.count { $0.reach == .byEar }
      counts.reached += reached.count
      for scene in own where (scene.reach == .byEar) != reached.contains(scene.identifier) {
        Issue.record(
          "\(scene.name) of \(url.path):\(scene.line) is \(scene.reach) on the map, \(report.text)")
      }
    }
    print("StoryboardCorpusWalkTests: \(counts)")
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
    for result in report.results where !result.isMet { print(report.text) }
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
