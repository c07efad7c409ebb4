public import EarshotSpeech

/// A voice and how it speaks: what a preset, `--voice` and `--rate` come to.
public struct VoiceSettings: Hashable, Sendable {
  /// The preset's name, or the voice as it was asked for.
  public var name: String
  /// The language the voice speaks when a text says nothing of its own, as a BCP 47 tag.
  public var language: String
  /// The voice.
  public var voice: VoiceSelector
  /// How it speaks.
  public var parameters: VoiceParameters

  /// Creates settings.
  public init(
    name: String, language: String, voice: VoiceSelector, parameters: VoiceParameters
  ) {
    self.name = name
    self.language = language
    self.voice = voice
    self.parameters = parameters
  }

  /// The first preset of the table.
  public static let standard = VoicePreset.standard

  /// Finds a voice by what people write: the name of a preset (`bright`), a language (`ko`,
  /// `en-US`) or a voice of espeak-ng (`gmw/en-US`), the last two with a variant if wanted
  /// (`ko+f3`).
  ///
  /// - Throws: ``EspeakError/noVoice(_:)`` when it can be none of them. Whether espeak-ng has the
  ///   voice is known only when it is asked: ``SupervisedWorker/unknownVoice()``.
  public init(named text: String) throws(EspeakError) {
    if let preset = VoicePreset.named(text) {
      self = preset
      return
    }
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let variant = parts.count == 2 ? String(parts[1]) : nil
    let name = parts.first.map(String.init) ?? ""
    let base: VoiceSelector.Base
    let language: String
    if name.contains("/") {
      base = .identifier(name)
      language = name.split(separator: "/").last.map(String.init) ?? name
    } else {
      base = VoiceDirectory.identifier(forLanguage: name).map { .identifier($0) } ?? .language(name)
      language = name
    }
    guard let voice = VoiceSelector(base, variant: variant) else { throw .noVoice(text) }
    self.init(
      name: text, language: language, voice: voice, parameters: VoiceSettings.standard.parameters)
  }

  /// The same voice spoken in another way; `nil` keeps what it has.
  ///
  /// - Parameters:
  ///   - rate: The speed in words a minute, kept within `VoiceParameters.rates`.
  ///   - pitch: The height, kept within `VoiceParameters.pitches`.
  ///   - volume: The loudness, kept within `VoiceParameters.volumes`.
  /// - Returns: The voice in that way.
  public func with(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil
  ) -> VoiceSettings {
    var settings = self
    settings.parameters = VoiceParameters(
      rate: rate ?? parameters.rate, pitch: pitch ?? parameters.pitch, range: parameters.range,
      volume: volume ?? parameters.volume, wordGap: parameters.wordGap,
      punctuation: parameters.punctuation)
    return settings
  }
}
