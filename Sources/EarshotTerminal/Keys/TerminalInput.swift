package import EarshotReader

/// What a terminal sends: keys, and answers to what it was asked.
nonisolated package enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A text was pasted; of a longer one than `InputDecoder/pasteLimit` bytes the beginning.
  case paste(String, isWhole: Bool)
  /// Something was done with the mouse.
  case mouse(MouseEvent)
  /// The terminal's window has got or lost the keyboard.
  case focus(Bool)
  /// The terminal knows the kitty keyboard protocol; the flags that are set.
  case keyboardFlags(Int)
  /// The terminal told its state of a private mode; whether it knows the mode at all.
  case mode(Int, isKnown: Bool)
  /// The terminal told what it is; every terminal answers so, after the answers to earlier questions.
  case deviceAttributes

  /// Whether Control and C were pressed.
  var isInterrupt: Bool {
    if case .key(let press) = self { press.isInterrupt } else { false }
  }
}
