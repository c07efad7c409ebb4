import EarshotTestSupport
import Testing

@testable import EarshotInterface

@Suite struct EarliestFirstTests {
  /// A law: whatever is put in and taken out in between, the smallest of what is in comes out.
  @Test func theSmallestComesFirst() {
    let seed = UInt64.random(in: .min ... .max)
    print("EarliestFirstTests seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 10_000) {
      var heap = EarliestFirst()
      var waiting: [Int] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        if Int.random(in: 0..<3, using: &random) > 0 {
          let number = Int.random(in: 0...20, using: &random)
          heap.insert(number)
          waiting.append(number)
        } else {
          #expect(heap.removeFirst() == waiting.min(), "seed \(seed)")
          if let place = waiting.indices.min(by: { waiting[$0] < waiting[$1] }) {
            waiting.remove(at: place)
          }
        }
      }
      var rest: [Int] = []
      while let number = heap.removeFirst() { rest.append(number) }
      #expect(rest == waiting.sorted(), "seed \(seed)")
    }
  }
}
