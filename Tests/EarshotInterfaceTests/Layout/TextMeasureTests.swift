import EarshotModel
import Testing

@testable import EarshotInterface

/// How high a text is in other widths, told from one drawing; lines of 20 points that hold a tenth of the
/// width in characters.
@Suite struct TextMeasureTests {
  /// The height of a text that is so wide in one line.
  private func lines(of breadth: Double) -> (Double) -> Double {
    { 20 * max(1, (breadth / $0).rounded(.up)) }
  }

  private func heights(_ drawn: Size, isLoose: Bool = false, of breadth: Double) -> [Double]? {
    TextMeasure(drawn: drawn, isLoose: isLoose, height: lines(of: breadth)).map { measure in
      [100, 150, 200, 300].map { measure.height(forWidth: $0) }
    }
  }

  @Test func aDrawingThatAgreesChangesNothing() {
    #expect(heights(Size(width: 200, height: 40), of: 300) == [60, 40, 40, 20])
  }

  @Test func otherLinesMakeOtherHeights() {
    #expect(heights(Size(width: 200, height: 44), of: 300) == [66, 44, 44, 22])
    #expect(heights(Size(width: 200, height: 34), of: 300) == [51, 34, 34, 17])
  }

  @Test func aTextThatJustFitsIsNarrowerThanEstimated() {
    #expect(heights(Size(width: 200, height: 20), of: 205) == [40, 40, 20, 20])
  }

  /// A point more or less is the width that was drawn.
  @Test(arguments: [(198.5, 40.0), (199, 20), (200, 20), (201, 20)])
  func theDrawnWidthHasTheDrawnHeight(width: Double, height: Double) throws {
    let drawn = Size(width: 200, height: 20)
    let measure = try #require(
      TextMeasure(drawn: drawn, isLoose: false, height: lines(of: 206.1)))
    #expect(measure.height(forWidth: width) == height)
  }

  @Test func onlyWhatNothingElseDecidedMayBeFarFromTheEstimate() {
    #expect(heights(Size(width: 200, height: 120), of: 300) == nil)
    #expect(heights(Size(width: 200, height: 20), isLoose: true, of: 230) == [40, 40, 20, 20])
  }

  @Test func aTextWithoutHeightTellsNothing() {
    #expect(TextMeasure(drawn: Size(width: 200, height: 20), isLoose: true) { _ in 0 } == nil)
  }

  /// Lengths mean the same content within four points, and within an eighth of what is long, or nearly.
  @Test(arguments: [
    (10.0, 10.0, true), (14, 10, true), (6, 10, true), (14.25, 10, false), (5.75, 10, false),
    (110, 100, true), (113, 100, false), (90, 100, true), (87, 100, false),
  ])
  func lengthsThatMeanTheSame(drawn: Double, estimate: Double, isAlike: Bool) {
    #expect(ContentRule.isAlike(drawn, estimate) == isAlike)
  }
}
