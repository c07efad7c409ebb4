import Testing

@testable import EarshotSpeech

/// Where a text is split because its script changes; each run stands after its language.
@Suite struct LanguageRunsTests {
  private func runs(_ text: String, in language: String? = nil) -> String {
    let scalars = Array(text.unicodeScalars)
    let runs = LanguageRuns.split(text, language: language)
    // Runs leave no gap.
    #expect(runs.map(\.range.lowerBound) == [0] + runs.dropLast().map(\.range.upperBound))
    #expect(runs.last?.range.upperBound == scalars.count)
    return runs.map { run in
      (run.language ?? "-") + " " + scalars[run.range].map { String($0) }.joined()
    }.joined(separator: "|")
  }

  @Test func nothingHasNoRuns() {
    #expect(LanguageRuns.split("", language: "en") == [])
  }

  @Test(arguments: [
    ("Ωa", "el Ω|- a"), ("aΩ", "- a|el Ω"), ("Ω", "el Ω"), ("ΩЯ", "el Ω|ru Я"), ("ΩΩ", "el ΩΩ"),
    ("ɐΩ", "el ɐΩ"), ("1 2", "- 1 2"), ("—", "- —"), ("— Ω", "el — Ω"), ("Ω —", "el Ω —"),
    ("字かな", "ja 字かな"), ("字", "zh 字"), ("a字b", "- a|zh 字|- b"),
  ])
  func lettersGetTheVoiceOfTheirScript(text: String, expected: String) {
    #expect(runs(text) == expected)
  }

  @Test(arguments: [
    ("ru", "Яa", "ru Яa"), ("uk", "Яa", "uk Яa"), ("ru-RU", "Яa", "ru-RU Яa"),
    ("sr_Cyrl", "Яa", "sr_Cyrl Яa"), ("RU", "Яa", "RU Яa"), ("en", "Яa", "ru Я|en a"),
    ("ja", "字a", "ja 字a"), ("ko", "字가", "zh 字|ko 가"), ("zh", "字かな", "ja 字かな"),
  ])
  func aLanguageKeepsTheScriptsThatItsVoiceReads(
    language: String, text: String, expected: String
  ) {
    #expect(runs(text, in: language) == expected)
  }

  /// What belongs to no script: digits go with what they touch, an opening bracket with what it opens, the
  /// rest with what stands before.
  @Test(arguments: [
    ("a, Ω", "- a, |el Ω"), ("a 3Ω", "- a |el 3Ω"), ("a 3 Ω", "- a 3 |el Ω"), ("a3Ω", "- a3|el Ω"),
    ("a -3Ω", "- a |el -3Ω"), ("a (Ω", "- a |el (Ω"), ("a («Ω", "- a |el («Ω"),
    ("a «Ω", "- a |el «Ω"), ("a) Ω", "- a) |el Ω"), ("a 3 (Ω", "- a 3 |el (Ω"),
    ("a (3 Ω", "- a (3 |el Ω"), ("a 1 2Ω", "- a 1 |el 2Ω"),
    ("Ω, a", "el Ω, |- a"), ("Ω3 a", "el Ω3 |- a"), ("Ω 3 a", "el Ω |- 3 a"),
    ("Ω 3a", "el Ω |- 3a"), ("Ω3a", "el Ω|- 3a"), ("Ω (a", "el Ω |- (a"), ("Ω( a", "el Ω( |- a"),
    ("Ω 3, (a", "el Ω |- 3, (a"), ("Ω — a", "el Ω — |- a"), ("Ω. 3Я", "el Ω. |ru 3Я"),
    ("Ω, Ω", "el Ω, Ω"), ("a (b) Ω", "- a (b) |el Ω"),
  ])
  func whatHasNoScriptGoesWithItsNeighbours(text: String, expected: String) {
    #expect(runs(text) == expected)
  }
}
