import EarshotModel

/// What the reader itself asks of a listener; until it is answered, commands and what is typed go there.
enum Prompt {
  /// A choice from a list.
  case choice(Chooser)
  /// The settings, each with what it is.
  case settings(Chooser)
  /// The text to search for, as far as it was typed.
  case search(String)
  /// The name that the listener gives an element, as far as it was typed.
  case label(Responder, String)
  /// Help, in which gestures and keys say what they do, and do nothing.
  case help
}
