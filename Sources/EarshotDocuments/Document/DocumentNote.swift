import EarshotFiles

/// Something in a file that was passed over, noted once for all its occurrences.
nonisolated public struct DocumentNote: Hashable, Sendable {
  /// What was passed over and why, as one sentence without a final period.
  public var message: String
  /// The line on which it first occurs, counted from 1; 1 when there is no place in the file.
  public var line: Int
  /// The column in which it first occurs, counted from 1; 1 when there is no place in the file.
  public var column: Int

  /// Creates a note.
  public init(message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = line
    self.column = column
  }
}

extension DocumentNote {
  init(_ message: String, at place: SourcePlace) {
    self.init(message: message, line: place.line, column: place.column)
  }
}
