/// The shape of a data table.
public struct ElementTable: Hashable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The number of columns.
  public var columns: Int
  /// Whether something heads a row or a column.
  public var hasHeaders: Bool

  /// Creates a shape.
  public init(rows: Int, columns: Int, hasHeaders: Bool) {
    self.rows = rows
    self.columns = columns
    self.hasHeaders = hasHeaders
  }
}
