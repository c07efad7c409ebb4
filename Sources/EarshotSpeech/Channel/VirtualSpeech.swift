/// Speech in virtual time: the ``VirtualVoice`` and a device that plays exactly as long as its owner
/// lets the clock run.
///
/// Commands take no time. ``advance(to:)`` moves the clock to the next moment at which something is
/// told, so that the owner can answer at that very moment; what it submits then begins there.
public final class VirtualSpeech: SpeechChannel {
  /// Hears of every command as it is given.
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

  /// Whether nothing is spoken and nothing waits to be.
  public var isIdle: Bool { playback.isIdle }

  /// Carries out a command at the present time.
  public func perform(_ command: SpeechCommand) {
    onCommand?(command)
    if let fact: SpeechFact<Int> = command.fact(preparation) { playback.take(fact) }
  }

  /// Whether something was told that nobody has taken.
  public var hasEvents: Bool { playback.hasEvents }

  /// What was told since the last call, in order.
  public func takeEvents() -> [SpeechEvent] { playback.takeEvents() }

  /// Lets the clock run to `deadline`, but not past the next moment at which something is told.
  ///
  /// - Returns: Whether the deadline was reached; `false` means that events wait at an earlier
  ///   moment, and that the call is to be repeated after they were taken.
  @discardableResult
  public func advance(to deadline: Duration) -> Bool {
    playback.advance(to: format.frames(in: deadline))
  }

  /// Lets the clock run until nothing is spoken any more, but not past the next moment at which
  /// something is told.
  ///
  /// - Returns: Whether nothing is left that time could bring about.
  @discardableResult
  public func advanceToNextEvent() -> Bool { playback.advanceToNextEvent() }
}
