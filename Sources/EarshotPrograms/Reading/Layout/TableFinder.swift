/// Finds tables: text in columns that lines part, with a heading above a rule, and such that gaps part.
struct TableFinder {
  let grid: ScreenGrid
  let map: BoxMap
  /// Rows with a highlight, which are entries of a list.
  var highlighted: Set<Int> = []

  /// A row of a table: where it stands, and its columns.
  struct Row {
    var row: Int
    var columns: [Range<Int>]
    /// How many rows below hold what the terminal has broken off at its edge.
    var continued = 0

    /// The last row of it.
    var end: Int { row + continued }
  }

  /// Whether lines part the inside of a box into columns.
  func isRuled(_ box: Int) -> Bool { !rulers(of: box).isEmpty }

  /// The tables in a box, or outside all boxes; what is found of rows on the way is remembered.
  func tables(
    in box: Int?, except taken: Set<Int>, _ memory: inout LayoutMemory
  ) -> [ScreenElement] {
    if let box { return ruled(box).map { [$0] } ?? [] }
    let ruled = separated(except: taken)
    var taken = taken
    for table in ruled { taken.formUnion(table.cells.map(\.row)) }
    return ruled + gapped(except: taken, &memory)
  }

  /// Whether somebody types in a row, outside of boxes.
  private func isInput(_ row: Int) -> Bool {
    !grid.isAlternate && grid.isCursorVisible && grid.cursor.row == row
  }

  /// Tables that nothing but gaps part; on a screen of its own a program draws lists instead.
  private func gapped(
    except taken: Set<Int>, _ memory: inout LayoutMemory
  ) -> [ScreenElement] {
    let headings = grid.isAlternate ? TableHeadings(grid: grid, map: map).rows : nil
    guard headings?.isEmpty != true else { return [] }
    let finder = GapTableFinder(grid: grid) { row in
      taken.contains(row) || highlighted.contains(row) && headings == nil
        || map.owner(row, 0) != nil || isInput(row)
    }
    let tables = finder.tables(&memory).filter { found in
      guard let headings else { return true }
      return headings.contains(found.rows[0].row)
        && !found.rows.contains { highlighted.contains($0.row) }
    }
    return tables.map { found in
      var table = table(found.rows, hasHeading: true, box: nil)
      table.cells = found.rows.flatMap { $0.row...$0.end }.map {
        CellRange(row: $0, columns: 0..<grid.columns)
      }
      return table
    }
  }

  // MARK: In boxes

  /// The columns in which lines go through a box from its top edge to its bottom one.
  private func rulers(of box: Int) -> [Int] {
    let drawn = map.boxes[box]
    guard map.children(of: box).isEmpty, drawn.innerRows.count >= 2 else { return [] }
    return drawn.innerColumns.filter { column in
      isTee(drawn.top, column, .down, drawn) && isTee(drawn.bottom, column, .up, drawn)
        && drawn.innerRows.allSatisfy { isAlong($0, column, drawn.isASCII) }
    }
  }

  private func isTee(_ row: Int, _ column: Int, _ strokes: Strokes, _ box: Box) -> Bool {
    box.isASCII ? grid.text(row, column) == "+" : grid.stroke(row, column).contains(strokes)
  }

  private func isAlong(_ row: Int, _ column: Int, _ isASCII: Bool) -> Bool {
    if isASCII { return grid.text(row, column) == "|" || grid.text(row, column) == "+" }
    return !grid.stroke(row, column).isDisjoint(with: .along)
  }

  private func ruled(_ box: Int) -> ScreenElement? {
    let rulers = rulers(of: box)
    guard !rulers.isEmpty else { return nil }
    let drawn = map.boxes[box]
    let edges = [drawn.left] + rulers + [drawn.right]
    let columns = zip(edges, edges.dropFirst()).map { $0 + 1..<$1 }
    let rules = drawn.innerRows.filter { isRule($0, drawn.innerColumns) }
    let rows = drawn.innerRows.filter { !rules.contains($0) }
    guard let first = rows.first else { return nil }
    let hasHeading = rules.contains(first + 1)
    var table = self.table(
      rows.map { Row(row: $0, columns: columns) }, hasHeading: hasHeading, box: box)
    table.label = drawn.title
    table.cells =
      [CellRange(row: drawn.top, columns: drawn.left..<drawn.right + 1)]
      + drawn.innerRows.map { CellRange(row: $0, columns: drawn.left..<drawn.right + 1) }
      + [CellRange(row: drawn.bottom, columns: drawn.left..<drawn.right + 1)]
    return table
  }

  private func isRule(_ row: Int, _ columns: Range<Int>) -> Bool {
    columns.allSatisfy {
      !grid.stroke(row, $0).isDisjoint(with: .across) || "-+=".contains(grid.text(row, $0))
    }
  }

  // MARK: Outside boxes

  /// Tables whose heading stands above a row of dashes, which gaps or crossings part.
  private func separated(except taken: Set<Int>) -> [ScreenElement] {
    var tables: [ScreenElement] = []
    var row = 1
    while row < grid.rows {
      defer { row += 1 }
      guard !taken.contains(row), !taken.contains(row - 1), let columns = columns(ofRule: row),
        map.owner(row, columns[0].lowerBound) == nil,
        grid.extent(row: row - 1, 0..<grid.columns) != nil
      else { continue }
      var last = row
      while last + 1 < grid.rows, !taken.contains(last + 1), fits(last + 1, columns, below: row) {
        last += 1
      }
      guard last > row else { continue }
      var table = self.table(
        ([row - 1] + (row + 1...last)).map { Row(row: $0, columns: columns) }, hasHeading: true,
        box: nil)
      table.cells = (row - 1...last).map { CellRange(row: $0, columns: 0..<grid.columns) }
      tables.append(table)
      row = last
    }
    return tables
  }

  /// The columns of a row of dashes: at least two, or `nil` when it is none.
  private func columns(ofRule row: Int) -> [Range<Int>]? {
    guard let extent = grid.extent(row: row, 0..<grid.columns) ?? ruleExtent(row) else {
      return nil
    }
    var dashes: [Range<Int>] = []
    for column in extent {
      let text = grid.text(row, column)
      if text == "-" || text == "─" || text == "=" {
        if let last = dashes.last, last.upperBound == column {
          dashes[dashes.count - 1] = last.lowerBound..<column + 1
        } else {
          dashes.append(column..<column + 1)
        }
      } else if text != "+" && text != " " && text != "┼" && text != "|" {
        return nil
      }
    }
    guard dashes.count >= 2, dashes.allSatisfy({ $0.count >= 2 }) else { return nil }
    return dashes
  }

  private func ruleExtent(_ row: Int) -> Range<Int>? {
    let drawn = (0..<grid.columns).filter { grid.kind(row, $0) != .blank }
    guard let first = drawn.first, let last = drawn.last else { return nil }
    return first..<last + 1
  }

  /// Whether the text of a row keeps to the columns: where two of them part stands a blank or a line.
  private func fits(_ row: Int, _ columns: [Range<Int>], below rule: Int) -> Bool {
    guard grid.extent(row: row, 0..<grid.columns) != nil, !isInput(row) else { return false }
    let crossings = zip(columns, columns.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    let hasLines = crossings.contains { gap in
      gap.contains { "+┼".contains(grid.text(rule, $0)) && grid.text(rule, $0) != "" }
    }
    let fitting = crossings.count { gap in
      hasLines
        ? gap.contains { "|│".contains(grid.text(row, $0)) && grid.text(row, $0) != "" }
        : gap.contains { grid.kind(row, $0) == .blank }
    }
    return hasLines ? fitting == crossings.count : fitting * 2 > crossings.count
  }

  // MARK: Cells

  private func table(_ rows: [Row], hasHeading: Bool, box: Int?) -> ScreenElement {
    var table = ScreenElement(.table)
    table.box = box
    for (index, line) in rows.enumerated() {
      let (row, columns) = (line.row, line.columns)
      let broken = line.end > row ? row + 1...line.end : nil
      var element = ScreenElement(
        .row,
        cells: [
          CellRange(row: row, columns: columns[0].lowerBound..<(columns.last?.upperBound ?? 0))
        ])
      element.box = box
      for (place, columns) in columns.enumerated() {
        let text = grid.words(row: row, columns)
        let isHeading = hasHeading && index == 0
        var cell = ScreenElement(
          isHeading ? .columnHeader : .cell, text,
          cells: [CellRange(row: row, columns: grid.extent(row: row, columns) ?? columns)], box: box
        )
        if hasHeading, !isHeading { cell.headings = [[0, place]] }
        if let broken, place == line.columns.count - 1 {
          for row in broken {
            cell.label += grid.plain(row: row, 0..<grid.columns)
            cell.cells.append(CellRange(row: row, columns: 0..<grid.columns))
          }
        }
        element.children.append(cell)
      }
      table.children.append(element)
    }
    return table
  }
}
