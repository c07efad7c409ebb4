public import EarshotModel
public import EarshotSpeech

/// Whoever reads a host aloud, as a session sees it.
///
/// A reader decides and never acts: what it wants done comes back as values, which the session
/// carries out in their order.
public protocol SessionReader: AnyObject {
  /// Looks at the host after it was laid out, before its notifications are taken up.
  func hostDidUpdate(_ host: any AccessibilityHost) -> [ReaderEffect]

  /// Takes up a notification that the host posted.
  func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect]

  /// Hears what has become of speech.
  func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect]
}
