// What a screen is as a whole: one that a program has taken, a text to read, a page in place of another, or the one of
// before that was moved.

extension ProgramReader {
  /// What is said when a program takes the whole screen: its title, and where its cursor stands in text.
  func entered(_ context: FrameContext) -> [ReadingEvent] {
    let grid = context.grid
    var events = layout.roots.filter { $0.role == .titleBar }.map {
      ReadingEvent(.status, $0.label, cells: $0.cells)
    }
    if !context.hasFocus, !isTextScreen(grid, context.map), profile.readsLines,
      grid.isCursorVisible
    {
      let line = LineAtCursor(grid, row: grid.cursor.row, column: grid.cursor.column)
      let words = line.words(from: 0)
      if words.text.isEmpty {
        events += statusBelow(grid)
      } else {
        events.append(
          ReadingEvent(
            .line, words.text, cells: [CellRange(row: grid.cursor.row, columns: words.columns)]))
      }
    }
    return events
  }

  /// What a program says below an empty text, as that its file is new; not the keys that it lists there.
  private func statusBelow(_ grid: ScreenGrid) -> [ReadingEvent] {
    let rows = profile.statusRows.flatMap { Array($0.rows(of: grid.rows)) }
    let bars = layout.roots.filter { [.titleBar, .keyBar, .menuBar].contains($0.role) }
    return (rows.isEmpty ? [grid.rows - 1] : rows).compactMap { row in
      let text = grid.words(row: row, 0..<grid.columns)
      guard row > grid.cursor.row, text.contains(where: \.isLetter),
        !bars.contains(where: { $0.cells.contains { $0.row == row } })
      else { return nil }
      return ReadingEvent(.status, text, cells: [CellRange(row: row, columns: 0..<grid.columns)])
    }
  }

  /// Whether a full screen is text to read, as pagers show it: the cursor waits below, or is hidden.
  ///
  /// A text that does not fill the screen has the prompt of the pager right below it.
  func isTextScreen(_ grid: ScreenGrid, _ map: BoxMap) -> Bool {
    map.boxes.isEmpty
      && (!grid.isCursorVisible || grid.lines.dropFirst(grid.cursor.row + 1).allSatisfy(\.isEmpty))
  }

  /// By how many rows what was there has moved up.
  func scrolled(_ frame: TerminalFrame, from old: ScreenGrid, to new: ScreenGrid) -> Int {
    guard new.isAlternate else {
      return old.isAlternate ? 0 : frame.scrolledLines.count + frame.omittedLines
    }
    guard old.isAlternate else { return 0 }
    return ScreenShift.rows(old.lines, new.lines)
  }

  /// Whether a key has led to a page of text in place of everything that was there, as to one that tells of keys.
  ///
  /// What a program shows at the top of its usual page is not there. The page may come in several frames, and where the
  /// terminal has one screen only, line below line on the screen that was erased for it.
  func isOtherPage(_ context: FrameContext) -> Bool {
    guard (profile.statusRows + profile.ignored).contains(where: \.isAtTop),
      context.grid.isAlternate || rowsLeftOnMain == 0, context.scrolled == 0, let before = keyGrid,
      before.isAlternate,
      before.rows == context.grid.rows, before.columns == context.grid.columns,
      !layout.roots.contains(where: { $0.role == .table || $0.role == .list })
    else { return false }
    // Mostly a line stands where it stood, and no other is to be looked at.
    let (old, new) = (before.lines, context.grid.lines)
    if zip(old, new).contains(where: { $0 == $1 && $0.contains(where: \.isLetter) }) {
      return false
    }
    let shapes = Set(new.map(LineShape.of))
    return !old.contains {
      $0.contains(where: \.isLetter) && shapes.contains(LineShape.of($0))
    }
  }
}
