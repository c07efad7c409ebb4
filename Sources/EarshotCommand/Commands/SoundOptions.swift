import ArgumentParser
import EarshotSpeech

/// Whether what is said becomes sound: heard at once, kept in a file, or both.
struct SoundOptions: ParsableArguments {
  @Flag(help: "Speak what is said, at once.")
  var speak = false

  @Flag(
    inversion: .prefixedNo,
    help: "Let things be heard where they stand on the screen, from left to right.")
  var stereo: Bool?

  @OptionGroup var voice: VoiceOptions

  /// Refuses choices that need sound where there is none: neither `speak` nor a file of sound.
  ///
  /// - Parameters:
  ///   - output: The file of sound.
  ///   - others: The names of options of the command itself that need sound and were given.
  /// - Throws: A `ValidationError` that names the first of them.
  func validate(output: String?, others: [String] = []) throws {
    guard !speak, output == nil else { return }
    let stereo = stereo.map { [$0 ? "--stereo" : "--no-stereo"] } ?? []
    guard let chosen = (voice.given + stereo + others).first else { return }
    throw ValidationError(
      "Nothing is spoken, so \(chosen) has no use; expected --speak or --output FILE.wav with it.")
  }

  /// Whether things are heard where they stand.
  func isStereo(_ configuration: Configuration) -> Bool {
    stereo ?? configuration.stereo ?? false
  }

  /// Writes and speaks what was read, as far as it is wanted.
  func makeSound(
    of utterances: [Utterance], output: String?, on console: Console, configuration: Configuration
  ) async -> ExitStatus {
    guard speak || output != nil else { return .clean }
    // What was found is there before it is heard, and stays when Ctrl-C ends the program.
    console.flush()
    guard !utterances.isEmpty else {
      let consequence = output.map { ", so \($0) was not written" } ?? ""
      console.report("earshot: note: there is nothing to hear\(consequence)")
      return .clean
    }
    let settings = SoundSettings(voice.over(configuration))
    return await SoundOutput(
      console: console, settings: settings, file: output, isHeard: speak,
      isStereo: isStereo(configuration)
    ).make(of: utterances)
  }
}
