/// Characters of the screen that lead somewhere (OSC 8).
public struct TerminalLink: Hashable, Sendable {
  /// Where it leads.
  public var url: String
  /// The row.
  public var row: Int
  /// The columns.
  public var columns: Range<Int>

  /// Creates a link.
  public init(to url: String, row: Int, columns: Range<Int>) {
    self.url = url
    self.row = row
    self.columns = columns
  }
}
