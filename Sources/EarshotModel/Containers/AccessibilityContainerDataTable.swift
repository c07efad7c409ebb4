/// A container whose elements stand in rows and columns (`UIAccessibilityContainerDataTable`).
///
/// Rows and columns count from 0.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityContainerDataTable: Responder {
  /// The cell that covers a place, or `nil` when none does.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any AccessibilityContainerDataTableCell)?

  /// The number of rows.
  func accessibilityRowCount() -> Int

  /// The number of columns.
  func accessibilityColumnCount() -> Int

  /// The cells that head a row, or `nil` when it has none.
  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?

  /// The cells that head a column, or `nil` when it has none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
  /// No header; rows need none.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any AccessibilityContainerDataTableCell]?
  {
    nil
  }

  /// No header; columns need none.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
  {
    nil
  }
}

/// An element inside a data table (`UIAccessibilityContainerDataTableCell`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityContainerDataTableCell: Responder {
  /// The rows the cell covers, counted from 0, or `nil` when it stands in no particular row.
  func accessibilityRowRange() -> Range<Int>?

  /// The columns the cell covers, counted from 0, or `nil` when it stands in no particular column.
  func accessibilityColumnRange() -> Range<Int>?
}
