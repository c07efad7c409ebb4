/// One cell of a terminal's screen.
public struct Cell: Hashable, Sendable {
  /// The character, with its combining marks; empty in the second cell of a wide one.
  public var text: String
  /// How it is drawn.
  public var style: CellStyle
  /// Whether the character takes this cell and the next.
  public var isWide: Bool

  /// Creates a cell.
  public init(_ text: String = " ", style: CellStyle = [], isWide: Bool = false) {
    self.text = text
    self.style = style
    self.isWide = isWide
  }
}
