import EarshotTestSupport
import Testing

@testable import EarshotCommand

/// A project whose code empties titles, adds gestures, and hides, shows and disables what its file shows.
@Suite("What an audit makes of titles, taps and states that code sets")
struct CodedScreenTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try SmallProject.write(main: Self.storyboard, to: folder)
  }

  private static let storyboard = SmallStoryboard.text(
    scenes: """
      <scene sceneID="s1"><objects>
      <viewController title="Home" id="c1" customClass="Home" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button opaque="NO" buttonType="system" id="one"><rect key="frame" x="16" y="75" width="100" height="44"/>
      <state key="normal" title="Button"/>
      <connections><action selector="first:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      <button opaque="NO" buttonType="system" id="two"><rect key="frame" x="16" y="125" width="100" height="44"/>
      <state key="normal" title="Button"/>
      <connections><action selector="second:" destination="c1" eventType="touchUpInside" id="a2"/></connections></button>
      <imageView userInteractionEnabled="NO" image="dots" id="picture"><rect key="frame" x="16" y="175" width="60" height="60"/></imageView>
      <label userInteractionEnabled="NO" text="Terms" id="terms"><rect key="frame" x="16" y="240" width="361" height="44"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <textField opaque="NO" borderStyle="roundedRect" id="name"><rect key="frame" x="16" y="300" width="361" height="44"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
      <view id="panel"><rect key="frame" x="16" y="400" width="361" height="100"/><subviews>
      <button opaque="NO" buttonType="system" id="save"><rect key="frame" x="0" y="0" width="200" height="44"/>
      <state key="normal" title="Save"/>
      <connections><action selector="save:" destination="c1" eventType="touchUpInside" id="a3"/></connections></button>
      </subviews></view>
      <button opaque="NO" buttonType="system" id="undo"><rect key="frame" x="180" y="430" width="100" height="44"/>
      <state key="normal" title="Undo"/>
      <connections><action selector="undo:" destination="c1" eventType="touchUpInside" id="a4"/></connections></button>
      </subviews></view>
      <connections><outlet property="one" destination="one" id="o1"/>
      <outlet property="two" destination="two" id="o2"/>
      <outlet property="picture" destination="picture" id="o3"/>
      <outlet property="terms" destination="terms" id="o4"/>
      <outlet property="name" destination="name" id="o5"/>
      <outlet property="panel" destination="panel" id="o6"/></connections>
      </viewController></objects></scene>
      """, first: "c1"
  ).replacing(
    "</document>",
    with: """
      <resources><image name="dots" width="20" height="20"/></resources></document>
      """)

  /// What an audit finds where the controller of the screen does some things, as element and rule; what is for review
  /// stands in brackets.
  private func found(_ code: String, by rules: String...) async throws -> [String] {
    try folder.write(
      """
      @main class Begin {}
      class Home: UIViewController {
        @IBOutlet var one: UIButton!
        @IBOutlet var two: UIButton!
        @IBOutlet var picture: UIImageView!
        @IBOutlet var terms: UILabel!
        @IBOutlet var name: UITextField!
        @IBOutlet var panel: UIView!
        override func viewDidLoad() {
          \(code)
        }
      }
      """, to: "App/Home.swift")
    return try await AuditFindings.found(by: rules, in: folder).map { finding in
      let text = "\(finding["element"] ?? "") \(finding["message"] ?? "")"
      return finding["severity"] as? String == "review" ? "(\(text))" : text
    }.sorted()
  }

  @Test("A screen whose class nobody declares is never shown, though a segue leads there")
  func undeclaredClasses() async throws {
    let behind = { (attributes: String) in
      """
      <scene sceneID="s9"><objects>
      <viewController title="Behind" id="c9" \(attributes) sceneMemberID="viewController">
      <view key="view" id="v9"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button opaque="NO" buttonType="custom" id="bare"><rect key="frame" x="16" y="75" width="100" height="44"/>
      <connections><action selector="go:" destination="c9" eventType="touchUpInside" id="a9"/></connections></button>
      </subviews></view><connections><outlet property="all" destination="v9" id="o9"/></connections>
      </viewController></objects></scene>
      """
    }
    let target = "customModule=\"App\" customModuleProvider=\"target\""
    for (attributes, finding) in [
      ("customClass=\"Gone\" \(target)", "(bare the button has no name)"),
      ("customClass=\"Gone\" customModule=\"Kit\"", "bare the button has no name"),
      ("customClass=\"Home\" \(target)", "bare the button has no name"),
    ] {
      try SmallProject.write(
        main: Self.storyboard.replacing(
          "<action selector=\"undo:\" destination=\"c1\" eventType=\"touchUpInside\" id=\"a4\"/>",
          with: "<segue destination=\"c9\" kind=\"show\" id=\"a4\"/>"
        ).replacing("</scenes>", with: behind(attributes) + "</scenes>"), to: folder)
      let told = try await found("", by: "label-missing-control").filter { $0.contains("bare") }
      #expect(told == [finding], "\(attributes)")
    }
  }

  @Test("An item of a bar has the name that code gives it by the way to its bar")
  func itemsOfBars() async throws {
    let bar = """
      <navigationBar id="bar"><rect key="frame" x="0" y="20" width="393" height="44"/><items>
      <navigationItem title="Home" id="n1"><barButtonItem key="leftBarButtonItem" image="dots" id="gear"><connections>
      <action selector="gear:" destination="c1" id="a5"/></connections></barButtonItem></navigationItem></items>
      </navigationBar>
      """
    try SmallProject.write(
      main: Self.storyboard.replacing("<view id=\"panel\">", with: bar + "<view id=\"panel\">"),
      to: folder)
    let rule = "label-missing-control"
    #expect(
      try await found("", by: rule) == [
        "gear the button 'dots' has no name but that of its picture's file"
      ])
    let ways = [
      "bar.items?.first?.leftBarButtonItem?", "bar.topItem!.leftBarButtonItems?[0]",
      "navigationItem.leftBarButtonItem?",
    ]
    for way in ways {
      let named = try await found("\(way).accessibilityLabel = name.text", by: rule)
      #expect(
        named == ["(gear the button 'dots' has no name but that of its picture's file)"], "\(way)")
    }
    #expect(
      try await found("navigationItem.rightBarButtonItem?.accessibilityLabel = x", by: rule).count
        == 1)
    // Code may put another in its place, or none.
    let nameless = "gear the button 'dots' has no name but that of its picture's file"
    let lines = [
      ("leftBarButtonItem = UIBarButtonItem(customView: one)", "(\(nameless))"),
      ("leftBarButtonItems = [edit, add]", "(\(nameless))"),
      ("leftBarButtonItem = nil", nameless), ("rightBarButtonItem = add", nameless),
    ]
    for (line, finding) in lines {
      #expect(try await found("navigationItem.\(line)", by: rule) == [finding], "\(line)")
    }
  }

  @Test("A font that a function gives what it is handed is that of a text")
  func fontsByFunctions() async throws {
    try SmallProject.write(
      main: Self.storyboard.replacing(
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
        with: #"<fontDescription key="fontDescription" type="system" pointSize="18"/></label>"#),
      to: folder)
    let finding = "a text that does not follow"
    func told(_ line: String) async throws -> String {
      let found = try await self.found(line, by: "text-fixed-font").filter { $0.contains("Terms") }
      return found.map { $0.hasPrefix("(") ? "(\(finding))" : finding }.joined()
    }
    #expect(try await told("show(terms)") == finding)
    try folder.write(
      """
      func polish(_ label: UILabel) { label.adjustsFontForContentSizeCategory = true }
      extension UILabel { func shine() { font = .preferredFont(forTextStyle: .body) } }
      """, to: "App/Style.swift")
    for line in ["polish(terms)", "terms.shine()", "[terms].forEach { $0.shine() }"] {
      #expect(try await told(line) == "(\(finding))", "\(line)")
    }
    #expect(try await told("polish(name)\npicture.shine()") == finding)
  }

  @Test("Two buttons in one place that code hides and shows are not crowded by each other")
  func alternatives() async throws {
    let button = { (id: String, x: Int) in
      """
      <button opaque="NO" buttonType="custom" id="\(id)"><rect key="frame" x="\(x)" y="700" width="36" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h\(id)"/></constraints>
      <state key="normal" title="\(id)"/><connections>
      <action selector="\(id):" destination="c1" eventType="touchUpInside" id="b\(id)"/></connections></button>
      """
    }
    try SmallProject.write(
      main: Self.storyboard.replacing(
        "<view id=\"panel\">", with: button("on", 100) + button("off", 104) + "<view id=\"panel\">"
      ).replacing(
        "<outlet property=\"panel\"",
        with: "<outlet property=\"on\" destination=\"on\" id=\"p1\"/>"
          + "<outlet property=\"off\" destination=\"off\" id=\"p2\"/><outlet property=\"panel\""),
      to: folder)
    let rule = "target-size-minimum"
    #expect(try await found("", by: rule).isEmpty == false)
    #expect(try await found("on.isHidden = true\noff.isHidden = on.isHidden", by: rule) == [])
  }

  @Test("A button whose only title in code is empty has no name, and is called by none")
  func titles() async throws {
    let rules = ["label-missing-control", "label-same-name-different-action"]
    let emptied = """
      one.setTitle("", for: .normal)
          two.setTitle("", for: .normal)
      """
    var found = try await found(emptied, by: rules[0], rules[1])
    #expect(found == ["one the button (one) has no name", "two the button (two) has no name"])
    let run = try await Program.earshot(["audit", "--format", "json", "."], in: folder.url)
    #expect(!run.output.contains("Button, button"))
    // Who reads and opens the screen hears what the audit hears.
    for arguments in [["read", "."], ["read", "App/Base.lproj/Main.storyboard"]] {
      let read = try await Program.earshot(arguments, in: folder.url)
      #expect(!read.output.contains("Button, button"), "\(arguments): \(read.output)")
      #expect(read.output.contains("button"), "\(arguments): \(read.output)")
    }
    try folder.write(
      """
      earshot: 1
      open: App/Base.lproj/Main.storyboard
      steps:
        - first
        - expect: "button"
      """, to: "walk.yaml")
    let played = try await Program.earshot(["play", "walk.yaml"], in: folder.url)
    #expect(played.status == 0, "\(played.output)")
    let named = [
      "two.setTitle(name.text, for: .normal)", "two.accessibilityLabel = name.text",
    ]
    for line in named {
      found = try await self.found(emptied + "\n    " + line, by: rules[0], rules[1])
      #expect(!found.contains("two the button (two) has no name"), "\(line): \(found)")
      #expect(found.contains("one the button (one) has no name"), "\(line): \(found)")
    }
    found = try await self.found("one.setTitle(\"\", for: .disabled)", by: rules[0], rules[1])
    #expect(found == ["(two 'Button' does something else than the one before it)"])
    // The buttons of another class are none of this one's.
    try folder.write(
      "class Other { var home: Home?; var one = UIButton(); func show() { one.setTitle(\"\", for: .normal) } }",
      to: "App/Other.swift")
    found = try await self.found("show(Other())", by: rules[0])
    #expect(found == [])
  }

  @Test("What code lets answer to taps is told as what a file does")
  func taps() async throws {
    let rules = ["element-unexposed-control", "trait-missing-interactive"]
    let tap = "let tap = UITapGestureRecognizer(target: self, action: #selector(go))\n"
    let enabled = ["picture", "terms"].map { "\($0).isUserInteractionEnabled = true\n" }.joined()
    let added = ["picture", "terms"].map { "\($0).addGestureRecognizer(tap)\n" }.joined()
    var found = try await found(tap + enabled + added, by: rules[0], rules[1])
    #expect(
      found == [
        "picture 'dots' can be operated and the cursor never stops there",
        "terms 'Terms' can be activated and no trait says so",
      ])
    // Pictures and texts take no touches before somebody lets them.
    found = try await self.found(tap + added, by: rules[0], rules[1])
    #expect(found == [])
    let told = "picture.isAccessibilityElement = true\nterms.accessibilityTraits = .button\n"
    found = try await self.found(tap + enabled + added + told, by: rules[0], rules[1])
    #expect(
      found == [
        "(picture 'dots' can be operated and the cursor never stops there)",
        "(terms 'Terms' can be activated and no trait says so)",
      ])
    let twice = "let tap = UITapGestureRecognizer()\ntap.numberOfTapsRequired = 10\n"
    found = try await self.found(twice + enabled + added, by: rules[0], rules[1])
    #expect(found == [])
  }

  @Test(
    "A tap that only ends typing or zooms is missed by nobody",
    arguments: [
      ("view.endEditing(true)", false), ("dismissKeyboard()", false),
      ("guard name.isFirstResponder else { return }; name.resignFirstResponder()", false),
      ("scroll.setZoomScale(scroll.maximumZoomScale, animated: true)", false),
      (
        "let at = tap.location(in: view); scroll.zoom(to: CGRect(x: at.x, y: at.y), animated: true)",
        false
      ),
      ("view.endEditing(true); save()", true), ("isOpen = true; view.endEditing(true)", true),
      ("let isOpen = true", true),
    ])
  func slightTaps(body: String, isTold: Bool) async throws {
    let told = isTold ? ["picture 'dots' can be operated and the cursor never stops there"] : []
    let function = "}\n@objc func go(_ tap: UITapGestureRecognizer) { \(body) "
    let enabled = "picture.isUserInteractionEnabled = true\n"
    for code in [
      "picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))\n",
      "let tap = UITapGestureRecognizer(target: self, action: #selector(Home.go(_:)))\n"
        + "picture.addGestureRecognizer(tap)\n",
    ] {
      let found = try await found(enabled + code + function, by: "element-unexposed-control")
      #expect(found == told, "\(code)")
    }
    let tapped = Self.storyboard.replacing(
      #"<imageView userInteractionEnabled="NO" image="dots" id="picture">"#,
      with: """
        <imageView image="dots" id="picture">
        <connections><outletCollection property="gestureRecognizers" destination="tap" id="g1"/></connections>
        """
    ).replacing(
      "</viewController></objects>",
      with: """
        </viewController><tapGestureRecognizer id="tap"><connections>
        <action selector="go:" destination="c1" id="a9"/></connections></tapGestureRecognizer></objects>
        """)
    try SmallProject.write(main: tapped, to: folder)
    #expect(try await found(function, by: "element-unexposed-control") == told)
  }

  @Test("Of two that overlap, one that code hides or shows is for review")
  func turns() async throws {
    var found = try await found("", by: "target-overlap")
    #expect(found == ["undo 'Undo' covers 'Save' by 14 points"])
    for line in ["panel.isHidden = isEmpty", "panel.alpha = 0"] {
      found = try await self.found(line, by: "target-overlap")
      #expect(found == ["(undo 'Undo' covers 'Save' by 14 points)"], "\(line)")
    }
  }

  @Test("A field that code disables for a while shows a value")
  func fields() async throws {
    let nameless = "name the text field below 'Terms' has neither a label nor a placeholder"
    var found = try await found("", by: "label-missing-field")
    #expect(found == [nameless])
    found = try await self.found("name.isEnabled = true", by: "label-missing-field")
    #expect(found == [nameless])
    found = try await self.found(
      "name.isEnabled = false\nfunc edit() { name.isEnabled = true }", by: "label-missing-field")
    #expect(found == ["(\(nameless))"])
  }
}
