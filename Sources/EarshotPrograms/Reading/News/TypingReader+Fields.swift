// A program may draw the cursor of a field itself and hide that of the terminal, wherever it stands. What was typed is
// then known from what the field holds before and after.

extension TypingReader {
  /// A field whose cursor the program draws, in two frames.
  struct Field {
    /// What was entered before and now.
    let old: String, new: String
    /// Its cells.
    let row: Int, columns: Range<Int>
    /// Where its cursor is drawn before and now, where that is seen.
    let cursors: (old: Int?, new: Int?)
    /// The character at the cursor.
    let atCursor: String
    /// Whether it is known as a field for secrets.
    let isSecret: Bool
  }

  /// Looks at what keys did in a field.
  mutating func read(_ field: Field, cause: FrameCause) -> Outcome {
    add(cause.keys)
    guard !waiting.isEmpty else { return Outcome() }
    let keys = waiting
    guard field.old != field.new else { return moved(field, keys) }
    defer { forget() }
    let isMasked = field.isSecret || [field.old, field.new].contains(where: SecretWords.isMask)
    if isMasked {
      let typed = keys.typed.count
      return Outcome(events: hidden(typed).events, rows: [field.row])
    }
    let start = zip(field.old, field.new).prefix { $0 == $1 }.count
    let (old, new) = (field.old.dropFirst(start), field.new.dropFirst(start))
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count))
    let (gone, came) = (String(old.dropLast(end)), String(new.dropLast(end)))
    let isTyping = keys.contains(where: \.isText)
    let cells = [CellRange(row: field.row, columns: field.columns)]
    var events: [ReadingEvent] = []
    if gone.isEmpty {
      events = [ReadingEvent(isTyping ? .echo : .completed, came, cells: cells)]
      if isTyping, let word = Self.wordEnded(by: came, in: field.new) {
        events.append(ReadingEvent(.word, word, cells: cells))
      }
    } else if came.isEmpty, keys.last?.mayDelete ?? false {
      events = [ReadingEvent(.deleted, gone, cells: cells)]
    } else if keys.last != .enter {
      events = [ReadingEvent(.line, field.new, cells: cells)]
    }
    return Outcome(events: events, rows: [field.row])
  }

  /// The word in front of what ends it, where that is typed at the end.
  private static func wordEnded(by typed: String, in text: String) -> String? {
    guard let last = typed.last, !last.isLetter, !last.isNumber, text.hasSuffix(typed) else {
      return nil
    }
    let word = text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "'" }
    return word.isEmpty ? nil : String(word.reversed())
  }

  /// What a key came to that has changed nothing that was entered.
  private mutating func moved(_ field: Field, _ keys: [ProgramKey]) -> Outcome {
    let typed = keys.typed.count
    // A blank at the end is seen only from the cursor.
    if typed > 0, keys.typed.allSatisfy({ $0 == " " }), let old = field.cursors.old,
      let new = field.cursors.new, new > old
    {
      forget()
      let word = Self.wordEnded(by: " ", in: field.new + " ")
      let cells = [CellRange(row: field.row, columns: field.columns)]
      return Outcome(
        events: [ReadingEvent(.echo, keys.typed, cells: cells)]
          + (word.map { [ReadingEvent(.word, $0, cells: cells)] } ?? []), rows: [field.row])
    }
    if keys.last == .backspace, let old = field.cursors.old, let new = field.cursors.new, new < old,
      !field.isSecret
    {
      forget()
      let cells = [CellRange(row: field.row, columns: field.columns)]
      return Outcome(events: [ReadingEvent(.deleted, " ", cells: cells)], rows: [field.row])
    }
    guard typed == 0, let cursor = field.cursors.new,
      field.cursors.old.map({ $0 != cursor }) ?? true
    else { return hidden(typed) }
    forget()
    guard keys.last == .left || keys.last == .right || keys.last == .home || keys.last == .end,
      !field.isSecret
    else { return Outcome() }
    return Outcome(
      events: [
        ReadingEvent(
          .cursor, field.atCursor,
          cells: [CellRange(row: field.row, columns: cursor..<cursor + 1)])
      ], rows: [field.row])
  }
}

extension ProgramReader {
  /// The field that has the focus, where the program draws its cursor itself.
  func drawnField(_ context: FrameContext) -> TypingReader.Field? {
    guard !context.grid.isCursorVisible, context.map.hasFrames, let before = context.before,
      let element = focusedPlace?.element, element.role.isField, let cell = element.cells.first,
      let box = context.map.owner(cell.row, cell.columns.lowerBound),
      let old = before.map.owner(cell.row, cell.columns.lowerBound),
      context.map.boxes[box].isAt(before.map.boxes[old])
    else { return nil }
    func entered(_ grid: ScreenGrid, _ map: BoxMap, _ box: Int) -> String {
      FieldFinder(grid: grid, map: map, highlights: []).entered(in: box)
    }
    func cursor(_ grid: ScreenGrid) -> Int? {
      let usual = grid.usualBackground(rows: cell.row..<cell.row + 1, columns: cell.columns)
      let found = cell.columns.filter { grid.background(cell.row, $0) != usual }
      return found.count == 1 ? found[0] : nil
    }
    let now = cursor(context.grid)
    return TypingReader.Field(
      old: entered(before.grid, before.map, old), new: entered(context.grid, context.map, box),
      row: cell.row, columns: cell.columns, cursors: (cursor(before.grid), now),
      atCursor: now.map { context.grid.text(cell.row, $0) } ?? " ",
      isSecret: element.role == .passwordField)
  }
}
