/// Why a terminal cannot be used.
nonisolated public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is no terminal.
  case notATerminal
  /// The program draws on its terminal already.
  case inUse
  /// The system refused, with this error number.
  case refused(Int32)
}
