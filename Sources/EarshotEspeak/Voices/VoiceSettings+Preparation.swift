public import EarshotSpeech
import EarshotVoices

extension SymbolCatalog {
  /// The names and levels of symbols that come with the program.
  public static var standard: SymbolCatalog {
    SymbolCatalog(
      spokenNames: SymbolNames.spokenNames, names: SymbolNames.names, levels: SymbolNames.levels,
      dates: SymbolNames.dates, units: SymbolNames.units,
      pluralCategory: SymbolNames.pluralCategory)
  }
}

extension VoiceSettings {
  /// How text is put into words for this voice, with the listener's own symbols and pronunciations.
  ///
  /// Symbols are named here and not by the engine, which names them in few languages: what it calls
  /// `none` names signs such as `@` too, so that is the level `some`.
  ///
  /// - Parameters:
  ///   - level: Which symbols are named, or `nil` for what the voice's own punctuation comes to.
  ///   - symbols: The names of symbols.
  ///   - pronunciations: The listener's own pronunciations.
  ///   - capitals: How capital letters are told where text is spelled.
  /// - Returns: The way from text to what the voice is asked.
  public func preparation(
    level: SymbolLevel? = nil,
    symbols: SymbolCatalog = .standard,
    pronunciations: PronunciationDictionary = PronunciationDictionary(),
    capitals: CapitalIndication = .word
  ) -> SpeechPreparation {
    let ownLevel: SymbolLevel =
      switch parameters.punctuation {
      case .none: .some
      case .some: .most
      case .all: .all
      }
    return SpeechPreparation(
      text: TextPreparation(
        symbols: symbols, voiceLanguage: language, level: level ?? ownLevel, capitals: capitals,
        pronunciations: pronunciations))
  }

  /// The same voice for text that ``preparation(level:symbols:pronunciations:capitals:)`` has put into words,
  /// so that nothing is named twice.
  public var forPreparedText: VoiceSettings {
    var settings = self
    settings.parameters = VoiceParameters(
      rate: parameters.rate, pitch: parameters.pitch, range: parameters.range,
      volume: parameters.volume, wordGap: parameters.wordGap)
    return settings
  }
}
