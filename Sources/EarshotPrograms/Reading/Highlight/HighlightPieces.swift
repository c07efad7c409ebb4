/// Cells of one row and one box that were drawn alike.
struct HighlightPiece: Hashable {
  var row: Int
  var columns: Range<Int>
  var box: Int?
  /// How many of the cells were drawn so.
  var count: Int

  /// Whether it holds a letter or a digit, or several other characters, such as `..`.
  func holdsWords(_ grid: ScreenGrid) -> Bool {
    columns.contains { grid.kind(row, $0) == .word }
      || columns.count { grid.isText(row, $0) } > 1
  }

  /// Whether it is the mark of a check box or a radio button.
  func isMark(_ grid: ScreenGrid) -> Bool {
    columns.count <= 3 && ["[", "("].contains(grid.text(row, columns.lowerBound - 1))
      && ["]", ")"].contains(grid.text(row, columns.upperBound))
  }

  /// Whether the terminal's cursor is shown in it, or right behind.
  func hasCursor(_ grid: ScreenGrid) -> Bool {
    grid.isCursorVisible && grid.cursor.row == row
      && columns.lowerBound - 1 <= grid.cursor.column && grid.cursor.column <= columns.upperBound
  }

  /// Whether it holds text, is a mark right beside text, such as the blank of `[ ]`, or is an empty field.
  func says(_ grid: ScreenGrid) -> Bool {
    columns.contains { grid.isText(row, $0) } || hasCursor(grid)
      || columns.count <= 4
        && (grid.isText(row, columns.lowerBound - 1) || grid.isText(row, columns.upperBound))
  }
}

/// Puts cells that were drawn alike together to pieces.
struct HighlightPieces {
  private let grid: ScreenGrid
  private let map: BoxMap
  /// So many other cells between two of a piece do not part them: a tag and its item are one.
  private static let gap = 3

  /// Looks at a screen.
  init(_ grid: ScreenGrid, map: BoxMap) {
    self.grid = grid
    self.map = map
  }

  /// The pieces, from top to bottom.
  func pieces(of cells: [Int]) -> [HighlightPiece] {
    var pieces: [HighlightPiece] = []
    for cell in cells {
      let (row, column) = (cell / grid.columns, cell % grid.columns)
      let box = map.owner(row, column)
      if let last = pieces.last, last.row == row, last.box == box,
        column - last.columns.upperBound <= Self.gap,
        column == last.columns.upperBound || joins(row, last.columns.upperBound..<column)
      {
        pieces[pieces.count - 1].columns = last.columns.lowerBound..<column + 1
        pieces[pieces.count - 1].count += 1
      } else {
        pieces.append(HighlightPiece(row: row, columns: column..<column + 1, box: box, count: 1))
      }
    }
    return pieces
  }

  /// Whether some cells between two pieces do not part them.
  ///
  /// Text stands right before and behind such a gap; columns beside each other are drawn to their ends.
  private func joins(_ row: Int, _ gap: Range<Int>) -> Bool {
    // The letter that chooses an entry is often drawn otherwise in all of them.
    if gap.count == 1, grid.kind(row, gap.lowerBound) == .word { return true }
    return isGap(row, gap)
  }

  private func isGap(_ row: Int, _ gap: Range<Int>) -> Bool {
    gap.allSatisfy { grid.kind(row, $0) == .blank || grid.kind(row, $0) == .tail }
      && (grid.isText(row, gap.lowerBound - 1) || grid.kind(row, gap.lowerBound - 1) == .tail)
      && grid.isText(row, gap.upperBound)
  }

  /// The piece of some cells that lies nearest to another one.
  func nearest(to piece: HighlightPiece, of cells: [Int]) -> HighlightPiece? {
    pieces(of: cells).min { distance($0, piece) < distance($1, piece) }
  }

  private func distance(_ first: HighlightPiece, _ second: HighlightPiece) -> Int {
    abs(first.row - second.row) * 4
      + min(
        abs(first.columns.lowerBound - second.columns.lowerBound),
        abs(first.columns.upperBound - second.columns.upperBound))
      + (first.box == second.box ? 0 : 100)
  }
}

/// The cells among which a highlight is one of several: those of its box, of the rows around it, or of the
/// bar in which it stands.
struct Surroundings {
  private let grid: ScreenGrid
  let rows: Range<Int>
  let columns: Range<Int>

  /// The surroundings of cells of a row in a box.
  ///
  /// Where most of the row has another background than the cells, which the rows around it do not have, it is
  /// a bar; a part of it may have the background of all the screen.
  init(_ grid: ScreenGrid, map: BoxMap, row: Int, box: Int?, shade: Paint.Shade? = nil) {
    self.grid = grid
    if let box {
      rows = map.boxes[box].innerRows
      columns = map.boxes[box].innerColumns
    } else if let shade, Self.isBar(grid, row, without: shade) {
      rows = row..<row + 1
      columns = 0..<grid.columns
    } else {
      rows = max(0, row - 4)..<min(grid.rows, row + 5)
      columns = 0..<grid.columns
    }
  }

  /// Whether a piece is a part of a row above others in which hardly a cell has the background of the screen: the
  /// heading of a list, in which the column by which it is sorted has another look than the rest.
  static func isPartOfHeading(_ grid: ScreenGrid, _ piece: HighlightPiece) -> Bool {
    guard piece.box == nil, piece.columns.count * 10 < grid.columns * 9 else { return false }
    let drawn = (0..<grid.columns).count { grid.background(piece.row, $0) != .standard }
    return drawn * 10 >= grid.columns * 9 && piece.row + 1 < grid.rows - grid.edge
  }

  /// Whether a highlight is a part of a bar.
  static func isBar(_ grid: ScreenGrid, _ highlight: Highlight) -> Bool {
    guard case .background(let shade) = highlight.mark else { return false }
    return isBar(grid, highlight.row, without: shade)
  }

  private static func isBar(_ grid: ScreenGrid, _ row: Int, without shade: Paint.Shade) -> Bool {
    let other = grid.background(row, grid.columns - 1)
    guard other != shade else { return false }
    func count(_ row: Int) -> Int { (0..<grid.columns).count { grid.background(row, $0) == other } }
    return count(row) * 10 >= grid.columns * 6
      && [row - 1, row + 1].allSatisfy { near in
        near < 0 || near >= grid.rows || count(near) * 2 < grid.columns
      }
  }

  /// The share of the cells that look in some way.
  func share(_ matches: (Paint) -> Bool) -> Double {
    var count = 0
    for row in rows {
      for column in columns where matches(grid.paint(row, column)) { count += 1 }
    }
    return Double(count) / Double(max(1, rows.count * columns.count))
  }
}
