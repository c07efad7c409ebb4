import EarshotAudit
import EarshotInterface
import EarshotWalks
import Testing

/// Says of apps by somebody who does not know the rules what a walk finds in them.
struct BlindPairTests {
  @Test(arguments: BlindPair.all.indices)
  func findings(ofPair number: Int) throws {
    let pair = BlindPair.all[number]
    let faulty = try findings(pair, isFaulty: true)
    let own = faulty.filter { $0.rule == pair.rule }
    let others = Set(faulty.map(\.rule)).subtracting([pair.rule]).sorted()
    let twin = try findings(pair, isFaulty: false)
    var lines = ["PAIR \(pair)"]
    if !own.isEmpty {
      lines.append("  found by its own rule")
    } else {
      lines.append(others.isEmpty ? "  not found" : "  found by other rules")
    }
    lines += faulty.map { "  faulty: \(Self.text(of: $0))" }
    let noted = twin.filter { finding in
      [.serious, .critical].contains(finding.severity) || finding.rule == pair.rule
    }
    lines += noted.map { "  TWIN: \(Self.text(of: $0))" }
    lines += Set(twin).subtracting(noted).map { "  twin besides: \(Self.text(of: $0))" }
    print(lines.joined(separator: "\n"))
  }

  private static func text(of finding: Finding) -> String {
    "\(finding.severity) \(finding.rule) at \(finding.screen), \(finding.element): "
      + finding.message
  }

  private func findings(_ pair: BlindPair, isFaulty: Bool) throws -> [Finding] {
    let app = WalkedApp(name: "Blind") { pair.make(isFaulty) }
    let configuration = AuditConfiguration(isOn: [pair.rule: true])
    return try AppWalk(app, configuration: configuration).walk().findings
  }
}
