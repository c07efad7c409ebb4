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
  /// The name of the colour, in words or as a page writes it.
  public var color: String?
  /// How many quotations the text stands in, one inside the other; 0 for none.
  public var quoteLevel: Int

  /// Creates an appearance; what is left out is that of plain text.
  public init(
    fontName: String? = nil, pointSize: Double? = nil, isBold: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false, color: String? = nil, quoteLevel: Int = 0
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.color = color
    self.quoteLevel = quoteLevel
  }

  /// Whether the text has none of the styles that emphasise it.
  public var isPlain: Bool { !isBold && !isItalic && !isUnderlined }
}
