import EarshotEspeak
import EarshotSpeech

extension VoiceCatalogue {
  /// The catalogue as lines: what can be typed after `--voice` stands first in each.
  var lines: [String] {
    ["Presets"] + presets.map { "  \($0.line)" }
      + ["Voices of espeak-ng"] + voices.map { "  \(Self.line(of: $0))" }
      + ["Variants, to be added as in en+f2"] + variants.map { "  \($0.identifier)" }
  }

  private static func line(of voice: InstalledVoice) -> String {
    let languages = voice.languages.joined(separator: " ")
    let limits = voice.languages.lazy.compactMap(limits(ofLanguage:)).first
    return "\(voice.identifier), \(voice.name), \(languages)" + (limits.map { "; \($0)" } ?? "")
  }
}

extension VoiceSettings {
  /// The preset in words.
  fileprivate var line: String {
    "\(name), \(language), \(voice), \(parameters.rate) words a minute"
  }
}
