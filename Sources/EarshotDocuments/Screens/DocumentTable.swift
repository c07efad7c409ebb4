public import EarshotModel

/// A cell of a table in a screen document.
public class DocumentTableCell: DocumentElement, AccessibilityContainerDataTableCell {
  /// The rows the cell covers, counted from 0.
  public internal(set) final var rows: Range<Int>?
  /// The columns the cell covers, counted from 0.
  public internal(set) final var columns: Range<Int>?

  /// The rows the cell covers, counted from 0, or `nil` when it stands in no particular row.
  public final func accessibilityRowRange() -> Range<Int>? { rows }

  /// The columns the cell covers, counted from 0, or `nil` when it stands in no particular column.
  public final func accessibilityColumnRange() -> Range<Int>? { columns }
}

/// A table in a screen document (`dataTable`).
public final class DocumentTable: DocumentTableCell, AccessibilityContainerDataTable {
  /// A place in the table, counted from 0.
  struct Position: Hashable {
    var row: Int
    var column: Int
  }

  var rowCount = 0
  var columnCount = 0
  var cells: [Position: Weak<DocumentTableCell>] = [:]
  var rowHeaders: [[Weak<DocumentTableCell>]] = []
  var columnHeaders: [[Weak<DocumentTableCell>]] = []

  /// The places that a cell covers, in the order of rows and columns.
  var takenPlaces: [Position] {
    cells.keys.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The cell that covers a place, or `nil` when none does.
  public func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any AccessibilityContainerDataTableCell)? {
    cells[Position(row: row, column: column)]?.value
  }

  /// The number of rows.
  public func accessibilityRowCount() -> Int { rowCount }

  /// The number of columns.
  public func accessibilityColumnCount() -> Int { columnCount }

  /// The cells that head a row, or `nil` when it has none.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any AccessibilityContainerDataTableCell]? {
    Self.headers(rowHeaders, at: row)
  }

  /// The cells that head a column, or `nil` when it has none.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any AccessibilityContainerDataTableCell]? {
    Self.headers(columnHeaders, at: column)
  }

  private static func headers(
    _ headers: [[Weak<DocumentTableCell>]], at position: Int
  ) -> [any AccessibilityContainerDataTableCell]? {
    guard headers.indices.contains(position) else { return nil }
    let cells = headers[position].compactMap(\.value)
    return cells.isEmpty ? nil : cells
  }
}

/// A reference that keeps nothing alive: a cell stands in the tree that holds its table.
struct Weak<Object: AnyObject> {
  weak var value: Object?
}
