/// A screen that can be written to a terminal, cell by cell.
nonisolated package protocol WrittenScreen {
  /// What a cell holds.
  associatedtype Content: WrittenCell
  /// A blank screen of its size has only these.
  static var blank: Content { get }
  /// The number of rows, at least 1.
  var rows: Int { get }
  /// The number of columns, at least 1.
  var columns: Int { get }
  /// Where the terminal's own cursor stands.
  var cursor: CellGrid.Position { get }
  /// The cell at a place within the screen.
  subscript(row: Int, column: Int) -> Content { get }
}

/// A cell of a screen that can be written.
nonisolated package protocol WrittenCell: Equatable {
  /// How it is drawn.
  associatedtype Style: WrittenStyle
  /// The character, with its combining marks; empty in the second cell of a wide one.
  var text: String { get }
  /// How it is drawn.
  var style: Style { get }
  /// Whether the character takes this cell and the next.
  var isWide: Bool { get }
}

/// How a cell is drawn, as a terminal is told it.
nonisolated package protocol WrittenStyle: Equatable {
  /// How plain text is drawn.
  static var plain: Self { get }
  /// The control sequence that sets exactly this style (SGR).
  var sequence: String { get }
}

nonisolated extension CellGrid: WrittenScreen {
  package static var blank: Cell { Cell() }
}

nonisolated extension Cell: WrittenCell {}

nonisolated extension CellStyle: WrittenStyle {
  package static var plain: CellStyle { [] }
}
