import EarshotModel
import Testing

@testable import EarshotAudit

/// What a strict reviewer of other apps would not have mended, though a file alone looks like a fault.
@Suite("What a strict reviewer accepts")
struct StrictReviewTests {
  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="50"/>"#

  private func findings(
    _ rule: String, _ views: String, outlets: [String] = [],
    controller: String = "title=\"Example\" customClass=\"Example\""
  ) throws -> [String] {
    try RuleExample.findings(of: rule, in: views, outlets: outlets, controller: controller)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private func label(_ text: String, _ id: String, attributes: String = "", inside: String = "")
    -> String
  {
    #"<label text="\#(text)" id="\#(id)" \#(attributes)>\#(Self.place)\#(inside)</label>"#
  }

  /// A table with rows of the file's own, which all were saved in one place.
  private func table(_ rows: [String], color: String = "", cellColor: String = "") -> String {
    let cells = rows.enumerated().map { number, inside in
      """
      <tableViewCell id="cell\(number)"><rect key="frame" x="0" y="0" width="393" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell\(number)" id="content\(number)">
      <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(inside)</subviews>
      </tableViewCellContentView>\(cellColor)</tableViewCell>
      """
    }
    return """
      <tableView id="t" dataMode="static"><rect key="frame" x="0" y="0" width="393" height="600"/>
      \(color)<sections><tableViewSection id="section"><cells>\(cells.joined())</cells>
      </tableViewSection></sections></tableView>
      """
  }

  private func color(_ white: Double, _ key: String) -> String {
    #"<color key="\#(key)" white="\#(white)" alpha="1" colorSpace="calibratedWhite"/>"#
  }

  @Test("Rows of a table never lie under each other, whatever frames were saved")
  func rows() throws {
    let button = { (id: String) in
      #"<button buttonType="system" id="\#(id)">\#(Self.place)<state key="normal" title="\#(id)"/></button>"#
    }
    let rows = table([button("First"), button("Second")], cellColor: color(1, "backgroundColor"))
    #expect(try findings("element-obscured", rows) == [])
    #expect(try findings("target-duplicate-bounds", rows) == [])
  }

  @Test("A row without a colour is white, whatever colour its table has")
  func whiteRow() throws {
    let text = { (white: Double) in
      label("Note", "a", inside: color(white, "textColor"))
    }
    let rule = "contrast-text"
    // Grey on white, though on the grey of the table less.
    #expect(
      try findings(rule, table([text(0.6)], color: color(0.9, "backgroundColor")))
        .map { $0.prefix(52) } == ["serious: the text of 'Note' has a contrast of 2.84 t"])
    #expect(try findings(rule, table([text(0.3)], color: color(0.35, "backgroundColor"))) == [])
    // White on black where code makes the row clear.
    #expect(
      try findings(rule, table([text(1)], color: color(0, "backgroundColor")))
        .map { $0.prefix(6) } == ["review"])
  }

  @Test("The colour of links is the system's")
  func links() throws {
    let found = { (name: String) in
      let views = self.table(
        [self.label("Terms", "a", inside: #"<color key="textColor" systemColor="\#(name)"/>"#)],
        cellColor: self.color(1, "backgroundColor"))
      let text = RuleExample.storyboard(views).text.replacing(
        "</document>",
        with: """
          <resources><systemColor name="\(name)">
          <color red="0" green="0.47843137254901963" blue="1" alpha="1" colorSpace="custom"/></systemColor></resources>
          </document>
          """)
      return try RuleExample.findings(
        of: "contrast-text", inText: text, file: "Example.storyboard")
    }
    #expect(
      try found("linkColor")
        == ["review: the text of 'Terms' has a contrast of 4.01 to 1, less than 4.5"])
    #expect(
      try found("systemCyanColor")
        == ["serious: the text of 'Terms' has a contrast of 4.01 to 1, less than 4.5"])
  }

  @Test("White letters on a white field are told of, though nothing is typed yet")
  func whiteField() throws {
    let field = { (white: Double) in
      """
      <textField id="a">\(Self.place)\(color(1, "backgroundColor"))\(color(white, "textColor"))
      </textField>
      """
    }
    #expect(try findings("contrast-text", field(1)).map { $0.prefix(6) } == ["review"])
    #expect(try findings("contrast-text", field(0.6)) == [])
  }

  @Test("Letters as large as the largest setting makes running text need not grow")
  func largeLetters() throws {
    let text = { (size: Int) in
      label(
        "20°", "a",
        inside: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#)
    }
    let rule = "text-fixed-font"
    #expect(try findings(rule, text(27)).map { $0.prefix(8) } == ["moderate"])
    // What is as large as running text at a size for accessibility is read long after the rest is not.
    #expect(try findings(rule, text(28)).map { $0.prefix(5) } == ["minor"])
    #expect(try findings(rule, text(52)).map { $0.prefix(5) } == ["minor"])
    #expect(try findings(rule, text(53)).map { $0.prefix(6) } == ["review"])
  }

  @Test("A label with the word of Xcode's library that nothing fills is not finished")
  func leftOverLabel() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
    let rule = "text-fixed-font"
    #expect(
      try findings(rule, label("Label", "a", inside: font)).map { $0.prefix(6) } == ["review"])
    #expect(
      try findings(rule, label("Total", "a", inside: font)).map { $0.prefix(8) } == ["moderate"])
  }

  private func picture(_ name: String, _ key: String = "image") -> String {
    """
    <button id="a">\(Self.place)<state key="normal" \(key)="\(name)"/><connections>
    <action selector="go:" destination="c" eventType="touchUpInside" id="go"/></connections>
    </button>
    """
  }

  @Test(
    "A picture whose file is called by words written like a title names its button",
    arguments: [
      ("Rear Camera Icon", "review"), ("Web-Refresh", "review"), ("add", "review"),
      ("Icon Button", "serious"), ("garbage-dark", "serious"), ("btn-home-on", "serious"),
      ("RearCamera", "serious"), ("DoneButton", "review"), ("play-button", "review"),
      ("btn_back", "review"), ("ic_close", "review"), ("settings-icon", "review"),
      ("heart-button", "serious"), ("PlayButton-1", "serious"),
    ])
  func wordsOfPicture(name: String, severity: String) throws {
    #expect(
      try findings("label-missing-control", picture(name))
        == ["\(severity): the button '\(name)' has no name but that of its picture's file"])
  }

  @Test("A picture behind a button is no name")
  func pictureBehind() throws {
    #expect(
      try findings("label-missing-control", picture("Camera", "backgroundImage"))
        == ["critical: the button 'Camera' has no name, and only a picture behind it"])
  }

  @Test("Where an app speaks another language an English word is none")
  func foreignWord() throws {
    let texts = label("Добавить пользователя", "b")
    #expect(
      try findings("label-missing-control", picture("add") + texts)
        == [
          "serious: the button 'add' has no name but that of its picture's file, which is in English"
        ])
  }

  private func tapped(_ recognizer: String, holding inside: String = "") -> String {
    """
    <view id="a">\(Self.place)<subviews>\(inside)</subviews><gestureRecognizers/><connections>
    <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="oc"/></connections></view>
    """
  }

  @Test("A tap on a view reaches it through the text inside")
  func textInside() throws {
    let rule = "element-unexposed-control"
    let recognizer =
      "<tapGestureRecognizer id=\"g\"><connections>"
      + "<action selector=\"go:\" destination=\"c\" id=\"go\"/></connections></tapGestureRecognizer>"
    #expect(
      try findings(rule, in: tapped("g"), recognizer).map { $0.prefix(8) } == ["critical"])
    #expect(
      try findings(rule, in: tapped("g", holding: label("Ada", "b")), recognizer) == [])
    let many = recognizer.replacing("id=\"g\"", with: "numberOfTapsRequired=\"10\" id=\"g\"")
    #expect(try findings(rule, in: tapped("g"), many).map { $0.prefix(6) } == ["review"])
    let double = recognizer.replacing("id=\"g\"", with: "numberOfTapsRequired=\"2\" id=\"g\"")
    #expect(try findings(rule, in: tapped("g"), double).map { $0.prefix(8) } == ["critical"])
  }

  @Test("A tap that a button beside it does as well is there for everybody", arguments: [30, 250])
  func repeatedByButton(apart: Double) throws {
    let recognizer =
      "<tapGestureRecognizer id=\"g\"><connections>"
      + "<action selector=\"go:\" destination=\"c\" id=\"go\"/></connections></tapGestureRecognizer>"
    let button = action("Go", "b", "go:", frame(16, 150 + apart, 100, 50))
    #expect(
      try findings("element-unexposed-control", in: tapped("g") + button, recognizer).count
        == (apart > 44 ? 1 : 0))
  }

  /// What a rule finds in views, with a recognizer beside their controller.
  private func findings(_ rule: String, in views: String, _ recognizer: String) throws -> [String] {
    let text = RuleExample.storyboard(views).text
      .replacing("</viewController>", with: "</viewController>\(recognizer)")
    return try RuleExample.findings(of: rule, inText: text, file: "Example.storyboard")
  }

  @Test("What everybody sees is a matter of copy")
  func copy() throws {
    let field = { (placeholder: String) in
      #"<textField id="a" placeholder="\#(placeholder)">\#(Self.place)</textField>"#
    }
    #expect(
      try findings("label-action-word", field("Click here")).map { $0.prefix(6) } == ["review"])
    #expect(
      try findings("label-punctuation", field("Your days.")).map { $0.prefix(6) } == ["review"])
    let titled =
      #"<button buttonType="system" id="a">\#(Self.place)<state key="normal" title="Send."/></button>"#
    #expect(try findings("label-punctuation", titled).map { $0.prefix(6) } == ["review"])
  }

  @Test("Signs that voices call by their names", arguments: ["+/-", "✔", "@"])
  func namedSigns(sign: String) throws {
    #expect(
      try findings("label-symbols-only", label(sign, "a"))
        == ["review: the label '\(sign)' has no words"])
  }

  @Test("Signs of which nobody hears what they mean", arguments: ["...", "→", "· ·"])
  func emptySigns(sign: String) throws {
    #expect(
      try findings("label-symbols-only", label(sign, "a"))
        == ["moderate: the label '\(sign)' has no words"])
  }

  @Test("Code that holds on to what lies behind may answer touches that a button lets through")
  func letThrough() throws {
    let button = { (id: String) in
      """
      <button userInteractionEnabled="NO" id="\(id)">\(Self.place)<state key="normal" title="More"/></button>
      """
    }
    let views = "<view id=\"w\">\(Self.place)</view>" + button("a")
    let rule = "trait-without-behaviour"
    #expect(try findings(rule, views) == ["serious: 'More' does not respond to a user"])
    #expect(
      try findings(rule, views, outlets: ["w"]) == ["review: 'More' does not respond to a user"])
  }

  private func action(_ title: String, _ id: String, _ selector: String, _ frame: String) -> String
  {
    """
    <button id="\(id)">\(frame)<state key="normal" title="\(title)"/><connections>
    <action selector="\(selector)" destination="c" eventType="touchUpInside" id="a\(id)"/>
    </connections></button>
    """
  }

  @Test("A small control on a large one that does the same is as large as that")
  func twin() throws {
    let small = frame(340, 111, 22, 22)
    let large = action("To", "a", "choose:", frame(0, 100, 393, 44))
    for rule in ["target-size-platform", "target-size-minimum"] {
      #expect(try findings(rule, large + action("Add", "b", "choose:", small)) == [])
      #expect(try findings(rule, large + action("Add", "b", "add:", small)) != [])
    }
    let blank = action("", "a", "back:", frame(310, 90, 60, 60))
    #expect(
      try findings("target-size-minimum", blank + action("Back", "b", "goBack:", small)) == [])
  }

  @Test(
    "A small button is for review where nothing is connected with it, or with what it is close to",
    arguments: [("b", "serious"), ("", "review")])
  func unconnectedNeighbour(connected: String, severity: String) throws {
    let second = { (frame: String) in
      connected.isEmpty
        ? #"<button id="b">\#(frame)<state key="normal" title="Save"/></button>"#
        : self.action("Save", "b", "save:", frame)
    }
    let small = action("Play", "a", "play:", frame(16, 100, 20, 20))
    let neighbour = second(frame(37, 90, 80, 44))
    let found = try findings("target-size-minimum", small + neighbour)
    #expect(found == ["\(severity): 'Play' is 20 by 20 points large and close to 'Save'"])
    let own = try findings(
      "target-size-minimum",
      second(frame(16, 100, 20, 20)) + action("Go", "c2", "go:", frame(37, 90, 80, 44)))
    #expect(own.map { String($0.prefix { $0 != ":" }) } == [severity])
  }

  @Test("What is as thin as a line is not there to be touched", arguments: [(1, 0), (22, 1)])
  func lines(height: Double, count: Int) throws {
    let line = action("", "a", "go:", frame(16, 100, 200, height))
    #expect(try findings("target-size-platform", line).count == count)
  }

  @Test("A label as long as the text beside it is a matter of copy")
  func longLabelBeside() throws {
    let long = "Show smiles in place of their codes in posts"
    let control = """
      <switch id="s">\(frame(300, 100, 51, 31))
      <accessibility key="accessibilityConfiguration" label="\(long)"/></switch>
      """
    let rule = "label-too-long"
    #expect(try findings(rule, control).map { $0.prefix(5) } == ["minor"])
    let text = #"<label text="\#(long)" id="l">\#(frame(16, 100, 280, 31))</label>"#
    #expect(try findings(rule, text + control).map { $0.prefix(6) } == ["review"])
  }

  @Test("What unfolds a long text goes on with it")
  func more() throws {
    let text = { (words: String) in
      #"<label text="\#(words)" id="l">\#(self.frame(16, 50, 280, 40))</label>"#
    }
    let more = action("Read more", "b", "unfold:", frame(16, 100, 200, 44))
    let rule = "label-nondescriptive"
    let long = String(repeating: "It will rain for a while. ", count: 4)
    #expect(try findings(rule, text("Weather") + more).map { $0.prefix(8) } == ["moderate"])
    #expect(try findings(rule, text(long) + more).map { $0.prefix(6) } == ["review"])
  }

  @Test("A screen with a single thing to hear says by it where one is")
  func lonelyScreen() throws {
    let text = { (views: String, kind: String) in
      RuleExample.storyboard(action("Next", "n", "go:", frame(0, 0, 100, 50))).text
        .replacing(
          "<action selector=\"go:\" destination=\"c\" eventType=\"touchUpInside\" id=\"an\"/>",
          with: "<segue destination=\"second\" kind=\"\(kind)\" id=\"s\"/>"
        ).replacing(
          "</scenes>",
          with: """
            <scene sceneID="2"><objects><viewController id="second"><view key="view" id="view2">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views)</subviews></view>
            </viewController></objects></scene></scenes>
            """)
    }
    func found(_ views: String, by kind: String = "show") throws -> [String] {
      try RuleExample.findings(
        of: "screen-title-missing", inText: text(views, kind), file: "Example.storyboard"
      ).map { String($0.prefix { $0 != ":" }) }
    }
    let bar = """
      <view id="bar" customClass="TopBar">\(Self.place)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="_title" value="Home"/></userDefinedRuntimeAttributes></view>
      """
    #expect(try found(label("Welcome", "w")) == ["review"])
    #expect(try found(label("Welcome", "w") + label("Ada", "x")) == ["serious"])
    #expect(try found(label("Welcome", "w") + label("Ada", "x") + bar) == ["review"])
    #expect(try found(label("Welcome", "w") + label("Ada", "x"), by: "popoverPresentation") == [])
  }

  @Test("A word that Xcode wrote is told with the outlet by which code puts another there")
  func outletName() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
    #expect(
      try findings("text-fixed-font", label("Title", "a", inside: font), outlets: ["a"])
        == ["moderate: the text of 'Title' (pa) does not follow the text-size setting"])
    #expect(
      try findings("text-fixed-font", label("Price", "a", inside: font), outlets: ["a"])
        == ["moderate: the text of 'Price' does not follow the text-size setting"])
  }

  @Test("Of two controls of one name the line of the other is told")
  func lineOfOther() throws {
    let first = action("Go", "a", "one:", frame(0, 100, 100, 50))
    let second = action("Go", "b", "two:", frame(80, 100, 100, 50))
    #expect(
      try findings("target-overlap", first + second).map { $0.replacing(/[0-9]+ by/, with: "N by") }
        == ["serious: 'Go' covers 'Go' of line N by 20 points"])
  }

  @Test("A nameless button is placed beside the text that stands alone with it")
  func textAlone() throws {
    let key = { (id: String, sign: String, y: Double) in
      """
      <view id="k\(id)">\(self.frame(0, y, 100, 100))<subviews>
      <button id="\(id)">\(self.frame(0, 0, 100, 100))<connections>
      <action selector="press:" destination="c" eventType="touchUpInside" id="p\(id)"/></connections></button>
      <label text="\(sign)" id="l\(id)">\(self.frame(0, 0, 20, 20))</label></subviews></view>
      """
    }
    #expect(
      try findings("label-missing-control", key("a", "1", 100) + key("b", "2", 300))
        == [
          "critical: the button beside '1' has no name",
          "critical: the button beside '2' has no name",
        ])
  }
}
