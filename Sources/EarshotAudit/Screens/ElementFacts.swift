/// What keeps the whole of an element from being seen or measured.
public enum ElementCut: String, Sendable, CaseIterable {
  /// The edge of the screen.
  case screen
  /// The edge of something that scrolls.
  case scroll
  /// Something around it that clips.
  case container
}

/// A number with its bounds.
public struct ElementRange: Hashable, Sendable {
  /// The number, or `nil` when it is not known.
  public var value: Double?
  /// The smallest it may be.
  public var minimum: Double?
  /// The largest it may be.
  public var maximum: Double?

  /// Creates a range.
  public init(value: Double?, minimum: Double?, maximum: Double?) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}

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
