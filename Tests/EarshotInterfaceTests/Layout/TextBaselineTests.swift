import Testing

@testable import EarshotInterface

@Suite struct TextBaselineTests {
  private static let font = Font(size: 17)

  private func text(_ baseline: TextBaseline, from other: TextBaseline) -> String {
    [(baseline.first, other.first), (baseline.last, other.last)].map { line, other in
      "\(line.share) \(line.offset - other.offset)"
    }.joined(separator: ", ")
  }

  /// Room at the top moves the first line down, room at the bottom the last line up.
  @Test func roomMovesTheLines() {
    let tight = TextBaseline.filling(Self.font)
    #expect(text(.filling(Self.font, top: 8), from: tight) == "0.0 8.0, 1.0 0.0")
    #expect(text(.filling(Self.font, bottom: 8), from: tight) == "0.0 0.0, 1.0 -8.0")
    #expect(text(.bottom, from: .bottom) == "1.0 0.0, 1.0 0.0")
  }

  /// A line stands on its base line as far from the top of its text as from the bottom.
  @Test func aSingleLineIsFirstAndLast() {
    let (filling, centered) = (TextBaseline.filling(Self.font), TextBaseline.centered(Self.font))
    let height = Self.font.lineHeight
    #expect(filling.first.offset == height + filling.last.offset)
    #expect(centered.first.offset == centered.last.offset && centered.first.share == 0.5)
    #expect(abs(centered.first.offset + height / 2 - filling.first.offset) < 1e-9)
    #expect(filling.first.offset > height / 2 && filling.first.offset < height)
  }
}
