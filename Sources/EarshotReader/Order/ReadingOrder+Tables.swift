import EarshotModel

/// From cell to cell of a data table.
extension ReadingOrder {
  /// The innermost data table around a stop, with the cell of it in which the stop stands.
  func tablePlace(
    of stop: Stop
  ) -> (table: any AccessibilityContainerDataTable, cell: any AccessibilityContainerDataTableCell)?
  {
    for container in stop.containers.reversed() where container.kind == .dataTable {
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

  /// The stop in the next row or the previous one of the table around another stop.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - column: The column to stay in; one that the stop does not stand in counts as its first.
  ///   - direction: Which of the two.
  /// - Returns: The stop, or `nil` at the edge of the table and outside of tables.
  func stop(besideRowOf stop: Stop, column: Int, stepping direction: Direction) -> Stop? {
    guard let (table, cell) = tablePlace(of: stop), let rows = cell.accessibilityRowRange(),
      let columns = cell.accessibilityColumnRange()
    else { return nil }
    let column = columns.contains(column) ? column : columns.lowerBound
    return self.stop(
      beside: rows, of: table.accessibilityRowCount(), stepping: direction, besides: cell
    ) {
      table.accessibilityDataTableCellElement(forRow: $0, column: column)
    }
  }

  /// The stop in the next column or the previous one of the table around another stop.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - row: The row to stay in; one that the stop does not stand in counts as its first.
  ///   - direction: Which of the two.
  /// - Returns: The stop, or `nil` at the edge of the table and outside of tables.
  func stop(besideColumnOf stop: Stop, row: Int, stepping direction: Direction) -> Stop? {
    guard let (table, cell) = tablePlace(of: stop), let rows = cell.accessibilityRowRange(),
      let columns = cell.accessibilityColumnRange()
    else { return nil }
    let row = rows.contains(row) ? row : rows.lowerBound
    return self.stop(
      beside: columns, of: table.accessibilityColumnCount(), stepping: direction, besides: cell
    ) {
      table.accessibilityDataTableCellElement(forRow: row, column: $0)
    }
  }

  /// The stop of the first cell beside a range of places.
  private func stop(
    beside range: Range<Int>, of count: Int, stepping direction: Direction,
    besides present: any AccessibilityContainerDataTableCell,
    cell: (Int) -> (any AccessibilityContainerDataTableCell)?
  ) -> Stop? {
    guard !range.isEmpty else { return nil }
    var place = direction == .next ? range.upperBound : range.lowerBound &- 1
    for _ in 0..<Self.tableLimit where (0..<max(0, count)).contains(place) {
      if let found = cell(place), found !== present, let stop = self.stop(for: found) {
        return stop
      }
      place += direction.step
    }
    return nil
  }

  /// The cell of a table in which a stop stands.
  ///
  /// What stands in a cell may call itself one, and a cell need not be a container, so the table is asked which
  /// of those around the stop it has there.
  func cell(
    of stop: Stop, in table: any AccessibilityContainerDataTable
  ) -> (any AccessibilityContainerDataTableCell)? {
    var around = ResponderPath(from: stop.element)
    var nearest: (any AccessibilityContainerDataTableCell)?
    while let responder = around.next() {
      if responder === table { return nearest }
      guard let cell = responder as? any AccessibilityContainerDataTableCell else { continue }
      nearest = nearest ?? cell
      if let row = cell.accessibilityRowRange()?.lowerBound,
        let column = cell.accessibilityColumnRange()?.lowerBound,
        table.accessibilityDataTableCellElement(forRow: row, column: column) === cell
      {
        return cell
      }
    }
    let candidates = [stop.element] + stop.containers.reversed().map(\.container)
    return candidates.lazy.compactMap { $0 as? any AccessibilityContainerDataTableCell }
      .first { $0 !== table }
  }

  /// How many places without a cell are passed over at most.
  private static let tableLimit = 10_000
}
