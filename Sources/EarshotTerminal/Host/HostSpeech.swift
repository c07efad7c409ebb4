public import EarshotSpeech

/// Where the words of a host go: to a voice and a sound device, or nowhere but the screen.
public struct HostSpeech {
  /// Where a session sends its words.
  let channel: any SpeechChannel
  /// What becomes of them, unless the channel runs in virtual time.
  let events: AsyncStream<SpeechEvent>?
  /// What a listener can change of the voice, as it is by itself.
  let manner: SpeechManner
  /// What turns the sound off and on, where there is any.
  let soundSwitch: SoundSwitch?
  /// Why there is no sound and what to do, for the screen, once no device is left that could be heard.
  let noSound: @Sendable () -> String
  /// Ends what is being said and closes the device until it is taken again.
  let leaveDevice: () async -> Void
  /// Opens the device again.
  let takeDevice: () -> Void
  /// Ends speech and closes the device.
  let finish: () async -> Void

  /// Nothing is heard; words take as long as if they were spoken, and are shown.
  public static var silent: HostSpeech {
    HostSpeech(
      channel: VirtualSpeech(), events: nil, manner: SpeechManner(), soundSwitch: nil,
      noSound: { "" },
      leaveDevice: {}, takeDevice: {}, finish: {})
  }

  /// A voice that speaks on the first of some devices that works.
  ///
  /// - Parameters:
  ///   - synthesizer: The voice.
  ///   - sinks: The devices, the best first.
  ///   - preparation: How utterances are made ready for the voice.
  ///   - soundGain: How loud sounds beside speech are, from 0 to 1.
  ///   - manner: What a listener can change of the voice, as it is by itself: the steps begin there.
  ///   - patience: The patience of the run, which the voice shares.
  ///   - noSound: Why there is no sound and what to do; asked for when no device is left that could be
  ///     heard, and shown to the user.
  /// - Returns: Speech that is under way; it belongs to one host.
  public static func live(
    _ synthesizer: any Synthesizer, on sinks: [any AudioSink],
    preparation: SpeechPreparation = SpeechPreparation(), soundGain: Double = 1,
    manner: SpeechManner = SpeechManner(), patience: SharedPatience = SharedPatience(),
    noSound: @escaping @Sendable () -> String
  ) -> HostSpeech {
    let soundSwitch = SoundSwitch()
    let speech = LiveSpeech(
      synthesizer: synthesizer, sinks: sinks.map { SwitchedSink($0, soundSwitch: soundSwitch) },
      preparation: preparation, soundGain: soundGain, patience: patience)
    return HostSpeech(
      channel: speech, events: speech.events, manner: manner, soundSwitch: soundSwitch,
      noSound: noSound, leaveDevice: { await speech.leaveDevice() },
      takeDevice: { speech.takeDevice() }, finish: { await speech.finish() })
  }
}
