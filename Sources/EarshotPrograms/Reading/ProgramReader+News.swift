/// What is looked at beside the frame itself.
struct FrameContext {
  let grid: ScreenGrid
  let map: BoxMap
  /// The frame before, when it had the same size.
  let before: (grid: ScreenGrid, map: BoxMap)?
  /// Whether it had another size.
  let isResized: Bool
  /// By how many rows what was there has moved up.
  let scrolled: Int
  /// The boxes that have opened.
  let opened: [Int]
  /// The rows of lists and tables that were such in the frame before as well.
  let listedRows: Set<Int>
  /// Whether the highlight is said.
  var hasFocus: Bool
  /// Whether a key led to it.
  let isAnswer: Bool
  /// The keys to which it is the first answer.
  let keys: [ProgramKey]
  /// The row of the line that a search in a text has led to.
  var foundRow: Int?
}

extension ProgramReader {
  /// What is said of a frame besides the highlight.
  mutating func news(
    _ frame: TerminalFrame, _ cause: FrameCause, _ context: FrameContext
  ) -> [ReadingEvent] {
    let (grid, map) = (context.grid, context.map)
    var change = self.change(frame, cause, context)
    if let row = context.foundRow { change.readOn(from: row) }
    var typed = TypingReader.Outcome()
    if let field = drawnField(context) {
      typed = typing.read(field, cause: cause)
    } else if let before = context.before, before.grid.isAlternate == grid.isAlternate {
      typed = typing.read(
        from: before.grid, to: grid, scrolled: context.scrolled, cause: cause,
        promptWidth: commands.promptWidth,
        readsLines: grid.isAlternate && profile.readsLines
          && !isAppended(context, passingOver: change.status.union(change.taken)))
    } else {
      typing.forget()
    }
    if let sought = soughtWhileTyped(context) { typed = sought }
    if cause.isAhead {
      typed.hide()
      change.taken.formUnion(rowsTypedAhead(cause.keys, change, context))
    }
    // What stands in a status row is no line of the text, and the text is said as well.
    let isInStatus = change.status.contains(grid.cursor.row)
    for index in typed.events.indices where isInStatus && typed.events[index].kind == .line {
      typed.events[index].kind = .status
    }
    typed.events.removeAll { event in
      event.kind == .status
        && (isCounting(context) || !event.text.contains { $0.isLetter || $0.isNumber })
    }
    if context.hasFocus { typed.events.removeAll { $0.kind == .cursor || $0.kind == .line } }
    change.taken.formUnion(typed.rows)
    if repeatsLine(context) { change.taken.insert(grid.cursor.row) }
    let isRead = typed.events.contains { $0.kind == .cursor || $0.kind == .line }
    let isClosed =
      grid.isAlternate
      && context.before?.map.boxes.contains { box in !map.boxes.contains { $0.isAt(box) } } ?? false
    if context.hasFocus || !context.opened.isEmpty || isClosed || (grid.isAlternate && isRead) {
      change.saysLines = false
    }
    var events = typed.events + openings(context.opened, context)
    // Where a screen is no text to read, what moved with the size is everywhere.
    if earlier != nil, grid.isAlternate, !isTextScreen(grid, map) { change.saysLines = false }
    if !context.isResized, context.before.map({ !$0.grid.isAlternate }) ?? true, grid.isAlternate {
      events += entered(context).filter { event in
        !event.cells.contains { change.taken.contains($0.row) }
      }
      // The title has been said.
      for bar in layout.roots where bar.role == .titleBar { change.taken.insert(bar.row) }
      if !context.hasFocus, isTextScreen(grid, map) { events += newsReader.read(change) }
    } else {
      events += newsReader.read(change)
    }
    if let percent = frame.progress, let event = newsReader.told(percent) { events.append(event) }
    var lines = newsReader.lines
    if let prompt = change.prompt, lines.last?.text == prompt { lines.removeLast() }
    commands.add(lines)
    return events
  }

  /// Whether the row of the cursor has changed by its numbers alone, as where a viewer counts how far a text was read.
  private func isCounting(_ context: FrameContext) -> Bool {
    guard let before = context.before?.grid else { return false }
    let row = context.grid.cursor.row
    return LineShape.of(before.line(row)) == LineShape.of(context.grid.line(row))
  }

  /// Whether the shell wrote the line that was being typed once more, below what Tab listed.
  private func repeatsLine(_ context: FrameContext) -> Bool {
    guard let before = context.before?.grid, context.keys.last == .tab, !context.grid.isAlternate,
      before.cursor.row - context.scrolled < context.grid.cursor.row
    else { return false }
    let line = context.grid.line(context.grid.cursor.row)
    return !line.isEmpty && line == before.line(before.cursor.row)
  }

  /// Whether Enter has led to lines behind all others, as where a multiplexer shows a shell: these are output,
  /// and not lines to which the cursor was moved.
  private func isAppended(
    _ context: FrameContext, passingOver rows: Set<Int>
  ) -> Bool {
    guard context.keys.last == .enter, let before = context.before?.grid, before.isAlternate,
      context.grid.cursor.row - before.cursor.row + context.scrolled >= 2
    else { return false }
    let (old, new) = (lines(before, context.before?.map), lines(context.grid, context.map))
    return old.indices.allSatisfy { row in
      if rows.contains(row) || row == before.cursor.row { return true }
      if row > before.cursor.row { return old[row].trimmed.isEmpty }
      let now = row - context.scrolled
      return !new.indices.contains(now) || old[row] == new[now]
    }
  }

  private mutating func change(
    _ frame: TerminalFrame, _ cause: FrameCause, _ context: FrameContext
  ) -> NewsReader.Change {
    let grid = context.grid
    var new = lines(grid, context.map)
    var old: [String] = []
    var earlier = earlier
    if let before = context.before, before.grid.isAlternate == grid.isAlternate {
      old = grid.changedRows.isEmpty ? new : lines(before.grid, before.map)
      // What the program itself scrolled on the alternate screen has left it as well.
      if grid.isAlternate, context.scrolled > 0 {
        old.removeFirst(min(context.scrolled, old.count))
      }
    } else if !grid.isAlternate, !context.isResized, let mainGrid {
      if mainGrid.rows == grid.rows, mainGrid.columns == grid.columns {
        old = mainGrid.lines
        if mainGrid.isAlternate, context.scrolled == 0, frame.scrolledLines.isEmpty {
          writeOver(mainGrid, &old, &new, context)
        }
      } else {
        earlier = EarlierScreen()
        earlier?.add(
          mainGrid.lines, columns: mainGrid.columns, map: context.map, said: nil, at: cause.time)
      }
    }
    var taken: Set<Int> = []
    var status: Set<Int> = []
    for element in layout.roots {
      switch element.role {
      case .titleBar, .statusBar: status.insert(element.row)
      case .keyBar, .menuBar: taken.insert(element.row)
      default: break
      }
    }
    // What looks like a bar among lines that scroll is one of them, unless somebody said so.
    if !grid.isAlternate, !context.map.boxes.contains(where: { $0.top >= rowsLeft(on: grid) }) {
      status = []
    }
    let isOtherPage = isOtherPage(context)
    if isOtherPage, !isOnOtherPage, grid.isAlternate, let page = keyGrid, old.count == page.rows {
      // The first pieces of the page did not show yet that it is one.
      for region in (profile.statusRows + profile.ignored) where region.isAtTop {
        for row in region.rows(of: grid.rows) { old[row] = page.lines[row] }
      }
    }
    isOnOtherPage = isOtherPage
    for region in profile.statusRows where !(isOtherPage && region.isAtTop) {
      status.formUnion(region.rows(of: grid.rows))
    }
    // What stands there on another page is a part of its text.
    for region in profile.statusRows where isOtherPage && region.isAtTop {
      status.subtract(region.rows(of: grid.rows))
    }
    for region in profile.ignored(on: context.map) where !(isOtherPage && region.isAtTop) {
      taken.formUnion(region.rows(of: grid.rows))
    }
    taken.formUnion(standingRows(context))
    // Where a text moves, what tells of the state stays where it is.
    var statusBefore: [Int: String] = [:]
    if context.scrolled != 0, let before = context.before?.grid {
      for row in status { statusBefore[row] = before.line(row) }
    }
    return NewsReader.Change(
      old: old, earlier: earlier?.lines ?? [], isNarrower: grid.columns < earlier?.columns ?? 0,
      mayTick: grid.isAlternate || context.isResized,
      scrolled: grid.isAlternate ? [] : frame.scrolledLines,
      omitted: grid.isAlternate ? 0 : frame.omittedLines, new: new, taken: taken,
      status: status.subtracting(taken), statusBefore: statusBefore,
      isStatusBusy: profile.isStatusBusy,
      entered: grid.isAlternate ? nil : enteredRow(context),
      prompt: commands.promptWidth.map { grid.words(row: grid.cursor.row, 0..<$0) },
      recalledBehind: recalledBehind(context),
      isAnswer: context.isAnswer, isBehind: cause.isSpeechBehind, saysLines: true,
      columns: grid.columns, openRow: openRow(grid))
  }

  /// Takes what a program has written over its own boxes when it ended, as its answer, by itself: it is drawn otherwise
  /// than they are, and what stands beside it belongs to them.
  private func writeOver(
    _ last: ScreenGrid, _ old: inout [String], _ new: inout [String], _ context: FrameContext
  ) {
    let grid = context.grid
    for row in 0..<grid.rows where old[row] != new[row] {
      guard
        let first = (0..<grid.columns).first(where: { grid.text(row, $0) != last.text(row, $0) }),
        context.map.owner(row, first) != nil, grid.paint(row, first) != last.paint(row, first)
      else { continue }
      func isWritten(_ column: Int) -> Bool {
        (0..<grid.columns).contains(column) && grid.paint(row, column) == grid.paint(row, first)
      }
      var (start, end) = (first, first + 1)
      while isWritten(start - 1) { start -= 1 }
      while isWritten(end) { end += 1 }
      old[row] = ""
      new[row] = String(repeating: " ", count: start) + grid.words(row: row, start..<end)
    }
  }

  /// The rows that show what nobody has read, also those that have left the screen.
  private func rowsTypedAhead(
    _ keys: [ProgramKey], _ change: NewsReader.Change, _ context: FrameContext
  ) -> Set<Int> {
    let texts = keys.compactMap { key in
      if case .text(let text) = key { String(text.trimmed) } else { nil }
    }.filter { !$0.isEmpty }
    let gone = change.scrolled.count
    let lines = change.scrolled + change.new
    let first = (context.before?.grid.cursor.row ?? 0) - context.scrolled + gone
    let last = context.grid.cursor.row + gone
    guard first >= 0, first <= last, last < lines.count else { return [] }
    return Set(
      (first...last).filter { row in texts.contains { lines[row].contains($0) } }.map { $0 - gone })
  }

  /// The prompt behind which a key of the history has brought another command, in place of one that takes several rows.
  private func recalledBehind(_ context: FrameContext) -> String? {
    guard context.keys.last == .up || context.keys.last == .down, !context.grid.isAlternate,
      let before = context.before?.grid, !before.isAlternate
    else { return nil }
    return commands.lastPrompt
  }

  /// The row at which something was typed, counted from the first line of the screen before.
  private func enteredRow(_ context: FrameContext) -> Int? {
    // Behind the alternate screen stands what was there before, whatever keys have ended the program.
    guard let before = context.before?.grid, !before.isAlternate else {
      return mainGrid?.cursor.row
    }
    return context.keys.isEmpty ? nil : before.cursor.row
  }

  /// The rows of lists and tables that stand where they stood: what changes its place there by itself is no news,
  /// and where lines are not read, neither is what a key has led to, beside the highlight.
  private func standingRows(_ context: FrameContext) -> Set<Int> {
    rowsToChoose().union(rowsThatStay(context))
  }

  /// The rows of tables on a screen that is no text to read, but for their headers: who looks for one goes there.
  private func rowsToChoose() -> Set<Int> {
    guard !profile.readsLines else { return [] }
    return Set(
      layout.roots.filter { $0.role == .table }.flatMap { $0.cells.dropFirst().map(\.row) })
  }

  private func rowsThatStay(_ context: FrameContext) -> Set<Int> {
    guard context.before != nil, context.scrolled == 0, !context.isAnswer || !profile.readsLines
    else { return [] }
    var rows = context.listedRows
    // Around a highlight stands what can be chosen, from the first on.
    if context.grid.isAlternate, tracker.active?.box == nil, let active = tracker.active {
      let list = layout.roots.first { root in
        root.role.isContainer && root.cells.contains { $0.row == active.row }
      }
      rows.formUnion(list?.cells.map(\.row) ?? [])
    }
    return rows
  }

  /// The row of the cursor, where that stands right behind a word which may go on.
  private func openRow(_ grid: ScreenGrid) -> Int? {
    let cursor = grid.cursor
    return grid.kind(cursor.row, cursor.column - 1) == .word
      && grid.extent(row: cursor.row, cursor.column..<grid.columns) == nil ? cursor.row : nil
  }

  /// The lines of a screen, without the regions that are ignored.
  func lines(_ grid: ScreenGrid, _ map: BoxMap?) -> [String] {
    let masked = profile.ignored.filter { $0.columns != nil && $0.isThere(on: map) }
    if masked.isEmpty, !grid.isAlternate { return grid.lines }
    return (0..<grid.rows).map { row in
      let ranges = masked.filter { $0.rows(of: grid.rows).contains(row) }
        .map { $0.columns(of: grid.columns) }
      let line = ranges.isEmpty ? grid.lines[row] : grid.line(row, without: ranges)
      // What editors and pagers write below the end of a text.
      return grid.isAlternate && line.utf8.last == UInt8(ascii: "~") && line.trimmed == "~"
        ? "" : line
    }
  }
}
