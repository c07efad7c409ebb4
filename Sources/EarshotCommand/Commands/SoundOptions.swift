import ArgumentParser
import EarshotSpeech

/// Whether what is read becomes sound: heard at once, kept in a file, or both.
struct SoundOptions: ParsableArguments {
  @Flag(help: "Speak what is read.")
  var speak = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write what is said into a WAV file as well.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Let things be heard where they stand on the screen, from left to right.")
  var stereo: Bool?

  @OptionGroup var voice: VoiceOptions

  func validate() throws {
    if !speak, output == nil, voice.isGiven || stereo != nil {
      throw ValidationError(
        "Nothing is spoken, so a voice has no use; expected --speak or --output with it.")
    }
  }

  /// Whether things are heard where they stand.
  func isStereo(_ configuration: Configuration) -> Bool {
    stereo ?? configuration.stereo ?? false
  }

  /// Writes and speaks what was read, as far as it is wanted.
  func makeSound(
    of utterances: [Utterance], on console: Console, configuration: Configuration
  ) async -> ExitStatus {
    guard speak || output != nil else { return .clean }
    guard !utterances.isEmpty else {
      let consequence = output.map { ", so \($0) was not written" } ?? ""
      console.report("earshot: note: there is nothing to hear\(consequence)")
      return .clean
    }
    let settings = SoundSettings(voice.over(configuration))
    var status = ExitStatus.clean
    if let output {
      let maker = SoundMaker(
        console: console, settings: settings, isStereo: isStereo(configuration))
      status = await maker.render(utterances, to: output)
    }
    if speak {
      let player = SoundPlayer(console: console, settings: settings)
      status = status.joined(with: await player.play(utterances))
    }
    return status
  }
}
