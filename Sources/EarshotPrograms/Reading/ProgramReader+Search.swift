// A pager puts the line that was looked for at the top, or marks it where it stands. Most of what it shows then was
// there before, the line itself as a rule, and what is new stands below the screen of before: only that would be said,
// which is not what was looked for, or nothing at all. So the text is read from that line on, as a page is.

extension ProgramReader {
  /// The row of the line that a search in a text has led to; `nil` where the keys were no search, and where it has led
  /// to nothing.
  func foundRow(_ context: FrameContext) -> Int? {
    let grid = context.grid
    // A pager shows its cursor behind the prompt below the text.
    guard let before = context.before?.grid, before.isAlternate, grid.isAlternate,
      grid.isCursorVisible, !context.hasFocus, isTextScreen(grid, context.map),
      isSearch(context.keys, on: before)
    else { return nil }
    let marked = markedRows(grid)
    // What is said in the prompt's row, as that there is no more, leads nowhere.
    let end = max(0, min(grid.cursor.row, before.cursor.row))
    return marked != markedRows(before) || grid.lines[..<end] != before.lines[..<end]
      ? marked.first : nil
  }

  /// Whether keys look for something in a text: Enter behind a pattern, or what looks for the same again.
  private func isSearch(_ keys: [ProgramKey], on before: ScreenGrid) -> Bool {
    guard keys.last == .enter else { return profile.search.again.contains(keys.typed) }
    // What was typed at once is not on the screen of before.
    let pattern = keys.typed.isEmpty ? before.line(before.cursor.row) : keys.typed
    return profile.search.beginnings.contains { pattern.hasPrefix($0) }
  }

  /// The rows above the prompt a part of which has another background, as what was found has.
  private func markedRows(_ grid: ScreenGrid) -> [Int] {
    (0..<min(max(grid.cursor.row, 0), grid.rows)).filter { grid.look(row: $0).shades.count > 1 }
  }
}
