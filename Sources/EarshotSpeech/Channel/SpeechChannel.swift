/// Where a session sends what is to be spoken: into virtual time or to a real voice and device.
///
/// What becomes of it comes back as ``SpeechEvent``s: from ``takeEvents()`` of a channel in virtual time,
/// or from ``LiveSpeech/events``. A channel that speaks in real time has nothing but ``perform(_:)``: its
/// time passes by itself.
public protocol SpeechChannel: AnyObject {
  /// Carries out a command; commands are carried out in the order in which they are given.
  func perform(_ command: SpeechCommand)

  /// The time on the virtual clock of the channel; zero where it has none.
  var time: Duration { get }

  /// Whether nothing waits for the virtual clock to go on.
  var isIdle: Bool { get }

  /// When something is told next if nothing more is asked for, on the virtual clock; `nil` when nothing is, or where there
  /// is no such clock.
  var nextEventTime: Duration? { get }

  /// Whether something was told that nobody has taken.
  var hasEvents: Bool { get }

  /// What was told since the last call, in order.
  func takeEvents() -> [SpeechEvent]

  /// Lets the virtual clock run to `deadline`, but not past the next moment at which something is told.
  ///
  /// - Returns: Whether the deadline was reached.
  func advance(to deadline: Duration) -> Bool

  /// Lets the virtual clock run until nothing is spoken any more, but not past the next moment at which
  /// something is told.
  ///
  /// - Returns: Whether nothing is left that virtual time could bring about.
  func advanceToNextEvent() -> Bool
}

/// A channel without virtual time.
extension SpeechChannel {
  /// There is no virtual clock.
  public var time: Duration { .zero }
  /// Nothing waits for a virtual clock.
  public var isIdle: Bool { true }
  /// What is told comes by another way.
  public var nextEventTime: Duration? { nil }
  /// What is told comes by another way.
  public var hasEvents: Bool { false }
  /// What is told comes by another way.
  public func takeEvents() -> [SpeechEvent] { [] }
  /// Time passes by itself.
  public func advance(to deadline: Duration) -> Bool { true }
  /// Time passes by itself.
  public func advanceToNextEvent() -> Bool { true }
}

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
