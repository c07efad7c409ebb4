import EarshotSpeech
import Synchronization

/// Whether a sound device is to be heard.
nonisolated final class SoundSwitch: Sendable {
  private let muted = Atomic(false)

  /// Whether nothing is to be heard.
  var isMuted: Bool { muted.load(ordering: .relaxed) }

  /// Has nothing be heard, or everything again.
  func mute(_ isMuted: Bool) { muted.store(isMuted, ordering: .relaxed) }
}

/// A sound device that plays silence of the same length while a switch is off, so that what is said
/// goes on as if it were heard.
nonisolated struct SwitchedSink: AudioSink {
  private let sink: any AudioSink
  private let soundSwitch: SoundSwitch

  init(_ sink: any AudioSink, soundSwitch: SoundSwitch) {
    self.sink = sink
    self.soundSwitch = soundSwitch
  }

  var format: AudioFormat { sink.format }
  var name: String { sink.name }
  var position: AudioPosition { sink.position }

  func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    try sink.start(epoch: epoch, within: patience, report: report)
  }

  func submit(_ samples: [Int16], pan: Pan) {
    if soundSwitch.isMuted {
      sink.submitSilence(frameCount: samples.count)
    } else {
      sink.submit(samples, pan: pan)
    }
  }

  func submitSilence(frameCount: Int) { sink.submitSilence(frameCount: frameCount) }

  func mix(_ sound: StereoSound) {
    if !soundSwitch.isMuted { sink.mix(sound) }
  }

  func flush(epoch: Int) { sink.flush(epoch: epoch) }
  func pause() { sink.pause() }
  func resume() { sink.resume() }
  func stop() { sink.stop() }
}
