/// The cells of a row, and where the cursor stands in it.
struct LineAtCursor {
  /// The characters, one for each cell; the second cell of a wide one is empty.
  let text: [String]
  /// Where the cursor stands.
  let column: Int
  /// Where the pane of the cursor begins.
  let left: Int

  /// Some characters with their cells.
  struct Part: Hashable {
    var text: String
    var columns: Range<Int>
  }

  /// Looks at a row, or at that part of it which stands in the pane of the cursor: cells beside it are blank.
  init(_ grid: ScreenGrid, row: Int, column: Int) {
    let pane = Self.pane(grid, row, min(max(column, 0), grid.columns - 1))
    var end = pane.upperBound
    while end > pane.lowerBound, grid.kind(row, end - 1) == .blank { end -= 1 }
    text =
      end > pane.lowerBound
      ? (0..<end).map { $0 < pane.lowerBound ? " " : grid.text(row, $0) } : []
    self.column = min(max(column, 0), grid.columns)
    left = pane.lowerBound
  }

  /// The columns around a cell between lines that go on above or below.
  private static func pane(_ grid: ScreenGrid, _ row: Int, _ column: Int) -> Range<Int> {
    guard grid.look(row: row).mayHaveSides else { return 0..<grid.columns }
    func isLine(_ column: Int) -> Bool {
      guard isAlong(grid, row, column) else { return false }
      let beside = [row - 1, row + 1].filter { $0 >= 0 && $0 < grid.rows }
      return beside.contains { isAlong(grid, $0, column) }
    }
    guard !isLine(column) else { return 0..<grid.columns }
    let first = (0..<column).last { isLine($0) }.map { $0 + 1 } ?? 0
    let end = (column..<grid.columns).first { isLine($0) } ?? grid.columns
    return first..<end
  }

  private static func isAlong(_ grid: ScreenGrid, _ row: Int, _ column: Int) -> Bool {
    if !grid.stroke(row, column).isDisjoint(with: .along) { return true }
    return grid.text(row, column) == "|"
      && grid.paint(row, column).background != Paint(TerminalStyle()).background
  }

  /// What has come between the place of the cursor before and its place now, when nothing else changed: what
  /// stood behind it stands behind it still, or was written over.
  ///
  /// Where what was typed stands there, it does not matter what became of the rest.
  func inserted(since before: LineAtCursor, typed: String) -> String? {
    let (from, to) = (before.column, column)
    if endsAtCursor(typed) { return typed }
    guard to > from, cells(0..<from) == before.cells(0..<from) else { return nil }
    let text = cells(from..<to).joined()
    // Not all has come yet.
    if typed.hasPrefix(text) { return text }
    // What came instead may be what an abbreviation stands for, but not another pane.
    guard typed.isEmpty || text.count <= typed.count * 4 else { return nil }
    let tail = cells(to..<max(to, text.count))
    let oldTail = before.cells(from..<max(from, before.text.count))
    let overwritten = before.cells(to..<max(to, before.text.count))
    guard
      tail == oldTail || tail == overwritten || tail.starts(with: oldTail) || tail.isEmpty
        || oldTail.starts(with: tail)
    else { return nil }
    return cells(from..<to).joined()
  }

  /// Whether a text stands right in front of the cursor.
  func endsAtCursor(_ typed: String) -> Bool {
    guard !typed.isEmpty, column > 0 else { return false }
    var rest = typed
    var place = column
    while !rest.isEmpty, place > left {
      place -= 1
      let cell = place < text.count ? text[place] : " "
      guard rest.hasSuffix(cell) else { return false }
      rest.removeLast(cell.count)
    }
    return rest.isEmpty
  }

  /// What the cursor went back over, when that is gone and what stood behind it has moved there.
  ///
  /// With `isSure` a key was pressed that deletes, whatever became of the rest.
  func removed(in after: LineAtCursor, isSure: Bool) -> String? {
    let (from, to) = (after.column, column)
    guard from < to, cells(0..<from) == after.cells(0..<from),
      isSure
        || cells(to..<max(to, text.count)) == after.cells(from..<max(from, after.text.count))
    else { return nil }
    return cells(from..<to).joined()
  }

  /// What stood behind the cursor and is gone.
  ///
  /// With `isSure` one character was deleted, whatever became of the rest.
  func cutBehind(in after: LineAtCursor, isSure: Bool) -> String? {
    guard cells(0..<column) == after.cells(0..<column) else { return nil }
    if isSure { return cells(column..<column + 1).joined() }
    let old = cells(column..<max(column, text.count))
    let new = after.cells(column..<max(column, after.text.count))
    guard new.count < old.count else { return nil }
    let cut = old.count - new.count
    guard Array(old[cut...]) == new else {
      return Array(old[..<new.count]) == new ? old[new.count...].joined() : nil
    }
    return old[..<cut].joined()
  }

  /// How many cells are the same from the beginning on.
  func common(with other: LineAtCursor) -> Int {
    zip(text, other.text).prefix { $0 == $1 }.count
  }

  /// The words from a column on, that in which it lies as a whole.
  func words(from start: Int) -> Part {
    var first = min(start, text.count)
    while first > 0, first < text.count, text[first - 1] != " " { first -= 1 }
    return Part(text: text[first...].words, columns: first..<max(first + 1, text.count))
  }

  /// The character at which the cursor arrived, or the word when it went further than one.
  func arrival(from start: Int) -> Part {
    guard column < text.count else { return Part(text: " ", columns: column..<column + 1) }
    let isStep = abs(column - start) <= (text[column].isEmpty || isWideBefore ? 2 : 1)
    guard !isStep, text[column] != " ", column > 0, text[column - 1] == " " else {
      return Part(text: text[column], columns: column..<column + 1)
    }
    var end = column
    while end < text.count, text[end] != " " { end += 1 }
    return Part(text: text[column..<end].joined(), columns: column..<end)
  }

  private var isWideBefore: Bool { column > 0 && column <= text.count && text[column - 1].isEmpty }

  /// The words that were ended between a column and the cursor, from where each began.
  func wordsEnded(from start: Int) -> [Part] {
    var words: [Part] = []
    for end in start..<max(start, min(column, text.count)) {
      guard !isWord(text[end]) else { continue }
      var first = end
      while first > 0, isWord(text[first - 1]) { first -= 1 }
      guard first < end else { continue }
      words.append(Part(text: text[first..<end].joined(), columns: first..<end))
    }
    // A blank at the end is not in the text of the row.
    if column > text.count, start <= text.count, text.count > 0, isWord(text[text.count - 1]) {
      var first = text.count
      while first > 0, isWord(text[first - 1]) { first -= 1 }
      words.append(Part(text: text[first...].joined(), columns: first..<text.count))
    }
    return words
  }

  private func isWord(_ text: String) -> Bool {
    text.isEmpty || text.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "'" } ?? true
  }

  private func cells(_ range: Range<Int>) -> [String] {
    range.map { $0 < text.count ? text[$0] : " " }
  }
}
