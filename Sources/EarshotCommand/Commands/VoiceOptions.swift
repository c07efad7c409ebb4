import ArgumentParser
import EarshotEspeak

/// Which voice speaks, and how fast.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: """
      The voice: a preset (bright), a language (ko) or a voice of espeak-ng (gmw/en-US). \
      `earshot voices` lists them.
      """)
  var voice: String?

  @Option(help: "The speed in words a minute, 80 to 900.")
  var rate: Int?

  func validate() throws {
    if let rate, !(80...900).contains(rate) {
      throw ValidationError("--rate \(rate) is not possible; expected 80 to 900 words a minute")
    }
    _ = try settings()
  }

  /// The voice that is asked for.
  func settings() throws -> VoiceSettings {
    let settings: VoiceSettings
    do throws(EspeakError) {
      settings =
        try voice.map { name throws(EspeakError) in try VoiceSettings(named: name) }
        ?? .standard
    } catch {
      throw ValidationError("\(error)")
    }
    return rate.map(settings.with(rate:)) ?? settings
  }
}
