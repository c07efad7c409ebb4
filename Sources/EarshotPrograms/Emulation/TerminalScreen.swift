/// A terminal in which a program runs that nobody has to see: bytes in, frames out.
public protocol TerminalScreen: AnyObject {
  /// Takes what the program wrote.
  func write(_ bytes: [UInt8])

  /// Gives the screen another size, of at least one row and one column.
  func resize(rows: Int, columns: Int)

  /// The screen as it is now, with what has happened since the last call.
  func takeFrame() -> TerminalFrame

  /// Whether the program is in the middle of an update, so that a frame would show half of it.
  var isUpdating: Bool { get }

  /// What the terminal has answered to questions of the program since the last call.
  func takeAnswers() -> [UInt8]
}
