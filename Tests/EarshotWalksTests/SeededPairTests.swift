import EarshotAudit
import EarshotScript
import EarshotWalks
import Testing

@Suite("Seeded faults")
struct SeededPairTests {
  static var pairs: [SeededPair] {
    .focus + .modal + .screens + .order + .interaction + .speech + .orderVariants + .useVariants
      + .wordVariants + .cursorVariants + .placeVariants + .adjustVariants
      + .scrollVariants + .speechVariants + .screenVariants + .modalVariants
  }

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    let found = try pair.findings(isFaulty: true)
    #expect(found.contains { $0.rule == pair.rule.id }, "\(pair), found \(Self.lines(found))")
    for finding in found {
      #expect(!finding.walk.isEmpty, "\(pair): \(finding.rule)")
      let text = WalkTrace(of: finding).script
      let script = try ScriptReader().read(Array(text.utf8), file: "trace.yaml")
      let report = ScriptPlayer().play(script) { pair.application(isFaulty: true) }
      #expect(report.refusal == nil && report.failures.isEmpty, "\(pair): \(text)")
    }
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws {
    let pair = Self.pairs[number]
    let found = try pair.findings(isFaulty: false).filter {
      $0.rule == pair.rule.id || $0.severity >= .serious
    }
    #expect(found.isEmpty, "\(pair), found \(Self.lines(found))")
  }

  @Test("Every rule that a walk decides has five pairs")
  func everyRuleHasPairs() {
    let counts = Dictionary(grouping: Self.pairs, by: \.rule.id).mapValues(\.count)
    let missing = RuleSet.current.rules.filter(\.isWalked).map(\.id)
      .filter { counts[$0, default: 0] < 5 }
    #expect(missing == [])
  }

  private static func lines(_ findings: [Finding]) -> String {
    findings.map { "\n  \($0.rule): \($0.element): \($0.message)" }.joined()
  }
}
