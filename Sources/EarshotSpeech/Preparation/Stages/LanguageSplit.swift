/// Splits text where its script needs another language's voice.
struct LanguageSplit: PreparationStage {
  /// The language of the voice as a BCP 47 tag.
  let voiceLanguage: String

  func prepare(_ passage: Passage) -> [Passage] {
    guard passage.scalars.contains(where: { $0.scalar.value >= 0x0250 }) else { return [passage] }
    var text = String.UnicodeScalarView()
    for scalar in passage.scalars { text.append(scalar.scalar) }
    let language = passage.language ?? voiceLanguage
    return LanguageRuns.split(String(text), language: language).map { run in
      var part = passage.with(Array(passage.scalars[run.range]))
      if run.language != language { part.language = run.language }
      part.namesLanguage = LanguageTag.primary(of: run.language ?? language)
      return part
    }
  }
}
