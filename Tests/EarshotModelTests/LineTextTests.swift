import EarshotModel
import Testing

/// Texts on one line: what breaks a line becomes a blank, and what turns its order goes.
@Suite struct LineTextTests {
  /// Each range by its two ends, and those beside them.
  @Test(
    arguments: [
      (0x00...0x1F, " "), (0x20...0x7E, nil), (0x7F...0x9F, " "), (0xA0...0x2027, nil),
      (0x2028...0x2029, " "), (0x202A...0x202E, ""), (0x202F...0x2065, nil), (0x2066...0x2069, ""),
      (0x206A...0x10FFFF, nil),
    ] as [(ClosedRange<UInt32>, String?)])
  func scalarsOnALine(range: ClosedRange<UInt32>, expected: String?) throws {
    for value in [range.lowerBound, range.upperBound] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect("a\(scalar)b".asSingleLine == "a\(expected ?? String(scalar))b")
      #expect(scalar.breaksLine == (expected == " ") && scalar.reordersLine == (expected == ""))
    }
  }

  /// The parts of a second that clocks are read in.
  @Test(
    arguments: [
      (0.0, 0.0, 0), (-1, 0, 0), (.nan, 0, 0), (1.5, 1.5, 1_500_000),
      (0.000_001, 0.000_001, 1), (3_155_760_001, 3_155_760_000, 3_155_760_000_000_000),
      (.infinity, 3_155_760_000, 3_155_760_000_000_000), (2.25, 2.25, 2_250_000),
    ] as [(Double, Double, Int64)])
  func secondsThatEnd(seconds: Double, expected: Double, microseconds: Int64) {
    let duration = Duration(finiteSeconds: seconds)
    #expect(abs(duration.inSeconds - expected) < 1e-9 && duration.microseconds == microseconds)
  }
}
