/// Something that was done with the mouse, at a cell of the terminal.
nonisolated package struct MouseEvent: Hashable, Sendable {
  /// What was done.
  package enum Kind: Hashable, Sendable {
    /// The first button went down.
    case press
    /// The mouse moved with the first button held.
    case drag
    /// The mouse moved with no button held.
    case move
    /// The first button came up.
    case release
    /// The wheel was turned up.
    case wheelUp
    /// The wheel was turned down.
    case wheelDown
    /// Something with another button.
    case other
  }

  /// What was done.
  package var kind: Kind
  /// The row of the cell, counted from 0.
  package var row: Int
  /// The column of the cell, counted from 0.
  package var column: Int

  /// Creates an event.
  package init(_ kind: Kind, row: Int, column: Int) {
    self.kind = kind
    self.row = row
    self.column = column
  }

  /// Reads the parameters of an SGR mouse report (xterm's mode 1006).
  init(button: Int, column: Int, row: Int, isRelease: Bool) {
    let kind: Kind =
      switch button & ~0b1_1100 {
      case 64: .wheelUp
      case 65: .wheelDown
      case 0: isRelease ? .release : .press
      case 32: .drag
      case 35: .move
      default: .other
      }
    self.init(kind, row: max(0, row - 1), column: max(0, column - 1))
  }
}
