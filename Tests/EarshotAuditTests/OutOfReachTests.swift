import EarshotDocuments
import EarshotTestSupport
import Testing

@testable import EarshotAudit

/// What a file has that a person does not meet as it stands there, or does not miss.
@Suite("What nobody reaches or misses")
struct OutOfReachTests {
  private func findings(_ rule: String, _ views: String) throws -> [String] {
    try RuleExample.findings(of: rule, in: views)
  }

  private func button(
    _ id: String, _ attributes: String = "", title: String = "", x: Int = 16, width: Int = 200,
    height: Int = 50, action: String? = nil
  ) -> String {
    let connection = action.map {
      #"<connections><action selector="\#($0)" destination="controller" eventType="touchUpInside" id="x\#(id)"/></connections>"#
    }
    return """
      <button buttonType="custom" id="\(id)" \(attributes)>
      <rect key="frame" x="\(x)" y="100" width="\(width)" height="\(height)"/>
      <state key="normal" title="\(title)"/>\(connection ?? "")</button>
      """
  }

  private func field(_ attributes: String = "", width: Int = 200) -> String {
    """
    <textField id="field" \(attributes)><rect key="frame" x="16" y="100" width="\(width)" height="50"/></textField>
    """
  }

  @Test("What takes no touches is no target, and its missing name is for review")
  func touchless() throws {
    let size = "target-size-platform"
    let small = button("a", title: "Go", height: 20)
    #expect(
      try findings(size, small) == ["moderate: 'Go' is 20 points high, less than 44"])
    let touchless = #"userInteractionEnabled="NO""#
    #expect(try findings(size, button("a", touchless, title: "Go", height: 20)) == [])
    let inside = """
      <view id="box" \(touchless)><rect key="frame" x="0" y="0" width="393" height="300"/>
      <subviews>\(small)</subviews></view>
      """
    #expect(try findings(size, inside) == [])
    let name = "label-missing-control"
    #expect(try findings(name, button("a")) == ["critical: the button has no name"])
    #expect(try findings(name, button("a", touchless)) == ["review: the button has no name"])
  }

  @Test("A field that is dimmed shows a value")
  func dimmed() throws {
    let rule = "label-missing-field"
    #expect(
      try findings(rule, field())
        == ["critical: the text field has neither a label nor a placeholder"])
    #expect(
      try findings(rule, field(#"enabled="NO""#))
        == ["review: the text field has neither a label nor a placeholder"])
  }

  @Test("What covers a field as a whole, or what is dimmed, may be meant to")
  func covered() throws {
    let rule = "target-overlap"
    let over = button("a", title: "Choose", x: 10, width: 220)
    #expect(
      try findings(rule, field() + button("a", title: "Choose", x: 150))
        == ["serious: 'Choose' covers the text field by 50 points"])
    #expect(
      try findings(rule, field() + over) == ["review: 'Choose' covers the text field by 50 points"])
    let half = button("a", title: "Choose", x: 150)
    #expect(
      try findings(rule, field(#"enabled="NO""#) + half)
        == ["review: 'Choose' covers the text field by 50 points"])
  }

  @Test("Who takes one of two for the other may lose nothing where both do the same")
  func sameName() throws {
    let rule = "label-duplicate"
    func buttons(_ first: String, _ second: String) -> String {
      button("a", title: "Send", action: first)
        + button("b", title: "Send", x: 220, width: 100, action: second)
    }
    let message = "2 elements are called 'Send'"
    #expect(try findings(rule, buttons("send", "sendAll")) == ["moderate: \(message)"])
    #expect(try findings(rule, buttons("send", "send")) == ["review: \(message)"])
    // The method is told which of them it was.
    #expect(try findings(rule, buttons("send:", "send:")) == ["moderate: \(message)"])
  }

  @Test("A bar makes room around what stands on it")
  func onBar() throws {
    let bar = """
      <toolbar id="bar"><rect key="frame" x="0" y="600" width="393" height="44"/><items>
      <barButtonItem id="item"><button key="customView" buttonType="system" id="a">
      <rect key="frame" x="300" y="1" width="61" height="42"/><state key="normal" title="Save"/></button>
      </barButtonItem></items></toolbar>
      """
    #expect(
      try findings("target-size-platform", bar)
        == ["review: 'Save' is 42 points high, less than 44"])
  }

  @Test("A title in the font of an app is called by its number, and told of once")
  func iconFont() throws {
    let icon = button("a", title: "\u{F015}", height: 20)
    #expect(
      try findings("label-invisible-characters", icon)
        == ["serious: the label of the button 'U+F015' holds the private-use character U+F015"])
    #expect(
      try findings("target-size-platform", icon)
        == ["moderate: 'U+F015' is 20 points high, less than 44"])
    #expect(try findings("label-symbols-only", icon) == [])
  }

  @Test("A mark of direction that voices pass over is less than a sign of no font")
  func loneDirection() throws {
    #expect(
      try findings("label-invisible-characters", button("a", title: "Pay\u{200E}", height: 44))
        .map { $0.prefix(6) } == ["minor:"])
    #expect(
      try findings("label-invisible-characters", button("a", title: "Pay\u{200B}", height: 44))
        .map { $0.prefix(7) } == ["serious"])
  }

  @Test("A scene that nothing leads to and no code has a name for is for review")
  func unreachable() throws {
    func scene(_ id: String, _ attributes: String = "", to next: String? = nil) -> String {
      let segue = next.map {
        #"<connections><segue destination="\#($0)" kind="show" id="s\#(id)"/></connections>"#
      }
      return """
        <scene sceneID="scene-\(id)"><objects>
        <viewController id="\(id)" \(attributes) title="\(id)"><view key="view" id="view-\(id)">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <button buttonType="custom" id="button-\(id)"><rect key="frame" x="16" y="100" width="50" height="50"/>
        <state key="normal"/>\(segue ?? "")</button></subviews></view></viewController></objects></scene>
        """
    }
    func severities(_ scenes: String, initial: String) throws -> [String] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch" \(initial)><device id="retina6_1"/><scenes>\(scenes)</scenes></document>
        """
      return try RuleExample.findings(
        of: "label-missing-control", inText: text, file: "Main.storyboard")
    }
    let nameless = "the button has no name"
    let scenes =
      scene("start", to: "next") + scene("next") + scene("named", #"storyboardIdentifier="Named""#)
      + scene("lost", to: "behind") + scene("behind")
    #expect(
      try severities(scenes, initial: #"initialViewController="start""#)
        == ["critical", "critical", "critical", "review", "review"].map { "\($0): \(nameless)" })
    // Nobody knows how code shows the scenes of such a file.
    #expect(
      try severities(scene("one") + scene("other"), initial: "")
        == ["critical", "critical"].map { "\($0): \(nameless)" })
  }
}
