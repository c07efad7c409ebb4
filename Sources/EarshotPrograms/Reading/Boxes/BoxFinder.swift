/// Finds the rectangles of a screen.
///
/// 1. Every top-left corner is tried with every top-right corner of its row, the nearest first.
/// 2. From both the sides lead down; the first row with both bottom corners closes the box. Boxes in front,
///    which are found first, may cover any of it but its corners.
///    Where both sides are whole down to the last row, the end of the screen does.
/// 3. Frames of blocks are looked for by themselves (`BlockBoxFinder`).
/// 4. Boxes of lines frame widgets as well, where a program draws its cursor itself.
/// 5. The same with `+`, `-` and `|`, where sides have to be whole, since these are also letters.
struct BoxFinder {
  private let grid: ScreenGrid
  /// The share of a side that may be something else.
  private static let covered = 0.2
  /// More boxes than anybody draws are no boxes.
  private static let limit = 200

  /// Creates a finder for a screen.
  init(_ grid: ScreenGrid) {
    self.grid = grid
  }

  /// The boxes, the largest first.
  func boxes() -> [Box] {
    let framed = BlockBoxFinder(grid).boxes()
    let front = boxes(behind: [])
    let drawn = front.isEmpty ? [] : boxes(behind: front)
    return framed.isEmpty ? widgets(drawn) : Self.ordered(framed + widgets(drawn))
  }

  /// Boxes of lines, which frame widgets as blocks do on a screen without a cursor of its own where a box holds but one
  /// row.
  private func widgets(_ boxes: [Box]) -> [Box] {
    guard grid.isAlternate, !grid.isCursorVisible,
      boxes.contains(where: { !$0.isASCII && $0.innerRows.count == 1 })
    else { return boxes }
    return boxes.map { box in
      var box = box
      if !box.isASCII { box.frame = .whole }
      return box
    }
  }

  private static func ordered(_ boxes: [Box]) -> [Box] {
    boxes.sorted { ($1.area, $0.top, $0.left) < ($0.area, $1.top, $1.left) }
  }

  private func boxes(behind front: [Box]) -> [Box] {
    var found: [Box] = []
    for row in 0..<grid.rows where found.count < Self.limit {
      for isASCII in [false, true] {
        let lefts = corners(row, [.down, .right], isASCII)
        guard !lefts.isEmpty else { continue }
        let rights = corners(row, [.down, .left], isASCII)
        for left in lefts {
          for right in rights where right > left + 1 {
            guard let box = box(row, left, right, isASCII, behind: front) else { continue }
            found.append(box)
            break
          }
        }
      }
    }
    return Self.ordered(found)
  }

  private func corners(_ row: Int, _ strokes: Strokes, _ isASCII: Bool) -> [Int] {
    (0..<grid.columns).filter { isCorner(row, $0, strokes, isASCII) }
  }

  private func isCorner(_ row: Int, _ column: Int, _ strokes: Strokes, _ isASCII: Bool) -> Bool {
    guard isASCII else { return grid.stroke(row, column) == strokes }
    guard grid.text(row, column) == "+" else { return false }
    let across = strokes.contains(.right) ? 1 : -1
    let along = strokes.contains(.down) ? 1 : -1
    let beside = grid.text(row, column + across)
    let below = grid.text(row + along, column)
    // A title may begin at the corner. Where the line goes on, it is a crossing and no corner.
    return (beside == "-" || beside == "<" || beside == ">") && (below == "|" || below == "+")
      && !goesOn(row, column, to: (row, column - across), "-")
      && !goesOn(row, column, to: (row - along, column), "|")
  }

  /// Whether a line leads on from a cell: one on another background belongs to what is behind.
  private func goesOn(
    _ row: Int, _ column: Int, to next: (row: Int, column: Int), _ line: String
  ) -> Bool {
    grid.text(next.row, next.column) == line
      && grid.background(next.row, next.column) == grid.background(row, column)
  }

  private func isSide(_ row: Int, _ column: Int, _ isASCII: Bool) -> Bool {
    if isASCII { return grid.text(row, column) == "|" || grid.text(row, column) == "+" }
    return !grid.stroke(row, column).isDisjoint(with: .along)
  }

  private func box(
    _ top: Int, _ left: Int, _ right: Int, _ isASCII: Bool, behind front: [Box]
  ) -> Box? {
    guard isEdge(top, left, right, [.down, .left], isASCII) else { return nil }
    var missed = (left: 0, right: 0)
    var row = top + 1
    while row < grid.rows {
      let height = Double(row - top)
      if row > top + 1, isCorner(row, left, [.up, .right], isASCII),
        isCorner(row, right, [.up, .left], isASCII),
        isEdge(row, left, right, [.up, .left], isASCII)
      {
        let most = isASCII ? 0 : height * Self.covered
        guard Double(missed.left) <= most, Double(missed.right) <= most else { return nil }
        return Box(
          top: top, left: left, bottom: row, right: right,
          title: title(top, left + 1..<right, isASCII),
          footer: title(row, left + 1..<right, isASCII), isASCII: isASCII)
      }
      if !isSide(row, left, isASCII), !isHidden(row, left, front) { missed.left += 1 }
      if !isSide(row, right, isASCII), !isHidden(row, right, front) { missed.right += 1 }
      if isASCII, missed.left + missed.right > 0 { return nil }
      row += 1
    }
    // A menu that is longer than the screen is cut off by its end.
    guard !isASCII, missed == (0, 0), grid.rows - top > 3, isSide(grid.rows - 1, left, false),
      isSide(grid.rows - 1, right, false)
    else { return nil }
    return Box(
      top: top, left: left, bottom: grid.rows - 1, right: right,
      title: title(top, left + 1..<right, isASCII), footer: "", isASCII: isASCII)
  }

  /// Whether a box in front covers a cell, with its shadow.
  private func isHidden(_ row: Int, _ column: Int, _ front: [Box]) -> Bool {
    front.contains {
      row >= $0.top - 1 && row <= $0.bottom + 1 && column >= $0.left - 2 && column <= $0.right + 3
    }
  }

  /// Whether a row has a line from corner to corner, which a title may interrupt and boxes may cover.
  private func isEdge(
    _ row: Int, _ left: Int, _ right: Int, _ end: Strokes, _ isASCII: Bool
  ) -> Bool {
    var lines = 0
    var blanks = 0
    for column in left + 1..<right {
      // Another box ends here, and a third one begins right behind it.
      if isEnd(row, column, end, isASCII) { return false }
      if isLine(row, column, isASCII) { lines += 1 }
      if grid.kind(row, column) == .blank { blanks += 1 }
    }
    let width = right - left - 1
    return lines > 0 && (lines * 3 >= width || (lines >= 2 && blanks * 4 <= width))
  }

  private func isEnd(_ row: Int, _ column: Int, _ end: Strokes, _ isASCII: Bool) -> Bool {
    if isASCII { return grid.text(row, column) == "+" && grid.text(row, column + 1) == "+" }
    return grid.stroke(row, column) == end
      && grid.stroke(row, column + 1) == end.symmetricDifference(.across)
  }

  private func isLine(_ row: Int, _ column: Int, _ isASCII: Bool) -> Bool {
    if isASCII { return grid.text(row, column) == "-" || grid.text(row, column) == "+" }
    return !grid.stroke(row, column).isDisjoint(with: .across)
  }

  /// The text that interrupts an edge.
  private func title(_ row: Int, _ columns: Range<Int>, _ isASCII: Bool) -> String {
    var parts: [String] = []
    var part = ""
    for column in columns {
      let isBetween = isLine(row, column, isASCII) && (!isASCII || isAlone(row, column))
      if isBetween || grid.kind(row, column) == .ornament {
        parts.append(part)
        part = ""
      } else {
        part += grid.text(row, column)
      }
    }
    parts.append(part)
    return parts.filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }

  /// Whether a hyphen belongs to a line, and not to a word.
  private func isAlone(_ row: Int, _ column: Int) -> Bool {
    grid.kind(row, column - 1) != .word || grid.kind(row, column + 1) != .word
  }
}
