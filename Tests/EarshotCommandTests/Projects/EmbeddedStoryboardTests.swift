import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// A storyboard that embeds a scene of another, in which an element has an identifier that it has as well.
@Suite("What an audit finds on scenes of other files")
struct EmbeddedStoryboardTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      SmallStoryboard.text(
        scenes: """
          <scene sceneID="s1"><objects>
          <viewController title="Home" id="c1" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <label text="Alarm" id="alarm"><rect key="frame" x="16" y="75" width="361" height="41"/></label>
          <containerView id="card"><rect key="frame" x="0" y="200" width="393" height="300"/>
          <connections><segue destination="r1" kind="embed" id="e1"/></connections></containerView>
          </subviews></view></viewController></objects></scene>
          <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Card" id="r1" sceneMemberID="viewController"/>
          </objects></scene>
          """, first: "c1"), to: "Home.storyboard")
    try writeCard(
      """
      <switch opaque="NO" id="alarm"><rect key="frame" x="16" y="75" width="51" height="31"/></switch>
      <switch opaque="NO" id="sound"><rect key="frame" x="16" y="175" width="51" height="31"/></switch>
      """)
  }

  private func writeCard(_ views: String) throws {
    try folder.write(
      SmallStoryboard.text(
        scenes: """
          <scene sceneID="s1"><objects>
          <viewController title="Card" id="c1" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="300"/><subviews>
          \(views)
          </subviews></view></viewController></objects></scene>
          """, first: "c1"), to: "Card.storyboard")
  }

  @Test("It is found in its own file alone, at its own line")
  func once() async throws {
    let findings = try await AuditFindings.found(by: ["label-missing-toggle"], in: folder)
    let places = findings.map { finding in
      [finding["file"], finding["line"], finding["element"]].map { "\($0 ?? "")" }
        .joined(separator: ":")
    }
    #expect(places == ["Card.storyboard:8:alarm", "Card.storyboard:9:sound"])
  }

  @Test("It is read aloud where it is embedded")
  func read() async throws {
    let run = try await Program.earshot(["read", "Home.storyboard"], in: folder.url)
    #expect(run.lines.filter { $0.contains("toggle setting") }.count == 2, "\(run.output)")
  }

  @Test("A walk finds it at its line in its own file, though the one around has its identifier")
  func walk() async throws {
    let label = { (id: String, y: Int) in
      #"<label text="Tax" id="\#(id)"><rect key="frame" x="16" y="\#(y)" width="361" height="21"/></label>"#
    }
    try writeCard(label("first", 75) + "\n" + label("alarm", 125))
    let run = try await Program.earshot(
      ["audit", "--no-config", "--walk", "--rule", "speech-repeat", "Home.storyboard"],
      in: folder.url)
    let found = run.lines.filter { $0.contains("[speech-repeat]") }
      .map { $0.trimmingCharacters(in: .whitespaces).prefix { $0 != "'" } }
    #expect(found == ["Card.storyboard:9:1: minor: alarm#2: "], "\(run)")
  }
}
