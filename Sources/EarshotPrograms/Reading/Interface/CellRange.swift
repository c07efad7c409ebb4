/// Cells beside each other in one row.
public struct CellRange: Hashable, Sendable {
  /// The row, from the top, counted from 0.
  public var row: Int
  /// The columns, from the left, counted from 0; never empty.
  public var columns: Range<Int>

  /// Creates a range; at least one cell is in it.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns =
      columns.isEmpty ? columns.lowerBound..<columns.lowerBound + 1 : columns
  }
}
