public import EarshotSpeech
import Synchronization

/// Plays through ALSA, for machines and consoles without a sound server.
public final class ALSASink: AudioSink {
  /// How the sound is stored that it takes.
  public let format: AudioFormat
  /// The name of the device; `default` is the user's own.
  public let device: String
  /// What people call it.
  public let name = "ALSA"

  private struct State {
    var player: ALSAPlayer?
    var problem: SoundError?
  }

  private let state = Mutex(State())

  /// Creates a sink that is not started.
  public init(format: AudioFormat = .speech, device: String = "default") {
    self.format = format
    self.device = device
  }

  deinit {
    stop()
  }

  /// Why it could not be started or is gone; `nil` while nothing is wrong.
  public var problem: SoundError? {
    let (player, problem) = state.withLock { ($0.player, $0.problem) }
    return player?.state.withLock { $0.failure } ?? problem
  }

  /// How far it has played what it was handed.
  public var position: AudioPosition {
    player?.state.withLock { $0.account.queue.position } ?? AudioPosition(epoch: 0, frame: 0)
  }

  /// Opens the device.
  public func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    stop()
    let player = ALSAPlayer(format: format, epoch: epoch, report: report)
    do throws(SoundError) {
      try player.open(device, within: patience)
      state.withLock { $0 = State(player: player) }
    } catch {
      state.withLock { $0.problem = error }
      throw error.speechFailure
    }
  }

  /// Takes sound to be played after what it has.
  public func submit(_ samples: [Int16], pan: Pan) {
    player?.change { $0.submit(StereoSound(samples, pan: pan)) }
  }

  /// Takes silence to be played after what it has.
  public func submitSilence(frameCount: Int) {
    player?.change { $0.submit(StereoSound(silence: frameCount)) }
  }

  /// Plays a short sound at once, over what is being played.
  public func mix(_ sound: StereoSound) {
    player?.change { $0.mix(sound) }
  }

  /// Fades out in 4 ms, throws away what is not played, and counts anew.
  public func flush(epoch: Int) {
    player?.change { $0.flush(epoch: epoch) }
  }

  /// Fades out and holds the sound where it is.
  public func pause() {
    player?.change { $0.hold() }
  }

  /// Goes on after a pause.
  public func resume() {
    player?.change { $0.release() }
  }

  /// Closes the device.
  public func stop() {
    let old = state.withLock { state in
      defer { state.player = nil }
      return state.player
    }
    guard let old else { return }
    old.close()
    if let failure = old.state.withLock({ $0.failure }) {
      state.withLock { $0.problem = failure }
    }
  }

  private var player: ALSAPlayer? { state.withLock { $0.player } }
}
