import Testing

@testable import EarshotAudit

/// What the file of a screen says of looks and names, and code of the app replaces: no reviewer calls it a fault
/// of the file.
@Suite("What code of an app styles and names")
struct StyledByCodeTests {
  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="50"/>"#

  /// What a rule finds in views, with outlets of the controller to some: severity and message.
  private func findings(
    _ rule: String, _ views: String, outlets: [String] = []
  ) throws -> [String] {
    try RuleExample.findings(of: rule, in: views, outlets: outlets)
  }

  private func findings(_ rule: String, in text: String, file: String) throws -> [String] {
    try RuleExample.findings(of: rule, inText: text, file: file)
  }

  private func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
    <connections>\(owner)</connections></placeholder>\(objects)</objects></document>
    """
  }

  private func cell(_ inside: String, _ attributes: String = "", _ connections: String = "")
    -> String
  {
    """
    <tableViewCell reuseIdentifier="a" id="cell" \(attributes)>
    <rect key="frame" x="0" y="0" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(inside)</subviews>
    </tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
    """
  }

  private func attribute(_ path: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="strong"/></userDefinedRuntimeAttributes>
    """
  }

  private func label(
    _ text: String = "Welcome", size: String = "18", attributes: String = "", inside: String = ""
  ) -> String {
    """
    <label text="\(text)" id="a" \(attributes)>\(Self.place)
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <color key="textColor" white="0.7" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    \(inside)</label>
    """
  }

  @Test(
    "A font is for review where an attribute of the app's own may set another",
    arguments: [
      ("textStyle", "review"), ("labelFont", "review"), ("styleRaw", "review"),
      ("theme", "review"), ("dynamicTextSize", "review"), ("cornerRadius", "moderate"),
      ("textColorName", "moderate"), ("textAlignment", "moderate"),
      ("layer.cornerRadius", "moderate"),
    ])
  func styledFont(path: String, severity: String) throws {
    #expect(
      try findings("text-fixed-font", label(inside: attribute(path)))
        == ["\(severity): the text of 'Welcome' does not follow the text-size setting"])
  }

  @Test("The font of a label of the app's own class is for review")
  func ownClass() throws {
    let rule = "text-fixed-font"
    #expect(try findings(rule, label()).map { $0.prefix(8) } == ["moderate"])
    #expect(
      try findings(rule, label(attributes: "customClass=\"Headline\"")).map { $0.prefix(6) }
        == ["review"])
  }

  @Test(
    "A label as Xcode's library has it, or one that is told to follow, is for review where code holds on to it",
    arguments: [
      ("Label", "17", "", true, "review"), ("Text", "17", "", false, "moderate"),
      ("Label", "15", "", true, "moderate"), ("Total", "17", "", true, "moderate"),
      ("Total", "15", "adjustsFontForContentSizeCategory=\"YES\"", true, "review"),
      ("Total", "15", "adjustsFontForContentSizeCategory=\"YES\"", false, "moderate"),
    ])
  func unchosenFont(
    text: String, size: String, attributes: String, isHeld: Bool, severity: String
  ) throws {
    let found = try findings(
      "text-fixed-font", label(text, size: size, attributes: attributes),
      outlets: isHeld ? ["a"] : [])
    let name = isHeld && text == "Label" ? "'Label' (pa)" : "'\(text)'"
    #expect(found == ["\(severity): the text of \(name) does not follow the text-size setting"])
  }

  @Test("The title of a section and the field of a search bar are the system's to size")
  func madeBySystem() throws {
    let table = """
      <tableView id="t" dataMode="static"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <sections><tableViewSection headerTitle="About" footerTitle="All of it" id="section"><cells>
      \(cell(label())) </cells></tableViewSection></sections></tableView>
      """
    let rule = "text-fixed-font"
    #expect(
      try findings(rule, table)
        == ["moderate: the text of 'Welcome' does not follow the text-size setting"])
    let bar = #"<searchBar placeholder="Search" id="s">\#(Self.place)</searchBar>"#
    #expect(try findings(rule, bar) == [])
  }

  @Test(
    "A colour is for review where an attribute of the app's own may set another, of the text or behind it",
    arguments: [
      ("textColorName", "", "review"), ("nuiClass", "", "review"),
      ("", "backgroundColorName", "review"),
      ("theme", "", "review"), ("layer.borderColor", "", "serious"), ("", "", "serious"),
      ("borderColor", "shadowColor", "serious"), ("", "fillColor", "review"),
    ])
  func styledColor(text: String, behind: String, severity: String) throws {
    let view = """
      <view id="around"><rect key="frame" x="0" y="0" width="390" height="300"/><subviews>
      \(label(inside: text.isEmpty ? "" : attribute(text)))</subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      \(behind.isEmpty ? "" : attribute(behind))</view>
      """
    #expect(try findings("contrast-text", view).map { $0.prefix { $0 != ":" } } == [severity[...]])
  }

  @Test("A placeholder is no value that is said twice")
  func placeholder() throws {
    let field = { (attributes: String) in
      """
      <textField placeholder="Title" id="a" \(attributes)>\(Self.place)
      <accessibility key="accessibilityConfiguration" label="Post title"/></textField>
      """
    }
    let rule = "label-equals-value"
    #expect(try findings(rule, field("")) == [])
    #expect(try findings(rule, field("text=\"Title\"")).count == 1)
  }

  @Test("A placeholder in a field that takes no touches is a text that is shown")
  func shownPlaceholder() throws {
    let field = { (attributes: String) in
      #"<textField placeholder="Notes" id="a" \#(attributes)>\#(Self.place)</textField>"#
    }
    let rule = "label-placeholder-only"
    #expect(
      try findings(rule, field(""))
        == ["serious: the text field 'Notes' is named by its placeholder only"])
    for attribute in ["userInteractionEnabled=\"NO\"", "enabled=\"NO\""] {
      #expect(
        try findings(rule, field(attribute))
          == ["review: the text field 'Notes' is named by its placeholder only"])
    }
  }

  @Test(
    "A text that the cursor comes to before a field makes it milder that its placeholder alone names it",
    arguments: [
      // What it says stays where something is typed.
      ("Name", "x=\"16\" y=\"76\"", "Your name", "review"),
      ("Name:", "x=\"16\" y=\"107\"", "Name", "review"),
      ("姓名", "x=\"16\" y=\"76\"", "请输入姓名", "review"),
      ("Apple ID", "x=\"16\" y=\"76\"", "name@example.com", "moderate"),
      ("Name", "x=\"16\" y=\"300\"", "Your name", "serious"),
      ("Name", "x=\"16\" y=\"20\"", "Your name", "serious"),
      ("{Name}", "x=\"16\" y=\"76\"", "Your name", "serious"),
    ])
  func captions(_ text: String, _ place: String, _ placeholder: String, severity: String) throws {
    let views = """
      <label text="\(text)" id="b"><rect key="frame" \(place) width="80" height="20"/></label>
      <textField placeholder="\(placeholder)" id="a">
      <rect key="frame" x="\(place.contains("107") ? 110 : 16)" y="100" width="200" height="50"/></textField>
      """
    #expect(
      try findings("label-placeholder-only", views)
        == ["\(severity): the text field '\(placeholder)' is named by its placeholder only"])
  }

  @Test("What a field is for is told by a return key that searches")
  func search() throws {
    let field = """
      <textField placeholder="Notes" id="a">\(Self.place)
      <textInputTraits key="textInputTraits" returnKeyType="search"/></textField>
      """
    #expect(
      try findings("label-placeholder-only", field)
        == ["review: the text field 'Notes' is named by its placeholder only"])
  }

  @Test("What is about a text quotes the text that is shown")
  func quoted() throws {
    let label = """
      <label text="3" id="a">\(Self.place)<fontDescription key="fontDescription" type="system" pointSize="12"/>
      <accessibility key="accessibilityConfiguration" label="Three messages"/></label>
      """
    #expect(
      try findings("text-fixed-font", label)
        == ["moderate: the text of '3' does not follow the text-size setting"])
  }

  @Test("A title that Xcode gives each button is not what is seen where code sets another")
  func titleOfEditor() throws {
    let button = """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="Button"/>
      <accessibility key="accessibilityConfiguration" label="Like"/></button>
      """
    let rule = "label-in-name"
    #expect(
      try findings(rule, button) == ["serious: the label 'Like' lacks the visible text 'Button'"])
    #expect(
      try findings(rule, button, outlets: ["a"])
        == ["review: the label 'Like' lacks the visible text 'Button'"])
    let picture = button.replacing("title=", with: "image=\"heart\" title=")
    #expect(
      try findings(rule, picture) == ["review: the label 'Like' lacks the visible text 'Button'"])
    #expect(
      try findings(rule, in: xib(cell(button)), file: "Cell.xib")
        == ["review: the label 'Like' lacks the visible text 'Button'"])
  }

  @Test("An ellipsis in a storyboard was written by somebody")
  func ellipsis() throws {
    #expect(
      try findings("text-truncated", label("Select a few files..."))
        == ["review: the text ends in the middle: 'Select a few files...'"])
    // A row with a button for details is two elements; the one of its texts is left alone, as a whole row is.
    for accessory in ["none", "detailDisclosureButton"] {
      let cell = """
        <tableViewController id="t" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections><tableViewSection id="s"><cells>
        <tableViewCell textLabel="l" accessoryType="\(accessory)" style="IBUITableViewCellStyleDefault" id="c">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="i">
        <rect key="frame" x="0" y="0" width="350" height="44"/><subviews>
        <label text="Choose a network..." id="l"><rect key="frame" x="16" y="0" width="300" height="44"/></label>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        </tableViewController>
        """
      #expect(
        try findings("text-truncated", in: storyboard(of: cell), file: "List.storyboard") == [],
        "\(accessory)")
    }
  }

  @Test("What turns while a list is refreshed is no control that the cursor misses")
  func refresh() throws {
    let table = """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      </tableView><refreshControl key="refreshControl" id="r">
      <rect key="frame" x="0" y="0" width="1000" height="1000"/><connections>
      <action selector="reload:" destination="t" eventType="valueChanged" id="x"/></connections>
      </refreshControl></tableViewController>
      """
    #expect(
      try findings("element-unexposed-control", in: storyboard(of: table), file: "Table.storyboard")
        == [])
  }

  /// A storyboard whose only scene has a controller.
  private func storyboard(of controller: String) throws -> String {
    var text = RuleExample.storyboard("").text
    let start = try #require(text.firstRange(of: "<viewController"))
    let end = try #require(text.firstRange(of: "</viewController>"))
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: controller)
    return text
  }

  @Test("Identifiers in patterns of rows come again with every row")
  func identifiers() throws {
    let named = { (id: String) in
      """
      <label text="Name" id="\(id)"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <accessibility key="accessibilityConfiguration" identifier="name"/></label>
      """
    }
    let rule = "identifier-duplicate"
    #expect(try findings(rule, named("a") + named("b")).count == 1)
    #expect(
      try findings(rule, in: xib(cell(named("a") + named("b"))), file: "Cell.xib") == [])
  }

  @Test("A button in the pattern of a row without a class is one that no code knows")
  func barePattern() throws {
    let button = """
      <button buttonType="system" id="a"><rect key="frame" x="0" y="10" width="100" height="24"/>
      <state key="normal" image="logo"/></button>
      """
    for rule in ["label-missing-control", "target-size-platform"] {
      let severities = try ["", "customClass=\"Row\""].map { attributes in
        try findings(rule, in: xib(cell(button, attributes)), file: "Cell.xib").map {
          String($0.prefix { $0 != ":" })
        }
      }
      #expect(severities[0] == ["review"])
      // Its class has no outlet to it: nothing happens there, however large it is.
      #expect(severities[1] == [rule == "label-missing-control" ? "serious" : "review"])
    }
  }

  @Test(
    "A nameless field is for review where code puts a view that it holds on to, and names it there",
    arguments: [
      ("", "critical"), (#"<outlet property="field" destination="a" id="o"/>"#, "review"),
      (
        """
        <outlet property="field" destination="a" id="o"/><outlet property="view" destination="v" id="p"/>
        """, "critical"
      ),
    ])
  func component(owner: String, severity: String) throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="393" height="100"/><subviews>
      <textField id="a">\(Self.place)</textField></subviews></view>
      """
    #expect(
      try findings("label-missing-field", in: xib(view, owner: owner), file: "Field.xib")
        == [
          "\(severity): the text field\(owner.isEmpty ? "" : " (field)") has neither a label nor a placeholder"
        ])
  }

  @Test("A nameless field in a row is for review where code holds on to it")
  func fieldInRow() throws {
    let field = #"<textField id="a">\#(Self.place)</textField>"#
    let outlet = #"<outlet property="field" destination="a" id="o"/>"#
    let rule = "label-missing-field"
    let severities = try ["", outlet].map {
      try findings(rule, in: xib(cell(field, "customClass=\"Row\"", $0)), file: "Cell.xib").map {
        String($0.prefix { $0 != ":" })
      }
    }
    #expect(severities == [["critical"], ["review"]])
  }

  @Test("Code finds a blank button by its tag as well as by an outlet")
  func tag() throws {
    let button = { (attributes: String) in
      #"<button buttonType="system" id="a" \#(attributes)>\#(Self.place)</button>"#
    }
    let rule = "label-missing-control"
    #expect(try findings(rule, button("")) == ["critical: the button has no name"])
    #expect(try findings(rule, button("tag=\"3\"")) == ["review: the button has no name"])
  }

  @Test("A button of the app's own class with a picture is for review where code holds on to it")
  func ownButton() throws {
    let button = { (attributes: String) in
      """
      <button buttonType="system" id="a" \(attributes)>\(Self.place)
      <state key="normal" image="round"/><connections><action selector="go:" destination="c" eventType="touchUpInside" id="x"/></connections>
      </button>
      """
    }
    let rule = "label-missing-control"
    let own = button("customClass=\"RoundButton\"")
    for (view, outlets, severity) in [
      (button(""), ["a"], "serious"), (own, [], "serious"), (own, ["a"], "review"),
    ] {
      #expect(
        try findings(rule, view, outlets: outlets)
          == ["\(severity): the button 'round' has no name but that of its picture's file"])
    }
  }

  @Test(
    "A text that nobody could see is for review where code holds on to it",
    arguments: [("0.95", ["a"], "review"), ("0.95", [], "serious"), ("0.8", ["a"], "serious")])
  func unseen(white: String, outlets: [String], severity: String) throws {
    let view = """
      <view id="around"><rect key="frame" x="0" y="0" width="390" height="300"/><subviews>
      <label text="Warning" id="a">\(Self.place)
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label></subviews>
      <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></view>
      """
    #expect(
      try findings("contrast-text", view, outlets: outlets).map { $0.prefix { $0 != ":" } }
        == [severity[...]])
  }
}
