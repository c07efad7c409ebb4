/// Where lines of text stand in a view, for constraints between base lines.
struct TextBaseline {
  /// A line at a share of the height, from the top, and some points further down.
  struct Line {
    var share: Double
    var offset: Double
  }

  /// The base line of the first line of text.
  var first: Line
  /// The base line of the last line of text.
  var last: Line

  /// The lines of what holds no text: its lower edge.
  static let bottom = TextBaseline(
    first: Line(share: 1, offset: 0), last: Line(share: 1, offset: 0))

  /// The lines of one line of text in the middle of the height.
  static func centered(_ font: Font) -> TextBaseline {
    let line = Line(share: 0.5, offset: font.ascender - font.lineHeight / 2)
    return TextBaseline(first: line, last: line)
  }

  /// The lines of a text that begins at the top and ends at the bottom.
  static func filling(_ font: Font, top: Double = 0, bottom: Double = 0) -> TextBaseline {
    TextBaseline(
      first: Line(share: 0, offset: top + font.ascender),
      last: Line(share: 1, offset: font.ascender - font.lineHeight - bottom))
  }
}
