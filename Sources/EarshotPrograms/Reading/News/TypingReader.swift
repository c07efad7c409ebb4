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
  }

  /// The keys that wait for their effect.
  private var waiting: [ProgramKey] = []
  private var since = Duration.zero
  /// How long a key may take.
  static let patience = Duration.seconds(2)

  /// Creates a reader of keys that has seen none.
  init() {}

  /// Looks at what happened around the cursor.
  ///
  /// - Parameters:
  ///   - scrolled: By how many rows what was there has moved up.
  ///   - promptWidth: How many cells in front of the line are a prompt.
  ///   - readsLines: Whether a line is read to which the cursor goes.
  mutating func read(
    from old: ScreenGrid, to new: ScreenGrid, scrolled: Int, cause: FrameCause,
    promptWidth: Int?, readsLines: Bool
  ) -> Outcome {
    if !cause.keys.isEmpty {
      waiting = Array((waiting + cause.keys).suffix(1_000))
      since = cause.time
    }
    guard !waiting.isEmpty else { return Outcome() }
    guard cause.time - since <= Self.patience else {
      waiting = []
      return Outcome()
    }
    let row = old.cursor.row - scrolled
    let typed = waiting.reduce(into: 0) { count, key in
      if case .text(let text) = key { count += text.count }
    }
    guard row >= 0, row < new.rows, old.columns == new.columns else {
      waiting = []
      return hidden(typed, isNow: typed > 0)
    }
    let before = LineAtCursor(old, row: old.cursor.row, column: old.cursor.column)
    let isSameRow = new.cursor.row == row
    let after = LineAtCursor(new, row: row, column: isSameRow ? new.cursor.column : new.columns)
    if before.text == after.text, new.cursor == CellPosition(row: row, column: old.cursor.column) {
      // Nothing is there yet. It may come late, and what was typed may be a secret.
      guard !cause.keys.isEmpty else { return Outcome() }
      if waiting.allSatisfy({ !$0.isText }) { return Outcome() }
      return hidden(typed, isNow: true)
    }
    let keys = waiting
    waiting = []
    guard isSameRow else { return otherRow(keys, typed, before, after, new, row, readsLines) }
    guard new.isCursorVisible else { return hidden(typed, isNow: typed > 0) }
    return sameRow(keys, typed, before, after, new, promptWidth ?? 0)
  }

  private func hidden(_ count: Int, isNow: Bool) -> Outcome {
    guard count > 0, isNow else { return Outcome() }
    return Outcome(events: [ReadingEvent(.hidden, String(count))])
  }

  // MARK: In its row

  private func sameRow(
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
    if to > from, let inserted = after.inserted(since: before) {
      if isSecret(inserted, before, keys) {
        return Outcome(events: [ReadingEvent(.hidden, String(typed))], rows: [row])
      }
      var events = [ReadingEvent(.echo, inserted, cells: cells(from..<to))]
      if keys.contains(where: \.isText) {
        events += after.wordsEnded(from: from).map {
          ReadingEvent(.word, $0.text, cells: cells($0.columns))
        }
      }
      return Outcome(events: events, rows: [row])
    }
    if to < from, let deleted = before.removed(in: after) {
      return Outcome(
        events: [ReadingEvent(.deleted, deleted, cells: cells(to..<to + 1))], rows: [row])
    }
    if to == from, let deleted = before.cutBehind(in: after) {
      return Outcome(
        events: [ReadingEvent(.deleted, deleted, cells: cells(to..<to + 1))], rows: [row])
    }
    // Another command of the history, or a line that was changed as a whole.
    let text = after.words(from: promptWidth)
    return Outcome(
      events: [ReadingEvent(.line, text.text, cells: cells(text.columns))], rows: [row])
  }

  /// Whether what appeared stands for something that must not be said.
  private func isSecret(
    _ inserted: String, _ before: LineAtCursor, _ keys: [ProgramKey]
  ) -> Bool {
    if inserted.allSatisfy({ $0 == "*" || $0 == "•" || $0 == "●" }) {
      // Unless stars are what was typed.
      return !keys.contains { key in
        if case .text(let text) = key { text.hasSuffix(inserted) } else { false }
      }
    }
    let prompt = before.text[..<min(before.column, before.text.count)].joined().trimmed
    guard let end = prompt.last, end == ":" || end == "?" else { return false }
    return SecretWords.name(String(prompt))
  }

  // MARK: In another row

  private func otherRow(
    _ keys: [ProgramKey], _ typed: Int, _ before: LineAtCursor, _ after: LineAtCursor,
    _ grid: ScreenGrid, _ row: Int, _ readsLines: Bool
  ) -> Outcome {
    // What was typed went over the edge.
    if keys.contains(where: \.isText), grid.cursor.row == row + 1,
      let inserted = after.inserted(since: before), !isSecret(inserted, before, keys)
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
    guard readsLines, grid.isCursorVisible, keys.last?.movesByLine ?? false else {
      return hidden(typed, isNow: typed > 0 && before.text == after.text)
    }
    let line = LineAtCursor(grid, row: grid.cursor.row, column: grid.cursor.column)
    let words = line.words(from: 0)
    return Outcome(
      events: [
        ReadingEvent(
          .line, words.text, cells: [CellRange(row: grid.cursor.row, columns: words.columns)])
      ], rows: [grid.cursor.row])
  }
}

extension ProgramKey {
  /// Whether it types.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether it leads to another line.
  var movesByLine: Bool {
    switch self {
    case .enter, .escape, .tab, .backTab: false
    default: true
    }
  }
}
