import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("Runs of spoken words")
struct SpokenRunsTests {
  @Test("A run is found when one text has its words one right behind the other")
  func texts() {
    let runs = SpokenRuns([["total", "12", "euros"], ["pay", "now"]])
    #expect(runs.contain(["total", "12", "euros"]))
    #expect(runs.contain(["12", "euros"]))
    #expect(runs.contain(["now"]))
    #expect(!runs.contain(["total", "euros"]))
    #expect(!runs.contain(["euros", "pay"]))
    #expect(!runs.contain(["now", "total"]))
    #expect(!runs.contain(["later"]))
    #expect(!runs.contain([]))
    #expect(!SpokenRuns([[String]]()).contain(["now"]))
  }

  @Test("Looking through every text gives the same")
  func lookingThrough() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 4_000)) {
      var generator = SeededGenerator(seed: seed)
      func words(_ count: ClosedRange<Int>) -> [String] {
        (0..<Int.random(in: count, using: &generator)).map { _ in
          String("abc".randomElement(using: &generator) ?? "a")
        }
      }
      let texts = (0..<Int.random(in: 0...6, using: &generator)).map { _ in words(0...8) }
      let runs = SpokenRuns(texts)
      for _ in 0..<20 {
        let run = words(0...5)
        #expect(runs.contain(run) == texts.contains { $0.contains(run: run) }, "seed \(seed)")
      }
    }
  }

  @Test("One word twenty thousand times over is no trap")
  func repetition() {
    let runs = SpokenRuns([Array(repeating: "la", count: 20_000)])
    #expect(runs.contain(Array(repeating: "la", count: 20_000)))
    #expect(!runs.contain(Array(repeating: "la", count: 20_001)))
  }
}
