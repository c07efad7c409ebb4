/// The cells of a whole screen, and where the cursor stands.
nonisolated package struct CellGrid: Equatable, Sendable {
  /// A place, counted from 0.
  package struct Position: Hashable, Sendable {
    /// The row, from the top.
    package var row: Int
    /// The column, from the left.
    package var column: Int

    /// Creates a place.
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The number of rows, at least 1.
  package let rows: Int
  /// The number of columns, at least 1.
  package let columns: Int
  /// Where the terminal's own cursor stands: on the focused element.
  package var cursor = Position(row: 0, column: 0)
  private var cells: [Cell]

  /// The most rows or columns that are drawn; more than any terminal shows.
  static let limit = 1_000

  /// Creates a blank screen; what is not between 1 and 1,000 becomes so.
  package init(rows: Int, columns: Int) {
    self.rows = min(max(1, rows), Self.limit)
    self.columns = min(max(1, columns), Self.limit)
    cells = Array(repeating: Cell(), count: self.rows * self.columns)
  }

  /// The cell at a place within the screen.
  package subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Writes a text into a row, from a column to another, and cuts what does not fit.
  ///
  /// - Returns: The column behind the last cell that was written.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, upTo limit: Int? = nil, style: CellStyle = []
  ) -> Int {
    guard (0..<rows).contains(row), column >= 0 else { return column }
    let end = min(limit ?? columns, columns)
    var column = column
    for cell in CharacterWidth.cells(of: text) {
      guard column + cell.width <= end else { break }
      clearWideCharacters(row: row, from: column, to: column + cell.width)
      self[row, column] = Cell(cell.text, style: style, isWide: cell.width == 2)
      if cell.width == 2 { self[row, column + 1] = Cell("", style: style) }
      column += cell.width
    }
    return column
  }

  /// Blanks the other half of wide characters that are about to lose one.
  private mutating func clearWideCharacters(row: Int, from start: Int, to end: Int) {
    if self[row, start].text.isEmpty, start > 0 { self[row, start - 1] = Cell() }
    if self[row, end - 1].isWide, end < columns { self[row, end] = Cell() }
  }

  /// The text of a row, without the blanks at its end.
  package func text(row: Int) -> String {
    var line = (0..<columns).map { self[row, $0].text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text of all rows, without the blank ones at the end.
  package var text: String {
    var lines = (0..<rows).map { text(row: $0) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// One cell of a terminal's screen.
nonisolated package struct Cell: Hashable, Sendable {
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
