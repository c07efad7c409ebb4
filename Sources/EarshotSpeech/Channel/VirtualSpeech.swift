/// Speech in virtual time: the ``VirtualVoice`` and a device that plays exactly as long as its owner
/// lets the clock run.
///
/// Commands take no time. ``advance(to:)`` stops the clock at each event, so that what the owner
/// submits in answer begins at that very moment.
public final class VirtualSpeech: SpeechChannel {
  /// Called with every command as it is given.
  public var onCommand: ((SpeechCommand) -> Void)?

  private let format: AudioFormat
  private let preparation: SpeechPreparation
  private var playback: VirtualPlayback

  /// Creates silent speech at time zero.
  public init(voice: VirtualVoice = VirtualVoice(), preparation: SpeechPreparation = .init()) {
    format = voice.format
    self.preparation = preparation
    playback = VirtualPlayback(voice: voice)
  }

  /// The time on the virtual clock.
  public var time: Duration { format.duration(of: playback.clock) }

  /// Whether nothing is being spoken and nothing is waiting.
  public var isIdle: Bool { playback.isIdle }

  /// When something is told next if nothing more is asked for; `nil` when nothing is.
  public var nextEventTime: Duration? { playback.nextEvent.map { format.duration(of: $0) } }

  /// Carries out a command at the present time.
  public func perform(_ command: SpeechCommand) {
    onCommand?(command)
    if let fact: SpeechFact<Int> = command.fact(preparation) { playback.take(fact) }
  }

  /// Whether there are events that were not taken yet.
  public var hasEvents: Bool { playback.hasEvents }

  /// What was told since the last call, in order.
  public func takeEvents() -> [SpeechEvent] { playback.takeEvents() }

  /// Lets the clock run to `deadline`, but not past the next event.
  ///
  /// - Returns: Whether the deadline was reached; `false` means that events wait at an earlier
  ///   moment, and that the call is to be repeated after they were taken.
  @discardableResult
  public func advance(to deadline: Duration) -> Bool {
    playback.advance(to: format.frames(in: deadline))
  }

  /// Lets the clock run until nothing is spoken any more, but not past the next event.
  ///
  /// - Returns: Whether nothing more will happen however much time passes.
  @discardableResult
  public func advanceToNextEvent() -> Bool { playback.advanceToNextEvent() }
}
