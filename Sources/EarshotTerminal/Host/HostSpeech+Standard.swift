public import EarshotAudio
public import EarshotEspeak
import EarshotSpeech

extension HostSpeech {
  /// The voice of espeak-ng on the sound device of this machine.
  ///
  /// - Parameters:
  ///   - settings: The voice.
  ///   - devices: The devices, the best first.
  /// - Returns: Speech that is under way; it belongs to one host.
  /// - Throws: `EspeakError` when the voice program is not there.
  public static func standard(
    _ settings: VoiceSettings = .standard, on devices: SoundDevices = SoundDevices()
  ) throws(EspeakError) -> HostSpeech {
    let patience = SharedPatience()
    let voice = EspeakSynthesizer(
      worker: SupervisedWorker(
        location: try .find(), settings: settings.forPreparedText, patience: patience))
    // The program starts while the screen is drawn.
    Task { try? await voice.start() }
    return .live(
      voice, on: devices.sinks, preparation: settings.preparation(), manner: settings.manner,
      patience: patience
    ) {
      "\(devices.noSound)"
    }
  }
}
