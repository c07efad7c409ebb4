import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("Rectangles asked by place")
struct RectTreeTests {
  private static func rect(_ generator: inout SeededGenerator) -> Rect {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) * 10
    }
    return Rect(
      x: length(-5...40), y: length(-5...80), width: length(0...20), height: length(0...20))
  }

  @Test("The first that lies as asked is the one that looking at each would find")
  func lookingAtEach() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 4_000)) {
      var generator = SeededGenerator(seed: seed)
      let entries = (0..<Int.random(in: 0...120, using: &generator)).map {
        RectTree.Entry(number: $0 * 3 - 20, rect: Self.rect(&generator))
      }
      let tree = RectTree(entries.shuffled(using: &generator))
      for _ in 0..<20 {
        let area = Self.rect(&generator)
        let start = Int.random(in: -30...300, using: &generator)
        let divisor = Int.random(in: 1...3, using: &generator)
        let accepts = { (number: Int) in number % divisor == 0 }
        let possible = entries.filter { $0.number >= start && accepts($0.number) }
        #expect(
          tree.first(.touching, area, from: start, where: accepts)
            == possible.first { $0.rect.intersection(area) != nil }?.number, "seed \(seed)")
        #expect(
          tree.first(.around, area, from: start, where: accepts)
            == possible.first { $0.rect.contains(area) }?.number, "seed \(seed)")
      }
    }
  }

  @Test("An answer looks at a few, however many there are", arguments: [100, 10_000])
  func work(count: Int) {
    // A list of rows, a row of columns, and a heap in one place.
    let shapes: [(Int) -> Rect] = [
      { Rect(x: 0, y: Double($0) * 44, width: 390, height: 44) },
      { Rect(x: Double($0) * 44, y: 0, width: 44, height: 44) },
      { _ in Rect(x: 0, y: 0, width: 390, height: 44) },
    ]
    for shape in shapes {
      let tree = RectTree((0..<count).map { RectTree.Entry(number: $0, rect: shape($0)) })
      var looks = 0
      for number in 0..<count {
        _ = tree.first(.touching, shape(number), from: number + 1) { _ in
          looks += 1
          return true
        }
      }
      #expect(looks <= 3 * count)
    }
  }
}
