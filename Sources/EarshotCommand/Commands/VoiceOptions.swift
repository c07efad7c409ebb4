import ArgumentParser
import EarshotEspeak
import EarshotReader
import EarshotSpeech

/// Which voice speaks, and how.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: """
      The voice: a preset (bright), a language (ko) or a voice of espeak-ng (gmw/en-US). \
      `earshot voices` lists them.
      """,
    completion: .voices,
    transform: VoiceSettings.init(named:))
  var voice: VoiceSettings?

  @Option(help: "The speed in words a minute, 80 to 900.")
  var rate: Int?

  @Option(help: "The height of the voice, 0 to 99; 50 is its own.")
  var pitch: Int?

  @Option(help: "The loudness of the voice, 0 to 200; 100 is its own.")
  var volume: Int?

  @Option(help: "How many symbols are named.")
  var punctuation: PunctuationLevel?

  @Option(help: "How capitals are told in characters by themselves.")
  var capitals: CapitalIndication?

  func validate() throws {
    try require(rate, "--rate", in: VoiceParameters.rates, of: "words a minute")
    try require(pitch, "--pitch", in: VoiceParameters.pitches)
    try require(volume, "--volume", in: VoiceParameters.volumes)
  }

  /// The names of the options that were given.
  var given: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("--voice", voice != nil), ("--rate", rate != nil), ("--pitch", pitch != nil),
      ("--volume", volume != nil), ("--punctuation", punctuation != nil),
      ("--capitals", capitals != nil),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  /// The configuration with what was chosen here in the place of what stands there.
  func over(_ configuration: Configuration) -> Configuration {
    var result = configuration
    if let voice {
      result.voice = voice
      result.voiceSource = .commandLine
    }
    result.rate = rate ?? result.rate
    result.pitch = pitch ?? result.pitch
    result.volume = volume ?? result.volume
    result.punctuation = punctuation ?? result.punctuation
    result.capitals = capitals ?? result.capitals
    return result
  }

  private func require(
    _ number: Int?, _ name: String, in range: ClosedRange<Int>, of unit: String = ""
  ) throws {
    guard let number, !range.contains(number) else { return }
    let expected = "\(range.lowerBound) to \(range.upperBound)" + (unit.isEmpty ? "" : " \(unit)")
    throw ValidationError("\(name) \(number) is not possible; expected \(expected)")
  }
}
