import EarshotAudit
import EarshotInterface
import EarshotScript
import EarshotWalks
import Testing

/// Apps by somebody who knew of the rules no more than their names: what a walk finds in them.
@Suite("Faults by somebody who does not know the rules")
struct OutsiderPairTests {
  /// What is found by another rule, since the rule is about something else than its name may say.
  private static let exceptions = [
    // Nothing is posted here, so that the cursor stands on what has gone.
    "focus-lost-layout": "focus-stale",
    // The cursor goes by itself to what has come, whoever posts nothing.
    "modal-focus-not-moved": "screen-change-silent",
  ]

  @Test("A fault is found, and its script shows it again", arguments: OutsiderPair.all.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = OutsiderPair.all[number]
    let found = try findings(pair, isFaulty: true)
    let expected = Self.exceptions[pair.rule] ?? pair.rule
    #expect(found.contains { $0.rule == expected }, "\(pair), found \(Self.lines(found))")
    for finding in found {
      let text = WalkTrace(of: finding).script
      let script = try ScriptReader().read(Array(text.utf8), file: "trace.yaml")
      let report = ScriptPlayer().play(script) { pair.make(true) }
      #expect(report.refusal == nil && report.failures.isEmpty, "\(pair): \(finding.rule): \(text)")
    }
  }

  @Test("The twin without the fault has nothing serious", arguments: OutsiderPair.all.indices)
  func twinIsClean(_ number: Int) throws {
    let pair = OutsiderPair.all[number]
    let found = try findings(pair, isFaulty: false).filter {
      $0.rule == pair.rule || $0.severity >= .serious
    }
    #expect(found.isEmpty, "\(pair), found \(Self.lines(found))")
  }

  private static func lines(_ findings: [Finding]) -> String {
    findings.map { "\n  \($0.severity) \($0.rule): \($0.element): \($0.message)" }.joined()
  }

  private func findings(_ pair: OutsiderPair, isFaulty: Bool) throws -> [Finding] {
    let app = WalkedApp(name: "Outsider") { pair.make(isFaulty) }
    let configuration = AuditConfiguration(isOn: [pair.rule: true])
    return try AppWalk(app, configuration: configuration).walk().findings
  }
}
