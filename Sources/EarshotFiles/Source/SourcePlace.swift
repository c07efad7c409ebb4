/// A place in a file.
package struct SourcePlace: Hashable, Sendable {
  // A tree of two million values holds a place for each, so the numbers are small.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column in Unicode scalars, counted from 1.
  package var column: Int { Int(storedColumn) }

  /// The beginning of a file.
  package static let start = SourcePlace(line: 1, column: 1)

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}
