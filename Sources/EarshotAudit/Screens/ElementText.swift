public import EarshotInterface

/// How the text of an element looks, as far as it is declared.
public struct ElementText: Hashable, Sendable {
  /// The size of the letters, in points.
  public var size: Double?
  /// Whether the strokes are heavy enough to count as bold.
  public var isBold = false
  /// Whether the strokes are a step lighter than that, as in headlines: bold by some accounts.
  public var isSemibold = false
  /// The text style, when the size comes from one.
  public var style: Font.TextStyle?
  /// Whether the text follows the reader's size setting.
  public var scales: Bool?
  /// Whether it is told to follow that setting, which a font that is no text style does not.
  public var isToldToScale = false
  /// The colour of the letters.
  public var color: Color?
  /// The colour of the placeholder.
  public var placeholderColor: Color?
  /// The most lines, or 0 for any number; `nil` when it is not known.
  public var lineLimit: Int?
  /// Whether the height stays what it is when the text grows.
  public var hasFixedHeight: Bool?
  /// The share of the height that the text takes up now, when that was measured.
  public var fill: Double?

  /// Creates a description in which everything is left out.
  public init() {}
}
