import EarshotAudit
import Testing

/// What walks find in apps by somebody who did not know how they look for it.
@Suite("Second pairs")
struct SecondPairTests {
  @Test("There is a pair for every fault")
  func everyFault() {
    #expect(SecondPair.all.count == 46)
    #expect(Set(SecondPair.all.map(\.rule)).count == 46)
  }

  @Test("Every pair is walked", arguments: SecondPair.all.map(\.rule))
  func walk(rule: String) throws {
    let pair = try #require(SecondPair.all.first { $0.rule == rule })
    let found = try pair.findings(isFaulty: true)
    let others = found.filter { $0.rule != rule }
    var report = ["SECOND \(pair)"]
    if found.count > others.count {
      report.append("  faulty: found by its own rule")
    } else if others.isEmpty {
      report.append("  faulty: not found")
    } else {
      report.append("  faulty: found by other rules")
    }
    report += found.map { "    \($0.told)" }
    let clean = try pair.findings(isFaulty: false)
    let bad = clean.filter { $0.severity >= .serious || $0.rule == rule }
    report.append(bad.isEmpty ? "  twin: clean" : "  twin: NOT CLEAN")
    report += bad.map { "    \($0.told)" }
    report.append(
      "  twin, lesser: "
        + Set(clean.filter { !bad.contains($0) }.map(\.rule)).sorted().joined(separator: ", "))
    print(report.joined(separator: "\n"))
  }
}

extension Finding {
  fileprivate var told: String { "\(severity) \(rule) [\(screen)] \(element): \(message)" }
}
