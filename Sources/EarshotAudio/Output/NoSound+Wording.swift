extension NoSound: CustomStringConvertible {
  /// The ``lines`` as one text.
  public var description: String { lines.joined(separator: "\n") }

  /// That there is no sound, why, and what to do: lines for the screen, for nobody will hear it.
  public var lines: [String] {
    ["There is no sound, so nothing can be heard."]
      + attempts.map { "  \($0.name): \($0.error)" } + ["What to do:"] + advice.map { "  - \($0)" }
  }

  /// What can be done, the likeliest first.
  public var advice: [String] {
    var advice: [String] = []
    for attempt in attempts {
      let line =
        switch attempt.error {
        case .libraryMissing("libpulse.so.0"): "Install libpulse0: apt-get install libpulse0"
        case .libraryMissing("libasound.so.2"): "Install libasound2: apt-get install libasound2"
        case .libraryMissing(let library), .libraryTooOld(let library, _):
          "Install a current \(library)."
        case .noServer,
          .lost where attempt.name == "PulseAudio":
          "Start the sound server: systemctl --user start pipewire-pulse, or pulseaudio --start"
        case .noDevice, .lost, .stalled:
          "See that a sound card is there and nothing else holds it: aplay -l"
        }
      if !advice.contains(line) { advice.append(line) }
    }
    return advice + [
      "On another machine, send the sound there: PULSE_SERVER=tcp:HOST",
      "Without sound, speak, read and play write WAV files with -o, and open shows what is said.",
    ]
  }
}
