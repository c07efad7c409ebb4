/// News of speech with its moment.
public struct SpeechEvent: Hashable, Sendable {
  /// How long after the beginning of the session it happened: virtual time, or a steady clock's.
  public var time: Duration
  /// What happened.
  public var news: SpeechNews

  /// Creates an event.
  public init(time: Duration, news: SpeechNews) {
    self.time = time
    self.news = news
  }
}
