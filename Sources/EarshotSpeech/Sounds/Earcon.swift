/// A short sound that stands for an event, heard faster than words.
public enum Earcon: String, Hashable, Sendable, CaseIterable {
  /// The cursor landed on an element.
  case focus
  /// There is no element further that way.
  case boundary
  /// Another screen is there.
  case screenChange
  /// Part of the screen has changed.
  case layoutChange
  /// Something was scrolled.
  case scroll
  /// An element was activated.
  case activate
  /// An element became the selected one.
  case select
  /// Something was switched on.
  case on
  /// Something was switched off.
  case off
  /// A value was made greater.
  case increment
  /// A value was made smaller.
  case decrement
  /// The rotor was turned.
  case rotor
  /// Text is being typed into.
  case textEntry
  /// What was asked for cannot be done.
  case error
  /// A message wants attention.
  case alert
  /// Something is going on and nothing needs to be done.
  case progress
  /// The letter that follows is a capital one.
  case capital
}
