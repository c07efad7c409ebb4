import EarshotInterface

/// How far two colours can be told apart (WCAG 2.2, relative luminance and contrast ratio).
enum Contrast {
  /// The relative luminance of an opaque colour, from 0 for black to 1 for white.
  static func luminance(of color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21.
  static func ratio(_ first: Color, _ second: Color) -> Double {
    let one = luminance(of: first)
    let two = luminance(of: second)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour that is seen where one lies over another, which is opaque.
  static func composite(_ color: Color, over background: Color) -> Color {
    let alpha = max(0, min(color.alpha, 1))
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return Color(
      red: mix(color.red, background.red), green: mix(color.green, background.green),
      blue: mix(color.blue, background.blue))
  }

  /// The lowest and the highest ratio of a text to its background, whatever lies under that.
  static func range(of text: Color, on background: Color) -> ClosedRange<Double> {
    let grounds =
      background.alpha < 1
      ? [Color.black, Color.white].map { composite(background, over: $0) } : [background]
    let ratios = grounds.map { ratio(composite(text, over: $0), $0) }
    return (ratios.min() ?? 1)...(ratios.max() ?? 1)
  }

  /// One channel of sRGB as light.
  private static func linear(_ channel: Double) -> Double {
    let value = max(0, min(channel, 1))
    guard value > 0.04045 else { return value / 12.92 }
    return power((value + 0.055) / 1.055)
  }

  /// The power 2.4, by roots alone: x^2.4 = x² · x^(2/5), and x^(1/5) by Newton's method.
  private static func power(_ x: Double) -> Double {
    var root = max(x, 0.2)
    for _ in 0..<40 {
      root -= (root * root * root * root * root - x) / (5 * root * root * root * root)
    }
    return x * x * root * root
  }
}
