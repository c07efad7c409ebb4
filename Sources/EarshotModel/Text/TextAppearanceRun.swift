/// A stretch of a text that looks alike.
public struct TextAppearanceRun: Hashable, Sendable {
  /// The stretch, in characters of the text.
  public var range: Range<Int>
  /// How it looks.
  public var appearance: TextAppearance

  /// Creates a stretch.
  public init(_ range: Range<Int>, _ appearance: TextAppearance) {
    self.range = range
    self.appearance = appearance
  }
}
