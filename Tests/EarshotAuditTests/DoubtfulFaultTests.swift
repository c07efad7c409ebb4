import EarshotDocuments
import EarshotTestSupport
import Testing

@testable import EarshotAudit

/// What is for review, since the app may well do what its file does not tell, or no fault at all.
@Suite("Faults that may be none")
struct DoubtfulFaultTests {
  private func findings(
    _ rule: String, _ views: String, outlets: [String] = []
  ) throws -> [String] {
    try RuleExample.findings(of: rule, in: views, outlets: outlets)
  }

  private func button(
    _ id: String, _ title: String, _ place: (x: Int, y: Int, width: Int, height: Int),
    action: String? = nil, _ attributes: String = ""
  ) -> String {
    let connection = action.map {
      #"<connections><action selector="\#($0)" destination="c" eventType="touchUpInside" id="x\#(id)"/></connections>"#
    }
    return """
      <button buttonType="custom" id="\(id)" \(attributes)>
      <rect key="frame" x="\(place.x)" y="\(place.y)" width="\(place.width)" height="\(place.height)"/>
      <state key="normal" title="\(title)"/>\(connection ?? "")</button>
      """
  }

  @Test("A control that stands out of a tile is no obstacle to it where nothing happens there")
  func tiles() throws {
    let rule = "target-overlap"
    let small = button("b", "Like", (150, 180, 60, 44), action: "like:")
    func severities(_ title: String, _ action: String?) throws -> [String] {
      let tile = button("a", title, (16, 100, 180, 110), action: action)
      return try findings(rule, tile + small).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(try severities("Song", "play:") == ["serious"])
    // Nothing is connected with it, though with others.
    #expect(try severities("Song", nil) == ["review"])
    // It lies over all of a tile to make it one target.
    #expect(try severities("", "play:") == ["review"])
  }

  @Test("A button that is as wide as a title in the place of another may be wider in the app")
  func placeholders() throws {
    func told(_ outlets: [String], _ height: Int = 44, _ rest: String = "") throws -> [String] {
      try findings(
        "target-size-platform",
        button(
          "a", "Button", (16, 100, 20, height), action: "go:",
          "translatesAutoresizingMaskIntoConstraints=\"NO\""
        ).replacing("</button>", with: rest + "</button>"), outlets: outlets
      ).map { String($0.prefix { $0 != ":" }) }
    }
    let narrow =
      #"<constraints><constraint firstAttribute="width" constant="20" id="k"/></constraints>"#
    #expect(try told([], 60, narrow) == ["moderate"])
    #expect(try told(["a"], 60, narrow) == ["moderate"])
    #expect(try told(["a"], 60) == ["review"])
  }

  @Test("What stands on lines of their own, or between signs, repeats nothing")
  func lists() throws {
    func told(_ text: String) throws -> Int {
      try findings(
        "label-repeats-word",
        #"<label text="\#(text)" id="a"><rect key="frame" x="16" y="100" width="300" height="90"/></label>"#
      ).count
    }
    #expect(try told("Add to to basket") == 1)
    #expect(try told("Low tide&#10;Tide tables") == 0)
    #expect(try told("Warm + warm = warm") == 0)
    #expect(try told("Salt | salt water") == 0)
  }

  @Test("Signs that call one method type what they are called by")
  func keys() throws {
    let signs = ["→", "«", "»"]
    func told(_ actions: [String]) throws -> [String] {
      let views = zip(signs, actions).enumerated().map { place, key in
        button("k\(place)", key.0, (16 + 60 * place, 100, 50, 50), action: key.1)
      }
      return try findings("label-symbols-only", views.joined())
        .map { String($0.prefix { $0 != ":" }) }
    }
    #expect(try told(["back:", "first:", "last:"]) == ["moderate", "moderate", "moderate"])
    #expect(try told(["type:", "type:", "type:"]) == ["review", "review", "review"])
  }

  @Test(
    "A text that other tools call large, or an attribute may make so, is for review from 3 to 1 on")
  func largeTexts() throws {
    func told(
      _ size: Int, bold: Bool = false, weight: String? = nil, grey: Double, _ rest: String = ""
    ) throws -> [String] {
      let weight = weight.map { " weight=\"\($0)\"" } ?? ""
      return try findings(
        "contrast-text",
        """
        <label text="Closed" id="a"><rect key="frame" x="16" y="100" width="300" height="50"/>
        <fontDescription key="fontDescription" type="\(bold ? "boldSystem" : "system")" pointSize="\(size)"\(weight)/>
        <color key="textColor" red="\(grey)" green="\(grey)" blue="\(grey)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        \(rest)</label>
        """
      ).map { String($0.prefix { $0 != ":" }) }
    }
    // 3.54 to 1, and 2.32 to 1.
    let (middle, light) = (0.53, 0.67)
    // 4.48 to 1, and 4.00 to 1.
    #expect(try told(17, grey: 0.4667) == ["minor"])
    #expect(try told(17, grey: 0.498) == ["serious"])
    #expect(try told(17, grey: middle) == ["serious"])
    #expect(try told(13, bold: true, grey: middle) == ["serious"])
    #expect(try told(18, grey: middle) == ["review"])
    #expect(try told(14, bold: true, grey: middle) == ["review"])
    #expect(try told(17, weight: "semibold", grey: middle) == ["review"])
    #expect(try told(17, weight: "medium", grey: middle) == ["serious"])
    #expect(try told(17, bold: true, grey: light) == ["serious"])
    #expect(try told(24, grey: middle) == [])
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(try told(13, grey: middle, attribute) == ["review"])
    #expect(try told(13, grey: light, attribute) == ["serious"])
  }

  @Test("What the system places overlaps nothing")
  func placedBySystem() throws {
    let items = (1...6).map { number in
      """
      <barButtonItem title="A long title \(number)" id="i\(number)"><connections>
      <action selector="go\(number):" destination="c" id="a\(number)"/></connections></barButtonItem>
      """
    }
    let bar = """
      <toolbar id="bar"><rect key="frame" x="0" y="100" width="200" height="44"/>
      <items>\(items.joined())</items></toolbar>
      """
    #expect(try findings("target-overlap", bar) == [])
    #expect(try findings("target-duplicate-bounds", bar) == [])
  }

  @Test("A text of one embedded screen names nothing in another beside it")
  func embeddedNeighbours() throws {
    let containers = ["left": 0, "right": 196].map { id, x in
      """
      <containerView id="\(id)"><rect key="frame" x="\(x)" y="100" width="196" height="100"/>
      <connections><segue destination="c\(id)" kind="embed" id="s\(id)"/></connections></containerView>
      """
    }
    let scene = { (id: String, view: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController title="Part" id="c\(id)">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="196" height="100"/>
      <subviews>\(view)</subviews></view></viewController></objects></scene>
      """
    }
    let label =
      #"<label text="Alarm" id="l"><rect key="frame" x="16" y="20" width="100" height="31"/></label>"#
    let toggle =
      #"<switch id="t"><rect key="frame" x="130" y="20" width="51" height="31"/></switch>"#
    func told(_ left: String, _ right: String) throws -> [String] {
      let text = RuleExample.storyboard(containers.sorted().joined()).text.replacing(
        "</scenes>", with: scene("left", left) + scene("right", right) + "</scenes>")
      return try RuleExample.findings(
        of: "label-missing-toggle", inText: text, file: "Example.storyboard")
    }
    #expect(
      try told("", label + toggle)
        == ["critical: the switch beside 'Alarm' says only whether it is on"])
    #expect(try told(label, toggle) == ["critical: the switch says only whether it is on"])
  }
}
