public import EarshotReader

/// What the terminal host does itself, which no reader can.
nonisolated enum HostFunction: String, CaseIterable {
  /// Says what there is to know at the beginning.
  case tutorial
  /// Draws the whole screen again.
  case redraw
  /// Stops the program, as a shell's job.
  case suspend
  /// Ends the program.
  case quit

  /// The row of the command table.
  fileprivate var binding: CommandBinding {
    let (name, keys): (String, [KeyChord]) =
      switch self {
      case .tutorial: ("Tutorial", [KeyChord(.function(2))])
      case .redraw: ("Draw Again", [KeyChord("l", .control)])
      case .suspend: ("Suspend", [KeyChord("z", .control)])
      case .quit: ("Quit", [KeyChord("c", .control), KeyChord("q", .control)])
      }
    return CommandBinding(name, .host(rawValue), keys: keys)
  }
}

nonisolated extension CommandTable {
  /// VoiceOver's commands, and those of the terminal host.
  public static let terminal = CommandTable(and: HostFunction.allCases.map(\.binding))
}
