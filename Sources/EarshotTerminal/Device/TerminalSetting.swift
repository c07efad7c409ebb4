/// What a terminal is in by what was written to it, as what takes it there again and what takes it back.
nonisolated struct TerminalSetting: Hashable, Sendable {
  /// Written when the process goes on after a stop.
  var enter: String
  /// Written when the terminal is given back; what is longer than 512 bytes is not taken.
  var leave: String
}
