/// A key of a keyboard, as terminals can tell it.
nonisolated public enum Key: Hashable, Sendable {
  /// A key that types; letters are in lower case.
  case character(Character)
  /// Return, and Enter on the number pad.
  case enter
  /// The tabulator.
  case tab
  /// The key that deletes backward.
  case backspace
  /// Escape.
  case escape
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Insert.
  case insert
  /// The key that deletes forward.
  case delete
  /// A function key, F1 being 1.
  case function(Int)
  /// A modifier key pressed by itself, which only some terminals tell.
  case modifier(KeyModifiers)
  /// Another key, such as a media key; nothing is done by it.
  case other
}
