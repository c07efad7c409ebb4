import EarshotSpeech
import Testing

@testable import EarshotAudio

@Suite struct SoundDevicesTests {
  @Test func noSoundAtAllIsSaidWithWhatToDo() {
    let noSound = NoSound(attempts: [
      .init(name: "PulseAudio", error: .noServer(reason: "Connection refused")),
      .init(name: "ALSA", error: .noDevice(reason: "No such file or directory")),
    ])
    #expect(
      "\(noSound)" == """
        There is no sound, so nothing can be heard.
          PulseAudio: no sound server answers: Connection refused
          ALSA: the sound device cannot be opened: No such file or directory
        What to do:
          - Start the sound server: systemctl --user start pipewire-pulse, or pulseaudio --start
          - See that a sound card is there and nothing else holds it: aplay -l
          - On another machine, send the sound there: PULSE_SERVER=tcp:HOST
          - Without sound, speak, read and play write WAV files with -o, and open shows what is said.
        """)
  }

  @Test func aMissingLibraryIsNamed() {
    #expect(throws: SoundError.libraryMissing("libnothing.so.9")) {
      try PulseLibrary(name: "libnothing.so.9")
    }
    #expect(throws: SoundError.libraryTooOld("libc.so.6", function: "snd_pcm_open")) {
      try ALSALibrary(name: "libc.so.6")
    }
    let noSound = NoSound(attempts: [
      .init(name: "PulseAudio", error: .libraryMissing("libpulse.so.0"))
    ])
    #expect(noSound.advice.first == "Install libpulse0: apt-get install libpulse0")
  }

  /// With a real voice's place taken by the virtual one: every outcome is a failure, and the reasons of
  /// all devices are there.
  @Test func withoutADeviceNothingIsHeard() async {
    let devices = SoundDevices(
      server: "unix:/nonexistent/native", device: "earshot-nonexistent")
    #expect(devices.noSound.attempts.isEmpty)
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: devices.sinks)
    let id = Utterance.ID(1)
    speech.perform(
      .submit(Utterance(id: id, source: .text, runs: [SpeechRun("Now Playing")])))
    await speech.finish()
    var news: [SpeechNews] = []
    for await event in speech.events { news.append(event.news) }
    let outcomes = news.compactMap { news -> UtteranceOutcome? in
      if case .finished(id, let outcome) = news { outcome } else { nil }
    }
    #expect(outcomes.map(\.name) == ["failed"])
    #expect(
      news.contains { if case .soundLost = $0 { true } else { false } }, "\(news)")
    #expect(devices.noSound.attempts.map(\.name) == ["PulseAudio", "ALSA"])
  }
}
