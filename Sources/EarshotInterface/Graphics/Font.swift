/// A typeface in a size, as far as layout and audits need it (`UIFont`).
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Sendable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// Thinner than light.
    case thin
    /// Thinner than ordinary text.
    case light
    /// Ordinary text.
    case regular
    /// A little heavier than ordinary text.
    case medium
    /// Between medium and bold.
    case semibold
    /// Emphasised text.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// What a text is for; its size then follows the reader's own setting (`UIFont.TextStyle`).
  public enum TextStyle: String, Sendable, CaseIterable {
    /// The largest title, 34 points at the default setting.
    case largeTitle
    /// A title of the first rank, 28 points.
    case title1
    /// A title of the second rank, 22 points.
    case title2
    /// A title of the third rank, 20 points.
    case title3
    /// A heading, 17 points, semibold.
    case headline
    /// Running text, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A heading of the second rank, 15 points.
    case subheadline
    /// A footnote, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption1
    /// A smaller caption, 11 points.
    case caption2

    /// The size at the default setting, in points (Apple's table for the size "Large").
    public var defaultSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The name of the typeface, or `nil` for the system's own.
  public var name: String?
  /// The size, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters slant.
  public var isItalic: Bool
  /// What the text is for, when its size follows the reader's setting.
  public var textStyle: TextStyle?

  /// Creates a font of a fixed size, in points.
  public init(
    name: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates the font of a text style, in its size at the default setting.
  public init(textStyle: TextStyle) {
    self.init(
      size: textStyle.defaultSize, weight: textStyle == .headline ? .semibold : .regular)
    self.textStyle = textStyle
  }

  /// The system font in 17 points, which labels begin with.
  public static let standard = Font(size: 17)

  /// The height of a line of text, in points, rounded up to half a point.
  ///
  /// The ratio is that of the system's typeface: 17 points take 20.5, 12 take 14.5.
  public var lineHeight: Double { (size * 1.193_36 * 2).rounded(.up) / 2 }

  /// How far the base line is below the upper edge of a line, in points.
  public var ascender: Double { size * 0.952 }
}
