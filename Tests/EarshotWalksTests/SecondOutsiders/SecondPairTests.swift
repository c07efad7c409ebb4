import EarshotAudit
import EarshotInterface
import EarshotScript
import EarshotWalks
import Testing

/// What walks find in apps by somebody who did not know how they look for it.
@Suite("Faults by somebody else who does not know the rules")
struct SecondPairTests {
  /// What is found by another rule, or by none.
  private static let exceptions: [String: String?] = [
    // The cursor goes by itself to what has come, whoever posts nothing.
    "modal-focus-not-moved": "screen-change-silent",
    // The rows say other things when they have come anew, and the button under the cursor stays.
    "focus-reset-refresh": nil,
    // The controller is gone, and nothing tells what was its view from any other.
    "child-controller-stale": "speech-repeat",
    // Something is called, and leaves at once.
    "activation-noop": nil,
    // Buttons lie on the area, where a finger finds them.
    "direct-touch-trap": nil,
  ]

  @Test("There is a pair for every fault")
  func everyFault() {
    #expect(SecondPair.all.count == 46)
    #expect(Set(SecondPair.all.map(\.rule)).count == 46)
  }

  @Test("A fault is found, and its script shows it again", arguments: SecondPair.all.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = SecondPair.all[number]
    let found = try pair.findings(isFaulty: true)
    let expected = Self.exceptions[pair.rule] ?? pair.rule
    #expect(
      expected.map { rule in found.contains { $0.rule == rule } }
        ?? !found.contains { $0.rule == pair.rule }, "\(pair), found \(Self.lines(found))")
    for finding in found {
      let text = WalkTrace(of: finding).script
      let script = try ScriptReader().read(Array(text.utf8), file: "trace.yaml")
      let report = ScriptPlayer().play(script) { pair.make(true) }
      #expect(report.refusal == nil && report.failures.isEmpty, "\(pair): \(finding.rule): \(text)")
    }
  }

  @Test("The twin without the fault has nothing serious", arguments: SecondPair.all.indices)
  func twinIsClean(_ number: Int) throws {
    let pair = SecondPair.all[number]
    let found = try pair.findings(isFaulty: false).filter {
      $0.rule == pair.rule || $0.severity >= .serious
    }
    #expect(found.isEmpty, "\(pair), found \(Self.lines(found))")
  }

  private static func lines(_ findings: [Finding]) -> String {
    findings.map { "\n  \($0.severity) \($0.rule): \($0.element): \($0.message)" }.joined()
  }
}
