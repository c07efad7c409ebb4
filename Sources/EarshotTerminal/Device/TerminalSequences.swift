/// What is written to a terminal besides the screen itself.
nonisolated enum TerminalSequences {
  /// Written whenever the terminal is taken: the alternate screen; pastes in brackets; news of the
  /// keyboard's focus; the mouse, with drags, in the form of SGR.
  static let enter = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?1002h\u{1B}[?1006h"

  /// Asked once: which keyboard flags are set, whether synchronized updates are known, and what the
  /// terminal is, which every terminal answers and so ends the answers.
  static let questions = "\u{1B}[?u\u{1B}[?2026$p\u{1B}[c"

  /// Written when the terminal is given back; undoes the former, and what was set later.
  static let leave =
    "\u{1B}[?2026l\u{1B}[<u\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1004l\u{1B}[?2004l"
    + "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  /// Has a terminal that knows kitty's protocol tell every key, what it types, and its place on the
  /// keyboard (flags 1, 4, 8 and 16): only so can Control by itself silence.
  static let tellAllKeys = "\u{1B}[>29u"

  /// The same where the flags may be set still, as after a stop that nobody announced.
  static let tellAllKeysStill = "\u{1B}[=29u"
}
