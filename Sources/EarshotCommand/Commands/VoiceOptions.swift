import ArgumentParser
import EarshotEspeak

/// Which voice speaks, and how fast.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: """
      The voice: a preset (bright), a language (ko) or a voice of espeak-ng (gmw/en-US). \
      `earshot voices` lists them.
      """,
    transform: VoiceSettings.init(named:))
  var voice: VoiceSettings?

  @Option(help: "The speed in words a minute, 80 to 900.")
  var rate: Int?

  func validate() throws {
    if let rate, !(80...900).contains(rate) {
      throw ValidationError("--rate \(rate) is not possible; expected 80 to 900 words a minute")
    }
  }

  /// Whether anything was chosen.
  var isGiven: Bool { voice != nil || rate != nil }

  /// The voice that was chosen, or the standard one.
  var settings: VoiceSettings {
    let settings = voice ?? .standard
    return rate.map(settings.with(rate:)) ?? settings
  }
}
