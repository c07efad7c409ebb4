import EarshotTestSupport
import Foundation
import Testing

/// What `earshot run --replay` tells of recorded runs of real programs, which stand beside the checkout where
/// they are kept.
@Suite(
  "Recorded programs, told by the command",
  .enabled(
    if: SharedFolder.url("corpus/terminal/expected-highlights.json") != nil,
    "the recordings are not here"))
struct ReplayScoreTests {
  /// A line of `--format json`.
  private struct Told: Decodable {
    var step: Int
    var event: String
    var text: String
    var cells: [[Int]]
  }

  private struct Expected: Decodable {
    var expected: [String: [String: String]]
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func told(_ name: String) async throws -> [Told]? {
    guard let url = SharedFolder.url("corpus/terminal/\(name).json") else { return nil }
    let run = try await Program.earshot(
      ["run", "--replay", url.path, "--format", "json"], in: folder.url)
    #expect(run.status == 0 && run.diagnostics == "")
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Told.self, from: Data($0.utf8))
    }
  }

  @Test("The item to which a key leads is told once, by itself and with its cells")
  func highlights() async throws {
    let url = try #require(SharedFolder.url("corpus/terminal/expected-highlights.json"))
    let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: url)).expected
    var (found, misses) = (0, [String]())
    for (name, labels) in expected.sorted(by: { $0.key < $1.key }) {
      guard let told = try await told(name) else { continue }
      for (step, label) in labels.sorted(by: { $0.key < $1.key }) where !label.isEmpty {
        let focus = told.filter { $0.event == "focus" && String($0.step) == step }
        let others = labels.values.filter {
          !$0.isEmpty && !$0.contains(label) && !label.contains($0)
        }
        if focus.count == 1, focus[0].text.contains(label), !focus[0].cells.isEmpty,
          !others.contains(where: { words(focus[0].text).isSuperset(of: words($0)) })
        {
          found += 1
        } else {
          misses.append("\(name) step \(step): \(label), not \(focus.map(\.text))")
        }
      }
    }
    #expect(found + misses.count == 68)
    #expect(found >= 65, "\(misses.joined(separator: "\n"))")
  }

  private func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber })
  }

  @Test(
    "What turns is told twice at most, and what comes forward in steps",
    arguments: [("spinner", 2), ("progress-cr", 8)])
  func redraws(name: String, most: Int) async throws {
    guard let told = try await told(name) else { return }
    #expect(!told.isEmpty && told.count <= most, "\(told.map(\.text))")
  }
}
