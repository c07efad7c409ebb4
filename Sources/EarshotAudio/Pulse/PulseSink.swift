public import EarshotSpeech
import Synchronization

/// Plays through a PulseAudio server, or PipeWire in its place: its stream is opened once and stays
/// open, so that sound begins and ends within milliseconds.
public final class PulseSink: AudioSink {
  /// How the sound is stored that it takes.
  public let format: AudioFormat
  /// The server as PulseAudio's `PULSE_SERVER` names it, or `nil` for the user's own.
  public let server: String?
  /// What people call it.
  public let name = "PulseAudio"

  private struct State {
    var player: PulsePlayer?
    var problem: SoundError?
  }

  private let state = Mutex(State())

  /// Creates a sink that is not started.
  public init(format: AudioFormat = .speech, server: String? = nil) {
    self.format = format
    self.server = server
  }

  deinit {
    stop()
  }

  /// Why it could not be started or is gone; `nil` while nothing is wrong.
  public var problem: SoundError? {
    let (player, problem) = state.withLock { ($0.player, $0.problem) }
    return player?.locked { player?.failure } ?? problem
  }

  /// How far it has played what it was handed.
  public var position: AudioPosition {
    player?.position ?? AudioPosition(epoch: 0, frame: 0)
  }

  /// Connects to the server and opens the stream.
  public func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    stop()
    do throws(SoundError) {
      let player = try PulsePlayer(
        library: PulseLibrary(), format: format, epoch: epoch, report: report)
      try player.open(server: server, within: patience)
      state.withLock { $0 = State(player: player) }
    } catch {
      state.withLock { $0.problem = error }
      throw error.speechFailure
    }
  }

  /// Takes sound to be played after what it has.
  public func submit(_ samples: [Int16], pan: Pan) {
    player?.submit(StereoSound(samples, pan: pan))
  }

  /// Takes silence to be played after what it has.
  public func submitSilence(frameCount: Int) {
    player?.submit(StereoSound(silence: frameCount))
  }

  /// Plays a short sound at once, over what is being played.
  public func mix(_ sound: StereoSound) {
    player?.mix(sound)
  }

  /// Fades out in 3 ms, throws away what is not played, and counts anew.
  public func flush(epoch: Int) {
    player?.flush(epoch: epoch)
  }

  /// Fades out and holds the sound where it is.
  public func pause() {
    player?.pause()
  }

  /// Goes on after a pause.
  public func resume() {
    player?.resume()
  }

  /// Closes the stream.
  public func stop() {
    let old = state.withLock { state in
      defer { state.player = nil }
      return state.player
    }
    guard let old else { return }
    old.close()
    if let failure = old.failure { state.withLock { $0.problem = failure } }
  }

  private var player: PulsePlayer? { state.withLock { $0.player } }
}
