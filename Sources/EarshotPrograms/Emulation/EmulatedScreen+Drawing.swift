import CVTerm

/// What another terminal has to be told that is to show the screen from now on.
extension EmulatedScreen {
  /// Where the cursor stands on the main screen, for a terminal that shows it only up to there.
  package struct MainPlace: Hashable, Sendable {
    /// How many lines had left the screen.
    package var lineCount: Int
    /// The row of the cursor.
    package var row: Int
  }

  /// Whether the program draws on the alternate screen.
  package var isAlternate: Bool { modes.isAlternate }

  /// Where the cursor stands on the main screen; `nil` while the program draws on the other one.
  package var mainPlace: MainPlace? {
    guard !modes.isAlternate else { return nil }
    let state = state
    return MainPlace(lineCount: Int(state.lines), row: Int(state.cursor_row))
  }

  /// How what the program writes next is drawn.
  package var drawingState: DrawingState {
    let state = state
    var cell = emulator_cell()
    emulator_read_style(emulator, &cell)
    var drawing = drawing
    drawing.cursor = CellPosition(row: Int(state.cursor_row), column: Int(state.cursor_column))
    drawing.style = TerminalCell(cell).style
    drawing.isShifted = state.set_in_use == 1
    return drawing
  }

  /// The lines that have left the screen since there were so many, as far as they are kept.
  package func lines(since count: Int) -> [String] {
    let all = lineCount
    return (min(count, all)..<all).compactMap { line(at: $0) }
  }
}
