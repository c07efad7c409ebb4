import EarshotPrograms

/// What a terminal is in by what was written to it, as what takes it there again and what takes it back.
nonisolated struct TerminalSetting: Hashable, Sendable {
  /// Written when the process goes on after a stop.
  var enter: String
  /// Written when the terminal is given back; what is longer than 512 bytes is not taken.
  var leave: String
}

nonisolated extension TerminalSetting {
  /// What a program has set of its terminal.
  init(_ modes: TerminalModes) {
    self.init(enter: modes.establishment, leave: modes.restoration)
  }
}
