/// Turns the text of a run into words that say what it shows, in the listener's way.
///
/// The text goes through these stages, each a value that knows nothing of the others; every scalar
/// carries its place in the author's text along:
///
///  1. `TextSanitizer` removes controls, directions and zero-width characters.
///  2. `FontVariants` writes letters in fancy forms as letters.
///  3. The attributes of the run choose its level of symbols and whether it is spelled.
///  4. `LanguageSplit` gives each script the voice that reads it.
///  5. `Pronunciations` and `ListenersSymbols` do what the listener wrote down.
///  6. `LoneSymbols` names symbols without words at any level; `RepeatedSymbols` counts rows of them.
///  7. `LongDates`, `PhoneNumbers`, `Amounts`, `DecimalPoints` and `KoreanNumbers` read numbers as the
///     language does.
///  8. `EmojiNames` names pictures and symbols.
///  9. `IdentifierWords` takes names of programs and files apart.
/// 10. `PunctuationNames` names punctuation by level; `Spelling` does so for spelled text.
/// 11. `Capitals` tells capital letters; `Blanks` tidies.
public struct TextPreparation: Sendable {
  /// The language of the voice as a BCP 47 tag.
  public var voiceLanguage: String
  /// How many symbols are named.
  public var level: SymbolLevel
  /// How capital letters are told where text is spelled.
  public var capitals: CapitalIndication
  /// Whether names put together from words are taken apart everywhere, not only in code.
  public var readsIdentifiers: Bool
  /// The listener's own pronunciations.
  public var pronunciations: PronunciationDictionary
  /// The names of symbols.
  public var symbols: SymbolCatalog

  /// Creates a preparation.
  public init(
    symbols: SymbolCatalog,
    voiceLanguage: String = "en",
    level: SymbolLevel = .some,
    capitals: CapitalIndication = .word,
    readsIdentifiers: Bool = false,
    pronunciations: PronunciationDictionary = PronunciationDictionary()
  ) {
    self.symbols = symbols
    self.voiceLanguage = voiceLanguage
    self.level = level
    self.capitals = capitals
    self.readsIdentifiers = readsIdentifiers
    self.pronunciations = pronunciations
  }

  /// The passages of a run in order; none when there is nothing in it to say.
  func passages(of run: SpeechRun) -> [Passage] {
    let text = SanitizedText(run.text)
    guard !text.isBlank || run.spellsOut else { return [] }
    return prepare(passage(of: text, in: run))
  }

  private func prepare(_ passage: Passage) -> [Passage] {
    stages.reduce([passage]) { passages, stage in passages.flatMap(stage.prepare) }
  }

  private var stages: [any PreparationStage] {
    let languages = LanguageSplit(voiceLanguage: voiceLanguage)
    return [
      FontVariants(),
      languages,
      Pronunciations(dictionary: pronunciations, languages: languages),
      ListenersSymbols(symbols: symbols),
      Spelling(symbols: symbols),
      LoneSymbols(symbols: symbols),
      RepeatedSymbols(symbols: symbols),
      LongDates(symbols: symbols, voiceLanguage: voiceLanguage),
      PhoneNumbers(symbols: symbols),
      Amounts(symbols: symbols),
      DecimalPoints(),
      KoreanNumbers(),
      EmojiNames(symbols: symbols),
      IdentifierWords(),
      PunctuationNames(symbols: symbols),
      Capitals(indication: capitals, symbols: symbols),
      Blanks(),
    ]
  }

  private func passage(of text: SanitizedText, in run: SpeechRun) -> Passage {
    var scalars: [SourcedScalar] = []
    scalars.reserveCapacity(text.source.spokenCount)
    for (index, scalar) in text.string.unicodeScalars.enumerated() {
      scalars.append(SourcedScalar(scalar, source: text.source.source(of: index..<(index + 1))))
    }
    let context = run.speaksPunctuation ? SymbolLevel.all : run.context?.level ?? level
    return Passage(
      scalars: scalars,
      language: run.language,
      namesLanguage: LanguageTag.primary(of: run.language ?? voiceLanguage),
      level: max(level, context),
      readsIdentifiers: readsIdentifiers || run.context != nil,
      isSpelled: run.spellsOut)
  }
}

/// What kind of text is spoken, as far as it decides how names and punctuation are read.
///
/// The kinds are those of `accessibilityTextualContext` that are read differently.
public enum SpeechContext: String, Hashable, Sendable, CaseIterable {
  /// A terminal or console.
  case console
  /// The listing of a file system.
  case fileSystem
  /// Program code; all punctuation matters.
  case sourceCode

  /// The least level of symbols that makes sense of the text.
  var level: SymbolLevel { self == .sourceCode ? .all : .most }
}

/// One step of preparation: text in, text out, and nothing else.
protocol PreparationStage {
  /// The passages that take the place of `passage`, in order.
  func prepare(_ passage: Passage) -> [Passage]
}
