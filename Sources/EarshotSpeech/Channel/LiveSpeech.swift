/// Speech with a real voice on a real device: one task that owns a timeline and carries out what it
/// decides.
///
/// 1. Commands, the voice's sound and the device's reports come into one stream and are taken one
///    by one, so that their order is the order of events.
/// 2. Before a command, the timeline learns how far the device is: what is cut by the command is
///    told with what was heard of it.
/// 3. The voice works in a task of its own, one request at a time; cancelling the task stops it.
/// 4. When a device dies the next of the list takes over; when none is left that is told, and every
///    utterance fails until one of them works again, which is tried before each.
public final class LiveSpeech: SpeechChannel, Sendable {
  /// What becomes of speech, in order; it ends after ``finish()``.
  public let events: AsyncStream<SpeechEvent>

  private let inputs: AsyncStream<LiveSpeechInput>.Continuation
  private let work: Task<Void, Never>

  /// Starts speech.
  ///
  /// - Parameters:
  ///   - synthesizer: The voice.
  ///   - sinks: The devices, the best first; those that store sound in another way than the voice
  ///     are passed over.
  ///   - preparation: How utterances are made ready for the voice.
  ///   - soundGain: How loud sounds are, from 0 to 1; 0 leaves them out.
  ///   - patience: The patience of the run, which the voice shares.
  public convenience init(
    synthesizer: any Synthesizer,
    sinks: [any AudioSink],
    preparation: SpeechPreparation = SpeechPreparation(),
    soundGain: Double = 1,
    patience: SharedPatience = SharedPatience()
  ) {
    let beginning = ContinuousClock.now
    self.init(
      synthesizer: synthesizer, sinks: sinks, preparation: preparation, soundGain: soundGain,
      patience: patience
    ) { beginning.duration(to: .now) }
  }

  /// Starts speech by a clock that `time` reads.
  init(
    synthesizer: any Synthesizer, sinks: [any AudioSink],
    preparation: SpeechPreparation = SpeechPreparation(), soundGain: Double = 1,
    patience: SharedPatience = SharedPatience(), time: @escaping @Sendable () -> Duration
  ) {
    let (events, continuation) = AsyncStream.makeStream(of: SpeechEvent.self)
    let (stream, inputs) = AsyncStream.makeStream(of: LiveSpeechInput.self)
    self.events = events
    self.inputs = inputs
    work = Task.detached {
      let performer = SpeechPerformer(
        voice: SoundingVoice(synthesizer, soundGain: soundGain), sinks: sinks,
        preparation: preparation, inputs: inputs, events: continuation, patience: patience,
        time: time)
      performer.start()
      for await input in stream {
        performer.take(input)
        if performer.isFinished { break }
      }
      performer.stop()
      inputs.finish()
      continuation.finish()
    }
  }

  deinit {
    inputs.yield(.command(.shutDown))
  }

  /// Carries out a command; it is taken in order with those before it.
  public func perform(_ command: SpeechCommand) {
    inputs.yield(.command(command))
  }

  /// Ends what is being said, closes the device, and returns when nothing more can be heard.
  ///
  /// Do not speak again before ``takeDevice()``.
  ///
  /// A program that is stopped cannot tell a sound server to be silent, and keeps the device from
  /// others.
  public func leaveDevice() async {
    await withCheckedContinuation { left in
      if case .terminated = inputs.yield(.leaveDevice(left)) { left.resume() }
    }
  }

  /// Opens the device again, or the next one that works.
  public func takeDevice() {
    inputs.yield(.takeDevice)
  }

  /// Ends all speech and returns when the device is closed and every outcome was told.
  public func finish() async {
    inputs.yield(.command(.shutDown))
    await work.value
  }
}

/// What comes into live speech.
enum LiveSpeechInput: Sendable {
  case command(SpeechCommand)
  case chunk(SynthesisToken, SynthesisChunk, Pan)
  case synthesisEnded(SynthesisToken, SpeechFailure?)
  case audio(sink: Int, AudioReport)
  case leaveDevice(CheckedContinuation<Void, Never>)
  case takeDevice
}
