import EarshotDocuments
import Testing

@testable import EarshotAudit

@Suite("What messages call elements without a name")
struct NamelessElementTests {
  private static let place = #"<rect key="frame" x="16" y="100" width="200" height="44"/>"#

  private func messages(_ rule: String, _ views: String) throws -> [String] {
    let example = RuleExample.storyboard(views)
    let document = try DocumentReader().read(Array(example.text.utf8), file: "Example.storyboard")
    return Audit(document, configuration: .only(rule)).findings.map { "\($0.line): \($0.message)" }
  }

  @Test("A field is called by its placeholder")
  func placeholder() throws {
    let field = #"<textField placeholder="Email" id="a">\#(Self.place)</textField>"#
    #expect(
      try messages("label-placeholder-only", field)
        == ["8: the text field 'Email' is named by its placeholder only"])
  }

  @Test("A text beside the top of a taller field is heard before it, and says what it is for")
  func besideTallField() throws {
    let rule = "label-placeholder-only"
    func told(_ caption: String, placeholder: String) throws -> [String] {
      let views = """
        <label text="\(caption)" id="a"><rect key="frame" x="16" y="102" width="80" height="20"/></label>
        <textField placeholder="\(placeholder)" id="b"><rect key="frame" x="104" y="100" width="200" height="120"/></textField>
        """
      let document = try DocumentReader().read(
        Array(RuleExample.storyboard(views).text.utf8), file: "Example.storyboard")
      return Audit(document, configuration: .only(rule)).findings.map {
        "\($0.severity): \($0.message)"
      }
    }
    #expect(
      try told("Notes", placeholder: "What happened?")
        == ["moderate: the text field 'What happened?' is named by its placeholder only"])
    #expect(
      try told("Notes", placeholder: "Your notes")
        == ["review: the text field 'Your notes' is named by its placeholder only"])
  }

  @Test("A switch is called by the text in one line with it")
  func textBeside() throws {
    let row = """
      <label text="Sounds" id="a">\(Self.place)</label>
      <label text="Alarms" id="b"><rect key="frame" x="16" y="200" width="200" height="44"/></label>
      <switch id="c2"><rect key="frame" x="300" y="106" width="51" height="31"/></switch>
      """
    #expect(
      try messages("label-missing-toggle", row)
        == ["10: the switch beside 'Sounds' says only whether it is on"])
  }

  @Test("A text names the control that it stands nearest to")
  func textOfAnother() throws {
    let row = """
      <label text="Sounds" id="l1"><rect key="frame" x="16" y="100" width="80" height="44"/></label>
      <switch id="s1"><rect key="frame" x="100" y="106" width="51" height="31"/></switch>
      <switch id="s2"><rect key="frame" x="180" y="106" width="51" height="31"/></switch>
      <slider id="s3"><rect key="frame" x="16" y="200" width="100" height="44"/></slider>
      <label text="Loud" id="l2"><rect key="frame" x="330" y="200" width="40" height="44"/></label>
      """
    #expect(
      try messages("label-missing-toggle", row) == [
        "9: the switch beside 'Sounds' says only whether it is on",
        "10: the switch says only whether it is on",
      ])
    #expect(
      try messages("label-missing-control", row) == ["11: the slider beside 'Loud' has no name"])
  }

  @Test("A field is called by the text above it, unless something else stands between")
  func textAbove() throws {
    let form = """
      <label text="Street" id="l1"><rect key="frame" x="16" y="100" width="100" height="21"/></label>
      <label text="Number" id="l2"><rect key="frame" x="220" y="100" width="100" height="21"/></label>
      <textField id="f1"><rect key="frame" x="16" y="125" width="180" height="34"/></textField>
      <textField id="f2"><rect key="frame" x="220" y="125" width="100" height="34"/></textField>
      <textField id="f3"><rect key="frame" x="16" y="165" width="180" height="34"/></textField>
      <label text="Far" id="l3"><rect key="frame" x="16" y="220" width="100" height="21"/></label>
      <textField id="f4"><rect key="frame" x="16" y="280" width="180" height="34"/></textField>
      """
    let rest = "has neither a label nor a placeholder"
    #expect(
      try messages("label-missing-field", form) == [
        "10: the text field below 'Street' \(rest)", "11: the text field below 'Number' \(rest)",
        "12: the text field \(rest)", "14: the text field \(rest)",
      ])
  }

  @Test("What nothing on the screen tells is called as its file calls it")
  func nameInFile() throws {
    #expect(
      try messages(
        "label-missing-control", #"<button id="a" userLabel="Team">\#(Self.place)</button>"#)
        == ["8: the button (Team) has no name"])
  }

  @Test("That a field holds a text is said, since it is no name")
  func content() throws {
    let field = #"<textField text="Type here" id="a">\#(Self.place)</textField>"#
    #expect(
      try messages("label-missing-field", field)
        == ["8: the text field holds a text and has neither a label nor a placeholder"])
  }

  @Test(
    "Segments called by different states are what there is to choose from",
    arguments: [
      ("Auto on", "Auto off", []), ("On", "Off", []), ("Checked", "Not checked", []),
      ("Auto on", "Manual", ["8: the label 'Auto on' says in which state it is"]),
    ])
  func stateSegments(first: String, second: String, found: [String]) throws {
    let control = """
      <segmentedControl id="a" selectedSegmentIndex="0">\(Self.place)<segments><segment title="\(first)"/>
      <segment title="\(second)"/></segments></segmentedControl>
      """
    #expect(try messages("label-state-word", control) == found)
  }

  @Test("A segment is no button")
  func segment() throws {
    let control = """
      <segmentedControl id="a">\(Self.place)<segments><segment title=""/><segment title="Map"/></segments>
      </segmentedControl>
      """
    #expect(
      try messages("label-missing-control", control) == ["8: the segment has no name"])
  }

  @Test("A button with a picture is called by its file")
  func picture() throws {
    let button = """
      <button id="a">\(Self.place)<state key="normal" image="left-arrow"/></button>
      """
    #expect(
      try messages("label-missing-control", button)
        == ["8: the button 'left-arrow' has no name but that of its picture's file"])
  }

  @Test("Where nothing tells it from others, its role has to do")
  func role() throws {
    let field = { (kind: String) in #"<\#(kind) id="a">\#(Self.place)</\#(kind)>"# }
    #expect(
      try messages("label-missing-field", field("textField"))
        == ["8: the text field has neither a label nor a placeholder"])
    #expect(
      try messages("label-missing-field", field("textView"))
        == ["8: the text view has neither a label nor a placeholder"])
    #expect(
      try messages("label-missing-control", field("slider")) == ["8: the slider has no name"])
  }
}
