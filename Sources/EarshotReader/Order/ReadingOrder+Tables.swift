import EarshotModel

/// From cell to cell of a data table.
extension ReadingOrder {
  /// The innermost data table around a stop, with the cell of it in which the stop stands.
  func tablePlace(
    of stop: Stop
  ) -> (table: any AccessibilityContainerDataTable, cell: any AccessibilityContainerDataTableCell)?
  {
    for container in stop.containers.reversed() {
      guard let table = container.container as? any AccessibilityContainerDataTable else {
        continue
      }
      if let cell = cell(of: stop, in: table) { return (table, cell) }
    }
    return nil
  }

  /// Whether an element stands in a cell of a data table.
  func isInTable(_ element: Responder) -> Bool {
    stop(at: element).flatMap { tablePlace(of: $0) } != nil
  }

  /// The stop in the next row or column of the table around another stop.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - kind: Rows or columns.
  ///   - step: 1 for the next one, -1 for the previous one.
  /// - Returns: The stop, or `nil` at the edge of the table and outside of tables.
  func stop(beside stop: Stop, along kind: RotorKind, by step: Int) -> Stop? {
    guard let (table, cell) = tablePlace(of: stop), let rows = cell.accessibilityRowRange(),
      let columns = cell.accessibilityColumnRange()
    else { return nil }
    let isRow = kind == .rows
    let (range, count) =
      isRow
      ? (rows, table.accessibilityRowCount()) : (columns, table.accessibilityColumnCount())
    var place = step > 0 ? range.upperBound : range.lowerBound - 1
    for _ in 0..<Self.tableLimit where (0..<max(0, count)).contains(place) {
      let found =
        isRow
        ? table.accessibilityDataTableCellElement(forRow: place, column: columns.lowerBound)
        : table.accessibilityDataTableCellElement(forRow: rows.lowerBound, column: place)
      if let found, found !== cell, let stop = self.stop(for: found) { return stop }
      place += step
    }
    return nil
  }

  /// The cell of a table in which a stop stands.
  func cell(
    of stop: Stop, in table: any AccessibilityContainerDataTable
  ) -> (any AccessibilityContainerDataTableCell)? {
    let candidates = [stop.element] + stop.containers.reversed().map(\.container)
    return candidates.lazy.compactMap { $0 as? any AccessibilityContainerDataTableCell }
      .first { $0 !== table }
  }

  /// How many places without a cell are passed over at most.
  private static let tableLimit = 10_000
}
