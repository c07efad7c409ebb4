import EarshotInterface
import EarshotModel

/// Estimates how much room text takes, where no typeface is there to measure it.
enum TextEstimate {
  /// The share of a frame's height that a text takes up, in lines of its font.
  static func fill(of text: String, look: ElementText, in frame: Size) -> Double? {
    guard let size = look.size, frame.height > 0, frame.width > 0, !text.isEmpty else {
      return nil
    }
    let font = Font(size: size)
    let limit = look.lineLimit ?? 0
    let needed = max(1, (font.estimatedWidth(of: text) / frame.width).rounded(.up))
    let lines = limit > 0 ? min(needed, Double(limit)) : needed
    return lines * font.lineHeight / frame.height
  }
}
