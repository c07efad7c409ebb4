import EarshotTestSupport
import Foundation
import Testing

/// The rules of `Tests/Rules`, through the command that people run.
@Suite struct WrittenRuleTests {
  @Test(arguments: try WrittenRule.pages) func rulesHold(page: String) async throws {
    let folder = try ScratchFolder()
    var rules: [String: WrittenRule] = [:]
    for rule in try WrittenRule.all(in: page) {
      guard case .script(let steps, let file, let isStoryboard) = rule.evidence else { continue }
      #expect(steps.contains("- expect:"), "\(rule.name): nothing is expected")
      let name = "line-\(rule.line)"
      let ending = isStoryboard ? "storyboard" : "app.yaml"
      try folder.write(file, to: "\(name).\(ending)")
      // Rules tell of devices, so the cursor goes where it goes there.
      try folder.write(
        "open: \(name).\(ending)\nbehaviour: device\nsteps:\n\(steps)\n", to: "\(name).yaml")
      rules["\(name).yaml"] = rule
    }
    guard !rules.isEmpty else { return }
    let run = try await Program.earshot(["play"] + rules.keys.sorted(), in: folder.url)
    for (name, rule) in rules {
      let failures = (run.output + "\n" + run.diagnostics).components(separatedBy: "\n")
        .filter { $0.hasPrefix(name + ":") }
      #expect(
        failures.isEmpty && run.output.contains("Script \(name)\n"),
        "\(page):\(rule.line): \(rule.name): \(failures.joined(separator: "\n"))")
    }
    if run.status != 0 { print(run.output.filteredFailures) }
  }

  @Test func testsThatRulesNameExist() throws {
    let sources = try TestSources()
    for page in try WrittenRule.pages {
      for rule in try WrittenRule.all(in: page) {
        guard case .test(let suite, let name) = rule.evidence else { continue }
        let exists = sources.hold(suite: suite, name: name)
        #expect(exists, "\(page):\(rule.line): there is no \(suite)/\(name)")
      }
    }
    let known = [
      sources.hold(suite: "MenuTests", name: "aMenuNeedsAScreen"),
      sources.hold(suite: "MenuTests", name: "aMenuNeeds"),
      sources.hold(suite: "Menu", name: "aMenuNeedsAScreen"),
    ]
    #expect(known == [true, false, false])
  }

  /// Of the points that rules have together, as many as they are met, those that hold.
  @Test func nearlyAllOfThemHold() throws {
    var points = try VectorRows.all(in: "commands", as: WeighedCommand.self)
      .reduce(into: Points()) { $0.add($1.weight, holds: true) }
    for page in try WrittenRule.pages {
      for rule in try WrittenRule.all(in: page) {
        if case .none = rule.evidence {
          points.add(rule.weight, holds: false)
        } else {
          points.add(rule.weight, holds: true)
        }
      }
    }
    #expect(points.all == 861)
    #expect(Double(points.held) >= 0.97 * Double(points.all), "\(points.held) of \(points.all)")
  }

  /// A gesture or a key of VoiceOver's; `CommandRowTests` shows what each does.
  private struct WeighedCommand: Decodable {
    /// How often it is met, from 1 to 5; 0 for what is not a screen reader's.
    var weight: Int
  }

  private struct Points {
    var all = 0
    var held = 0

    mutating func add(_ weight: Int, holds: Bool) {
      all += weight
      if holds { held += weight }
    }
  }
}

extension String {
  /// The lines of failures with what was expected and what there was.
  fileprivate var filteredFailures: String {
    let lines = components(separatedBy: "\n")
    return lines.indices.filter { index in
      (max(0, index - 2)...index).contains { lines[$0].contains(": failure: ") }
    }.map { lines[$0] }.joined(separator: "\n")
  }
}
