public import EarshotModel
public import EarshotSpeech

/// Something that a reader asks its session to do; effects are carried out in the order given.
public enum ReaderEffect {
  /// The voice is to do something.
  case speech(SpeechCommand)
  /// A sound is to be played at a place between the ears.
  case sound(Earcon, Pan = .none)
  /// A message is to be posted to the app.
  case message(any NotificationMessage)
  /// The app is to be told that the reader was turned on or off (guide row G33).
  case status(isRunning: Bool)
  /// The cursor has moved from one element to another, either of them possibly nothing.
  case focus(Responder?, leaving: Responder?, cause: FocusCause)
  /// An accessibility action on an element was handled by a responder, or by nobody.
  case action(name: String, element: Responder?, handledBy: Responder?)
  /// The settings are to be there again the next time.
  case keepSettings(ReaderSettings)
  /// A note is to be written for people.
  case note(String)
}
