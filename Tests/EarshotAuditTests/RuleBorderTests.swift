import EarshotDocuments
import EarshotModel
import Testing

@testable import EarshotAudit

/// What rules leave alone, or leave to a person, on storyboards as Xcode writes them.
@Suite("Borders of rules")
struct RuleBorderTests {
  /// What the rules find in views of a scene: severity, line and message.
  func findings(
    _ rule: String, _ views: String, in change: (String) -> String = { $0 }
  ) throws -> [String] {
    let text = change(RuleExample.storyboard(views).text)
    let document = try DocumentReader().read(Array(text.utf8), file: "Example.storyboard")
    return Audit(document, configuration: .only(rule)).findings
      .map { "\($0.severity.rawValue) \($0.line): \($0.message)" }
  }

  static let place = #"<rect key="frame" x="16" y="100" width="200" height="44"/>"#

  /// A table whose cells code copies, or whose rows stand as they are.
  private func table(_ cell: String, isStatic: Bool = false) -> String {
    let inside =
      isStatic
      ? "<sections><tableViewSection id=\"z\"><cells>\(cell)</cells></tableViewSection></sections>"
      : "<prototypes>\(cell)</prototypes>"
    return """
      <tableView dataMode="\(isStatic ? "static" : "prototypes")" id="t">
      <rect key="frame" x="0" y="0" width="393" height="400"/>\(inside)</tableView>
      """
  }

  private func cell(_ text: String) -> String {
    """
    <tableViewCell reuseIdentifier="a" id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="inside">
    <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
    \(text)
    </subviews></tableViewCellContentView></tableViewCell>
    """
  }

  func button(titled title: String) -> String {
    #"<button buttonType="system" id="a">\#(Self.place)<state key="normal" title="\#(title)"/></button>"#
  }

  @Test("A text that nobody can edit is no field without a name")
  func readOnlyText() throws {
    let view = { (attributes: String) in
      #"<textView text="Terms" id="a" \#(attributes)>\#(Self.place)</textView>"#
    }
    #expect(
      try findings("label-missing-field", view("")) == [
        "critical 8: the text view holds a text and has neither a label nor a placeholder"
      ])
    #expect(try findings("label-missing-field", view(#"editable="NO""#)) == [])
  }

  @Test(
    "A long text that can be edited was hardly meant to be", arguments: ["About us", "Lorem ipsum"])
  func longText(start: String) throws {
    let names = (1...20).map { "Ada Lovelace \($0)" }.joined(separator: ", ")
    let view = #"<textView text="\#(start) \#(names)" id="a">\#(Self.place)</textView>"#
    #expect(
      try findings("label-missing-field", view) == [
        start == "About us"
          ? "review 8: the text view can be edited, and seems to hold a text that is only read"
          : "critical 8: the text view holds a text and has neither a label nor a placeholder"
      ])
  }

  @Test("A text that changes often is still a text")
  func frequentUpdates() throws {
    let label = """
      <label text="Clock" id="a">\(Self.place)<accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" staticText="YES" updatesFrequently="YES"/></accessibility></label>
      """
    #expect(try findings("trait-conflict", label) == [])
  }

  @Test("A frame that Xcode marks is not measured", arguments: ["misplaced", "ambiguous"])
  func doubtfulFrames(mark: String) throws {
    let button = { (attributes: String) in
      """
      <button \(attributes) id="a"><rect key="frame" x="16" y="100" width="200" height="20"/>
      <state key="normal" title="Send"/></button>
      """
    }
    #expect(
      try findings("target-size-platform", button("")) == [
        "moderate 8: 'Send' is 20 points high, less than 44"
      ])
    #expect(try findings("target-size-platform", button("\(mark)=\"YES\"")) == [])
  }

  @Test(
    "A gesture is for review unless something is connected with it, or code has hold of it or is its class",
    arguments: [
      ("<tapGestureRecognizer id=\"tap\"/>", "", false),
      ("<tapGestureRecognizer id=\"tap\" customClass=\"Knock\"/>", "", true),
      (
        "<tapGestureRecognizer id=\"tap\"/>",
        "<outlet property=\"knock\" destination=\"tap\" id=\"o\"/>", true
      ),
      (
        "<tapGestureRecognizer id=\"tap\"><connections>"
          + "<action selector=\"go:\" destination=\"c\" id=\"w\"/></connections></tapGestureRecognizer>",
        "",
        true
      ),
    ])
  func gestures(recognizer: String, outlet: String, isFound: Bool) throws {
    let label = """
      <label text="Terms" id="a"><rect key="frame" x="16" y="100" width="200" height="20"/>
      <gestureRecognizers/><connections>
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
      </connections></label>
      """
    let found = try findings("target-size-platform", label) { text in
      text.replacing(
        "</viewController>",
        with: "<connections>\(outlet)</connections></viewController>\(recognizer)")
    }
    #expect(
      found == [
        "\(isFound ? "moderate" : "review") 8: 'Terms' is 20 points high, less than 44"
      ])
  }

  @Test("The size of a button that alone does nothing is for review")
  func unconnectedButton() throws {
    let button = { (id: String, connection: String) in
      """
      <button id="\(id)"><rect key="frame" x="16" y="\(id == "a" ? 100 : 300)" width="200" height="20"/>
      <state key="normal" title="\(id)"/><connections>\(connection)</connections></button>
      """
    }
    let action = { (number: Int) in
      #"<action selector="go:" destination="c" eventType="touchUpInside" id="w\#(number)"/>"#
    }
    let rule = "target-size-platform"
    let sizes = { (views: String) in
      try findings(rule, views).map { String($0.prefix { $0 != " " }) }
    }
    #expect(try sizes(button("a", "") + button("b", "")) == ["moderate", "moderate"])
    #expect(try sizes(button("a", action(1)) + button("b", "")) == ["moderate", "review"])
    #expect(try sizes(button("a", action(1)) + button("b", action(2))) == ["moderate", "moderate"])
  }

  @Test(
    "A text that does not scroll is as high as its lines, unless a constraint fixes it",
    arguments: [
      ("scrollEnabled=\"NO\"", "", "review"), ("", "", "moderate"),
      (
        "scrollEnabled=\"NO\"", "<constraint firstAttribute=\"height\" constant=\"34\" id=\"h\"/>",
        "moderate"
      ),
    ])
  func textThatGrows(attributes: String, constraint: String, severity: String) throws {
    let view = """
      <textView \(attributes) text="Street" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="100" width="200" height="34"/><constraints>\(constraint)</constraints></textView>
      """
    #expect(
      try findings("target-size-platform", view).map { String($0.prefix { $0 != " " }) } == [
        severity
      ])
  }

  @Test("Sizes that UIKit gives are one finding of a screen, for review")
  func sizesOfClasses() throws {
    let views = """
      <textField borderStyle="roundedRect" placeholder="Name" id="a">
      <rect key="frame" x="16" y="100" width="200" height="34"/></textField>
      <button buttonType="system" id="b" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="200" width="40" height="38"/><state key="normal" title="Go"/></button>
      <button buttonType="system" id="stop" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="300" width="80" height="38"/><state key="normal" title="Stop"/>
      <constraints><constraint firstAttribute="height" constant="38" id="h"/></constraints></button>
      <button buttonType="system" id="wait"><rect key="frame" x="16" y="400" width="80" height="20"/>
      <state key="normal" title="Wait"/></button>
      """
    #expect(
      try findings("target-size-platform", views) == [
        "review 8: 2 controls have the size that UIKit gives them, less than 44 points:"
          + " 'Name' (200 by 34), 'Go' (40 by 38)",
        "moderate 12: 'Stop' is 38 points high, less than 44",
        "moderate 15: 'Wait' is 20 points high, less than 44",
      ])
  }

  @Test("What is long and only a few points short is for review")
  func longTargets() throws {
    func button(_ id: String, _ width: Int, _ height: Int) -> String {
      """
      <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="\(id.utf8.count * 100)" width="\(width)" height="\(height)"/>
      <state key="normal" title="Save"/><constraints>
      <constraint firstAttribute="height" constant="\(height)" id="h\(id)"/></constraints></button>
      """
    }
    let views = button("a", 360, 38) + button("bb", 360, 20) + button("ccc", 80, 38)
    let severities = try findings("target-size-platform", views).map {
      String($0.prefix { $0 != " " })
    }
    #expect(severities == ["review", "moderate", "moderate"])
  }

  @Test("Keys of a keyboard are small on purpose")
  func keys() throws {
    let key = """
      <button id="a"><rect key="frame" x="16" y="100" width="20" height="20"/>
      <state key="normal" title="Q"/><accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" keyboardKey="YES"/></accessibility></button>
      """
    #expect(try findings("target-size-platform", key) == [])
  }

  @Test("The contrast of a text beside the screen is not judged")
  func offScreenContrast() throws {
    let label = { (x: Int) in
      """
      <label text="Pale" id="a"><rect key="frame" x="\(x)" y="100" width="200" height="44"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <color key="textColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></label>
      """
    }
    #expect(try findings("contrast-text", label(16)).count == 1)
    #expect(try findings("contrast-text", label(-300)) == [])
  }

  @Test("A button and a switch of one name are told apart by what they are")
  func differentRoles() throws {
    let views = """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="Alice"/></button>
      <switch id="b"><rect key="frame" x="16" y="200" width="51" height="31"/>
      <accessibility key="accessibilityConfiguration" label="Alice"/></switch>
      """
    #expect(try findings("label-duplicate", views) == [])
  }

  @Test("What stands in a cell that code copies is for review, in a static cell it counts")
  func prototypes() throws {
    let label = #"<label text="Hello, %@" id="a">\#(Self.place)</label>"#
    let rule = "label-placeholder-leak"
    #expect(try findings(rule, table(cell(label))).map { $0.prefix(6) } == ["review"])
    #expect(
      try findings(rule, table(cell(label), isStatic: true)).map { $0.prefix(7) } == ["serious"])
    #expect(try findings("silent-element", table(cell(""))) == [])
  }

  @Test("A text that an outlet leads to is filled by code")
  func outlets() throws {
    let label = """
      <label text="Hello, %@" id="a">\(Self.place)</label>
      """
    let outlet = { (text: String) in
      text.replacing(
        "</view>\n    </viewController>",
        with: """
          </view><connections><outlet property="greeting" destination="a" id="o"/></connections>
          </viewController>
          """)
    }
    let rule = "label-placeholder-leak"
    #expect(try findings(rule, label).map { $0.prefix(7) } == ["serious"])
    #expect(try findings(rule, label, in: outlet).map { $0.prefix(6) } == ["review"])
  }

  @Test("A control that lies wholly on another does not cover it by mistake")
  func accessory() throws {
    let views = { (x: Int) in
      """
      <textField placeholder="Name" id="a"><rect key="frame" x="16" y="100" width="200" height="44"/>
      </textField>
      <button id="b"><rect key="frame" x="\(x)" y="100" width="44" height="44"/>
      <state key="normal" title="Scan"/></button>
      """
    }
    #expect(try findings("target-overlap", views(172)) == [])
    #expect(
      try findings("target-overlap", views(200)) == [
        "serious 10: 'Scan' covers 'Name' by 16 points"
      ])
  }

  @Test("A launch screen is a picture, and no rule looks at it")
  func launchScreen() throws {
    let label = #"<label text="Hello, %@" id="a">\#(Self.place)</label>"#
    let launch = { (text: String) in
      text.replacing("targetRuntime=", with: #"launchScreen="YES" targetRuntime="#)
    }
    #expect(try findings("text-fixed-font", label).count == 1)
    #expect(try findings("text-fixed-font", label, in: launch) == [])
  }
}
