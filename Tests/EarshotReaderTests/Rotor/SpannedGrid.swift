import EarshotInterface
import EarshotModel

/// A data table whose cells may stand in several rows and columns.
final class SpannedGrid: View, AccessibilityContainerDataTable {
  private let size: (rows: Int, columns: Int)

  init(rows: Int, columns: Int) {
    size = (rows, columns)
    super.init(
      frame: Rect(x: 0, y: 0, width: Double(columns) * 100, height: Double(rows) * 50))
    accessibilityContainerType = .dataTable
  }

  /// Adds a cell that says its label, which is its identifier as well.
  @discardableResult
  func add(_ label: String, rows: Range<Int>, columns: Range<Int>) -> View {
    let cell = SpannedCell(rows: rows, columns: columns)
    cell.frame = Rect(
      x: Double(columns.lowerBound) * 100, y: Double(rows.lowerBound) * 50,
      width: Double(columns.count) * 100 - 4, height: Double(rows.count) * 50 - 4)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = label
    cell.accessibilityIdentifier = label.lowercased()
    addSubview(cell)
    return cell
  }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any AccessibilityContainerDataTableCell)? {
    subviews.lazy.compactMap { $0 as? SpannedCell }
      .first { $0.rows.contains(row) && $0.columns.contains(column) }
  }

  func accessibilityRowCount() -> Int { size.rows }

  func accessibilityColumnCount() -> Int { size.columns }
}

/// A cell of a ``SpannedGrid``.
private final class SpannedCell: View, AccessibilityContainerDataTableCell {
  let rows: Range<Int>
  let columns: Range<Int>

  init(rows: Range<Int>, columns: Range<Int>) {
    (self.rows, self.columns) = (rows, columns)
    super.init(frame: .zero)
  }

  func accessibilityRowRange() -> Range<Int>? { rows }

  func accessibilityColumnRange() -> Range<Int>? { columns }
}
