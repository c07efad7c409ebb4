import EarshotSpeech
import Synchronization
import Testing

/// A sink that plays at once and remembers what it was handed, and where it was to be heard.
private final class ListeningSink: AudioSink {
  private struct State {
    var report: (@Sendable (AudioReport) -> Void)?
    var position = AudioPosition(epoch: 0, frame: 0)
    var pans: [Pan] = []
    var mixed: [StereoSound] = []
  }

  let format = AudioFormat.speech
  let name = "listening"
  private let state = Mutex(State())

  var position: AudioPosition { state.withLock { $0.position } }
  var pans: [Pan] { state.withLock { $0.pans } }
  var mixed: [StereoSound] { state.withLock { $0.mixed } }

  func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    state.withLock { state in
      state.report = report
      state.position = AudioPosition(epoch: epoch, frame: 0)
    }
  }

  func submit(_ samples: [Int16], pan: Pan) {
    play(samples.count) { $0.pans.append(pan) }
  }

  func submitSilence(frameCount: Int) { play(frameCount) { _ in } }

  func mix(_ sound: StereoSound) { state.withLock { $0.mixed.append(sound) } }

  func flush(epoch: Int) {
    state.withLock { $0.position = AudioPosition(epoch: epoch, frame: 0) }
  }

  func pause() {}
  func resume() {}
  func stop() { state.withLock { $0.report = nil } }

  private func play(_ frames: Int, _ note: (inout State) -> Void) {
    let (report, position) = state.withLock { state in
      note(&state)
      state.position.frame += frames
      return (state.report, state.position)
    }
    report?(.played(position))
  }
}

@Suite struct LiveSoundTests {
  @Test func soundsAndPlacesReachTheDevice() async {
    let sink = ListeningSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    speech.perform(.sound(.focus, Pan(1)))
    speech.perform(
      .submit(
        Utterance(id: .init(1), source: .focus, pan: Pan(-0.5), runs: [SpeechRun("Play")])))
    var outcome: UtteranceOutcome?
    for await event in speech.events {
      if case .finished(_, let ended) = event.news {
        outcome = ended
        break
      }
    }
    await speech.finish()
    #expect(outcome == .heard)
    #expect(sink.mixed == [StereoSound(Earcon.focus.samples(), pan: Pan(1))])
    #expect(Set(sink.pans) == [Pan(-0.5)])
  }
}
