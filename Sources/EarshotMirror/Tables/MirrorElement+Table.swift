public import EarshotModel

/// Every element answers as a table; those that are none are empty, and a reader asks no other than those that
/// it is told are containers of that kind.
extension MirrorElement: AccessibilityContainerDataTable, AccessibilityContainerDataTableCell {
  /// The cell that covers a place, if the element is a table.
  public func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any AccessibilityContainerDataTableCell)?
  { table?.cell(row: row, column: column) }

  /// How many rows it has, if it is a table.
  public func accessibilityRowCount() -> Int { table?.rows ?? 0 }

  /// How many columns it has, if it is a table.
  public func accessibilityColumnCount() -> Int { table?.columns ?? 0 }

  /// The cells that head a row, if it is a table.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { table?.headers(ofRow: row) }

  /// The cells that head a column, if it is a table.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { table?.headers(ofColumn: column) }

  /// The rows of the table around it that it covers, or its cell does; `nil` where it stands in none.
  public func accessibilityRowRange() -> Range<Int>? { tablePlace?.rows.nonEmpty }

  /// The columns of the table around it that it covers, or its cell does; `nil` where it stands in none.
  public func accessibilityColumnRange() -> Range<Int>? { tablePlace?.columns.nonEmpty }
}

extension MirrorElement {
  /// The table that it is; looked at once after each change there.
  var table: MirrorTable? {
    guard meaning.container == .dataTable else { return nil }
    if let knownTable { return knownTable }
    let table = MirrorTable(of: self)
    knownTable = table
    return table
  }

  /// Where it stands in the table around it, itself or in a cell.
  var tablePlace: NodeCell? {
    // Only the innermost table counts, and in it the innermost cell.
    var cells: [NodeIdentity] = [identity]
    for case let around as MirrorElement in ResponderPath(above: self) {
      if let table = around.table { return cells.lazy.compactMap { table.place(of: $0) }.first }
      cells.append(around.identity)
    }
    return nil
  }
}

extension Range {
  /// The range, or `nil` when nothing is in it.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
