/// Something of a file that was passed over, said once for all its occurrences.
public struct DocumentNote: Hashable, Sendable {
  /// What was passed over and why, as one sentence without a final period.
  public var message: String
  /// Where it first occurs, counted from 1.
  public var line: Int

  /// Creates a note.
  public init(message: String, line: Int) {
    self.message = message
    self.line = line
  }
}
