import EarshotTestSupport
import Foundation
import Testing

/// What walks find does not depend on how the work was parted.
@Suite("Laws of walks in parts")
struct WalkPartsLawTests {
  @Test(
    "Generated apps give the same findings and ways by any number of jobs and parts",
    arguments: 0..<20)
  func sameInParts(_ number: Int) async throws {
    let seed = UInt64(20_261_127 + number)
    print("WalkPartsLawTests: seed \(seed)")
    let folder = try ScratchFolder()
    var random = SeededGenerator(seed: seed)
    let files = (0..<Int.random(in: 2...4, using: &random)).map { "app\($0).yaml" }
    for file in files { try folder.write(Self.app(&random), to: file) }
    let walk = ["audit", "--no-config", "--walk", "--max-states", "4", "--format", "json"]
    let one = try await Program.earshot(walk + ["--jobs", "1"] + files, in: folder.url)
    #expect(one.output.contains("\"walk\""), "seed \(seed)")
    for jobs in ["2", "4"] {
      let run = try await Program.earshot(walk + ["--jobs", jobs] + files, in: folder.url)
      #expect(run == one, "seed \(seed), \(jobs) jobs")
    }
    let parts = 1 + number % 5
    for part in 1...parts {
      let run = try await Program.earshot(
        walk + ["--shard", "\(part)/\(parts)", "--report", "json=\(part).json"] + files,
        in: folder.url)
      #expect(run.status < 2 || run.status == 3, "seed \(seed), part \(part) of \(parts): \(run)")
    }
    let merged = try await Program.earshot(
      ["audit", "merge", "--no-config", "--walk", "--format", "json"]
        + (1...parts).map { "\($0).json" }, in: folder.url)
    #expect(merged.output == one.output, "seed \(seed), \(parts) parts")
    #expect(merged.status == one.status, "seed \(seed), \(parts) parts")
  }

  /// An app of some screens that lead to each other, with faults by chance.
  private static func app(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 2...4, using: &random)
    var lines = ["earshot: 1", "language: en", "screens:"]
    for screen in 0..<count {
      lines += [
        "  - name: S\(screen)", "    title: Screen \(screen)", "    root:", "      children:",
        "        - { id: h\(screen), label: Screen \(screen), traits: [header] }",
        "        - { id: e\(screen), label: The name is missing, hidden: true }",
        "        - { id: dead\(screen), label: Dead \(screen), traits: [button], on: { activate: handled } }",
      ]
      for number in 0..<Int.random(in: 1...4, using: &random) {
        let id = "x\(screen)\(number)"
        let other = Int.random(in: 0..<count, using: &random)
        let further =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: "label: Go \(number), traits: [button], on: { activate: { push: S\(other) } }"
          case 1:
            "label: Save \(number), traits: [button], on: { activate: { set: { id: e\(screen), hidden: false } } }"
          case 2:
            "label: Volume \(number), value: \"5\", traits: [adjustable], on: { increment: handled, decrement: handled }"
          default: "label: Text \(number), traits: [staticText]"
          }
        lines.append("        - { id: \(id), \(further) }")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
