import EarshotInterface
import EarshotModel

/// Estimates how much room text takes, where no typeface is there to measure it.
enum TextEstimate {
  /// The size of body text at a setting, in points (Apple's table); 17 where nothing is set.
  private static let bodySizes: [String: Double] = [
    "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "AX1": accessibleBodySize, "AX2": 33, "AX3": 40,
    "AX4": 47,
    "AX5": largestBodySize,
  ]

  /// The size of running text at the first of the settings for accessibility, in points.
  static let accessibleBodySize = 28.0

  /// The size of running text at the largest setting, in points.
  static let largestBodySize = 53.0

  /// The share of its height that the text of an element takes up at a setting; more than 1 when it is
  /// cut off, `nil` when that cannot be told.
  static func fill(of element: AuditedElement, at category: String) -> Double? {
    guard let text = element.text, let size = text.size, let body = bodySizes[category],
      let shown = element.shownText ?? element.label, !shown.isEmpty
    else { return nil }
    let frame = element.frame.size
    guard frame.height > 0, frame.width > 0 else { return nil }
    let font = Font(size: size * body / 17)
    let limit = text.lineLimit ?? 0
    let needed = max(1, (font.estimatedWidth(of: shown) / frame.width).rounded(.up))
    let lines = limit > 0 ? min(needed, Double(limit)) : needed
    return lines * font.lineHeight / frame.height
  }
}
