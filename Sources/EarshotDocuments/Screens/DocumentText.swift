public import EarshotInterface
import EarshotModel

/// How the text of an element looks, as far as anybody asks (`text`).
nonisolated public struct DocumentText: Hashable, Sendable {
  /// The name of the typeface or of the text style.
  public var font: String?
  /// The size, in points.
  public var size: Double?
  /// How heavy the strokes are.
  public var weight: Font.Weight?
  /// Whether the letters slant.
  public var isItalic = false
  /// Whether a line stands under the text.
  public var isUnderlined = false
  /// How many quotations the text stands in.
  public var quoteLevel = 0
  /// Whether the size follows the reader's setting.
  public var scales: Bool?
  /// The colour of the letters.
  public var color: Color?
  /// The colour behind them.
  public var background: Color?

  /// Creates a description in which everything is left out.
  public init() {}

  /// Describes the text of a label.
  #if MainActorApps
    @MainActor
  #endif
  init(_ label: Label) {
    font = label.font.textStyle?.rawValue ?? label.font.name
    size = label.font.size
    weight = label.font.weight == .regular ? nil : label.font.weight
    isItalic = label.font.isItalic
    scales = label.adjustsFontForContentSizeCategory
    color = label.textColor
    background = label.backgroundColor
  }
}

extension TextAppearance {
  /// The appearance of a text as a file describes it.
  init(_ text: DocumentText) {
    self.init(
      fontName: text.font, pointSize: text.size,
      isBold: [.semibold, .bold, .heavy, .black].contains(text.weight), isItalic: text.isItalic,
      isUnderlined: text.isUnderlined, color: text.color.map { .named($0.name ?? $0.hexadecimal) },
      quoteLevel: text.quoteLevel)
  }
}

extension Color {
  /// The colour written as `#RRGGBB` or `#RRGGBBAA`, or `nil` for anything else.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var shares: [Double] = []
    var rest = digits
    while !rest.isEmpty {
      // A sign would pass for a digit.
      guard let pair = String(rest.prefix(2)), pair.allSatisfy(\.isHexDigit),
        let share = UInt8(pair, radix: 16)
      else { return nil }
      shares.append(Double(share) / 255)
      rest = rest.dropFirst(2)
    }
    self.init(
      red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count == 4 ? shares[3] : 1)
  }

  /// The colour as `#RRGGBB`, with two more digits when it is not opaque.
  var hexadecimal: String {
    let shares = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    let digits = shares.map { share in
      let byte = share.isNaN ? 0 : Int((max(0, min(share, 1)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
