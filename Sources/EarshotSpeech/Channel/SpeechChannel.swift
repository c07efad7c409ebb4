/// Where a session sends what is to be spoken: into virtual time or to a real voice and device.
///
/// What becomes of it comes back as ``SpeechEvent``s: from ``VirtualSpeech/takeEvents()``, or from
/// ``LiveSpeech/events``.
public protocol SpeechChannel: AnyObject {
  /// Carries out a command; commands are carried out in the order in which they are given.
  func perform(_ command: SpeechCommand)
}
