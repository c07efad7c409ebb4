/// Why the screen changed, which decides where the cursor lands.
public enum ScreenChangeCause: String, Sendable, CaseIterable {
  /// The app said so.
  case posted
  /// A controller was pushed; the cursor goes to the Back button (guide row G25).
  case push
  /// A controller was popped.
  case pop
  /// A controller was presented over the screen.
  case present
  /// A presented controller was dismissed; the cursor returns to where it stood.
  case dismiss
}
