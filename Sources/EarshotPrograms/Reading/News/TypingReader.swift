/// Tells what a key did at the cursor: typed, deleted, moved, completed.
///
/// What was typed is known only from the screen: characters that do not appear at the cursor are counted and
/// otherwise forgotten, since they may be a password.
struct TypingReader {
  /// What a frame came to at the cursor.
  struct Outcome {
    /// What is to be said.
    var events: [ReadingEvent] = []
    /// The rows of which it is said.
    var rows: Set<Int> = []

    /// Has only the number of characters be known that appeared.
    mutating func hide() {
      events = events.compactMap { event in
        switch event.kind {
        case .echo, .completed: ReadingEvent(.hidden, String(event.text.count))
        case .word, .deleted: nil
        default: event
        }
      }
    }
  }

  /// The keys that wait for their effect.
  private(set) var waiting: [ProgramKey] = []
  /// How many of the characters that wait have been counted as hidden.
  private var counted = 0
  /// The most keys that wait.
  private static let limit = 1_000

  /// Creates a reader of keys that has seen none.
  init() {}

  /// Adds keys that wait for their effect.
  mutating func add(_ keys: [ProgramKey]) {
    if !keys.isEmpty { waiting = (waiting + keys).suffix(Self.limit) }
  }

  /// Forgets what waits, because another screen is there.
  mutating func forget() { (waiting, counted) = ([], 0) }

  /// Looks at what happened around the cursor.
  ///
  /// What was there has moved up by `scrolled` rows, the first `promptWidth` cells of the line are a prompt,
  /// and with `readsLines` a line is read to which the cursor goes.
  mutating func read(
    from old: ScreenGrid, to new: ScreenGrid, scrolled: Int, cause: FrameCause,
    promptWidth: Int?, readsLines: Bool
  ) -> Outcome {
    // However long a program takes, what happens at the cursor first is what the keys have done.
    add(cause.keys)
    guard !waiting.isEmpty else { return Outcome() }
    let row = old.cursor.row - scrolled
    let typed = waiting.typed.count
    guard row >= 0, row < new.rows, old.columns == new.columns else {
      let keys = waiting
      waiting = []
      // What the cursor stood at has left the screen; below the cursor of a pager there is no text.
      guard readsLines, typed == 0, new.isCursorVisible, keys.last?.movesByLine ?? false,
        new.lines.dropFirst(new.cursor.row + 1).contains(where: { !$0.isEmpty })
      else { return hidden(typed) }
      return arrival(on: new)
    }
    let before = LineAtCursor(old, row: old.cursor.row, column: old.cursor.column)
    let isSameRow = new.cursor.row == row
    let after = LineAtCursor(new, row: row, column: isSameRow ? new.cursor.column : new.columns)
    if before.text == after.text, new.cursor == CellPosition(row: row, column: old.cursor.column) {
      // Nothing is there yet. It may come late, and what was typed may be a secret.
      return hidden(typed)
    }
    var keys = waiting
    waiting = []
    defer { counted = 0 }
    // A blank that has changed nothing was a command; what stands before the cursor after another key is not it.
    if keys.typed.trimmed.isEmpty, !(keys.last?.isText ?? false) { keys.removeAll(where: \.isText) }
    guard isSameRow, before.left == after.left else {
      return otherRow(keys, typed, before, after, new, row, readsLines)
    }
    guard new.isCursorVisible else { return hidden(typed) }
    return sameRow(keys, typed, before, after, new, promptWidth ?? 0)
  }

  /// Counts characters that did not appear, each once.
  mutating func hidden(_ typed: Int) -> Outcome {
    let count = typed - counted
    counted = waiting.isEmpty ? 0 : typed
    guard count > 0 else { return Outcome() }
    return Outcome(events: [ReadingEvent(.hidden, String(count))])
  }

  // MARK: In its row

  private mutating func sameRow(
    _ keys: [ProgramKey], _ typed: Int, _ before: LineAtCursor, _ after: LineAtCursor,
    _ grid: ScreenGrid, _ promptWidth: Int
  ) -> Outcome {
    let row = grid.cursor.row
    let (from, to) = (before.column, after.column)
    func cells(_ columns: Range<Int>) -> [CellRange] { [CellRange(row: row, columns: columns)] }
    if before.text == after.text {
      guard !keys.contains(where: \.isText) || from != to else { return Outcome() }
      let moved = after.arrival(from: from)
      return Outcome(
        events: [ReadingEvent(.cursor, moved.text, cells: cells(moved.columns))], rows: [row])
    }
    let isTyping = keys.contains(where: \.isText)
    let isHistory = keys.last == .up || keys.last == .down
    if to > from || after.endsAtCursor(keys.typed), !isHistory,
      let inserted = after.inserted(since: before, typed: keys.typed)
    {
      if isSecret(inserted, before, keys) {
        var outcome = hidden(max(typed, counted))
        // What stands there after Enter and was not typed is said to everybody.
        if !follows(inserted, keys) { outcome.rows = [row] }
        return outcome
      }
      // What Enter has led to is news, and no echo.
      if isTyping, follows(inserted, keys) { return Outcome() }
      let place = max(0, to - inserted.count)..<to
      var events = [ReadingEvent(isTyping ? .echo : .completed, inserted, cells: cells(place))]
      if isTyping, keys.typed.count > inserted.count, keys.typed.hasPrefix(inserted) {
        // The rest may come later.
        waiting = [.text(String(keys.typed.dropFirst(inserted.count)))]
      }
      if isTyping, from < to {
        events += after.wordsEnded(from: from).map {
          ReadingEvent(.word, $0.text, cells: cells($0.columns))
        }
      }
      return Outcome(events: events, rows: [row])
    }
    // A letter that is a command deletes what stands under the cursor, and has a prompt be gone that stood in front of it.
    let isAnswered = isTyping && from >= before.text.count && after.text.isEmpty
    let mayDelete = !isAnswered && keys.last?.mayDelete ?? false
    if to < from, mayDelete,
      let deleted = before.removed(in: after, isSure: keys.last == .backspace)
    {
      return Outcome(
        events: [ReadingEvent(.deleted, deleted, cells: cells(to..<to + 1))], rows: [row])
    }
    if to == from, mayDelete,
      let deleted = before.cutBehind(in: after, isSure: keys == [.delete])
    {
      return Outcome(
        events: [ReadingEvent(.deleted, deleted, cells: cells(to..<to + 1))], rows: [row])
    }
    if keys.last == .enter || isAnswered { return Outcome() }
    // Another command of the history, or a line that was changed as a whole.
    let text = after.words(from: max(promptWidth, after.left))
    // A prompt in place of what a program had there is news.
    if text.text.isEmpty, before.text.prefix(promptWidth) != after.text.prefix(promptWidth) {
      return Outcome()
    }
    return Outcome(
      events: [ReadingEvent(.line, text.text, cells: cells(text.columns))], rows: [row])
  }

  /// Whether what appeared stands for something that must not be said.
  private func isSecret(
    _ inserted: String, _ before: LineAtCursor, _ keys: [ProgramKey]
  ) -> Bool {
    if SecretWords.isMask(inserted) {
      // Unless stars are what was typed.
      return !keys.contains { key in
        if case .text(let text) = key { text.hasSuffix(inserted) } else { false }
      }
    }
    var prompt = before.text[..<min(before.column, before.text.count)].joined()
    while let last = prompt.last, "*•● ".contains(last) { prompt.removeLast() }
    guard let end = prompt.last, end == ":" || end == "?" else { return false }
    return SecretWords.name(prompt)
  }

  /// Whether what appeared came of Enter, such as the next prompt, and is nothing of what was typed.
  private func follows(_ inserted: String, _ keys: [ProgramKey]) -> Bool {
    let typed = keys.typed
    guard keys.last == .enter, let first = inserted.first, !"*•●".contains(first) else {
      return false
    }
    return first != typed.first && !typed.contains(inserted)
      && (typed.isEmpty || !inserted.contains(typed))
  }

  // MARK: In another row

  private mutating func otherRow(
    _ keys: [ProgramKey], _ typed: Int, _ before: LineAtCursor, _ after: LineAtCursor,
    _ grid: ScreenGrid, _ row: Int, _ readsLines: Bool
  ) -> Outcome {
    // What was typed went over the edge.
    if keys.contains(where: \.isText), grid.cursor.row == row + 1,
      let inserted = after.inserted(since: before, typed: keys.typed),
      !isSecret(inserted, before, keys)
    {
      let rest = LineAtCursor(grid, row: row + 1, column: grid.cursor.column)
      let tail = rest.text[..<min(rest.column, rest.text.count)].joined()
      if inserted.count + tail.count <= typed {
        return Outcome(
          events: [
            ReadingEvent(
              .echo, inserted + tail,
              cells: [CellRange(row: row, columns: before.column..<grid.columns)])
          ], rows: [row, row + 1])
      }
    }
    let line = LineAtCursor(grid, row: grid.cursor.row, column: grid.cursor.column)
    // A blank stands before many a cursor, whatever was typed.
    if grid.isCursorVisible, !keys.typed.trimmed.isEmpty, line.endsAtCursor(keys.typed),
      !isSecret(keys.typed, before, keys)
    {
      let place = max(0, line.column - keys.typed.count)..<line.column
      return Outcome(
        events: [
          ReadingEvent(
            .echo, keys.typed, cells: [CellRange(row: grid.cursor.row, columns: place)])
        ], rows: [row, grid.cursor.row])
    }
    guard readsLines, grid.isCursorVisible, keys.last?.movesByLine ?? false else {
      return before.text == after.text ? hidden(typed) : Outcome()
    }
    if keys.last == .enter, line.words(from: line.left).text.isEmpty { return Outcome() }
    return arrival(on: grid)
  }

  /// The line at which the cursor has arrived.
  private func arrival(on grid: ScreenGrid) -> Outcome {
    let line = LineAtCursor(grid, row: grid.cursor.row, column: grid.cursor.column)
    let words = line.words(from: line.left)
    return Outcome(
      events: [
        ReadingEvent(
          .line, words.text, cells: [CellRange(row: grid.cursor.row, columns: words.columns)])
      ], rows: [grid.cursor.row])
  }
}

extension [ProgramKey] {
  /// What was typed, of all keys in their order.
  var typed: String {
    reduce(into: "") { text, key in
      if case .text(let more) = key { text += more }
    }
  }
}

extension ProgramKey {
  /// Whether it types.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether it may delete something.
  var mayDelete: Bool {
    switch self {
    case .text, .backspace, .delete, .control, .alt: true
    default: false
    }
  }

  /// Whether it leads to another line.
  var movesByLine: Bool {
    switch self {
    case .escape, .tab, .backTab: false
    default: true
    }
  }
}
