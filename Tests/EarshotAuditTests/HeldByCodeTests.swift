import Testing

@testable import EarshotAudit

/// What a file leaves to code that holds on to an object, as people judged it on applications with their code.
@Suite("What code of an app holds on to")
struct HeldByCodeTests {
  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="50"/>"#

  /// What a rule finds in views, with outlets of the controller to some: severity and message.
  private func findings(
    _ rule: String, _ views: String, outlets: [String] = [], owner: String = ""
  ) throws -> [String] {
    try RuleExample.findings(
      of: rule, in: views, outlets: outlets, controller: "title=\"Example\" \(owner)")
  }

  /// The severities of what a rule finds.
  private func severities(_ rule: String, _ views: String, outlets: [String] = []) throws
    -> [String]
  {
    try findings(rule, views, outlets: outlets).map { String($0.prefix { $0 != ":" }) }
  }

  private func attribute(_ path: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="strong"/></userDefinedRuntimeAttributes>
    """
  }

  private static let paleText = """
    <label text="Fe" id="a">\(place)
    <color key="textColor" white="0.7" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </label>
    """

  /// A table of rows of which code makes copies.
  private func table(_ inside: String, _ connections: String = "") -> String {
    """
    <tableView id="t" dataMode="prototypes"><rect key="frame" x="0" y="0" width="393" height="600"/>
    <prototypes><tableViewCell reuseIdentifier="r" id="cell" customClass="Row">
    <rect key="frame" x="0" y="0" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(inside)</subviews>
    </tableViewCellContentView><connections>\(connections)</connections></tableViewCell></prototypes></tableView>
    """
  }

  // MARK: Names

  private static func secondField(_ className: String) -> String {
    """
    <textField id="b" placeholder="City" customClass="\(className)">
    <rect key="frame" x="16" y="200" width="200" height="50"/></textField>
    """
  }

  private static let namelessField = #"<textField id="a" customClass="Field">\#(place)</textField>"#

  @Test(
    "A nameless field of the app's own class counts where that class leaves the name to others",
    arguments: [
      ("", "review: the text field (pa) has"),
      // The file names another field of that class.
      (
        Self.secondField("Field"), "critical: the text field (pa) has"
      ),
      (
        Self.secondField("Other"), "review: the text field (pa) has"
      ),
      // Whoever sees the field reads what it is for.
      (
        #"<label text="Street" id="b"><rect key="frame" x="230" y="100" width="80" height="50"/></label>"#,
        "critical: the text field beside 'Street' has"
      ),
    ])
  func fieldOfOwnClass(other: String, finding: String) throws {
    #expect(
      try findings("label-missing-field", Self.namelessField + other, outlets: ["a"])
        == ["\(finding) neither a label nor a placeholder"])
  }

  @Test("A text view of the app's own class may show a placeholder, whatever stands beside it")
  func textViewOfOwnClass() throws {
    let views = """
      <textView id="a" customClass="Field">\(Self.place)</textView>
      <label text="Street" id="b"><rect key="frame" x="230" y="100" width="80" height="50"/></label>
      """
    #expect(
      try findings("label-missing-field", views)
        == ["review: the text view beside 'Street' has neither a label nor a placeholder"])
  }

  @Test(
    "What an attribute of the app's own names is for review; what it styles is not",
    arguments: [
      ("placeholderKey", "review"), ("xibLocKey", "review"), ("localizedTitle", "review"),
      ("placeholderColor", "critical"), ("labelFontSize", "critical"), ("maxLength", "critical"),
    ])
  func namedByAttribute(path: String, severity: String) throws {
    let views = [
      "label-missing-field": #"<textField id="a">\#(Self.place)\#(attribute(path))</textField>"#,
      "label-missing-toggle": #"<switch id="a">\#(Self.place)\#(attribute(path))</switch>"#,
      "label-missing-control":
        #"<button buttonType="system" id="a">\#(Self.place)\#(attribute(path))</button>"#,
    ]
    for (rule, view) in views {
      #expect(
        try findings(rule, view).map { $0.prefix { $0 != ":" } } == [severity[...]], "\(rule)")
    }
  }

  private static let action = """
    <connections><action selector="go:" destination="c" eventType="touchUpInside" id="x"/></connections>
    """

  @Test(
    "A button with a picture that does nothing in its file is for review where code holds on to it")
  func buttonOfCode() throws {
    for (action, outlets, severity) in [
      ("", [], "serious"), (Self.action, ["a"], "serious"), ("", ["a"], "review"),
    ] {
      let button = """
        <button buttonType="system" id="a">\(Self.place)<state key="normal" image="star"/>\(action)</button>
        """
      #expect(
        try findings("label-missing-control", button, outlets: outlets)
          == ["\(severity): the button 'star' has no name but that of its picture's file"])
    }
  }

  @Test(
    "An item of a bar needs no outlet for its action: code that has one changes its picture, or connects it"
  )
  func barItem() throws {
    let action = #"<connections><action selector="go:" destination="c" id="x"/></connections>"#
    for (action, outlets, severity) in [
      (action, [], "serious"), (action, ["a"], "review"), ("", [], "review"),
    ] {
      let bar = """
        <toolbar id="t"><rect key="frame" x="0" y="800" width="393" height="44"/><items>
        <barButtonItem image="star" id="a">\(action)</barButtonItem></items></toolbar>
        """
      #expect(
        try findings("label-missing-control", bar, outlets: outlets)
          == ["\(severity): the button 'star' has no name but that of its picture's file"])
    }
  }

  @Test(
    "Nobody sees the title of an item with a picture, so that it is still called as Xcode calls it",
    arguments: [
      ("Item", "image=\"star\"", [], "moderate"), ("Item", "", [], "review"),
      ("Item", "image=\"star\"", ["a"], ""), ("Add", "image=\"star\"", [], ""),
    ])
  func titleOfPicture(title: String, picture: String, outlets: [String], severity: String) throws {
    let bar = """
      <toolbar id="t"><rect key="frame" x="0" y="800" width="393" height="44"/><items>
      <barButtonItem title="\(title)" \(picture) id="a"><connections>
      <action selector="go:" destination="c" id="x"/></connections></barButtonItem></items></toolbar>
      """
    #expect(
      try severities("label-nondescriptive", bar, outlets: outlets)
        == (severity.isEmpty ? [] : [severity]))
  }

  @Test(
    "A badge in the pattern of a row that code holds on to, and its text, are coloured by what they show",
    arguments: [
      (["a", "around"], "", "review"), (["around"], "", "serious"), (["a"], "", "serious"),
      (["a", "around"], "<label text=\"Iron\" id=\"b\"/>", "serious"),
    ])
  func badge(outlets: [String], beside: String, severity: String) throws {
    let badge = """
      <view id="around"><rect key="frame" x="0" y="0" width="390" height="60"/><subviews>
      \(Self.paleText.replacing("y=\"100\"", with: "y=\"0\""))\(beside)</subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/></view>
      """
    let rows = table(
      badge,
      outlets.map { "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined())
    #expect(try severities("contrast-text", rows) == [severity])
    #expect(try severities("contrast-text", badge, outlets: outlets) == ["serious"])
  }

  @Test("Code may put a picture behind a text where it holds on to a view for one")
  func pictureBehind() throws {
    let views = """
      <view id="p"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <subviews><imageView id="i"><rect key="frame" x="0" y="0" width="393" height="600"/></imageView>\(Self.paleText)
      </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    #expect(try severities("contrast-text", views) == ["serious"])
    #expect(try severities("contrast-text", views, outlets: ["i"]) == ["review"])
  }

  // MARK: Places

  private func button(_ title: String, _ id: String, x: Int, calling selector: String) -> String {
    """
    <button buttonType="system" id="\(id)"><rect key="frame" x="\(x)" y="100" width="100" height="50"/>
    <state key="normal" title="\(title)"/><connections>
    <action selector="\(selector):" destination="c" eventType="touchUpInside" id="t\(id)"/></connections></button>
    """
  }

  @Test("Of two controls that overlap code that holds on to both may show one at a time")
  func turns() throws {
    let views =
      button("Done", "a", x: 16, calling: "done") + button("Reject", "b", x: 90, calling: "no")
    let rule = "target-overlap"
    #expect(try severities(rule, views) == ["serious"])
    #expect(try severities(rule, views, outlets: ["a"]) == ["serious"])
    #expect(try severities(rule, views, outlets: ["a", "b"]) == ["review"])
    let pane = { (id: String, views: String) in
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="393" height="300"/><subviews>\(views)</subviews></view>
      """
    }
    let panes =
      pane("p", button("Done", "a", x: 16, calling: "done"))
      + pane("q", button("Reject", "b", x: 90, calling: "no"))
    #expect(try severities(rule, panes) == ["serious"])
    #expect(try severities(rule, panes, outlets: ["p", "q"]) == ["review"])
    #expect(try severities(rule, panes, outlets: ["p", "b"]) == ["review"])
  }

  @Test("Where both of two controls do the same no touch reaches the wrong one")
  func sameAction() throws {
    let views =
      button("Book", "a", x: 16, calling: "book") + button("Now", "b", x: 90, calling: "book")
    #expect(try severities("target-overlap", views) == [])
  }

  @Test(
    "Controls that a constraint keeps clear of each other do not overlap, whatever the saved frames say"
  )
  func keptClear() throws {
    let constraint = { (relation: String, constant: Int) in
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \(relation)
      constant="\(constant)" id="k"/>
      """
    }
    let views = { (constraint: String) in
      """
      <view id="p"><rect key="frame" x="0" y="0" width="393" height="300"/><subviews>
      \(self.button("Done", "a", x: 16, calling: "done"))\(self.button("Reject", "b", x: 90, calling: "no"))</subviews>
      <constraints>\(constraint)</constraints></view>
      """
    }
    let rule = "target-overlap"
    #expect(try severities(rule, views("")) == ["serious"])
    #expect(try severities(rule, views(constraint("", 8))) == [])
    #expect(try severities(rule, views(constraint("relation=\"greaterThanOrEqual\"", 0))) == [])
    #expect(try severities(rule, views(constraint("", -8))) == ["serious"])
    #expect(
      try severities(rule, views(constraint("relation=\"lessThanOrEqual\"", 8))) == ["serious"])
    #expect(try severities(rule, views(constraint("priority=\"250\"", 8))) == ["serious"])
  }

  // MARK: Texts

  @Test(
    "A label that somebody has told to be no element is said by code, as with the heads of columns")
  func uncheckedLabel() throws {
    let text = { (element: String) in
      """
      <\(element) text="Departing" editable="NO" id="a">\(Self.place)
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></\(element)>
      """
    }
    let rule = "element-unexposed-text"
    #expect(try findings(rule, text("label")) == ["review: the text 'Departing' is never said"])
    #expect(try findings(rule, text("textView")) == ["serious: the text 'Departing' is never said"])
  }

  @Test("A template in the title of a section is filled by the class of the screen")
  func sectionTitle() throws {
    let table = """
      <tableView id="t" dataMode="static"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <sections><tableViewSection footerTitle="Ends after %d minutes" id="section"><cells>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="60"/></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """
    let rule = "label-placeholder-leak"
    let severities = try ["", #"customClass="Settings""#].map {
      try findings(rule, table, owner: $0).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(severities == [["serious"], ["review"]])
  }

  @Test("The placeholder of a search bar in a place that code holds on to may give way to another")
  func searchPlaceholder() throws {
    let view = """
      <view id="around"><rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
      <searchBar placeholder="Search hospitals (this is a placeholder only)" id="s">
      <rect key="frame" x="0" y="0" width="393" height="44"/></searchBar></subviews></view>
      """
    #expect(try severities("label-too-long", view) == ["minor"])
    #expect(try severities("label-too-long", view, outlets: ["around"]) == ["review"])
  }

  @Test("Buttons in the pattern of a row that code holds on to, and connects, are titled by it")
  func namesakes() throws {
    let rows = { (connections: String, ids: String...) in
      table(
        ["a", "b"].map { id in
          """
          <button buttonType="system" id="\(id)">
          <rect key="frame" x="\(id == "a" ? 0 : 200)" y="5" width="100" height="50"/>
          <state key="normal" title="Buy"/>\(connections)</button>
          """
        }.joined(),
        ids.map { "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined())
    }
    let rule = "label-duplicate"
    #expect(try severities(rule, rows("")) == ["moderate"])
    #expect(try severities(rule, rows("", "a", "b")) == ["review"])
    let action = """
      <connections><action selector="buy:" destination="cell" eventType="touchUpInside" id="x"/></connections>
      """
    #expect(try severities(rule, rows(action, "a", "b")) == ["moderate"])
  }

  @Test(
    "Controls of one name that hints of their own tell apart are for review",
    arguments: [
      (["Opens the name", "Opens the address"], "review"), (["Opens it", "Opens it"], "moderate"),
      (["Opens the name", ""], "moderate"),
    ])
  func hints(of hints: [String], severity: String) throws {
    let buttons = hints.enumerated().map { place, hint in
      """
      <button buttonType="system" id="b\(place)"><rect key="frame" x="0" y="\(100 * place)" width="200" height="50"/>
      <accessibility key="accessibilityConfiguration" hint="\(hint)"/><state key="normal" title="Edit"/><connections>
      <action selector="a\(place):" destination="c" eventType="touchUpInside" id="t\(place)"/></connections></button>
      """
    }.joined()
    for rule in ["label-duplicate", "label-same-name-different-action"] {
      #expect(try severities(rule, buttons) == [severity], "\(rule)")
    }
  }

  @Test("A button that takes no touches may be asked for by code that holds on to it")
  func untouchable() throws {
    let button = """
      <button buttonType="system" userInteractionEnabled="NO" id="a">\(Self.place)
      <state key="normal" title="Delete"/></button>
      """
    let message = "'Delete' does not respond to a user"
    #expect(try findings("trait-without-behaviour", button) == ["serious: \(message)"])
    #expect(
      try findings("trait-without-behaviour", button, outlets: ["a"]) == ["review: \(message)"])
    // What lies under it may answer: a button there, or a gesture of what it stands in.
    let under = """
      <button buttonType="system" id="b">\(Self.place)<connections><action selector="buy:" destination="c" \
      eventType="touchUpInside" id="x"/></connections></button>
      """
    #expect(try findings("trait-without-behaviour", under + button) == [])
    #expect(try findings("trait-without-behaviour", button + under).count == 1)
  }

  @Test(
    "A text that only claims to be a link, and text views with a sentence, also in brackets or in Japanese, are for review"
  )
  func claims() throws {
    let link = """
      <label text="Details" id="a"><rect key="frame" x="16" y="100" width="100" height="20"/>
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" link="YES"/></accessibility>
      <constraints><constraint firstAttribute="width" constant="100" id="c1"/>
      <constraint firstAttribute="height" constant="20" id="c2"/></constraints></label>
      """
    #expect(
      try findings("target-size-platform", link).map { $0.prefix { $0 != ":" } } == ["review"])
    for sentence in [
      "ボタンを押すと始まります。", "札を取ることができます。（AとKは繋がります）",
      "Tap a card to take it. (Kings go last.)",
    ] {
      let text = #"<textView id="a" text="\#(sentence)">\#(Self.place)</textView>"#
      #expect(
        try findings("label-missing-field", text).map { $0.prefix { $0 != ":" } } == ["review"])
    }
  }
}
