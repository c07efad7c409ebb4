/// A key that went to a program, by what is on its cap and not by the bytes that were sent.
public enum ProgramKey: Hashable, Sendable {
  /// Characters that were typed, or pasted.
  case text(String)
  /// Enter.
  case enter
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Escape.
  case escape
  /// The key that deletes what stands before the cursor.
  case backspace
  /// The key that deletes what stands behind the cursor.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// A function key by its number, from 1.
  case function(Int)
  /// A letter with Control.
  case control(Character)
  /// A letter with Alt, or after Escape.
  case alt(Character)
}
