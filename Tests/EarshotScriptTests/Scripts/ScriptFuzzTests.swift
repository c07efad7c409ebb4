import EarshotDocuments
@testable import EarshotFiles
import EarshotInterface
import EarshotScript
import EarshotTestSupport
import Testing

/// Whatever becomes of a script and of what it opens, it is played or refused.
@Suite struct ScriptFuzzTests {
  @Test func changedScriptsArePlayedOrRefused() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let examples = try ExampleScript.all()
    var playedCount = 0
    for round in 0..<SoakScale.rounds(of: 2_000) {
      let example = examples[round % examples.count]
      let text = Self.mutated(try example.text, using: &random)
      do {
        let script = try ScriptReader().read(Array(text.utf8), file: example.path)
        let report = try ScriptPlayer().play(script)
        playedCount += 1
        if let refusal = report.refusal { throw refusal }
        #expect(report.results.count == script.expectationCount, "seed \(seed): \(text)")
      } catch {
        let lines = (error as? ScriptRefusal)?.errors.map { "\($0)" } ?? ["\(error)"]
        #expect(!lines.isEmpty && lines.count <= 101, "seed \(seed): \(lines.count)")
        for line in lines {
          #expect(line.contains(": error: ") && !line.contains("\n"), "seed \(seed): \(line)")
        }
      }
    }
    #expect(playedCount > 0, "seed \(seed)")
  }

  @Test func changedScreensAreBroughtToLifeOrRefused() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let texts = try ["player", "ferry", "library"].map { try ExampleScript.text("\($0).yaml") }
    for round in 0..<SoakScale.rounds(of: 2_000) {
      let text = Self.mutated(texts[round % texts.count], using: &random)
      do throws(FileError) {
        let application = try AppReader().application(of: Array(text.utf8), file: "app.yaml")
        application.launch()
        application.update()
      } catch {
        #expect("\(error)".hasPrefix("app.yaml:"), "seed \(seed): \(error)")
      }
    }
  }

  /// A text with a few of its pieces taken out, doubled, swapped or replaced.
  private static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
      case 3:
        let words = [
          "activate", "escape", "magicTap", "moveForward: 3", "readAll", "first", "run: walk",
          "group: { name: All, steps: [first, { run: walk }] }",
          "repeat: { times: 3, steps: [moveForward, { expect: { contains: a } }] }",
          "expect: { matches: \"/^(a|.*)+$/i\", screen: { matches: \"*e?\" } }",
          "expect: { order: [..., { contains: e }, ...], element: title, traits: [header] }",
        ]
        lines.insert("  - \(words.randomElement(using: &random) ?? "last")", at: index)
      case 4:
        var characters = Array(lines[index])
        if !characters.isEmpty {
          characters[Int.random(in: characters.indices, using: &random)] =
            "{}[]:,-#'\"0a ".randomElement(using: &random) ?? "x"
        }
        lines[index] = String(characters)
      case 5:
        let definitions = ["walk: [{ run: walk }]", "walk: [first, { expect: a }]", "walk: []"]
        lines.insert(
          "define: { \(definitions.randomElement(using: &random) ?? "") }",
          at: lines.firstIndex(of: "steps:") ?? 0)
      default:
        var hostile = HostileText(seed: UInt64.random(in: 0...UInt64.max, using: &random))
        lines[index] += hostile.next(maximumPieces: 3)
      }
      if lines.isEmpty { return "" }
    }
    return lines.joined(separator: "\n")
  }
}
