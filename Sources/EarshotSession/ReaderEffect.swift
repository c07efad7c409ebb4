public import EarshotModel
public import EarshotSpeech

/// What a reader wants done.
public enum ReaderEffect {
  /// The voice is to do something.
  case speech(SpeechCommand)
  /// A sound is to be played.
  case sound(Earcon)
  /// The app is to be told something.
  case message(any NotificationMessage)
  /// The cursor has moved to an element, or to nothing, for a reason.
  case focus(Responder?, cause: String)
  /// An accessibility action on an element was handled by a responder, or by nobody.
  case action(name: String, element: Responder?, handledBy: Responder?)
  /// People should know of something.
  case note(String)
}
