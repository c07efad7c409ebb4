import EarshotMirror

// A pager puts the line that was looked for at the top, or marks it where it stands. Most of what it shows then was
// there before, the line itself as a rule, and what is new stands below the screen of before: only that would be said,
// which is not what was looked for, or nothing at all. So the text is read from that line on, as a page is. Where the
// terminal has no other screen, a page is what stands above the row in which the pager asks.
//
// An editor that looks for a text while it is typed writes it below its own, and goes to what it finds: what was typed
// is echoed as anywhere, and the line is read to which that has led.

extension ProgramReader {
  /// The row of the line that a search in a text has led to; `nil` where the keys were no search, and where it has led
  /// to nothing.
  ///
  /// What is marked in a text may look like the `focus`; an entry of a list is one.
  func foundRow(_ context: FrameContext, focus: NodeIdentity?) -> Int? {
    let grid = context.grid
    // A pager shows its cursor behind the prompt below the text.
    guard let before = context.before?.grid, isPage(before), isPage(grid), grid.isCursorVisible,
      focus.map({ place(of: $0)?.element.role == .choice }) ?? true,
      context.map.boxes.isEmpty, isPromptLast(on: grid), isSearch(context.keys, on: before)
    else { return nil }
    let marked = markedRows(grid)
    // What is said in the prompt's row, as that there is no more, leads nowhere.
    let end = max(0, min(grid.cursor.row, before.cursor.row))
    return marked != markedRows(before) || grid.lines[..<end] != before.lines[..<end]
      ? marked.first : nil
  }

  /// What is said where a key has gone into what an editor looks for, and its cursor to what it has found; `nil` elsewhere.
  func soughtWhileTyped(_ context: FrameContext) -> TypingReader.Outcome? {
    let (grid, typed) = (context.grid, context.keys.typed)
    guard grid.isAlternate, grid.isCursorVisible, !typed.isEmpty, profile.readsLines,
      let before = context.before?.grid, before.isAlternate, grid.cursor != before.cursor
    else { return nil }
    let rows = profile.statusRows.flatMap { Array($0.rows(of: grid.rows)) }
    guard !rows.contains(grid.cursor.row), !rows.contains(before.cursor.row),
      let row = rows.first(where: { row in
        let (old, new) = (before.line(row), grid.line(row))
        return !old.isEmpty && new.hasPrefix(old) && new.dropFirst(old.count).trimmed == typed
      })
    else { return nil }
    let width = 0..<grid.columns
    var outcome = TypingReader.Outcome(
      events: [ReadingEvent(.echo, typed, cells: [CellRange(row: row, columns: width)])],
      rows: [row, grid.cursor.row])
    if grid.cursor.row != before.cursor.row || context.scrolled != 0 {
      let place = [CellRange(row: grid.cursor.row, columns: width)]
      outcome.events.append(
        ReadingEvent(.line, String(grid.line(grid.cursor.row).trimmed), cells: place))
    }
    return outcome
  }

  /// Whether a screen may be a page of a text: all of an alternate one, or one in whose last row the program asks.
  private func isPage(_ grid: ScreenGrid) -> Bool {
    grid.isAlternate
      || profile.statusRows.contains { $0.rows(of: grid.rows).contains(grid.cursor.row) }
  }

  /// Whether nothing stands below the row of the cursor but what a multiplexer shows there.
  private func isPromptLast(on grid: ScreenGrid) -> Bool {
    let status = profile.isStatusBusy ? profile.statusRows : []
    return (max(0, grid.cursor.row + 1)..<max(0, grid.cursor.row + 1, grid.rows)).allSatisfy {
      row in
      grid.lines[row].isEmpty || status.contains { $0.rows(of: grid.rows).contains(row) }
    }
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
