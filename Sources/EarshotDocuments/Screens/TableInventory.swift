import EarshotModel

/// A data table as its container answers for it, cell by cell.
struct TableInventory {
  /// A cell with the places it is written for.
  struct Cell {
    let element: any AccessibilityContainerDataTableCell
    let rows: Range<Int>?
    let columns: Range<Int>?
  }

  /// The number of rows, within what a document takes.
  let rowCount: Int
  /// The number of columns, within what a document takes.
  let columnCount: Int
  /// Every cell once, in the order of rows and columns.
  let cells: [Cell]
  /// The cells that head each row.
  let rowHeaders: [[any AccessibilityContainerDataTableCell]]
  /// The cells that head each column.
  let columnHeaders: [[any AccessibilityContainerDataTableCell]]

  init(_ table: any AccessibilityContainerDataTable) {
    let rowCount = max(0, min(table.accessibilityRowCount(), ScreenKeys.rowLimit))
    let columnCount = max(0, min(table.accessibilityColumnCount(), ScreenKeys.columnLimit))
    var seen: Set<ObjectIdentifier> = []
    var taken: Set<DocumentTable.Position> = []
    var cells: [Cell] = []
    func ask(row: Int, column: Int) {
      guard let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
        seen.insert(ObjectIdentifier(cell)).inserted
      else { return }
      var rows = Self.range(cell.accessibilityRowRange(), within: rowCount)
      var columns = Self.range(cell.accessibilityColumnRange(), within: columnCount)
      // A cell that claims what another has keeps the place where it was found.
      if !Self.take(rows, columns, in: &taken) {
        (rows, columns) = (row..<(row + 1), column..<(column + 1))
        guard Self.take(rows, columns, in: &taken) else { return }
      }
      cells.append(Cell(element: cell, rows: rows, columns: columns))
    }
    if let table = table as? DocumentTable {
      // Of one that is ten million places large it is known which few are taken.
      for place in table.takenPlaces { ask(row: place.row, column: place.column) }
    } else {
      for row in 0..<rowCount {
        for column in 0..<columnCount { ask(row: row, column: column) }
      }
    }
    let rowHeaders = (0..<rowCount).map { table.accessibilityHeaderElements(forRow: $0) ?? [] }
    let columnHeaders = (0..<columnCount).map {
      table.accessibilityHeaderElements(forColumn: $0) ?? []
    }
    // What heads a column from outside stands in no row, but in its column.
    for header in (rowHeaders + columnHeaders).joined()
    where seen.insert(ObjectIdentifier(header)).inserted {
      let rows = Self.range(header.accessibilityRowRange(), within: rowCount)
      let columns = Self.range(header.accessibilityColumnRange(), within: columnCount)
      guard (rows == nil) != (columns == nil) else { continue }
      cells.append(Cell(element: header, rows: rows, columns: columns))
    }
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.cells = cells
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }

  /// Everything the table names.
  var elements: [Responder] {
    cells.map { $0.element as Responder } + rowHeaders.joined().map { $0 as Responder }
      + columnHeaders.joined().map { $0 as Responder }
  }

  private static func range(_ range: Range<Int>?, within count: Int) -> Range<Int>? {
    guard let range = range?.clamped(to: 0..<count), !range.isEmpty else { return nil }
    return range
  }

  private static func take(
    _ rows: Range<Int>?, _ columns: Range<Int>?, in taken: inout Set<DocumentTable.Position>
  ) -> Bool {
    guard let rows, let columns else { return true }
    let positions = rows.flatMap { row in
      columns.map { DocumentTable.Position(row: row, column: $0) }
    }
    guard taken.isDisjoint(with: positions) else { return false }
    taken.formUnion(positions)
    return true
  }
}
