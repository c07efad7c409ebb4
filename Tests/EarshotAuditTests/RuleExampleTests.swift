import EarshotAudit
import EarshotDocuments
import Testing

@Suite("Examples of rules")
struct RuleExampleTests {
  private static let rules = RuleSet.current.rules.filter {
    $0.category != .run && !$0.isWalked
  }

  @Test("An example fails the rule it belongs to, and passes it once it is mended")
  func examples() throws {
    for rule in Self.rules {
      let failing = try #require(rule.failing, "\(rule.id) has no failing example")
      let passing = try #require(rule.passing, "\(rule.id) has no passing example")
      #expect(try Self.rulesBroken(by: failing, besides: rule).contains(rule.id), "\(rule.id)")
      #expect(try !Self.rulesBroken(by: passing, besides: rule).contains(rule.id), "\(rule.id)")
    }
  }

  private static func rulesBroken(
    by example: RuleExample, besides rule: AuditRule
  ) throws -> [String] {
    var reader = DocumentReader()
    reader.cutsCircles = true
    let name = example.form == .storyboard ? "Example.storyboard" : "example.yaml"
    let document = try reader.read(Array(example.text.utf8), file: name)
    let configuration = AuditConfiguration(isOn: [rule.id: true])
    return Audit(document, configuration: configuration).findings.map(\.rule)
  }
}
