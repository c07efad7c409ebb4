import EarshotDocuments
import Testing

@testable import EarshotAudit

/// What a storyboard leaves open for code, which holds on to it by outlets: no reviewer calls it a fault of the
/// file.
@Suite("What code of an app fills or shows")
struct FilledByCodeTests {
  /// What the rules find in views of a scene whose controller has outlets to some of them: severity and message.
  private func findings(
    _ rule: String, _ views: String, outlets: [String] = [], of file: String = "Example.storyboard"
  ) throws -> [String] {
    try RuleExample.findings(of: rule, in: views, outlets: outlets, file: file)
  }

  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="44"/>"#

  private func view(_ id: String, _ inside: String = "", _ attributes: String = "") -> String {
    """
    <view id="\(id)" \(attributes)><rect key="frame" x="0" y="90" width="300" height="100"/>
    <subviews>\(inside)</subviews>
    <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/></view>
    """
  }

  @Test("A button that shows nothing is for review where code holds on to it")
  func blankButton() throws {
    let blank = #"<button buttonType="system" id="a">\#(Self.place)</button>"#
    let rule = "label-missing-control"
    #expect(try findings(rule, blank) == ["critical: the button has no name"])
    #expect(try findings(rule, blank, outlets: ["a"]) == ["review: the button (pa) has no name"])
    let picture =
      #"<button buttonType="system" id="a">\#(Self.place)<state key="normal" image="bin_2"/></button>"#
    #expect(
      try findings(rule, picture, outlets: ["a"]) == [
        "review: the button 'bin_2' has no name but that of its picture's file"
      ])
    let slider = #"<slider value="0.5" id="a">\#(Self.place)</slider>"#
    #expect(
      try findings(rule, slider, outlets: ["a"]) == ["critical: the slider (pa) has no name"]
    )
  }

  @Test("A picture view without a picture is for review where code holds on to it")
  func blankPicture() throws {
    let image = """
      <imageView id="a">\(Self.place)<accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="YES"/></accessibility></imageView>
      """
    let rule = "label-missing-image"
    #expect(try findings(rule, image) == ["critical: the image has no description"])
    #expect(
      try findings(rule, image, outlets: ["a"]) == ["review: the image (pa) has no description"])
  }

  @Test("A view that is an element and says nothing is for review where code holds on to it")
  func blankView() throws {
    let element = """
      <view id="a">\(Self.place)<accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="YES"/></accessibility></view>
      """
    let rule = "silent-element"
    #expect(
      try findings(rule, element) == [
        "serious: the cursor stops at the element and nothing is said"
      ])
    #expect(
      try findings(rule, element, outlets: ["a"])
        == ["review: the cursor stops at the element (pa) and nothing is said"])
  }

  @Test("That nobody may hear the signs of a text is told once")
  func signs() throws {
    let colon = #"<label text=":" id="a">\#(Self.place)</label>"#
    #expect(try findings("silent-element", colon) == [])
    #expect(
      try findings("label-symbols-only", colon) == ["review: the label ':' has no words"])
  }

  @Test("A scene that is shown inside is not where a touch leads")
  func embedded() throws {
    let container = { (kind: String) in
      """
      <containerView id="a">\(Self.place)<connections>
      <segue destination="c" kind="\(kind)" id="s"/></connections></containerView>
      """
    }
    #expect(try findings("element-unexposed-control", container("embed")) == [])
    #expect(try findings("trait-missing-interactive", container("embed")) == [])
  }

  @Test("The title of a section that is a name out of code may be meant, as everybody sees it")
  func shownSectionTitle() throws {
    let table = """
      <tableView key="tableView" dataMode="static" style="grouped" id="t">
      <rect key="frame" x="0" y="0" width="390" height="800"/><sections>
      <tableViewSection headerTitle="YANA.DO" id="section"><cells>
      <tableViewCell textLabel="l" style="IBUITableViewCellStyleDefault" id="row">
      <rect key="frame" x="0" y="50" width="390" height="44"/>
      <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="390" height="44"/><subviews>
      <label text="About" id="l"><rect key="frame" x="16" y="0" width="350" height="44"/></label>
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """
    let found = try findings("label-identifier", table)
    #expect(found.map { String($0.prefix { $0 != ":" }) } == ["review"])
  }

  @Test("A page control says by itself what it is")
  func pages() throws {
    let rule = "label-missing-control"
    #expect(
      try findings(rule, #"<pageControl numberOfPages="3" id="a">\#(Self.place)</pageControl>"#)
        == [])
    #expect(
      try findings(rule, #"<slider value="0.5" id="a">\#(Self.place)</slider>"#)
        == ["critical: the slider has no name"])
  }

  @Test(
    "Controls that bear the title which Xcode gives each are for review where code holds on to all but one",
    arguments: [
      ("Button", [], "moderate"), ("Button", ["x"], "moderate"), ("Button", ["x", "y"], "review"),
      ("Delete", ["x", "y", "z"], "moderate"), ("button", ["x", "y", "z"], "review"),
      ("Button", ["x", "y", "z"], "review"),
    ])
  func titlesOfEditor(title: String, outlets: [String], severity: String) throws {
    let buttons = ["x", "y", "z"].enumerated().map { place, id in
      """
      <button buttonType="system" id="\(id)"><rect key="frame" x="0" y="\(100 * place)" width="200" height="50"/>
      <state key="normal" title="\(title)"/></button>
      """
    }.joined()
    #expect(
      try findings("label-duplicate", buttons, outlets: outlets)
        == ["\(severity): 3 elements are called '\(title)'"])
  }

  @Test(
    "Where one of two results stands behind a title that Xcode gives, and code may change it, is for review",
    arguments: [
      ("Button", [], "moderate"), ("Button", ["a"], "review"), ("Open", ["a"], "moderate"),
    ])
  func resultsOfEditor(title: String, outlets: [String], severity: String) throws {
    let buttons = ["a", "b"].enumerated().map { place, id in
      """
      <button buttonType="system" id="\(id)"><rect key="frame" x="0" y="\(100 * place)" width="200" height="50"/>
      <state key="normal" title="\(title)"/><connections>
      <action selector="\(id):" destination="c" eventType="touchUpInside" id="t\(id)"/></connections></button>
      """
    }.joined()
    #expect(
      try findings("label-same-name-different-action", buttons, outlets: outlets)
        == ["\(severity): '\(title)' does something else than the one before it"])
  }

  @Test("Two methods that are named by the name of both may do the same")
  func methodsOfOneName() throws {
    let buttons = { (methods: [String]) in
      methods.enumerated().map { place, method in
        """
        <button buttonType="system" id="b\(place)"><rect key="frame" x="0" y="\(100 * place)" width="200" height="50"/>
        <state key="normal" title="Reply"/><connections>
        <action selector="\(method)" destination="c" eventType="touchUpInside" id="t\(place)"/></connections></button>
        """
      }.joined()
    }
    let rule = "label-same-name-different-action"
    let message = "'Reply' does something else than the one before it"
    #expect(
      try findings(rule, buttons(["onReply:", "onReplyButton:"])) == ["review: \(message)"])
    #expect(
      try findings(rule, buttons(["onReply:", "replyToAll:"])) == ["moderate: \(message)"])
  }

  @Test(
    "A label colour of the system is for review on a background no darker than the system's own",
    arguments: [
      ("secondaryLabelColor", "white=\"1\"", "review"),
      ("secondaryLabelColor", "white=\"0.5\"", "serious"),
      ("mutedText", "white=\"1\"", "serious"),
    ])
  func systemColors(name: String, background: String, severity: String) throws {
    let text = RuleExample.storyboard(
      """
      <view id="a"><rect key="frame" x="0" y="100" width="300" height="100"/><subviews>
      <label text="Nothing yet" id="b"><rect key="frame" x="0" y="0" width="200" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <color key="textColor" systemColor="\(name)"/></label></subviews>
      <color key="backgroundColor" \(background) alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></view>
      """
    ).text.replacing(
      "</document>",
      with: """
        <resources><systemColor name="\(name)"><color red="0.23" green="0.23" blue="0.26" alpha="0.6" \
        colorSpace="custom" customColorSpace="sRGB"/></systemColor></resources></document>
        """)
    let document = try DocumentReader().read(Array(text.utf8), file: "Example.storyboard")
    let found = Audit(document).findings.filter { $0.rule == "contrast-text" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  @Test("What takes no touches cannot be activated")
  func untouchable() throws {
    let button = { (attributes: String) in
      """
      <button buttonType="system" id="a" \(attributes)>\(Self.place)<state key="normal" title="Server"/>
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" staticText="YES"/>
      </accessibility></button>
      """
    }
    let rule = "trait-missing-interactive"
    #expect(
      try findings(rule, button("")) == [
        "serious: 'Server' can be activated and no trait says so"
      ])
    #expect(try findings(rule, button("userInteractionEnabled=\"NO\"")) == [])
  }

  @Test("A cell that a xib is there for is copied, as a prototype is")
  func cellOfXib() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><tableViewCell reuseIdentifier="a" id="cell">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="inside">
      <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
      <label text="Hello, %@" id="a">\(Self.place)</label>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), file: "Cell.xib")
    let found = Audit(document).findings.filter { $0.rule == "label-placeholder-leak" }
    #expect(found.map(\.severity) == [.review])
  }
}
