import EarshotEspeak
import EarshotReader
import EarshotSpeech

/// How a text becomes sound, with all that the user has chosen.
struct SoundSettings {
  /// The voice of texts that name no language.
  let voice: VoiceSettings
  /// Where it was named.
  let voiceSource: VoiceSource
  /// How loud sounds are, from 0 to 1.
  let soundGain: Double
  /// How text is put into words.
  let preparation: SpeechPreparation
  /// How long the run bears a voice or a sound device that does not answer.
  let patience = SharedPatience()

  /// Creates settings; what the configuration does not say is the voice's own.
  init(_ configuration: Configuration = Configuration()) {
    voice = configuration.spokenVoice
    voiceSource = configuration.voiceSource
    soundGain = Double(configuration.sounds ?? 100) / 100
    var symbols = SymbolCatalog.standard
    symbols.files = configuration.symbols.map(\.symbols)
    preparation = voice.preparation(
      level: configuration.punctuation?.symbolLevel, symbols: symbols,
      pronunciations: configuration.pronunciations?.dictionary ?? PronunciationDictionary(),
      capitals: configuration.capitals ?? .word)
  }
}
