public import EarshotModel

/// What is said of the place of an element in a data table.
public struct TableCell {
  /// The first row it covers, counted from 0; `nil` when it stands in no particular row.
  public var row: Int?
  /// The first column it covers, counted from 0; `nil` when it stands in no particular column.
  public var column: Int?
  /// How many rows it covers.
  public var rowSpan: Int
  /// How many columns it covers.
  public var columnSpan: Int
  /// Whether no other cell begins in the row before it; only then does AccessibilitySnapshot tell the
  /// row.
  public var isFirstInRow: Bool
  /// Whether the cursor comes from another row or from outside the table; then devices tell the row.
  public var entersRow: Bool
  /// Whether it heads its row.
  public var isRowHeader: Bool
  /// Whether it heads its column.
  public var isColumnHeader: Bool
  /// The headers that are said before it, those of the row first.
  public var headers: [Responder]

  /// Creates a place; rows and columns count from 0.
  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
    entersRow: Bool = true, isRowHeader: Bool = false, isColumnHeader: Bool = false,
    headers: [Responder] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isFirstInRow = isFirstInRow
    self.entersRow = entersRow
    self.isRowHeader = isRowHeader
    self.isColumnHeader = isColumnHeader
    self.headers = headers
  }
}

extension TableCell {
  /// The place of a cell in its table.
  ///
  /// The headers of a row are told by the first cell that begins in it. A cell is not its own
  /// header, and the first one of a row leaves out the column header directly above it (What
  /// VoiceOver does, "Containers").
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - table: Its table.
  ///   - previous: The cell of the same table from which the cursor comes, if it does.
  init(
    _ cell: any AccessibilityContainerDataTableCell, in table: any AccessibilityContainerDataTable,
    comingFrom previous: (any AccessibilityContainerDataTableCell)?
  ) {
    let rows = cell.accessibilityRowRange()
    let columns = cell.accessibilityColumnRange()
    let isFirst = TableCell.isFirst(cell, row: rows?.lowerBound, columns: columns, in: table)
    var headers: [any AccessibilityContainerDataTableCell] = []
    let beside = rows.flatMap { table.accessibilityHeaderElements(forRow: $0.lowerBound) } ?? []
    let above =
      columns.flatMap { table.accessibilityHeaderElements(forColumn: $0.lowerBound) } ?? []
    if isFirst { headers += beside }
    headers += above.filter {
      !isFirst || $0.accessibilityRowRange()?.upperBound != rows?.lowerBound
    }
    self.init(
      row: rows?.lowerBound, column: columns?.lowerBound, rowSpan: rows?.count ?? 1,
      columnSpan: columns?.count ?? 1, isFirstInRow: isFirst,
      entersRow: previous?.accessibilityRowRange()?.lowerBound != rows?.lowerBound,
      isRowHeader: beside.contains { $0 === cell },
      isColumnHeader: above.contains { $0 === cell },
      headers: headers.filter { $0 !== cell })
  }

  /// How many columns of a row are asked at most whether another cell begins there.
  private static let askedColumns = 10_000

  private static func isFirst(
    _ cell: any AccessibilityContainerDataTableCell, row: Int?, columns: Range<Int>?,
    in table: any AccessibilityContainerDataTable
  ) -> Bool {
    guard let row, let column = columns?.lowerBound else { return false }
    // From the nearest on: in a full table that is the only one that has to be asked for.
    let end = max(0, min(column, table.accessibilityColumnCount()))
    for earlier in (max(0, end - askedColumns)..<end).reversed() {
      let other = table.accessibilityDataTableCellElement(forRow: row, column: earlier)
      if let other, other !== cell, other.accessibilityRowRange()?.lowerBound == row {
        return false
      }
    }
    return true
  }
}
