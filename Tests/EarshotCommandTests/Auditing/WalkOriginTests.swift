import EarshotTestSupport
import Testing

/// Where the findings of a walk through storyboards stand, and what is left to the code that the files name.
@Suite("Origins of what walks find")
struct WalkOriginTests {
  /// Two texts of one wording; an outlet leads to neither, or to the second.
  private static func twins(_ text: String, _ id: String, _ y: Int) -> String {
    (0..<2).map { number in
      """
      <label text="\(text)" id="\(id)-\(number)-aaa"><rect key="frame" x="16" y="\(y + number * 40)" width="300" \
      height="21"/></label>
      """
    }
    .joined(separator: "\n")
  }

  private static func scene(_ subviews: String, title: String, connections: String = "") -> String {
    """
    <scene sceneID="scn-00-aaa"><objects>
    <viewController title="\(title)" customClass="\(title)Controller" id="ctr-00-aaa" sceneMemberID="viewController">
    <view key="view" id="viw-00-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>
    \(subviews)
    </subviews></view>
    <connections>\(connections)</connections>
    </viewController></objects></scene>
    """
  }

  private static func found(in run: CommandRun) -> [String] {
    run.lines.filter { $0.contains("[speech-repeat]") }
  }

  private static let audit = ["audit", "--no-config", "--walk", "--rule", "speech-repeat"]

  @Test("A finding stands at its line, and what an outlet leads to is the code's to fill")
  func outlets() async throws {
    let folder = try ScratchFolder()
    let outlet = #"<outlet property="total" destination="sum-1-aaa" id="out-0-aaa"/>"#
    try folder.write(
      SmallStoryboard.text(
        scenes: Self.scene(
          Self.twins("Sum", "sum", 100) + "\n" + Self.twins("Tax", "tax", 200), title: "Bill",
          connections: outlet), first: "ctr-00-aaa"), to: "Bill.storyboard")
    let run = try await Program.earshot(Self.audit + ["Bill.storyboard"], in: folder.url)
    #expect(
      Self.found(in: run) == [
        "  Bill.storyboard:12:1: minor: tax-1-aaa: 'Tax' comes right after 'Tax' [speech-repeat]"
      ])
  }

  @Test("What a walk finds on a screen of another file stands in that file")
  func otherFile() async throws {
    let folder = try ScratchFolder()
    try folder.write(SmallProject.storyboard("Home", leadingTo: "Bill"), to: "Main.storyboard")
    try folder.write(
      SmallStoryboard.text(
        scenes: Self.scene(Self.twins("Tax", "tax", 200), title: "Bill"), first: "ctr-00-aaa"),
      to: "Bill.storyboard")
    let run = try await Program.earshot(
      Self.audit + ["--trace", "traces", "Main.storyboard"], in: folder.url)
    #expect(
      Self.found(in: run) == [
        "  Bill.storyboard:10:1: minor: tax-1-aaa: 'Tax' comes right after 'Tax' [speech-repeat]"
      ])
    let play = try await Program.shell("\"$EARSHOT\" play traces/*.yaml", in: folder.url)
    #expect(play.status == 0, "\(play)")
  }

  @Test(
    "What the walks of several files come to is told once",
    arguments: [[], ["--jobs", "3"]])
  func onceForAllFiles(_ options: [String]) async throws {
    let folder = try ScratchFolder()
    for name in ["Main", "Start"] {
      try folder.write(
        SmallProject.storyboard("Home", leadingTo: "Bill"), to: "\(name).storyboard")
    }
    try folder.write(
      SmallStoryboard.text(
        scenes: Self.scene(Self.twins("Tax", "tax", 200), title: "Bill"), first: "ctr-00-aaa"),
      to: "Bill.storyboard")
    let line =
      "  Bill.storyboard:10:1: minor: tax-1-aaa: 'Tax' comes right after 'Tax' [speech-repeat]"
    let files = ["Main.storyboard", "Start.storyboard", "Bill.storyboard"]
    let run = try await Program.earshot(Self.audit + options + files, in: folder.url)
    #expect(Self.found(in: run) == [line])
    for number in 1...3 {
      _ = try await Program.earshot(
        Self.audit + options + ["--shard", "\(number)/3", "--report", "json=\(number).json"]
          + files, in: folder.url)
    }
    let merged = try await Program.earshot(
      ["audit", "merge", "--no-config", "1.json", "2.json", "3.json"], in: folder.url)
    #expect(Self.found(in: merged) == [line])
  }

  @Test(
    "What a walk finds in a xib stands at its line, and what an outlet leads to is the code's to fill"
  )
  func xib() async throws {
    let folder = try ScratchFolder()
    let long = String(repeating: "Terms of the ferry. ", count: 40)
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Bill">
      <connections>
      <outlet property="total" destination="sum-1-aaa" id="out-0-aaa"/>
      <outlet property="terms" destination="ter-0-aaa" id="out-1-aaa"/>
      </connections>
      </placeholder>
      <view id="viw-00-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      \(Self.twins("Sum", "sum", 100))
      \(Self.twins("Tax", "tax", 200))
      <label text="\(long)" id="ter-0-aaa"><rect key="frame" x="16" y="300" width="300" height="21"/></label>
      <label text="\(long)" id="ter-1-aaa"><rect key="frame" x="16" y="400" width="300" height="21"/></label>
      <view customClass="SignInButton" id="own-0-aaa"><rect key="frame" x="16" y="500" width="300" height="44"/>
      <connections><action selector="signIn:" destination="-1" eventType="touchUpInside" id="act-0-aaa"/></connections>
      </view>
      </subviews></view>
      </objects>
      </document>
      """, to: "Bill.xib")
    let run = try await Program.earshot(
      [
        "audit", "--no-config", "--walk", "--rule", "speech-repeat", "--rule", "utterance-too-long",
        "--rule", "focus-unreachable", "Bill.xib",
      ], in: folder.url)
    let lines = run.lines.filter { $0.contains("Bill.xib:") }.map { $0.prefix { $0 != "'" } }
    #expect(
      lines == [
        "  Bill.xib:18:1: minor: ter-1-aaa: ",
        "  Bill.xib:16:1: minor: tax-1-aaa: ",
      ], "\(run)")
  }

  @Test(
    "A scene is turned, and what then lies beyond the edge is left to a person, but in a list that scrolls"
  )
  func turned() async throws {
    let folder = try ScratchFolder()
    let low =
      #"<button buttonType="system" id="low-00-aaa"><rect key="frame" x="16" y="700" width="300" height="44"/>"#
      + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
      + #"<state key="normal" title="Agree"/></button>"#
    let around =
      #"<scrollView id="scr-00-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>"#
      + #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>"#
      + low
      + "</subviews></scrollView>"
    for (objects, isFound) in [(low, true), (around, false)] {
      try folder.write(
        SmallStoryboard.text(
          scenes: Self.scene(objects, title: "Terms"), first: "ctr-00-aaa"), to: "Terms.storyboard")
      let run = try await Program.earshot(
        [
          "audit", "--no-config", "--walk", "--rule", "scroll-unhandled", "--trace", "traces",
          "Terms.storyboard",
        ], in: folder.url)
      #expect(run.status == 0, "\(run)")
      let found = run.lines.filter { $0.contains("Terms.storyboard:") }
      #expect(
        found
          == (isFound
            ? [
              "  Terms.storyboard:9:1: review: low-00-aaa: 'Agree, button' lies beyond the edge of the screen, and "
                + "scrolling is not answered [scroll-unhandled]"
            ] : []),
        "\(run)")
      guard isFound else { continue }
      let play = try await Program.shell(
        "\"$EARSHOT\" play traces/*.yaml && cat traces/*.yaml", in: folder.url)
      #expect(play.status == 0 && play.output.contains("rotate: landscape"), "\(play)")
    }
  }
}
