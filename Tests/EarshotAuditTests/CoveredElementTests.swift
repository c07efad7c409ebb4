import Testing

@testable import EarshotAudit

/// What lies over something else, where code may take either away, and how large what is left of it is.
@Suite("What lies under something else")
struct CoveredElementTests {
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

  @Test(
    "What lies under a view is for review where code may take either away",
    arguments: [
      ([], "serious"), (["cover"], "review"), (["around"], "review"), (["a"], "review"),
      (["both"], "serious"),
    ])
  func turns(outlets: [String], severity: String) throws {
    let label = """
      <label text="Nothing yet" id="a"><rect key="frame" x="16" y="20" width="200" height="21"/></label>
      """
    let views = view("both", view("around", label) + view("cover"))
    let found = try findings("element-obscured", views, outlets: outlets)
    #expect(found == ["\(severity): the text 'Nothing yet' lies under an opaque view"])
  }

  @Test(
    "A pale text that lies wholly under something opaque is for review, unless code may take that away",
    arguments: [([], "review"), (["cover"], "serious")])
  func paleUnderCover(outlets: [String], severity: String) throws {
    let label = """
      <label text="Nothing yet" id="a"><rect key="frame" x="16" y="20" width="200" height="21"/>
      <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/></label>
      """
    let pale = try findings("contrast-text", view("both", label))
    #expect(pale.map { String($0.prefix { $0 != ":" }) } == ["serious"])
    let views = view("both", view("around", label) + view("cover"))
    let found = try findings("contrast-text", views, outlets: outlets)
    #expect(found.map { String($0.prefix { $0 != ":" }) } == [severity])
  }

  @Test(
    "A small control is not close to what lies under something opaque, unless code may take that away",
    arguments: [([], ""), (["cover"], "review"), (["both"], "")])
  func nearCovered(outlets: [String], severity: String) throws {
    let small = { (id: String, title: String, x: Int) in
      """
      <button buttonType="system" id="\(id)"><rect key="frame" x="\(x)" y="20" width="16" height="16"/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    let lid = view("cover").replacing("width=\"300\"", with: "width=\"120\"")
      .replacing("y=\"90\"", with: "y=\"0\"")
    let views = view("both", small("a", "Up", 104) + lid + small("b", "Down", 122))
    let found = try findings("target-size-minimum", views, outlets: outlets)
    #expect(
      Set(found.map { String($0.prefix { $0 != ":" }) }) == (severity.isEmpty ? [] : [severity]))
    let bare = view("both", small("a", "Up", 104) + small("b", "Down", 122))
    #expect(try findings("target-size-minimum", bare).count == 2)
  }

  @Test(
    "What lies wholly under another control is no small target",
    arguments: [([], ["moderate"]), (["a"], ["moderate", "review"])])
  func underControl(outlets: [String], severities: [String]) throws {
    let small = """
      <textField borderStyle="none" id="a"><rect key="frame" x="16" y="20" width="205" height="20"/></textField>
      """
    let over = """
      <button id="over"><rect key="frame" x="0" y="0" width="250" height="70"/>
      <state key="normal" title="Choose a date"/></button>
      """
    let beside = """
      <button id="b"><rect key="frame" x="16" y="71" width="20" height="18"/><state key="normal" title="Help"/></button>
      """
    let found = try findings(
      "target-size-platform", view("both", small + over + beside), outlets: outlets)
    #expect(found.map { String($0.prefix { $0 != ":" }) }.sorted() == severities, "\(found)")
    #expect(try findings("target-size-platform", view("both", small + beside)).count == 2)
  }

  @Test(
    "Controls that cover each other are for review where code may show them in turn",
    arguments: [
      ([], 20, "serious"), (["a"], 20, "serious"), (["a", "b"], 20, "review"),
      (["a", "b"], 150, "review"), (["around"], 20, "review"), (["around"], 150, "serious"),
    ])
  func overlap(outlets: [String], x: Int, severity: String) throws {
    let button = { (id: String, x: Int) in
      """
      <button buttonType="system" id="\(id)"><rect key="frame" x="\(x)" y="20" width="200" height="44"/>
      <state key="normal" title="\(id)"/></button>
      """
    }
    let plain =
      #"<view id="around"><rect key="frame" x="0" y="0" width="390" height="100"/><subviews>"#
    let views = button("a", 0) + plain + button("b", x) + "</subviews></view>"
    let found = try findings("target-overlap", views, outlets: outlets)
    #expect(found.map { String($0.prefix { $0 != ":" }) } == [severity])
  }

  @Test("Of controls in one place each is told of once, and for review where code holds on to one")
  func samePlace() throws {
    let buttons = ["x", "y", "z"].map {
      #"<button buttonType="system" id="\#($0)">\#(Self.place)<state key="normal" title="\#($0)"/></button>"#
    }.joined()
    let rule = "target-duplicate-bounds"
    #expect(
      try findings(rule, buttons) == [
        "moderate: 'y' stands where 'x' stands", "moderate: 'z' stands where 'x' stands",
      ])
    #expect(
      try findings(rule, buttons, outlets: ["x"]) == [
        "review: 'y' stands where 'x' stands", "review: 'z' stands where 'x' stands",
      ])
  }

  @Test(
    "A target that is longer than it lacks points on its other side is for review",
    arguments: [
      ("54", "40", "review"), ("43", "43", "minor"), ("88", "36", "review"),
      ("80", "38", "moderate"),
    ])
  func fewPointsShort(width: String, height: String, severity: String) throws {
    let button = """
      <button id="b"><rect key="frame" x="16" y="20" width="\(width)" height="\(height)"/>
      <state key="normal" title="Help"/></button>
      """
    let found = try findings("target-size-platform", view("both", button))
    #expect(found.map { String($0.prefix { $0 != ":" }) } == [severity])
  }

  @Test("What has no size is for review where code may unfold what it stands in")
  func folded() throws {
    let button = """
      <button buttonType="system" id="a"><rect key="frame" x="0" y="0" width="200" height="0"/>
      <state key="normal" title="Retry"/></button>
      """
    let rule = "frame-empty"
    #expect(
      try findings(rule, view("around", button)) == ["moderate: 'Retry' is 200 by 0 points large"])
    #expect(
      try findings(rule, view("around", button), outlets: ["around"])
        == ["review: 'Retry' is 200 by 0 points large"])
  }

  @Test("What is folded to no size is no target that is too small")
  func foldedTarget() throws {
    let fields = { (height: Int) in
      """
      <textField id="a" placeholder="Code"><rect key="frame" x="0" y="100" width="200" height="\(height)"/>
      </textField>
      <button buttonType="system" id="b"><rect key="frame" x="0" y="\(100 + height)" width="200" height="50"/>
      <state key="normal" title="Send"/></button>
      """
    }
    for rule in ["target-size-platform", "target-size-minimum"] {
      #expect(try findings(rule, fields(12)).count == 1)
      #expect(try findings(rule, fields(0)) == [])
    }
    #expect(
      try findings("frame-empty", fields(0)) == ["moderate: 'Code' is 200 by 0 points large"])
  }

}
