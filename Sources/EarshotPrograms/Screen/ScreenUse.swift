/// How a program draws on a screen that it has erased as a whole.
///
/// Where a terminal has no alternate screen, as the console of Linux, a program that takes the whole screen is known by
/// nothing else.
public enum ScreenUse: Hashable, Sendable {
  /// It writes line below line, as a shell does behind `clear`.
  case lines
  /// It goes to places of the screen, as an editor does.
  case places
  /// It has ended, and what it has drawn stands there still.
  case ended
}
