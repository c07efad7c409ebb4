/// How the text of an element looks, as far as a listener asks for it: by font, by colour, as a quotation.
///
/// UIKit has no public property for it; VoiceOver reads it from attributed text of its own classes and of
/// web pages (What VoiceOver does, "Keys").
public struct TextAppearance: Hashable, Sendable {
  /// The name of the typeface, or `nil` for the system's own.
  public var fontName: String?
  /// The size, in points.
  public var pointSize: Double?
  /// Whether the strokes are heavy.
  public var isBold: Bool
  /// Whether the letters slant.
  public var isItalic: Bool
  /// Whether a line stands under the text.
  public var isUnderlined: Bool
  /// Whether a line goes through the text.
  public var isStruckThrough: Bool
  /// Whether the text is fainter than others.
  public var isDim: Bool
  /// Whether the text comes and goes.
  public var isBlinking: Bool
  /// Whether the colour of letters and the one behind them are exchanged, where neither is told by name.
  public var isReversed: Bool
  /// The colour of the letters, or `nil` for the usual one.
  public var color: TextColor?
  /// The colour behind them, or `nil` for the usual one.
  public var backgroundColor: TextColor?
  /// How many quotations the text stands in, one inside the other; 0 for none.
  public var quoteLevel: Int

  /// Creates an appearance; what is left out is that of plain text.
  public init(
    fontName: String? = nil, pointSize: Double? = nil, isBold: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, isDim: Bool = false,
    isBlinking: Bool = false, isReversed: Bool = false, color: TextColor? = nil,
    backgroundColor: TextColor? = nil, quoteLevel: Int = 0
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.isDim = isDim
    self.isBlinking = isBlinking
    self.isReversed = isReversed
    self.color = color
    self.backgroundColor = backgroundColor
    self.quoteLevel = quoteLevel
  }

  /// Whether the text has none of the styles that emphasise it or take back.
  public var isPlain: Bool {
    ![isBold, isItalic, isUnderlined, isStruckThrough, isDim, isBlinking, isReversed].contains(true)
  }
}
