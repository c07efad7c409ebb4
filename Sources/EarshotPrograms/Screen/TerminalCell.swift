/// A place on the screen of a program, counted from 0.
public struct CellPosition: Hashable, Sendable {
  /// The row, from the top.
  public var row: Int
  /// The column, from the left.
  public var column: Int

  /// Creates a place.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// One cell of a program's screen.
public struct TerminalCell: Hashable, Sendable {
  /// The character with its combining marks: a blank where nothing was drawn, and empty in the second cell
  /// of a wide one.
  public var text: String
  /// How it is drawn.
  public var style: TerminalStyle
  /// Whether the character takes this cell and the next.
  public var isWide: Bool

  /// Creates a cell.
  public init(_ text: String = " ", style: TerminalStyle = TerminalStyle(), isWide: Bool = false) {
    self.text = text
    self.style = style
    self.isWide = isWide
  }
}
