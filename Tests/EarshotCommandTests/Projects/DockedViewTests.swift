import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// Views that stand in a scene beside its controller, where Xcode shows them in a dock.
@Suite("Views in the dock of a scene")
struct DockedViewTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    func view(_ id: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="240" height="128"/><subviews>
      <button id="\(id)-more"><rect key="frame" x="16" y="15" width="61" height="44"/>
      <state key="normal" image="dots"/></button>
      </subviews></view>
      """
    }
    try folder.write(
      SmallStoryboard.text(
        scenes: """
          <scene sceneID="s1"><objects>
          <viewController title="Home" id="c1" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <label text="Welcome" id="label"><rect key="frame" x="16" y="75" width="361" height="41"/></label>
          </subviews></view>
          <connections><outlet property="emptyView" destination="dock" id="o1"/></connections>
          </viewController>
          \(view("dock"))
          \(view("left"))
          </objects></scene>
          """, first: "c1"), to: "Home.storyboard")
  }

  @Test("They are read where code has hold of them, each as a screen of its own")
  func read() async throws {
    let run = try await Program.earshot(["read", "Home.storyboard"], in: folder.url)
    #expect(
      run.lines == [
        "File Home.storyboard", "Screen Home", "  Welcome", "Screen emptyView", "  dots, button",
      ])
    let scene = try await Program.earshot(
      ["read", "--scene", "emptyView", "Home.storyboard"], in: folder.url)
    #expect(scene.lines.last == "  dots, button")
  }

  @Test("What an audit finds there stands at its line")
  func audit() async throws {
    let run = try await Program.earshot(
      ["audit", "--no-config", "--rule", "label-missing-control", "Home.storyboard"],
      in: folder.url)
    #expect(
      run.lines.filter { $0.contains("[label-missing-control]") } == [
        "  Home.storyboard:13:1: serious: dock-more: the button 'dots' has no name but that of its picture's file "
          + "[label-missing-control]"
      ])
    #expect(run.lines.last == "3 elements on 2 screens checked: 1 serious")
  }

  @Test(
    "Where code makes no use of the outlet, nobody shows them",
    arguments: [
      ("@IBOutlet weak var emptyView: UIView!", "review"),
      (
        "@IBOutlet weak var emptyView: UIView! ; func load() { view.addSubview(emptyView) }",
        "serious"
      ),
    ])
  func idle(code: String, severity: String) async throws {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write("@main class Home: UIViewController { \(code) }", to: "Home.swift")
    let text = try String(
      contentsOf: folder.url.appending(path: "Home.storyboard"), encoding: .utf8)
    try folder.write(
      text.replacing("title=\"Home\"", with: "title=\"Home\" customClass=\"Home\""),
      to: "Home.storyboard")
    let run = try await Program.earshot(
      ["audit", "--rule", "label-missing-control", "."], in: folder.url)
    #expect(
      run.lines.filter { $0.contains("[label-missing-control]") } == [
        "  Home.storyboard:13:1: \(severity): dock-more: the button 'dots' has no name but that of its picture's file "
          + "[label-missing-control]"
      ], "\(run)")
  }

  @Test(
    "Beside the view that the controller of a xib shows, nobody shows what no outlet leads to that code uses",
    arguments: [
      ("", "", "review"),
      ("<outlet property=\"extra\" destination=\"loose\" id=\"o2\"/>", "", "review"),
      (
        "<outlet property=\"extra\" destination=\"loose\" id=\"o2\"/>",
        "func load() { view.addSubview(extra) }", "serious"
      ),
    ])
  func looseInXib(outlet: String, code: String, severity: String) async throws {
    let project = try ScratchFolder()
    try project.write("", to: "App.xcodeproj/project.pbxproj")
    try project.write(
      "@main class Home: UIViewController { @IBOutlet var extra: UIView!; \(code) }",
      to: "Home.swift")
    try project.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="view" destination="main" id="o1"/>\(outlet)</connections></placeholder>
      <view id="main"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Welcome" id="label"><rect key="frame" x="16" y="75" width="361" height="41"/></label></subviews></view>
      <view id="loose"><rect key="frame" x="0" y="0" width="240" height="128"/><subviews>
      <button id="more"><rect key="frame" x="0" y="0" width="61" height="44"/><state key="normal" image="dots"/>
      </button></subviews></view></objects></document>
      """, to: "Home.xib")
    let run = try await Program.earshot(
      ["audit", "--rule", "label-missing-control", "."], in: project.url)
    #expect(
      run.lines.filter { $0.contains("[label-missing-control]") } == [
        "  Home.xib:8:1: \(severity): more: the button 'dots' has no name but that of its picture's file "
          + "[label-missing-control]"
      ], "\(run)")
  }
}
