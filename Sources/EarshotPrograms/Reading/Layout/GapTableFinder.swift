/// Finds tables that nothing but gaps part, as `df`, `ps` and `free` write them.
///
/// 1. A row of words that are no numbers may be the heading; below stand rows of the table at once.
/// 2. Where all of them are blank a column ends. One that has no heading, or only one blank in front of it and
///    hardly anything below, belongs to the column on its left: `Mounted on`.
/// 3. At least three columns have to be there, and one of numbers: what people write has neither.
/// 4. The table goes on as long as rows have numbers where it has. A row that is shifted, because something in it
///    is wider than its column, is taken word by word; what the terminal has broken at its edge goes on below.
struct GapTableFinder {
  /// A table: its rows, the heading first, and the columns of each.
  struct Found {
    var rows: [TableFinder.Row]
  }

  let grid: ScreenGrid
  /// Whether a row is something else.
  let isTaken: (Int) -> Bool

  /// Whether a table begins with a row; whether that may be a heading is remembered.
  func begins(at row: Int, _ memory: inout LayoutMemory) -> Bool {
    isHeading(row, &memory) && table(below: row) != nil
  }

  /// The tables of the screen, from the top; which rows may be headings is remembered.
  func tables(_ memory: inout LayoutMemory) -> [Found] {
    var found: [Found] = []
    var row = 0
    while row + 1 < grid.rows {
      if isHeading(row, &memory), let table = table(below: row) {
        found.append(table)
        row = (table.rows.last?.end ?? row) + 1
      } else {
        row += 1
      }
    }
    return found
  }

  private func table(below heading: Int) -> Found? {
    guard let first = rows(behind: heading, upTo: 1).last else { return nil }
    // Two rows say more of where columns end than one does, if the second one is of the table.
    let pair = rows(behind: heading, upTo: 2)
    for basis in [pair, [first]] where !basis.isEmpty {
      guard let columns = columns([heading] + basis) else { continue }
      let numeric = columns.indices.filter { index in
        basis.allSatisfy { Self.isNumber(grid.words(row: $0, columns[index])) }
          && !Self.isNumber(grid.words(row: heading, columns[index]))
      }
      guard numeric.count >= (basis.count > 1 ? 1 : 2) else { continue }
      var found = Found(rows: [TableFinder.Row(row: heading, columns: columns)])
      for row in heading + 1..<grid.rows {
        if isTaken(row) { break }
        if grid.isText(row - 1, grid.columns - 1), found.rows.count > 1 {
          found.rows[found.rows.count - 1].continued += 1
        } else if let cells = cells(of: row, columns, numeric: numeric) {
          found.rows.append(TableFinder.Row(row: row, columns: cells))
        } else {
          break
        }
      }
      if found.rows.count > basis.count { return found }
    }
    return nil
  }

  private func rows(behind heading: Int, upTo count: Int) -> [Int] {
    (heading + 1..<min(grid.rows, heading + 1 + count)).prefix {
      !isTaken($0) && grid.extent(row: $0, 0..<grid.columns) != nil
    }.map { $0 }
  }

  private func isHeading(_ row: Int, _ memory: inout LayoutMemory) -> Bool {
    guard !isTaken(row) else { return false }
    return memory.mayBeHeading(row) { mayBeHeading(row) }
  }

  /// Whether a row is at least two words, none of which is a number, with a gap somewhere.
  private func mayBeHeading(_ row: Int) -> Bool {
    let words = Segments.parts(grid, row: row, 0..<grid.columns, gap: 1)
    return words.count >= 2
      && zip(words, words.dropFirst()).contains { $1.lowerBound - $0.upperBound >= 2 }
      && words.allSatisfy { word in
        let text = grid.plain(row: row, word)
        return !Self.isNumber(text) && text.contains(where: \.isLetter)
      }
  }

  // MARK: Columns

  /// The columns that gaps part in some rows, of which the first is the heading.
  private func columns(_ rows: [Int]) -> [Range<Int>]? {
    let heading = rows[0]
    var columns: [Range<Int>] = []
    var start: Int?
    for column in 0...grid.columns {
      let isGap = column == grid.columns || rows.allSatisfy { grid.kind($0, column) == .blank }
      if let first = start, isGap {
        columns.append(first..<column)
        start = nil
      } else if start == nil, !isGap {
        start = column
      }
    }
    var joined: [Range<Int>] = []
    for column in columns {
      let isHeaded = grid.extent(row: heading, column) != nil
      let filled = rows.dropFirst().count { grid.extent(row: $0, column) != nil }
      let belongsLeft =
        !isHeaded
        || joined.last.map { column.lowerBound - $0.upperBound < 2 && filled * 2 < rows.count - 1 }
          ?? false
      if belongsLeft, let last = joined.last {
        joined[joined.count - 1] = last.lowerBound..<column.upperBound
      } else {
        joined.append(column)
      }
    }
    guard joined.count >= 3 else { return nil }
    // What is behind the last heading is its own.
    joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<grid.columns
    return joined
  }

  /// Where the cells of a row stand; `nil` when it is none of the table.
  private func cells(of row: Int, _ columns: [Range<Int>], numeric: [Int]) -> [Range<Int>]? {
    let isAligned = zip(columns, columns.dropFirst()).allSatisfy { left, right in
      (left.upperBound..<right.lowerBound).allSatisfy { grid.kind(row, $0) == .blank }
    }
    let cells = isAligned ? columns : wordByWord(row, columns.count)
    guard let cells else { return nil }
    let others = numeric.count { !Self.isNumber(grid.words(row: row, cells[$0])) }
    // Among many numbers one may be a word, such as the priority `rt`.
    return others == 0 || others == 1 && numeric.count >= 5 ? cells : nil
  }

  /// A word for each column, and what is left for the last one.
  private func wordByWord(_ row: Int, _ count: Int) -> [Range<Int>]? {
    let words = Segments.parts(grid, row: row, 0..<grid.columns, gap: 1)
    guard words.count >= count else { return nil }
    return words.prefix(count - 1) + [words[count - 1].lowerBound..<grid.columns]
  }

  // MARK: Numbers

  /// Whether a text is a number, a size, a share, a time or a date, or the stroke for none.
  static func isNumber(_ text: String) -> Bool {
    if text == "-" { return true }
    var rest = text[...]
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    guard let first = rest.first, first.isASCII, first.isNumber else { return false }
    let letters = rest.filter(\.isLetter)
    return letters.count <= 3
      && rest.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || ".,:%/".contains($0)) }
      && rest.drop { !$0.isLetter }.allSatisfy { $0.isLetter || $0 == "%" }
  }
}
