import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// A project in which code says more of the screens than their files do.
@Suite("What code and colours of a project change about an audit")
struct CodedProjectTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(SmallProject.information(main: "Main"), to: "App/Info.plist")
    try folder.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
  }

  /// A text and a button that code holds on to, a text of the system's in a row, and one in a named colour; and a
  /// scene that only code can show.
  private static let storyboard = SmallStoryboard.text(
    scenes: """
      <scene sceneID="s1"><objects>
      <viewController title="Home" id="c1" customClass="Home" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Price" id="styled"><rect key="frame" x="16" y="75" width="361" height="41"/>
      <fontDescription key="fontDescription" type="system" pointSize="11"/></label>
      <label text="Total" id="plain"><rect key="frame" x="16" y="125" width="361" height="41"/>
      <fontDescription key="fontDescription" type="system" pointSize="11"/></label>
      <button opaque="NO" buttonType="system" id="more">
      <rect key="frame" x="16" y="175" width="44" height="44"/><state key="normal" image="dots"/>
      <connections><action selector="more:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
      </button>
      <label text="Faint" adjustsFontForContentSizeCategory="YES" id="named"><rect key="frame" x="16" y="225" width="361" height="41"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <color key="textColor" name="Faint"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      <connections><outlet property="price" destination="styled" id="o1"/>
      <outlet property="more" destination="more" id="o2"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController storyboardIdentifier="Old" title="Old" id="c2" sceneMemberID="viewController">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <switch opaque="NO" id="old"><rect key="frame" x="16" y="75" width="51" height="31"/></switch>
      </subviews></view></viewController></objects></scene>
      """, first: "c1"
  ).replacing(
    "</document>",
    with: """
      <resources><image name="dots" width="20" height="20"/>
      <namedColor name="Faint"><color red="0.8" green="0.8" blue="0.8" alpha="1"/></namedColor></resources>
      </document>
      """)

  /// What counts of what an audit finds, as element and rule; what is for review stands in brackets.
  private func found(_ arguments: String...) async throws -> [String] {
    let rules = [
      "text-fixed-font", "label-missing-control", "contrast-text", "label-missing-toggle",
    ]
    let run = try await Program.earshot(
      ["audit", "--format", "json"] + rules.flatMap { ["--rule", $0] } + arguments, in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return findings.map { finding in
      let element = finding["element"] as? String ?? ""
      let text = "\(element.isEmpty ? "several" : element) \(finding["rule"] ?? "")"
      return finding["severity"] as? String == "review" ? "(\(text))" : text
    }.sorted()
  }

  private static let bare = [
    "more label-missing-control", "named contrast-text", "old label-missing-toggle",
    "several text-fixed-font",
  ]

  @Test("Without code and catalogue everything counts")
  func bare() async throws {
    let found = try await found(".")
    #expect(found == Self.bare)
  }

  @Test("What code sets, a catalogue knows better or nothing shows is for review or gone")
  func coded() async throws {
    try writeSources()
    let expected = [
      "(more label-missing-control)", "(old label-missing-toggle)", "(styled text-fixed-font)",
      "plain text-fixed-font",
    ]
    for argument in [".", "App", "App/Base.lproj/Main.storyboard", "App.xcodeproj"] {
      let found = try await found(argument)
      #expect(found == expected, "\(argument)")
    }
    // The root keeps the code out of sight.
    let bare = try await found("App/Base.lproj", "--root", "App/Base.lproj")
    #expect(bare == Self.bare)
    // Code that shows the scene makes it count.
    try folder.write(
      "func show() { board.instantiateViewController(withIdentifier: \"Old\") }",
      to: "App/Show.swift")
    let shown = try await found(".")
    #expect(shown.contains("old label-missing-toggle"), "\(shown)")
  }

  private func writeSources() throws {
    try folder.write(
      """
      final class Home: UIViewController {
        @IBOutlet var price: UILabel!
        @IBOutlet var more: UIButton!
        override func viewDidLoad() {
          price.font = .preferredFont(forTextStyle: .body)
          more.accessibilityLabel = NSLocalizedString("More", comment: "")
        }
        @IBAction func more(_ sender: Any) {}
      }
      """, to: "App/Home.swift")
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\
      {"red":"0x20","green":"0x20","blue":"0x20","alpha":"1.000"}}}]}
      """, to: "App/Assets.xcassets/Faint.colorset/Contents.json")
  }
}
