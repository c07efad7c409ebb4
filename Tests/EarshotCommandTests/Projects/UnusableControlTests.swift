import EarshotTestSupport
import Testing

@testable import EarshotCommand

/// Controls that a file disables, and fields that code takes from whoever would type.
@Suite("Whether somebody can come to use a control is said by file and code together")
struct UnusableControlTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try SmallProject.write(main: Self.storyboard, to: folder)
  }

  private static let storyboard = SmallStoryboard.text(
    scenes: """
      <scene sceneID="s1"><objects>
      <viewController title="Tags" id="c1" customClass="Tags" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button enabled="NO" buttonType="custom" id="tag">
      <rect key="frame" x="16" y="100" width="55" height="18"/><state key="normal" title="New"/>
      <connections><action selector="show:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      <button buttonType="custom" id="open">
      <rect key="frame" x="200" y="300" width="55" height="18"/><state key="normal" title="Open"/>
      <connections><action selector="open:" destination="c1" eventType="touchUpInside" id="a2"/></connections></button>
      <textField id="number"><rect key="frame" x="16" y="400" width="200" height="50"/></textField>
      <view id="panel"><rect key="frame" x="0" y="500" width="393" height="200"/><subviews>
      <button buttonType="custom" id="again">
      <rect key="frame" x="16" y="20" width="200" height="50"/><state key="normal" title="Open"/>
      <connections><action selector="again:" destination="c1" eventType="touchUpInside" id="a3"/></connections></button>
      </subviews></view>
      </subviews></view>
      <connections><outlet property="tagButton" destination="tag" id="o1"/>
      <outlet property="number" destination="number" id="o2"/>
      <outlet property="panel" destination="panel" id="o3"/></connections>
      </viewController></objects></scene>
      """, first: "c1")

  private func found(
    code: String, by rules: [String] = ["target-size-platform", "label-missing-field"]
  ) async throws -> [String] {
    try folder.write(
      """
      @main class App {}
      class Tags: UIViewController {
        @IBOutlet var tagButton: UIButton!
        @IBOutlet var number: UITextField!
        @IBOutlet var panel: UIView!
        override func viewDidLoad() { \(code) }
      }
      """, to: "App/Tags.swift")
    return try await AuditFindings.found(by: rules, in: folder).map {
      "\($0["element"] ?? "") \($0["severity"] ?? "")"
    }.sorted()
  }

  @Test(
    "What is disabled and never enabled is no target, and what takes no touches no field",
    arguments: [
      ("", ["number critical", "open moderate"]),
      ("tagButton.isEnabled = false", ["number critical", "open moderate"]),
      ("tagButton.isEnabled = isNew", ["number critical", "open moderate", "tag moderate"]),
      ("tagButton.isEnabled = true", ["number critical", "open moderate", "tag moderate"]),
      ("number.isUserInteractionEnabled = false", ["number review", "open moderate"]),
      ("number.isEnabled = false", ["number review", "open moderate"]),
      ("number.isEnabled = false; number.isEnabled = true", ["number review", "open moderate"]),
    ])
  func unusable(code: String, expected: [String]) async throws {
    #expect(try await found(code: code) == expected)
  }

  @Test("Of two controls of one name one may be hidden by code with what it stands in")
  func takesTurns() async throws {
    #expect(try await found(code: "", by: ["label-duplicate"]) == ["open moderate"])
    #expect(
      try await found(code: "panel.isHidden = !isEditing", by: ["label-duplicate"]) == [
        "open review"
      ])
  }
}
