import EarshotTestSupport
import Testing

@testable import EarshotCommand

/// A project in which code says more of the screens than their files do.
@Suite("What code and colours of a project change about an audit")
struct CodedProjectTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try SmallProject.write(main: Self.storyboard, to: folder)
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
    return try await AuditFindings.found(by: rules, arguments, in: folder).map { finding in
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
      "(more label-missing-control)", "(old label-missing-toggle)", "several text-fixed-font",
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

  @Test("A colour of a catalogue that stands for one of the system's for texts is judged as that")
  func referredColor() async throws {
    try writeSources()
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"secondaryLabelColor"}}]}
      """, to: "App/Assets.xcassets/Faint.colorset/Contents.json")
    let found = try await found(".")
    #expect(found.contains("(named contrast-text)"), "\(found)")
  }

  @Test("What code adds to all buttons says where touches reach each")
  func touchesOfAll() async throws {
    try writeSources()
    try folder.write(
      Self.storyboard.replacing("width=\"44\" height=\"44\"", with: "width=\"20\" height=\"20\""),
      to: "App/Base.lproj/Main.storyboard")
    let bare = try await found(".", "--rule", "target-size-platform")
    #expect(bare.contains("more target-size-platform"), "\(bare)")
    try folder.write(
      "extension UIButton { override open func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { self } }",
      to: "App/Touches.swift")
    let widened = try await found(".", "--rule", "target-size-platform")
    #expect(widened.contains("(more target-size-platform)"), "\(widened)")
  }

  /// A bar of tabs whose controller names them by code, a button and segments that code holds on to.
  private static let tabs = SmallStoryboard.text(
    scenes: """
      <scene sceneID="s1"><objects>
      <tabBarController id="c1" customClass="Tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="b1"/>
      <connections><segue destination="c2" kind="relationship" relationship="viewControllers" id="g1"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="c2" customClass="Home" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" image="dots" id="item"/>
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <segmentedControl opaque="NO" selectedSegmentIndex="0" id="size"><rect key="frame" x="16" y="75" width="361" height="44"/>
      <segments><segment title=""/><segment title="Wide"/></segments></segmentedControl>
      <button opaque="NO" buttonType="system" id="receipt"><rect key="frame" x="16" y="175" width="20" height="20"/>
      <constraints><constraint firstAttribute="width" constant="20" id="n1"/><constraint firstAttribute="height" constant="20" id="n2"/></constraints>
      <state key="normal" title="Read"/></button>
      </subviews></view>
      <connections><outlet property="size" destination="size" id="o1"/>
      <outlet property="receipt" destination="receipt" id="o2"/></connections>
      </viewController></objects></scene>
      """, first: "c1"
  ).replacing(
    "</document>",
    with: "<resources><image name=\"dots\" width=\"20\" height=\"20\"/></resources></document>")

  @Test("Tabs and segments that code names, and a button that no code connects, are for review")
  func parts() async throws {
    try folder.write(Self.tabs, to: "App/Base.lproj/Main.storyboard")
    func counted() async throws -> [String] {
      try await found(".", "--rule", "target-size-platform").filter { !$0.contains("font") }
    }
    let bare = try await counted()
    #expect(
      bare == [
        "item label-missing-control", "receipt target-size-platform",
        "segment-1 label-missing-control",
      ])
    let sources = { (receipt: String) in
      """
      @main class Begin {}
      class Tabs: UITabBarController {
        override func viewDidLoad() { tabBar.items?[0].title = home }
      }
      class Home: UIViewController {
        @IBOutlet var size: UISegmentedControl!
        @IBOutlet var receipt: UIButton!
        override func viewDidLoad() {
          size.setTitle(small, forSegmentAt: 0)
          receipt.\(receipt)
        }
      }
      """
    }
    try folder.write(sources("isHidden = isRead.value"), to: "App/Home.swift")
    let idle = try await counted()
    #expect(
      idle == [
        "(item label-missing-control)", "(receipt target-size-platform)",
        "(segment-1 label-missing-control)",
      ])
    try folder.write(
      sources("addTarget(self, action: show, for: .touchUpInside)"), to: "App/Home.swift")
    let connected = try await counted()
    #expect(connected.contains("receipt target-size-platform"), "\(connected)")
  }

  @Test("What code finds by a tag is for review, and what has another counts")
  func tags() async throws {
    try folder.write(
      Self.storyboard.replacing(#"text="Total""#, with: #"tag="7" text="Total""#),
      to: "App/Base.lproj/Main.storyboard")
    try writeSources()
    for (tag, plain) in [("7", "(several text-fixed-font)"), ("8", "several text-fixed-font")] {
      try folder.write(
        """
        extension Home {
          func show() {
            let total = view.viewWithTag(\(tag)) as? UILabel
            total?.font = .preferredFont(forTextStyle: .body)
          }
        }
        """, to: "App/Total.swift")
      let found = try await found(".")
      #expect(found.contains(plain), "\(tag): \(found)")
    }
  }

  @Test("The same is found in every run, however often a class is spoken of")
  func runs() async throws {
    try folder.write(
      """
      extension Home: Zebra { }
      extension Home: Aware { }
      class Home: Base { @IBOutlet var price: UILabel! }
      class Home: Other { }
      """, to: "App/Home.swift")
    for (name, word) in [("Base", "font"), ("Other", "text"), ("Zebra", "textColor")] {
      try folder.write(
        "class \(name): UIViewController { func set() { price.\(word) = x } }",
        to: "App/\(name).swift")
    }
    let first = try await Program.earshot(["audit", "--format", "json", "."], in: folder.url)
    for _ in 1...6 {
      let next = try await Program.earshot(["audit", "--format", "json", "."], in: folder.url)
      #expect(next == first)
    }
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
