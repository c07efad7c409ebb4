/// A colour that a listener knows by a word: those of a terminal's palette, and what people call most others.
///
/// The first sixteen are in the order of ISO/IEC 6429 and of its bright variants. That of number 8 is called
/// grey, since "bright black" means nothing to a listener.
public enum BasicColor: String, Hashable, Sendable, CaseIterable {
  /// Number 0.
  case black
  /// Number 1.
  case red
  /// Number 2.
  case green
  /// Number 3.
  case yellow
  /// Number 4.
  case blue
  /// Number 5.
  case magenta
  /// Number 6.
  case cyan
  /// Number 7, which is a light grey where there is a brighter one.
  case white
  /// Number 8.
  case gray
  /// Number 9.
  case brightRed
  /// Number 10.
  case brightGreen
  /// Number 11.
  case brightYellow
  /// Number 12.
  case brightBlue
  /// Number 13.
  case brightMagenta
  /// Number 14.
  case brightCyan
  /// Number 15.
  case brightWhite
  /// Between red and yellow.
  case orange
  /// A dark orange.
  case brown
  /// A pale red, or one between red and magenta.
  case pink
  /// Between blue and magenta.
  case purple
}

extension BasicColor {
  /// The lightest a dark colour is called black, of 255.
  private static let darkest = 39

  /// The colour that a mixture is called (Decisions, "What colours are called").
  ///
  /// - Parameters:
  ///   - red: The red share, from 0 to 255, in the sRGB space.
  ///   - green: The green share, likewise.
  ///   - blue: The blue share, likewise.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    guard (high - low) * 6 >= high, high > Self.darkest else {
      self = Self.withoutHue((high + low) / 2)
      return
    }
    self = Self.withHue(Self.hue(red, green, blue), high: high, low: low)
  }

  /// The one of the four without hue whose share in the palette is nearest: 0, 127, 229 or 255.
  private static func withoutHue(_ share: Int) -> BasicColor {
    switch share {
    case ..<64: .black
    case ..<178: .gray
    case ..<242: .white
    default: .brightWhite
    }
  }

  /// The place of a colour on the circle of colours, in degrees from red.
  private static func hue(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let high = max(red, green, blue)
    let width = high - min(red, green, blue)
    let hue =
      if high == red {
        60 * (green - blue) / width
      } else if high == green {
        120 + 60 * (blue - red) / width
      } else {
        240 + 60 * (red - green) / width
      }
    return hue < 0 ? hue + 360 : hue
  }

  private static func withHue(_ hue: Int, high: Int, low: Int) -> BasicColor {
    // The palette's own colours reach to 238, its bright ones to 255.
    let isBright = high >= 240
    let isPale = low >= 128
    switch hue {
    case 15..<45: return high < 180 ? .brown : .orange
    case 45..<70: return isBright ? .brightYellow : .yellow
    case 70..<165: return isBright ? .brightGreen : .green
    case 165..<195: return isBright ? .brightCyan : .cyan
    case 195..<255: return isBright ? .brightBlue : .blue
    case 255..<285: return .purple
    case 285..<345:
      if hue >= 330 || (hue >= 315 && isPale) { return .pink }
      return isBright ? .brightMagenta : .magenta
    default:
      if isPale { return .pink }
      return isBright ? .brightRed : .red
    }
  }
}
