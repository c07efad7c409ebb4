import Glibc

/// How many rows and columns a terminal has.
nonisolated struct TerminalSize: Hashable, Sendable {
  var rows: Int
  var columns: Int

  /// What a terminal has that does not say.
  static let standard = TerminalSize(rows: 24, columns: 80)

  /// The size of the terminal behind a descriptor.
  init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      self = .standard
      return
    }
    self.init(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
