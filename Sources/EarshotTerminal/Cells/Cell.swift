/// One cell of a terminal's screen.
package struct Cell: Hashable, Sendable {
  /// The character, with its combining marks; empty in the second cell of a wide one.
  package var text: String
  /// How it is drawn.
  package var style: CellStyle
  /// Whether the character takes this cell and the next.
  package var isWide: Bool

  /// Creates a cell.
  package init(_ text: String = " ", style: CellStyle = [], isWide: Bool = false) {
    self.text = text
    self.style = style
    self.isWide = isWide
  }
}
