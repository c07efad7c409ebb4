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
  /// Takes on the settings as they are written down by now.
  case readSettings
  /// Has the element under the cursor be come back to, or not any more.
  case setBookmark
  /// Goes to the next element that can be come back to.
  case nextBookmark
  /// Has every key be a command while a program is run, or only those after the prefix.
  case readerMode
  /// Has keys that go to a program end what is being said, or let it go on.
  case keysSilence
  /// Shows what the last command of a shell has said, to be read.
  case commandOutput
  /// Shows what has left the screen of a program, to be read.
  case history

  /// Whether it is only there while a program is run.
  var isForPrograms: Bool {
    switch self {
    case .readerMode, .keysSilence, .commandOutput, .history: true
    default: false
    }
  }

  /// The row of the command table.
  fileprivate var binding: CommandBinding {
    let (name, keys): (String, [KeyChord]) =
      switch self {
      case .tutorial: ("Tutorial", [KeyChord(.function(2))])
      case .redraw: ("Draw Again", [KeyChord("l", .control)])
      case .suspend: ("Suspend", [KeyChord("z", .control)])
      case .quit: ("Quit", [KeyChord("c", .control), KeyChord("q", .control)])
      case .readSettings: ("Read Settings Again", [KeyChord(.function(9), .shift)])
      case .setBookmark: ("Set Bookmark", [KeyChord("*")])
      case .nextBookmark: ("Next Bookmark", [KeyChord("'")])
      case .readerMode: ("Toggle Reader Mode", [KeyChord(";")])
      case .keysSilence: ("Toggle Keys Stop Speech", [KeyChord("\"")])
      case .commandOutput: ("Review Command Output", [KeyChord("=")])
      case .history: ("Review History", [KeyChord("\\")])
      }
    return CommandBinding(name, .host(rawValue), keys: keys)
  }
}

nonisolated extension CommandTable {
  /// VoiceOver's commands, and those of the terminal host.
  public static let terminal = CommandTable(and: HostFunction.allCases.map(\.binding))
}
