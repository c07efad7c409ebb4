/// Where a shell says that something of a command begins or ends (OSC 133).
public struct PromptMark: Hashable, Sendable {
  /// What begins or ends.
  public enum Kind: Hashable, Sendable {
    /// A prompt begins (A).
    case prompt
    /// The command line that is typed begins (B).
    case command
    /// What the command says begins (C).
    case output
    /// The command has ended (D), with its status where the shell tells it.
    case end(status: Int?)
  }

  /// What begins or ends.
  public var kind: Kind
  /// Where the cursor stood when the mark came, on the screen as the frame shows it; a negative row has
  /// left the screen at its top.
  public var position: CellPosition

  /// Creates a mark.
  public init(_ kind: Kind, at position: CellPosition) {
    self.kind = kind
    self.position = position
  }
}
