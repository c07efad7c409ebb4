public import EarshotModel
public import EarshotReader
public import EarshotSpeech

/// What a session asks of a reader.
///
/// A reader decides and never acts: what it wants done comes back as values, which the session
/// carries out in their order.
public protocol SessionReader: AnyObject {
  /// Does what a person asks for.
  func perform(_ command: ReaderCommand, on host: any AccessibilityHost) -> [ReaderEffect]

  /// Takes up a notification that the host posted.
  func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect]

  /// Looks at the host after it was laid out and its notifications were taken up.
  ///
  /// `hasChanged` says whether code of the app has run, or anything was laid out, since the last time.
  func hostDidUpdate(_ host: any AccessibilityHost, hasChanged: Bool) -> [ReaderEffect]

  /// Hears what has become of speech.
  func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect]
}

extension ScreenReader: SessionReader {}
