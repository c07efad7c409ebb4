import EarshotAudit
import EarshotDocuments
import Testing

@Suite("Examples of rules")
struct RuleExampleTests {
  @Test("An example fails the rule it belongs to, and passes it once it is mended")
  func examples() throws {
    for rule in RuleSet.current.rules where rule.category != .run {
      let failing = try #require(rule.failing, "\(rule.id) has no failing example")
      let passing = try #require(rule.passing, "\(rule.id) has no passing example")
      #expect(try Self.findings(in: failing, of: rule) > 0, "\(rule.id) finds no fault")
      #expect(try Self.findings(in: passing, of: rule) == 0, "\(rule.id) finds a mended fault")
    }
  }

  private static func findings(in example: RuleExample, of rule: AuditRule) throws -> Int {
    let name = example.form == .storyboard ? "Example.storyboard" : "example.yaml"
    let document = try DocumentReader().read(Array(example.text.utf8), file: name)
    let audit = Audit(document, configuration: AuditConfiguration(isOn: [rule.id: true]))
    return audit.findings.filter { $0.rule == rule.id }.count
  }
}
