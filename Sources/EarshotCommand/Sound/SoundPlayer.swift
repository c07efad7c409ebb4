import EarshotAudio
import EarshotEspeak
import EarshotFiles
import EarshotSpeech

/// Speaks through the sound device, and says on the screen what cannot be heard.
struct SoundPlayer {
  /// Where everything is reported.
  let console: Console
  /// How text becomes sound.
  var settings = SoundSettings()

  /// The silence between two utterances, as in a file.
  private static let gap = WaveRenderer.standardGap
  /// The utterances that are handed over ahead of what is heard, so that memory does not grow with
  /// a long text and the next one is always ready.
  private static let lead = 3

  /// Speaks utterances one after the other and returns when the last was heard, or when nothing more
  /// can be.
  ///
  /// Ctrl-C falls silent at once and ends the program.
  ///
  /// - Throws: Why nothing can be spoken at all.
  func play(_ utterances: some Sequence<Utterance>) async throws(SoundRefusal) -> ExitStatus {
    let voice = try settings.synthesizer()
    do {
      try await voice.start()
    } catch {
      return refuse("\(error)")
    }
    let devices = SoundDevices()
    return await play(utterances, with: voice, on: devices.sinks) { devices.noSound }
  }

  /// Speaks with a voice on the first of some devices that works; `noSound` has the reasons when none
  /// does.
  func play(
    _ utterances: some Sequence<Utterance>, with voice: any Synthesizer, on sinks: [any AudioSink],
    noSound: () -> NoSound
  ) async -> ExitStatus {
    let speech = LiveSpeech(
      synthesizer: voice, sinks: sinks, preparation: settings.preparation,
      soundGain: settings.soundGain, patience: settings.patience)
    let status = await Interruption.watching(onRequest: { speech.perform(.shutDown) }) { _ in
      let status = await follow(speech, through: utterances, noSound: noSound)
      await speech.finish()
      return status
    }
    return status
  }

  /// Hands utterances over as others end, until all have.
  private func follow(
    _ speech: LiveSpeech, through utterances: some Sequence<Utterance>, noSound: () -> NoSound
  ) async -> ExitStatus {
    var queue = PlayQueue(utterances, gap: Self.gap)
    var status = ExitStatus.clean
    for _ in 0..<Self.lead { if let next = queue.next() { speech.perform(.submit(next)) } }
    guard !queue.isDone else { return .clean }
    for await event in speech.events {
      switch event.news {
      case .finished(let id, let outcome):
        let text = queue.end(id)
        if case .failed(.voiceUnavailable(let reason)) = outcome { return refuse(reason) }
        if case .failed(.leftOut(let stretches)) = outcome {
          for stretch in stretches {
            status = refuse(
              "not spoken: \"\(PlainLine.text(stretch))\": \(SpeechFailure.voiceCrashed)")
          }
        } else if case .failed(let failure) = outcome {
          status = refuse("not spoken: \"\(PlainLine.text(text))\": \(failure)")
        }
        if let next = queue.next() { speech.perform(.submit(next)) }
        if queue.isDone { return status }
      case .soundMoved(let device):
        console.report("earshot: note: the sound goes on through \(device)")
      case .soundLost:
        return refuse(noSound().lines)
      case .began, .word, .paused, .resumed:
        break
      }
    }
    return status
  }

  private func refuse(_ reason: String) -> ExitStatus { refuse([reason]) }

  private func refuse(_ lines: [String]) -> ExitStatus {
    for (number, line) in lines.enumerated() {
      console.report(number == 0 ? "earshot: error: \(line)" : line)
    }
    return .refused
  }
}

/// Utterances that wait to be spoken, and those that are on their way.
private struct PlayQueue {
  private var rest: any IteratorProtocol<Utterance>
  private var texts: [Utterance.ID: String] = [:]
  private var count: UInt64 = 0
  private let gap: Duration

  init(_ utterances: some Sequence<Utterance>, gap: Duration) {
    rest = utterances.makeIterator()
    self.gap = gap
  }

  /// Whether everything that was handed over has ended.
  var isDone: Bool { texts.isEmpty }

  /// The next utterance, which waits for those before it.
  mutating func next() -> Utterance? {
    guard var utterance = rest.next() else { return nil }
    count += 1
    // Those of several files were counted apart.
    utterance.id = .init(count)
    utterance.queueing = .queue
    if count > 1, !utterance.runs.isEmpty { utterance.runs[0].leadingPause += gap }
    texts[utterance.id] = utterance.text
    return utterance
  }

  /// Notes that an utterance has ended, and returns its words.
  mutating func end(_ id: Utterance.ID) -> String {
    texts.removeValue(forKey: id) ?? ""
  }
}
