import EarshotPrograms

/// The screen of a program with a row below it that holds what is being said.
nonisolated struct CaptionedScreen: WrittenScreen {
  static var blank: TerminalCell { TerminalCell() }

  let rows: Int
  let columns: Int
  private let frame: TerminalFrame
  private let caption: [TerminalCell]

  /// Puts a caption below a frame; in a window of one row there is room for the program alone.
  ///
  /// - Parameters:
  ///   - frame: The screen of the program.
  ///   - caption: What is being said; what does not fit ends in an ellipsis.
  ///   - rows: How many rows the window has.
  init(_ frame: TerminalFrame, caption: String, rows: Int) {
    self.frame = frame
    self.rows = max(1, min(frame.rows + 1, rows))
    columns = frame.columns
    self.caption = Self.cells(of: caption, columns: frame.columns)
  }

  var cursor: CellGrid.Position {
    CellGrid.Position(
      row: min(frame.cursor.row, rows - 1), column: min(frame.cursor.column, columns - 1))
  }

  subscript(row: Int, column: Int) -> TerminalCell {
    guard row < frame.rows else { return caption[column] }
    let cell = frame[row, column]
    return isHalf(cell, at: column, in: row) ? TerminalCell(" ", style: cell.style) : cell
  }

  /// Whether a cell is one half of a wide character whose other half was written over: terminals show a blank,
  /// and written as it is it would take two cells.
  private func isHalf(_ cell: TerminalCell, at column: Int, in row: Int) -> Bool {
    if cell.text.isEmpty { return column == 0 || !frame[row, column - 1].isWide }
    guard !cell.isWide, cell.text.utf8.count > 1 else { return false }
    return CharacterWidth.width(of: cell.text) > 1
  }

  private static func cells(of text: String, columns: Int) -> [TerminalCell] {
    let style = TerminalStyle(attributes: .reverse)
    // No more characters fit than there are cells, but for some without a width.
    let all = CharacterWidth.cells(of: String(text.prefix(4 * columns + 1)))
    var kept: [CharacterWidth.Measured] = []
    var width = 0
    for character in all where width <= columns {
      kept.append(character)
      width += character.width
    }
    if width > columns {
      while width > max(0, columns - 3), let last = kept.popLast() { width -= last.width }
      kept += CharacterWidth.cells(of: String("...".prefix(columns)))
    }
    var cells: [TerminalCell] = []
    for character in kept {
      cells.append(TerminalCell(character.text, style: style, isWide: character.width == 2))
      if character.width == 2 { cells.append(TerminalCell("", style: style)) }
    }
    while cells.count < columns { cells.append(TerminalCell(" ", style: style)) }
    return cells
  }
}
