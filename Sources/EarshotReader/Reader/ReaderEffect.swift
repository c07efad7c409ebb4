public import EarshotModel
public import EarshotSpeech

/// What a reader wants done; whoever drives it does it, in the order given.
public enum ReaderEffect {
  /// The voice is to do something.
  case speech(SpeechCommand)
  /// A sound is to be played at a place between the ears.
  case sound(Earcon, Pan = .none)
  /// The app is to be told something.
  case message(any NotificationMessage)
  /// The app is to be told that the reader was turned on or off (guide row G33).
  case status(isRunning: Bool)
  /// The cursor has moved from one element to another, either of them possibly nothing.
  case focus(Responder?, leaving: Responder?, cause: FocusCause)
  /// An accessibility action on an element was handled by a responder, or by nobody.
  case action(name: String, element: Responder?, handledBy: Responder?)
  /// People should know of something.
  case note(String)
}
