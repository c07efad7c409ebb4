import EarshotEspeak
import EarshotReader
import EarshotScript
import EarshotSpeech
import EarshotTerminal

extension Configuration {
  /// The settings of the reader that the file names as scripts do; the others have keys of their own, because
  /// they are those of the voice as well.
  static let readerKeys = SettingKey.all.filter { key in
    key.name != "speechRate" && ConfigurationKey(rawValue: key.name) == nil
  }

  /// The configuration with another level of what is said, if one is given.
  func with(verbosity: VerbosityLevel?) -> Configuration {
    var result = self
    result.verbosity = verbosity ?? result.verbosity
    return result
  }

  /// The voice that the configuration comes to.
  var spokenVoice: VoiceSettings {
    (voice ?? .standard).with(rate: rate, pitch: pitch, volume: volume)
  }

  /// How much is said of an element, part by part.
  var verbosityParts: Verbosity { heardSettings(from: ReaderSettings()).verbosity }

  /// What a reader begins with where somebody listens and acts.
  var openingSettings: ReaderSettings {
    var settings = ReaderSettings(
      behaviour: .device, navigationStyle: navigation ?? .flat)
    settings.placesSound = stereo ?? false
    settings.makesSounds = sounds != 0
    settings.interfaceLanguage = interfaceLanguage
    settings.voices = Self.voices(beside: spokenVoice)
    chooseManner(of: &settings)
    reader.apply(to: &settings)
    return settings
  }

  /// The commands with the gestures and keys that the user has given them.
  var commands: CommandTable {
    var table = CommandTable.terminal
    for reassignment in gestures + keys { table.take(reassignment) }
    return table
  }

  /// What a listener has chosen of how things are said, which leads nowhere else: for what is played by a
  /// script.
  func heardSettings(from settings: ReaderSettings) -> ReaderSettings {
    var chosen = ReaderSettings()
    chooseManner(of: &chosen)
    reader.apply(to: &chosen)
    var heard = settings
    heard.verbosity = chosen.verbosity
    heard.wordings = chosen.wordings
    heard.manner = chosen.manner
    heard.typingEcho = chosen.typingEcho
    return heard
  }

  private func chooseManner(of settings: inout ReaderSettings) {
    settings.manner = spokenVoice.manner
    settings.punctuation = punctuation
    settings.wordings = wordings.map(\.wording)
    settings.capitals = capitals ?? settings.capitals
    settings.verbosity = (verbosity ?? .standard).verbosity
  }

  /// The presets that sound different and speak the language of a voice, but for that voice.
  private static func voices(beside voice: VoiceSettings) -> [String] {
    func primary(_ language: String) -> Substring { language.prefix { $0 != "-" } }
    var sounds = Set([voice.voice])
    return VoicePreset.all.filter { preset in
      primary(preset.language) == primary(voice.language) && sounds.insert(preset.voice).inserted
    }.map(\.name)
  }
}
