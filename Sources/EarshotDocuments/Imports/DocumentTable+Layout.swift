import EarshotFiles
import EarshotMirror
import EarshotModel

extension DocumentTable {
  /// Makes the table of another tool's file, as far as a document can have one as large.
  ///
  /// What lies outside, or where another cell is, stands in no particular row and column.
  convenience init(_ layout: TableLayout<Responder>, at place: SourcePlace) {
    self.init(id: nil, at: place)
    rowCount = min(layout.rows, ScreenKeys.rowLimit)
    columnCount = min(layout.columns, ScreenKeys.columnLimit)
    var taken = 0
    for case (let cell as DocumentTableCell, let place) in layout.cells {
      let rows = place.rows.clamped(to: 0..<rowCount)
      let columns = place.columns.clamped(to: 0..<columnCount)
      taken += rows.count * columns.count
      guard taken <= ScreenKeys.cellPlaceLimit else { break }
      let positions = rows.flatMap { row in columns.map { Position(row: row, column: $0) } }
      guard positions.allSatisfy({ cells[$0] == nil }) else { continue }
      for position in positions { cells[position] = Weak(value: cell) }
      cell.rows = rows.isEmpty ? nil : rows
      cell.columns = columns.isEmpty ? nil : columns
    }
    rowHeaders = Self.headers(layout.rowHeaders, count: rowCount)
    columnHeaders = Self.headers(layout.columnHeaders, count: columnCount)
  }

  private static func headers(
    _ found: [Int: [Responder]], count: Int
  ) -> [[Weak<DocumentTableCell>]] {
    guard let last = found.keys.filter({ $0 < count }).max() else { return [] }
    return (0...last).map { index in
      (found[index] ?? []).compactMap { $0 as? DocumentTableCell }.map { Weak(value: $0) }
    }
  }
}
