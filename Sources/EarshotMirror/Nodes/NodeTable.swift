/// How large a table is, of which only a part may be there.
public struct NodeTable: Hashable, Sendable {
  /// The number of its rows.
  public var rows: Int
  /// The number of its columns.
  public var columns: Int

  /// Creates a size.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// Where a node stands in the table around it; rows and columns count from 0.
public struct NodeCell: Hashable, Sendable {
  /// What a cell is the title of.
  public enum Heading: String, Hashable, Sendable, CaseIterable {
    /// Of its rows.
    case rows
    /// Of its columns.
    case columns
  }

  /// The rows that it covers.
  public var rows: Range<Int>
  /// The columns that it covers.
  public var columns: Range<Int>
  /// What it is the title of, if it is one.
  public var heading: Heading?

  /// Creates the place of a cell.
  public init(rows: Range<Int>, columns: Range<Int>, heading: Heading? = nil) {
    self.rows = rows
    self.columns = columns
    self.heading = heading
  }

  /// Creates the place of a cell that covers one row and one column.
  public init(row: Int, column: Int, heading: Heading? = nil) {
    self.init(rows: row..<row + 1, columns: column..<column + 1, heading: heading)
  }
}
