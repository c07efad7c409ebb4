import EarshotMirror
import EarshotModel
import EarshotSession
import EarshotTestSupport
import Testing

/// What holds of requests whatever their source answers, and whenever it goes.
@Suite struct RequestLawTests {
  private static func page(_ generation: Int) -> MirrorChange {
    Life.whole(
      [
        Life.node("root", "group", children: ["button"]), Life.node("button", "button", "Go"),
      ], generation: generation)
  }

  @Test func eachRequestEndsOnce() {
    var seen: Set<String> = []
    for seed in (0..<SoakScale.rounds(of: 5_000)).map({ UInt64($0) + 4_000 }) {
      var generator = SeededGenerator(seed: seed)
      let mailbox = MirrorMailbox()
      let mirror = TreeMirror(
        RecordedSource([(.zero, Self.page(1))]) { _ in [] }, vocabulary: .test, mailbox: mailbox)
      var asked: Set<Int> = []
      var ended: [Int] = []
      mirror.onRequestEnd = { request, end in
        ended.append(request.number)
        seen.insert("\(end)".prefix { $0.isLetter }.description)
      }
      mirror.settle()
      let node = NodeIdentity("button", in: "main")
      var generation = 1
      var time = Duration.zero
      for _ in 0..<20 {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
          generation += 1
          mailbox.send(Self.page(generation))
        case 1 where Bool.random(using: &generator): mailbox.send(.frameEnded("main", .crashed))
        case 2 where Int.random(in: 0..<8, using: &generator) == 0:
          mailbox.send(.sourceEnded(.closed))
        case 3:
          time += .seconds(Int.random(in: 1...6, using: &generator))
          mirror.advanceClock(to: time)
        case 4...8:
          let actions: [NodeRequest.Action] = [
            .activate(action: nil), .increment, .escape, .focus, .key("Tab"), .fetch,
            .setText("x", in: nil), .scrollToVisible,
          ]
          let action = actions.randomElement(using: &generator) ?? .escape
          if let request = mirror.request(action, of: node, in: "main") {
            asked.insert(request.number)
          }
        default:
          let ends: [RequestEnd] = [
            .done, .refused("no"), .unsupported, .stale, .timedOut, .lost,
          ]
          let number = Int.random(in: 1...max(1, asked.max() ?? 1), using: &generator)
          mailbox.send(.requestEnded(number, ends.randomElement(using: &generator) ?? .done))
        }
        if Bool.random(using: &generator) { mirror.settle() }
      }
      mirror.settle()
      mirror.terminate()
      // Of numbers that nobody has asked yet an answer means nothing.
      #expect(ended.count == Set(ended).count, "seed \(seed)")
      #expect(Set(ended).isSuperset(of: asked), "seed \(seed)")
      #expect(mirror.isSettled, "seed \(seed)")
    }
    #expect(seen == ["done", "refused", "unsupported", "stale", "timedOut", "lost"])
  }
}
