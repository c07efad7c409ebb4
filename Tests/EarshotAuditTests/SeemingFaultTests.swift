import EarshotDocuments
import EarshotModel
import Testing

@testable import EarshotAudit

/// What looks like a fault in a file and is none, or may be none, as people judged it on files of other apps.
@Suite("What only looks like a fault")
struct SeemingFaultTests {
  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="50"/>"#

  /// What a rule finds in views, with outlets of the controller to some: severity and message.
  private func findings(
    _ rule: String, _ views: String, outlets: [String] = [], title: String = "Example"
  ) throws -> [String] {
    try RuleExample.findings(
      of: rule, in: views, outlets: outlets,
      controller: "title=\"\(title)\" customClass=\"Example\"")
  }

  private func button(_ title: String, _ id: String = "a") -> String {
    #"<button buttonType="system" id="\#(id)">\#(Self.place)<state key="normal" title="\#(title)"/></button>"#
  }

  /// A table with one row of the file's own.
  private func row(_ attributes: String = "", _ inside: String, _ connections: String = "")
    -> String
  {
    """
    <tableView id="t" dataMode="static"><rect key="frame" x="0" y="0" width="393" height="600"/>
    <sections><tableViewSection id="section"><cells>
    <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(inside)</subviews>
    </tableViewCellContentView>\(connections)</tableViewCell></cells></tableViewSection></sections></tableView>
    """
  }

  @Test("A template is for review where code holds on to what shows it")
  func template() throws {
    let rule = "label-placeholder-leak"
    #expect(
      try findings(rule, button("{Send}"))
        == ["serious: the label of the button '{Send}' holds '{Send}'"])
    #expect(
      try findings(rule, button("{Send}"), outlets: ["a"])
        == ["review: the label of the button '{Send}' holds '{Send}'"])
    #expect(
      try findings("label-nondescriptive", button("{Learn more}"), outlets: ["a"])
        == ["review: the label '{Learn more}' does not say what it is for"])
  }

  @Test("A text in which code fills a template is said elsewhere by code as well")
  func hiddenTemplate() throws {
    let label = """
      <textView text="{Password}" editable="NO" id="a">\(Self.place)<accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="NO"/></accessibility></textView>
      """
    let rule = "element-unexposed-text"
    #expect(try findings(rule, label) == ["serious: the text '{Password}' is never said"])
    #expect(
      try findings(rule, label, outlets: ["a"]) == ["review: the text '{Password}' is never said"])
  }

  @Test("A call in source code is no file, and a file with its ending no key")
  func names() throws {
    #expect(try findings("label-file-name", button("log_all(LEVEL_INFO)")) == [])
    #expect(
      try findings("label-file-name", button("log_all"))
        == ["serious: the label 'log_all' is the name of a file"])
    #expect(
      try findings("label-localization-key", button("firmware7.bin"))
        == ["review: the label 'firmware7.bin' is the key of a text"])
    #expect(
      try findings("label-localization-key", button("account.title"))
        == ["serious: the label 'account.title' is the key of a text"])
  }

  @Test("What is nothing but emoji is called by their names")
  func emoji() throws {
    let rule = "label-symbols-only"
    #expect(try findings(rule, button("🎁")) == ["review: the label '🎁' has no words"])
    #expect(try findings(rule, button("»")) == ["moderate: the label '»' has no words"])
  }

  @Test("A sign of keyboards that stands alone is called by its name")
  func technicalSign() throws {
    #expect(
      try findings("label-symbols-only", button("⌫") + button("⌫⌫", "b"))
        == ["review: the label '⌫' has no words", "moderate: the label '⌫⌫' has no words"])
  }

  @Test(
    "A text of several lines that holds a sentence may only be there to be read",
    arguments: [
      ("Please sign in with your number!", ["review"]), ("Please sign in", ["critical"]),
      ("Notes.", ["critical"]), ("", ["critical"]),
    ])
  func sentence(text: String, severities: [String]) throws {
    let view = #"<textView text="\#(text)" id="a">\#(Self.place)</textView>"#
    #expect(
      try findings("label-missing-field", view).map { String($0.prefix { $0 != ":" }) }
        == severities)
  }

  @Test("Ends of a range that are the same are for review where code may set them")
  func range() throws {
    let slider = #"<slider value="0" minValue="0" maxValue="0" id="a">\#(Self.place)</slider>"#
    let rule = "value-out-of-range"
    #expect(try findings(rule, slider).map { $0.prefix(5) } == ["minor"])
    #expect(try findings(rule, slider, outlets: ["a"]).map { $0.prefix(6) } == ["review"])
  }

  @Test("A field that takes no touches shows a value")
  func untouchableField() throws {
    let field = { (attributes: String) in
      #"<textField text="Draft" id="a" \#(attributes)>\#(Self.place)</textField>"#
    }
    let rule = "label-missing-field"
    #expect(try findings(rule, field("")).map { $0.prefix(8) } == ["critical"])
    #expect(
      try findings(rule, field("userInteractionEnabled=\"NO\"")).map { $0.prefix(6) } == ["review"])
  }

  @Test("A text view of the app's own class may have a placeholder")
  func textViewOfApp() throws {
    let view = { (attributes: String) in
      #"<textView id="a" \#(attributes)>\#(Self.place)</textView>"#
    }
    let rule = "label-missing-field"
    #expect(try findings(rule, view("")).map { $0.prefix(8) } == ["critical"])
    #expect(
      try findings(rule, view("customClass=\"NoteView\"")).map { $0.prefix(6) } == ["review"])
  }

  @Test("A television is not touched, and its texts have one size")
  func television() throws {
    let views = """
      <label text="Region" id="a"><rect key="frame" x="100" y="100" width="60" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="38"/>
      <connections><outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></label>
      <imageView id="picture"><rect key="frame" x="100" y="300" width="60" height="60"/>
      <connections><outletCollection property="gestureRecognizers" destination="g" id="o2"/></connections>
      </imageView>
      """
    let text = RuleExample.storyboard(views).text.replacing(
      "</objects>",
      with: """
        <tapGestureRecognizer id="g"><connections><action selector="tap:" destination="c" id="t"/></connections>
        </tapGestureRecognizer></objects>
        """)
    let television = text.replacing(
      "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"AppleTV\""
    )
    .replacing(
      "InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: "InterfaceBuilder.AppleTV.Storyboard"
    )
    .replacing("id=\"retina6_12\" orientation=\"portrait\"", with: "id=\"appleTV\"")
    let rules = [
      "target-size-platform", "text-fixed-font", "trait-missing-interactive",
      "element-unexposed-control",
    ]
    let found = { (text: String) in
      let document = try DocumentReader().read(Array(text.utf8), file: "Example.storyboard")
      let findings = Audit(document).findings
      return rules.map { rule in findings.first { $0.rule == rule }?.severity.rawValue ?? "none" }
    }
    #expect(try found(text) == ["moderate", "minor", "serious", "critical"])
    #expect(try found(television) == ["none", "none", "review", "review"])
  }

  @Test("A segment has no room for the whole of a word")
  func segments() throws {
    let segments = """
      <segmentedControl id="a" selectedSegmentIndex="0">\(Self.place)
      <segments><segment title="Cust."/><segment title="None"/></segments></segmentedControl>
      """
    #expect(try findings("label-punctuation", segments) == [])
    #expect(try findings("label-punctuation", button("Send it.")).count == 1)
  }

  @Test("Emoji in the place of letters are a picture")
  func emojiAsPicture() throws {
    let label = { (text: String) in
      """
      <label text="\(text)" id="a">\(Self.place)
      <fontDescription key="fontDescription" type="system" pointSize="38"/></label>
      """
    }
    #expect(try findings("text-fixed-font", label("🌮")) == [])
    #expect(try findings("text-fixed-font", label("🌮 Taco")).count == 1)
    #expect(
      try findings("text-fixed-font", label("–"))
        == ["review: the text of '–' does not follow the text-size setting"])
  }

  @Test("A heading on the way tells two results of one name apart")
  func headings() throws {
    let parts = { (id: String, y: Int) in
      """
      <label text="Part \(y)" id="h\(id)"><rect key="frame" x="0" y="\(y)" width="200" height="50"/>
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"/>
      </accessibility></label>
      <button buttonType="system" id="\(id)"><rect key="frame" x="0" y="\(y + 60)" width="200" height="50"/>
      <state key="normal" title="Show"/><connections>
      <action selector="\(id):" destination="c" eventType="touchUpInside" id="t\(id)"/></connections></button>
      """
    }
    let rule = "label-same-name-different-action"
    let message = "'Show' does something else than the one before it"
    let views = parts("x", 100) + parts("y", 300)
    #expect(try findings(rule, views) == ["review: \(message)"])
    #expect(
      try findings(rule, views.replacing("header=\"YES\"", with: "")) == ["moderate: \(message)"])
  }

  @Test("A field of next to no area that nobody can meet need not be found")
  func specks() throws {
    let field = { (side: Int) in
      """
      <textField placeholder="Name" id="a"><rect key="frame" x="16" y="100" width="\(side)" height="\(side)"/>
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
      </textField>
      """
    }
    let rule = "element-unexposed-control"
    #expect(try findings(rule, field(1)) == [])
    #expect(try findings(rule, field(44)).count == 1)
  }

  @Test("The buttons that the system puts at the ends of rows bear one name")
  func details() throws {
    let label = { (id: String) in
      """
      <label text="\(id)" id="\(id)"><rect key="frame" x="16" y="0" width="200" height="30"/></label>
      """
    }
    let rows = row("accessoryType=\"detailButton\"", label("a"))
    let other = rows.replacing("\"cell\"", with: "\"cell2\"").replacing(
      "content\"", with: "content2\""
    )
    .replacing("\"section\"", with: "\"section2\"").replacing("id=\"t\"", with: "id=\"t2\"")
    .replacing("id=\"a\"", with: "id=\"b\"").replacing("y=\"0\"", with: "y=\"300\"")
    #expect(try findings("label-duplicate", rows + other) == [])
    #expect(try findings("label-nondescriptive", rows) == [])
  }

  @Test("A row whose accessory is a switch is that switch")
  func accessorySwitch() throws {
    let text = RuleExample.storyboard(
      row(
        "",
        #"<label text="Blink" id="a"><rect key="frame" x="16" y="0" width="200" height="30"/></label>"#,
        #"<connections><outlet property="accessoryView" destination="z" id="o"/></connections>"#)
    ).text.replacing(
      "</objects>",
      with:
        #"<switch id="z" on="YES"><rect key="frame" x="0" y="0" width="51" height="31"/></switch></objects>"#
    )
    let document = try DocumentReader().read(Array(text.utf8), file: "Example.storyboard")
    let found = Audit(document).findings.map(\.rule)
    #expect(!found.contains("element-nested"))
    #expect(!found.contains("label-missing-toggle"))
  }

  @Test("The words of a row are filled by code where code holds on to a text inside")
  func rowOfFilledTexts() throws {
    let label = { (id: String, text: String) in
      """
      <label text="\(text)" id="\(id)"><rect key="frame" x="16" y="0" width="200" height="30"/></label>
      """
    }
    let texts = label("a", "Version") + label("b", "{v1.0}")
    let rule = "label-placeholder-leak"
    let message = "the label of the element 'Version, {v1.0}' holds '{v1.0}'"
    #expect(try findings(rule, row("", texts)) == ["serious: \(message)"])
    #expect(try findings(rule, row("", texts), outlets: ["b"]) == ["review: \(message)"])
  }
}
