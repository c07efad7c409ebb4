/// Speech in virtual time: the ``VirtualVoice`` and a device that plays exactly as long as its owner
/// lets the clock run.
///
/// Commands take no time. ``advance(to:)`` moves the clock to the next moment at which something is
/// told, so that the owner can answer at that very moment; what it submits then begins there.
public final class VirtualSpeech: SpeechChannel {
  /// Hears of every command as it is given.
  public var onCommand: ((SpeechCommand) -> Void)?

  private let voice: VirtualVoice
  private let preparation: SpeechPreparation
  private var timeline: SpeechTimeline<Int>
  private var clock = 0
  private var device = AudioPosition(epoch: 0, frame: 0)
  private var facts: [SpeechFact<Int>] = []
  private var events: [SpeechEvent] = []

  /// Creates silent speech at time zero.
  public init(voice: VirtualVoice = VirtualVoice(), preparation: SpeechPreparation = .init()) {
    self.voice = voice
    self.preparation = preparation
    // A voice that answers at once has nothing to make ahead.
    timeline = SpeechTimeline(format: voice.format, lookahead: .zero)
  }

  /// The time on the virtual clock.
  public var time: Duration { voice.format.duration(of: clock) }

  /// Whether nothing is spoken and nothing waits to be.
  public var isIdle: Bool { timeline.isIdle }

  /// Carries out a command at the present time.
  public func perform(_ command: SpeechCommand) {
    onCommand?(command)
    guard let fact: SpeechFact<Int> = command.fact(preparation) else { return }
    facts.append(fact)
    settle()
  }

  /// What was told since the last call, in order.
  public func takeEvents() -> [SpeechEvent] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  /// Lets the clock run to `deadline`, but not past the next moment at which something is told.
  ///
  /// - Returns: Whether the deadline was reached; `false` means that events wait at an earlier
  ///   moment, and that the call is to be repeated after they were taken.
  @discardableResult
  public func advance(to deadline: Duration) -> Bool {
    let end = max(voice.format.frames(in: deadline), clock)
    while events.isEmpty {
      guard timeline.isPlaying, let next = timeline.nextFrame, next - device.frame <= end - clock
      else {
        play(end - clock)
        return true
      }
      play(next - device.frame)
    }
    return clock == end
  }

  /// Lets the clock run until nothing is spoken any more, but not past the next moment at which
  /// something is told.
  ///
  /// - Returns: Whether nothing is left that time could bring about.
  @discardableResult
  public func advanceToNextEvent() -> Bool {
    while events.isEmpty {
      guard timeline.isPlaying, let next = timeline.nextFrame else { return true }
      play(next - device.frame)
    }
    return false
  }

  /// Lets `frames` pass; the device plays as long as it has something to play.
  private func play(_ frames: Int) {
    clock += frames
    if timeline.isPlaying {
      device.frame = min(device.frame + frames, timeline.handedOver)
      facts.append(.played(device))
    }
    settle()
  }

  /// Applies facts until none is left; the virtual voice answers at once.
  private func settle() {
    var next = 0
    while next < facts.count {
      for effect in timeline.apply(facts[next]) { carryOut(effect) }
      next += 1
      if next == facts.count, timeline.hasWordToTell { facts.append(.played(device)) }
    }
    facts.removeAll(keepingCapacity: true)
  }

  private func carryOut(_ effect: SpeechEffect<Int>) {
    switch effect {
    case .synthesize(let token, let request):
      let reading = voice.read(request)
      facts.append(
        .produced(
          token,
          SoundStretch(
            sound: reading.frameCount, frameCount: reading.frameCount,
            audibleEnd: reading.frameCount, words: reading.words)))
      facts.append(.synthesisEnded(token))
    case .flush(let epoch):
      device = AudioPosition(epoch: epoch, frame: 0)
    case .tell(let news):
      events.append(SpeechEvent(time: time, news: news))
    case .submit, .submitSilence, .cancelSynthesis, .pauseDevice, .resumeDevice:
      // The timeline knows all that these change in a device without sound.
      break
    }
  }
}
