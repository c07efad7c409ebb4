/// Carries out what the timeline decides, inside the one task of ``LiveSpeech``.
final class SpeechPerformer {
  private let voice: SoundingVoice
  private let preparation: SpeechPreparation
  private let inputs: AsyncStream<LiveSpeechInput>.Continuation
  private let events: AsyncStream<SpeechEvent>.Continuation
  /// The time since speech began.
  private let time: @Sendable () -> Duration

  private var timeline: SpeechTimeline<PlacedSound>
  private let sinks: [any AudioSink]
  /// The present device by its place in the list; past its end when none works.
  private var place = -1
  /// How many devices were opened: what tells the reports of one from those of another.
  private var openings = 0
  /// When devices were last tried in vain, and how long that took.
  private var search = (end: Duration.zero, duration: Duration.zero)
  private var voiceTask: (token: SynthesisToken, task: Task<Void, Never>)?

  private(set) var isFinished = false

  /// How long devices are waited for, all together, and how often.
  private let patience: SharedPatience

  init(
    voice: SoundingVoice,
    sinks: [any AudioSink],
    preparation: SpeechPreparation,
    inputs: AsyncStream<LiveSpeechInput>.Continuation,
    events: AsyncStream<SpeechEvent>.Continuation,
    patience: SharedPatience,
    time: @escaping @Sendable () -> Duration
  ) {
    self.patience = patience
    self.voice = voice
    self.preparation = preparation
    self.inputs = inputs
    self.events = events
    self.time = time
    self.sinks = sinks.filter { $0.format == voice.format }
    timeline = SpeechTimeline(format: voice.format)
  }

  /// Opens the first device that works.
  func start() {
    let failure = openSink(from: 0, epoch: timeline.position.epoch)
    if let failure {
      tell(.soundLost(failure))
      apply(.deviceLost(failure, hasSuccessor: false))
    }
  }

  func stop() {
    voiceTask?.task.cancel()
    sink?.stop()
  }

  func take(_ input: LiveSpeechInput) {
    switch input {
    case .command(let command):
      if sink == nil, case .submit = command { findSinkAgain() }
      if let sink { apply(.played(sink.position)) }
      if case .sound(let earcon, let pan) = command, voice.soundGain > 0 {
        let samples = earcon.samples(in: voice.format, gain: voice.soundGain)
        sink?.mix(StereoSound(samples, pan: pan))
      }
      if let fact: SpeechFact<PlacedSound> = command.fact(preparation) { apply(fact) }
      if command == .shutDown { isFinished = true }
    case .chunk(let token, let chunk, let pan):
      apply(.produced(token, SoundStretch(chunk, pan: pan)))
    case .synthesisEnded(let token, nil):
      apply(.synthesisEnded(token))
    case .synthesisEnded(let token, let failure?):
      apply(.synthesisFailed(token, failure))
    case .audio(let number, let report):
      guard number == openings else { return }
      switch report {
      case .played(let position):
        patience.noteAnswer(of: .sound)
        apply(.played(position))
      case .failed(let failure):
        // One that opens and then plays nothing is as silent as one that does not open.
        patience.noteSilence(of: .sound)
        replaceSink(failure)
      }
    case .leaveDevice(let left):
      take(.command(.silence))
      sink?.stop()
      left.resume()
    case .takeDevice: reopenSink()
    }
  }

  private func apply(_ fact: SpeechFact<PlacedSound>) {
    for effect in timeline.apply(fact) { carryOut(effect) }
  }

  private func carryOut(_ effect: SpeechEffect<PlacedSound>) {
    switch effect {
    case .synthesize(let token, let request): ask(request, token)
    case .cancelSynthesis(let token):
      if voiceTask?.token == token {
        voiceTask?.task.cancel()
        voiceTask = nil
      }
    case .submit(let sound): sink?.submit(sound.samples, pan: sound.pan)
    case .submitSilence(let frameCount): sink?.submitSilence(frameCount: frameCount)
    case .flush(let epoch): sink?.flush(epoch: epoch)
    case .pauseDevice: sink?.pause()
    case .resumeDevice: sink?.resume()
    case .tell(let news): tell(news)
    }
  }

  private func ask(_ request: SynthesisRequest, _ token: SynthesisToken) {
    let task = Task { [voice, inputs] in
      var failure: SpeechFailure?
      do throws(SpeechFailure) {
        try await voice.synthesize(request) { chunk in
          inputs.yield(.chunk(token, chunk, request.pan))
        }
      } catch {
        failure = error
      }
      inputs.yield(.synthesisEnded(token, failure))
    }
    voiceTask = (token, task)
  }

  private func tell(_ news: SpeechNews) {
    events.yield(SpeechEvent(time: time(), news: news))
  }
}

// The devices.
extension SpeechPerformer {
  private var sink: (any AudioSink)? { sinks.indices.contains(place) ? sinks[place] : nil }

  private func replaceSink(_ failure: SpeechFailure) {
    sink?.stop()
    // The timeline counts anew once it knows, so the next device begins with that number.
    let openingFailure = openSink(from: place + 1, epoch: timeline.position.epoch + 1)
    if openingFailure != nil { tell(.soundLost(failure)) }
    apply(.deviceLost(failure, hasSuccessor: openingFailure == nil))
    if openingFailure == nil, let sink { tell(.soundMoved(device: sink.name)) }
  }

  /// Opens the present device again, or the next that works.
  private func reopenSink() {
    guard let sink else { return findSinkAgain() }
    do throws(SpeechFailure) {
      try start(sink, epoch: timeline.position.epoch, within: patience.wait(for: .sound))
    } catch {
      replaceSink(error)
    }
  }

  /// Looks whether a device works that did not: a sound server may have been started again.
  ///
  /// A server that hangs takes seconds to be given up, and most of the time is not spent on that; after
  /// the third time in a row nothing more is asked of it.
  private func findSinkAgain() {
    guard !patience.isExhausted(for: .sound) else { return }
    let pause = search.duration < .milliseconds(100) ? .zero : search.duration * 10
    guard !isFinished, time() >= search.end + pause else { return }
    let failure = openSink(from: 0, epoch: timeline.position.epoch + 1)
    guard failure == nil, let sink else { return }
    apply(.deviceRestored)
    tell(.soundMoved(device: sink.name))
  }

  /// Opens the first device that works, from a place in the list on, and answers with what is wrong
  /// when none does.
  private func openSink(from first: Int, epoch: Int) -> SpeechFailure? {
    var failure = SpeechFailure.soundLost(reason: "there is no sound device")
    let begin = time()
    let end = begin + patience.wait(for: .sound)
    var isSilent = false
    place = first
    while let sink {
      let beginOfWait = time()
      // A device that works opens at once, even when those before it have used up all the time.
      let wait = max(end - beginOfWait, patience.shortestWait)
      do throws(SpeechFailure) {
        try start(sink, epoch: epoch, within: wait)
        return nil
      } catch {
        isSilent = isSilent || time() - beginOfWait >= wait
        failure = error
        place += 1
      }
    }
    // A refusal costs nothing.
    if isSilent { patience.noteSilence(of: .sound) }
    search = (end: time(), duration: time() - begin)
    return failure
  }

  private func start(
    _ sink: any AudioSink, epoch: Int, within wait: Duration
  ) throws(SpeechFailure) {
    openings += 1
    try sink.start(epoch: epoch, within: wait) { [inputs, openings] report in
      inputs.yield(.audio(sink: openings, report))
    }
  }
}
