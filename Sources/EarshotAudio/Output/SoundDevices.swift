public import EarshotSpeech

/// The sound devices of this machine, the best first: PulseAudio, or PipeWire in its place, and ALSA
/// where there is none.
///
/// `LiveSpeech` opens the first of ``sinks`` that works and goes on to the next when it is gone. When
/// it tells that there is none left, ``noSound`` has the reasons and what to do, for the screen.
public struct SoundDevices: Sendable {
  /// The devices, none of them open.
  public let sinks: [any AudioSink]

  private let problems: @Sendable () -> [NoSound.Attempt]

  /// Finds the devices.
  ///
  /// - Parameters:
  ///   - format: How the sound is stored that they are to play.
  ///   - server: The server as PulseAudio's `PULSE_SERVER` names it, or `nil` for the user's own.
  ///   - device: The name of ALSA's device; `default` is the user's own.
  public init(format: AudioFormat = .speech, server: String? = nil, device: String = "default") {
    let pulse = PulseSink(format: format, server: server)
    let alsa = ALSASink(format: format, device: device)
    sinks = [pulse, alsa]
    problems = {
      [(pulse.name, pulse.problem), (alsa.name, alsa.problem)].compactMap { name, problem in
        problem.map { NoSound.Attempt(name: name, error: $0) }
      }
    }
  }

  /// Why there is no sound, as far as devices have been tried.
  public var noSound: NoSound { NoSound(attempts: problems()) }
}
