/// Something that a terminal or the system tells.
nonisolated enum TerminalEvent: Hashable, Sendable {
  /// Bytes were typed, or sent in answer to a question.
  case bytes([UInt8])
  /// The size of the window may have changed.
  case resized
  /// The process goes on after a stop; what the terminal shows is not known.
  case resumed
  /// The process is asked to stop, as by Ctrl-Z from elsewhere.
  case stopRequested
  /// The process is asked to end by this signal; the terminal was given back already.
  case endRequested(signal: Int32)
  /// The terminal has gone away.
  case closed
}
