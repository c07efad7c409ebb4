import EarshotDocuments
import EarshotTestSupport
import Testing

@testable import EarshotAudit

/// What several rules find of one fault.
@Suite("Faults of which several rules tell")
struct SharedFaultTests {
  private static func button(_ id: String, x: Int, action: String) -> String {
    """
    <button buttonType="custom" id="\(id)"><rect key="frame" x="\(x)" y="100" width="60" height="60"/>
    <state key="normal" title="Button"/><connections><action selector="\(action)" \
    destination="controller" eventType="touchUpInside" id="x\(id)"/></connections></button>
    """
  }

  @Test("What is far too small and crowded is not told of once more for being too small")
  func sizes() throws {
    let example = RuleExample.elements(
      "{ id: a, label: Up, traits: [button], frame: [100, 100, 16, 60] }",
      "{ id: b, label: Down, traits: [button], frame: [116, 100, 16, 60] }")
    let document = try DocumentReader().read(Array(example.text.utf8), file: "a.yaml")
    #expect(
      Audit(document).findings.filter { $0.rule.hasPrefix("target-size") }
        .map { "\($0.severity.rawValue) \($0.rule): \($0.message)" } == [
          "serious target-size-minimum: 'Up' is 16 points wide and close to 'Down'",
          "serious target-size-minimum: 'Down' is 16 points wide and close to 'Up'",
        ])
  }

  @Test("Only the side that is too short is told")
  func sides() throws {
    let rule = "target-size-platform"
    func told(_ width: Int, _ height: Int) throws -> [String] {
      let example = RuleExample.elements(
        "{ id: a, label: Up, traits: [button], frame: [100, 100, \(width), \(height)] }")
      return try RuleExample.findings(of: rule, inText: example.text, file: "a.yaml")
    }
    #expect(try told(60, 20) == ["moderate: 'Up' is 20 points high, less than 44"])
    #expect(try told(20, 60) == ["moderate: 'Up' is 20 points wide, less than 44"])
    #expect(try told(30, 20) == ["moderate: 'Up' is 30 by 20 points large, less than 44"])
  }

  @Test("A title that nobody has given is told of by one rule")
  func titles() throws {
    let views =
      Self.button("a", x: 16, action: "save:") + Self.button("b", x: 150, action: "send:")
    let example = RuleExample.storyboard(views)
    let document = try DocumentReader().read(Array(example.text.utf8), file: "a.storyboard")
    #expect(
      Audit(document).findings.filter { $0.message.contains("'Button'") }
        .map { "\($0.severity.rawValue) \($0.rule): \($0.message)" } == [
          "moderate label-same-name-different-action: 'Button' does something else than the one before it"
        ])
  }
}
