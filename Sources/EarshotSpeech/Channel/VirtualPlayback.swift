/// The voice, the device and the clock of ``VirtualSpeech`` around a timeline; times are counted in frames.
struct VirtualPlayback: ~Copyable {
  /// The frames that have passed.
  private(set) var clock = 0

  private let voice: VirtualVoice
  private var timeline: SpeechTimeline<Int>
  private var device = AudioPosition(epoch: 0, frame: 0)
  /// What the voice has read and the timeline does not know of yet; it asks for one thing at a time.
  private var reading: (token: SynthesisToken, reading: VirtualVoice.Reading)?
  private var events: [SpeechEvent] = []

  /// How many events follow a command at most as a rule.
  private static let usualEvents = 4

  /// Creates silence at time zero.
  init(voice: VirtualVoice) {
    self.voice = voice
    // A voice that answers at once has nothing to make ahead.
    timeline = SpeechTimeline(format: voice.format, lookahead: .zero)
  }

  /// Whether nothing is spoken and nothing waits to be.
  var isIdle: Bool { timeline.isIdle }

  /// Whether something was told that nobody has taken.
  var hasEvents: Bool { !events.isEmpty }

  /// The frame of the clock at which something is told next; `nil` when nothing is.
  var nextEvent: Int? {
    timeline.isPlaying ? timeline.nextFrame.map { clock + $0 - device.frame } : nil
  }

  /// What was told since the last call, in order.
  mutating func takeEvents() -> [SpeechEvent] { exchange(&events, with: []) }

  /// Lets the clock run to a frame, but not past the next one at which something is told.
  ///
  /// - Returns: Whether the frame was reached.
  mutating func advance(to deadline: Int) -> Bool {
    let end = max(deadline, clock)
    while events.isEmpty {
      guard let next = nextEvent, next <= end else {
        play(end - clock)
        return true
      }
      play(next - clock)
    }
    return clock == end
  }

  /// Lets the clock run to the next frame at which something is told.
  ///
  /// - Returns: Whether there is none.
  mutating func advanceToNextEvent() -> Bool {
    while events.isEmpty {
      guard let next = nextEvent else { return true }
      play(next - clock)
    }
    return false
  }

  /// Lets `frames` pass; the device plays as long as it has something to play.
  private mutating func play(_ frames: Int) {
    clock += frames
    guard timeline.isPlaying else { return }
    device.frame = min(device.frame + frames, timeline.handedOver)
    take(.played(device))
  }

  /// Takes in a fact and what follows from it; the voice answers at once, and the device tells at once of
  /// words that begin where it stands.
  mutating func take(_ fact: consuming SpeechFact<Int>) {
    apply(fact)
    repeat {
      while let (token, reading) = reading.take() {
        apply(
          .produced(
            token,
            SoundStretch(
              sound: reading.frameCount, frameCount: reading.frameCount,
              audibleEnd: reading.frameCount, words: reading.words)))
        apply(.synthesisEnded(token))
      }
      if timeline.hasWordToTell { apply(.played(device)) }
    } while reading != nil
  }

  private mutating func apply(_ fact: consuming SpeechFact<Int>) {
    for effect in timeline.apply(fact) { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: consuming SpeechEffect<Int>) {
    switch consume effect {
    case .synthesize(let token, let request):
      reading = (token, voice.read(request))
    case .flush(let epoch):
      device = AudioPosition(epoch: epoch, frame: 0)
    case .tell(let news):
      if events.isEmpty { events.reserveCapacity(Self.usualEvents) }
      events.append(SpeechEvent(time: voice.format.duration(of: clock), news: news))
    case .submit, .submitSilence, .cancelSynthesis, .pauseDevice, .resumeDevice:
      // The timeline knows all that these change in a device without sound.
      break
    }
  }
}
