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
}
