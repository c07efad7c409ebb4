import EarshotModel

/// Lengths and rectangles as drawings of a page have them.
enum SVGNumber {
  /// A length with at most two decimals; one beyond what a page can draw is as far as it can.
  static func text(_ value: Double) -> String {
    let limited = value.isFinite ? min(max(value, -1e6), 1e6) : 0
    let hundredths = (limited * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// Lengths, one behind the other.
  static func texts(_ values: [Double]) -> String {
    values.map { text($0) }.joined(separator: " ")
  }

  /// A rectangle that the style sheet draws.
  static func rect(_ rect: Rect, class name: String) -> String {
    """
    <rect class="\(name)" x="\(text(rect.minX))" y="\(text(rect.minY))" \
    width="\(text(rect.width))" height="\(text(rect.height))"/>
    """
  }
}
