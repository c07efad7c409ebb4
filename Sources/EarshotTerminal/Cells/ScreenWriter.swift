// How a screen gets from one state to the next with few bytes:
//
//  1. each row is compared with what the terminal shows, cell by cell;
//  2. changed cells are written in runs; a few unchanged ones between two runs are written again where
//     that is shorter than moving the cursor;
//  3. a row whose end becomes blank is erased to its end;
//  4. the cursor goes to its place last, all within one synchronized update, where the terminal knows
//     them (DEC mode 2026).

/// Turns a screen into the bytes that make a terminal show it, given what it shows already.
nonisolated package struct ScreenWriter<Screen: WrittenScreen> {
  /// What the terminal shows, or `nil` when that is not known.
  private var shown: Screen?
  /// Whether updates are wrapped so that the terminal shows them at once.
  package var isSynchronized = false

  private var bytes: [UInt8] = []
  private var place: CellGrid.Position?
  private var style = Screen.Content.Style.plain

  /// Creates a writer to a terminal whose contents are not known.
  package init() {}

  /// Forgets what the terminal shows: the next screen is written whole.
  package mutating func forget() {
    shown = nil
  }

  /// The bytes that make the terminal show `next`; none when it shows it already.
  package mutating func update(to next: Screen) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    style = .plain
    var before = shown
    if before?.rows != next.rows || before?.columns != next.columns { before = nil }
    place = before?.cursor
    if before == nil { bytes += "\u{1B}[m\u{1B}[H\u{1B}[2J".utf8 }
    if before == nil { place = CellGrid.Position(row: 0, column: 0) }
    for row in 0..<next.rows { update(row: row, from: before, to: next) }
    set(.plain)
    move(to: next.cursor)
    shown = next
    guard !bytes.isEmpty, isSynchronized else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// The longest run of unchanged cells that is written again instead of passed over.
  private static var gap: Int { 4 }

  private mutating func update(row: Int, from old: Screen?, to new: Screen) {
    var column = 0
    let contentEnd = Self.contentEnd(of: row, in: new)
    while column < new.columns {
      guard differs(row: row, column: column, old, new) else {
        column += 1
        continue
      }
      // Where only blanks follow and something else stood there, one short sequence erases it all.
      if column >= contentEnd, old.map({ Self.contentEnd(of: row, in: $0) }) ?? 0 > column + 3 {
        move(to: CellGrid.Position(row: row, column: column))
        set(.plain)
        bytes += "\u{1B}[K".utf8
        return
      }
      var end = column
      var last = column
      while end < new.columns, end - last <= Self.gap {
        if differs(row: row, column: end, old, new) { last = end }
        end += 1
      }
      write(row: row, from: column, to: last, of: new)
      column = last + 1
    }
  }

  /// The column behind the last cell that is not a plain blank.
  private static func contentEnd(of row: Int, in grid: Screen) -> Int {
    var end = grid.columns
    while end > 0, grid[row, end - 1] == Screen.blank { end -= 1 }
    return end
  }

  private func differs(row: Int, column: Int, _ old: Screen?, _ new: Screen) -> Bool {
    (old?[row, column] ?? Screen.blank) != new[row, column]
  }

  private mutating func write(row: Int, from start: Int, to last: Int, of grid: Screen) {
    var column = start
    // The second half of a wide character cannot be written by itself.
    if grid[row, column].text.isEmpty, column > 0 { column -= 1 }
    while column <= last {
      let cell = grid[row, column]
      let width = cell.isWide ? 2 : 1
      move(to: CellGrid.Position(row: row, column: column))
      set(cell.style)
      bytes += cell.text.utf8
      column += width
      // At the edge the cursor waits to wrap, and behind marks terminals may disagree on where it is.
      let isCertain = column < grid.columns && cell.text.unicodeScalars.count == 1
      place = isCertain ? CellGrid.Position(row: row, column: column) : nil
    }
  }

  private mutating func set(_ wanted: Screen.Content.Style) {
    guard wanted != style else { return }
    bytes += wanted.sequence.utf8
    style = wanted
  }

  private mutating func move(to wanted: CellGrid.Position) {
    guard wanted != place else { return }
    bytes += shortestMove(to: wanted).utf8
    place = wanted
  }

  private func shortestMove(to wanted: CellGrid.Position) -> String {
    if let place, place.row == wanted.row {
      if wanted.column == 0 { return "\r" }
      let distance = wanted.column - place.column
      return "\u{1B}[\(abs(distance) == 1 ? "" : "\(abs(distance))")\(distance > 0 ? "C" : "D")"
    }
    if wanted.column == 0 {
      if let place, wanted.row == place.row + 1 { return "\r\n" }
      return wanted.row == 0 ? "\u{1B}[H" : "\u{1B}[\(wanted.row + 1)H"
    }
    return "\u{1B}[\(wanted.row + 1);\(wanted.column + 1)H"
  }
}
