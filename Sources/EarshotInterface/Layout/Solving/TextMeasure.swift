import EarshotModel

/// How high a text is in any width, told from how it was drawn in one.
///
/// Typefaces are not at hand, so that lines are estimated: how wide they are and how high. A drawing that
/// nothing but the text decided shows both, and corrects them for other widths.
struct TextMeasure {
  private let drawn: Size
  private let estimate: (Double) -> Double
  /// How much wider the text is than estimated.
  private var breadth = 1.0
  /// How much higher its lines are than estimated.
  private var depth = 1.0

  /// Compares a drawing with an estimate of the height by the width, all in points; `nil` when the drawing
  /// tells nothing of the text.
  ///
  /// - Parameters:
  ///   - drawn: The size that the text was drawn with.
  ///   - isLoose: Whether nothing but the text decided its height.
  ///   - height: The estimate.
  init?(drawn: Size, isLoose: Bool, height: @escaping (Double) -> Double) {
    self.drawn = drawn
    estimate = height
    guard height(drawn.width) > 0 else { return nil }
    // The least correction of the breadth under which the lines could be as many as drawn.
    for step in Self.breadths {
      let guess = height(drawn.width / step)
      let isLikely =
        isLoose
        ? Self.depths.contains(drawn.height / guess)
        : abs(step - 1) < Self.slightly && Self.ordinaryDepths.contains(drawn.height / guess)
      if isLikely {
        breadth = step
        depth = drawn.height / guess
        return
      }
    }
    if !isLoose { return nil }
  }

  /// The height in a width, in points; as drawn where it is as wide as drawn.
  func height(forWidth width: Double) -> Double {
    if abs(width - drawn.width) <= 1 { return drawn.height }
    return estimate(width / breadth) * depth
  }

  /// Factors from near to far.
  private static let breadths = [1, 0.97, 1.03, 0.94, 1.06, 0.9, 1.1, 0.85, 1.15, 0.8, 1.2]
  /// What estimates of the breadth are wrong by as a rule, as a share.
  private static let slightly = 0.065
  /// What lines of one size differ by as a rule.
  private static let ordinaryDepths = 0.8...1.25
  /// What lines of one size may differ by.
  private static let depths = 0.75...1.33
}
