public import EarshotSpeech
import EarshotVoices

extension SymbolCatalog {
  /// The names and levels of symbols that come with the program.
  public static var standard: SymbolCatalog {
    SymbolCatalog(
      spokenNames: SymbolNames.spokenNames, names: SymbolNames.names, levels: SymbolNames.levels,
      dates: SymbolNames.dates)
  }
}

extension VoiceSettings {
  /// How text is put into words for this voice, with the listener's own symbols and pronunciations.
  ///
  /// Symbols are named here and not by the engine, which names them in few languages: what it calls
  /// `none` names signs such as `@` too, so that is the level `some`.
  public func preparation(
    symbols: SymbolCatalog = .standard,
    pronunciations: PronunciationDictionary = PronunciationDictionary(),
    capitals: CapitalIndication = .none
  ) -> SpeechPreparation {
    let level: SymbolLevel =
      switch parameters.punctuation {
      case .none: .some
      case .some: .most
      case .all: .all
      }
    return SpeechPreparation(
      text: TextPreparation(
        symbols: symbols, voiceLanguage: language, level: level, capitals: capitals,
        pronunciations: pronunciations))
  }

  /// The same voice for text that ``preparation(symbols:pronunciations:capitals:)`` has put into words,
  /// so that nothing is named twice.
  public var forPreparedText: VoiceSettings {
    var settings = self
    settings.parameters = VoiceParameters(
      rate: parameters.rate, pitch: parameters.pitch, range: parameters.range,
      volume: parameters.volume, wordGap: parameters.wordGap)
    return settings
  }
}
