public import EarshotModel
public import EarshotReader

/// What a key can ask for: something of the screen reader, or of the host around it.
nonisolated public enum HostCommand: Hashable, Sendable {
  /// A command of the reader that needs nothing but its name.
  case reader(ReaderCommand.Name)
  /// Scrolls by a page.
  case scroll(AccessibilityScrollDirection)
  /// Goes to the next thing of a kind, or to the previous one, whatever the rotor is set to.
  case find(RotorKind, isForward: Bool)
  /// Says how to use the element under the cursor.
  case readHint
  /// Says label, kind and place of the element under the cursor, and how many there are.
  case summarize
  /// Ends speech.
  case silence
  /// Turns the sound off or on.
  case toggleMute
  /// Blanks the screen, or shows it again.
  case toggleCurtain
  /// Has letters by themselves be commands, or be nothing.
  case toggleLetters
  /// Has the keys of VoiceOver work without its modifier, or only with it.
  case toggleLock
  /// Begins help, in which keys say what they do until escape ends it.
  case beginHelp
  /// Offers all elements of the screen to choose from.
  case chooseItem
  /// Asks for a text and goes to the element that holds it.
  case search
  /// Goes to the next element that holds the text, or to the previous one.
  case searchAgain(isForward: Bool)
  /// Puts what was said last on the clipboard of the terminal.
  case copySpeech
  /// Says what there is to know at the beginning.
  case tutorial
  /// Says where settings are kept.
  case settings
  /// Draws the whole screen again.
  case redraw
  /// Stops the program, as a shell's job.
  case suspend
  /// Ends the program.
  case quit
}

nonisolated extension HostCommand {
  /// Whether it ends what is being said when it says nothing itself.
  var stopsSpeech: Bool { self != .reader(.pause) }
}
