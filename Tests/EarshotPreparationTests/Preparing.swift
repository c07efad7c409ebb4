import EarshotVoices

@testable import EarshotSpeech

/// The names of symbols as programs use them.
let catalog = SymbolCatalog(
  spokenNames: SymbolNames.spokenNames,
  names: SymbolNames.names,
  levels: SymbolNames.levels,
  dates: SymbolNames.dates,
  units: SymbolNames.units,
  pluralCategory: SymbolNames.pluralCategory)

/// What is said for a run: passages with bars between, each after its language if that is not the
/// voice's.
func said(_ run: SpeechRun, by preparation: TextPreparation) -> String {
  preparation.passages(of: run).map { passage in
    let manner =
      (passage.pitch == 1 ? "" : "↑") + (passage.sound.map { "♪\($0.rawValue) " } ?? "")
    return (passage.language.map { "[\($0)] " } ?? "") + manner + passage.text.string
  }.joined(separator: " | ")
}

/// What is said for a text in a language at a level.
func said(
  _ text: String,
  in language: String = "en",
  level: SymbolLevel = .some,
  context: SpeechContext? = nil
) -> String {
  said(
    SpeechRun(text, context: context),
    by: TextPreparation(symbols: catalog, voiceLanguage: language, level: level))
}

/// A passage of plain text, for one stage by itself.
func passage(_ text: String, in language: String = "en", level: SymbolLevel = .some) -> Passage {
  Passage(
    scalars: text.unicodeScalars.enumerated().map { index, scalar in
      SourcedScalar(scalar, source: index..<(index + 1))
    },
    namesLanguage: language, level: level, readsIdentifiers: false, isSpelled: false)
}

/// What one stage makes of a text.
func said(_ text: String, by stage: some PreparationStage, in language: String = "en") -> String {
  stage.prepare(passage(text, in: language)).map(\.text.string).joined(separator: " | ")
}
