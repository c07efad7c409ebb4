import EarshotTestSupport
import Testing

@testable import EarshotFiles

/// Numbers that are read without a string are those that Swift reads.
@Suite struct PlainDecimalTests {
  private func value(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { PlainDecimal.value(of: $0) }
  }

  @Test func plainNumbersAreWhatSwiftReads() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let whole =
        Int.random(in: 0..<1_000_000_000, using: &random) / (random.next() % 2 == 0 ? 1 : 997)
      let decimals = Int.random(in: 0...5, using: &random)
      let part = (0..<decimals).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let text = (random.next() % 2 == 0 ? "-" : "") + "\(whole)" + (part.isEmpty ? "" : "." + part)
      #expect(value(text) == Double(text), "\(text), seed \(seed)")
    }
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1e3", "+1", " 1", "1..2", "nan", "0x1", "1234567890123456",
  ])
  func othersAreLeftToSwift(text: String) {
    #expect(value(text) == nil)
  }

  @Test func zeroKeepsItsSign() {
    #expect(value("-0")?.sign == .minus)
    #expect(value("-0.0")?.sign == .minus)
  }
}
