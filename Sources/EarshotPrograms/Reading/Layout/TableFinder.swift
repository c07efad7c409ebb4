/// Finds tables: text in columns that lines part, with a heading above a rule, and such that gaps part.
struct TableFinder {
  let grid: ScreenGrid
  let map: BoxMap
  /// Rows with a highlight, which are entries of a list.
  var highlighted: Set<Int> = []
  /// Rows that are drawn as headings.
  var headings: Set<Int> = []

  /// A row of a table: where it stands, and its columns.
  struct Row {
    var row: Int
    var columns: [Range<Int>]
    /// How many rows below hold the rest of it.
    var continued = 0
    /// Whether each column goes on there; otherwise the terminal has broken the last one off at its edge.
    var isWrapped = false

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

  /// Tables that nothing but gaps part.
  ///
  /// On a screen of its own a program draws lists instead, unless it draws a heading and no row is chosen below.
  private func gapped(
    except taken: Set<Int>, _ memory: inout LayoutMemory
  ) -> [ScreenElement] {
    guard !grid.isAlternate || !headings.isEmpty else { return [] }
    let finder = GapTableFinder(grid: grid) { row in
      taken.contains(row) || highlighted.contains(row) && !grid.isAlternate
        || map.owner(row, 0) != nil || isInput(row)
    }
    let tables = finder.tables(&memory).filter { found in
      !grid.isAlternate
        || headings.contains(found.rows[0].row)
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
      var first = row - 1
      while !taken.contains(first - 1), goesOn(first - 1, columns, rule: row) { first -= 1 }
      var table = self.table(
        wrapped(first...row - 1, columns, rule: row) + wrapped(row + 1...last, columns, rule: row),
        hasHeading: true, box: nil)
      table.cells = (first...last).map { CellRange(row: $0, columns: 0..<grid.columns) }
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
    let crossings = crossings(columns)
    let hasLines = hasLines(columns, rule: rule)
    let fitting = crossings.count { gap in
      hasLines
        ? gap.contains { "|│".contains(grid.text(row, $0)) && grid.text(row, $0) != "" }
        : gap.contains { grid.kind(row, $0) == .blank }
    }
    return hasLines ? fitting == crossings.count : fitting * 2 > crossings.count
  }

  private func crossings(_ columns: [Range<Int>]) -> [Range<Int>] {
    zip(columns, columns.dropFirst()).map { $0.upperBound..<$1.lowerBound }
  }

  private func hasLines(_ columns: [Range<Int>], rule: Int) -> Bool {
    crossings(columns).contains { gap in
      gap.contains { "+┼".contains(grid.text(rule, $0)) && grid.text(rule, $0) != "" }
    }
  }

  /// Rows of which one that goes on in the next is one with it.
  private func wrapped(
    _ rows: ClosedRange<Int>, _ columns: [Range<Int>], rule: Int
  ) -> [Row] {
    rows.reduce(into: []) { found, row in
      if row > rows.lowerBound, goesOn(row - 1, columns, rule: rule) {
        found[found.count - 1].continued += 1
      } else {
        found.append(Row(row: row, columns: columns, isWrapped: true))
      }
    }
  }

  /// Whether a cell of a row has the mark, in the blank in front of the line to its right, that it goes on below.
  private func goesOn(_ row: Int, _ columns: [Range<Int>], rule: Int) -> Bool {
    row >= 0 && hasLines(columns, rule: rule) && fits(row, columns, below: rule)
      && columns.contains { isMark(row, $0.upperBound - 1) }
  }

  private func isMark(_ row: Int, _ column: Int) -> Bool {
    let text = grid.text(row, column)
    return text == "+" || text == "↵"
  }

  // MARK: Cells

  private func table(_ rows: [Row], hasHeading: Bool, box: Int?) -> ScreenElement {
    var table = ScreenElement(.table)
    table.box = box
    for (index, line) in rows.enumerated() {
      let (row, columns) = (line.row, line.columns)
      let broken = line.end > row && !line.isWrapped ? row + 1...line.end : nil
      var element = ScreenElement(
        .row,
        cells: [
          CellRange(row: row, columns: columns[0].lowerBound..<(columns.last?.upperBound ?? 0))
        ])
      element.box = box
      for (place, columns) in columns.enumerated() {
        let lines = line.isWrapped ? row...line.end : row...row
        let isHeading = hasHeading && index == 0
        var cell = ScreenElement(
          isHeading ? .columnHeader : .cell, text(of: columns, in: lines),
          cells: lines.map {
            CellRange(row: $0, columns: grid.extent(row: $0, columns) ?? columns)
          }, box: box)
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

  /// What stands in a column of some rows, without the marks that it goes on.
  private func text(of columns: Range<Int>, in rows: ClosedRange<Int>) -> String {
    rows.map { row in
      let goesOn = row < rows.upperBound && isMark(row, columns.upperBound - 1)
      return grid.words(row: row, goesOn ? columns.dropLast() : columns)
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
