import EarshotTestSupport
import Testing

@testable import EarshotSpeech

/// What holds for every text, whatever it is.
@Suite struct PreparationLawTests {
  private static let parts = [
    "Hello", "don't", "확인", "3개", "2번째", "漢字", "かな", "Привет", "سلام", "שלום", "नमस्ते", "สวัสดี",
    "ελλάδα", "é", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", " ", "  ", "\n", "\t", "5.99", "$5",
    "-3", "010-1234-5678",
    "2026-11-21", "=====", "...", "😀", "👩🏽‍🚀", "🇰🇷", "🇰", "5️⃣", "\u{200D}", "\u{FE0F}", "\u{202E}",
    "\u{0001}", "\u{FEFF}", "\u{E0067}", "ﬁ", "Ｈ", "𝗕", "+", ",", ".", "(", ")", "/", "_", "-",
    "a.b",
    "camelCase", "<tag>", "&amp;", "\u{FFFC}", "\u{E000}", "ㅋㅋㅋ", "²", "½", "🏴", "x", "오후 3:45",
    "1,234",
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random))
      .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  private static func preparation(using random: inout SeededGenerator) -> TextPreparation {
    TextPreparation(
      symbols: catalog,
      voiceLanguage: ["en", "ko", "ja", "de", "fr", "es", "ar", "xx"].randomElement(using: &random)
        ?? "en",
      level: SymbolLevel.allCases.randomElement(using: &random) ?? .some,
      capitals: CapitalIndication.allCases.randomElement(using: &random) ?? .none,
      readsIdentifiers: Bool.random(using: &random),
      pronunciations: PronunciationDictionary([
        PronunciationEntry("x", replacement: "엑스", matchesInsideWords: true),
        PronunciationEntry("hello", replacement: ""),
      ]))
  }

  @Test func everyTextIsPreparedWithinItself() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 40_000) {
      let preparation = Self.preparation(using: &random)
      let run = SpeechRun(
        Self.text(using: &random), spellsOut: Int.random(in: 0..<5, using: &random) == 0,
        context: SpeechContext.allCases.randomElement(using: &random).flatMap {
          Bool.random(using: &random) ? $0 : nil
        })
      let comment = Comment(rawValue: "seed \(seed), round \(round): \(run.text.debugDescription)")
      let count = run.text.unicodeScalars.count
      var last = 0
      for passage in preparation.passages(of: run) {
        let text = passage.text
        #expect(text.source.spokenCount == text.string.unicodeScalars.count, comment)
        #expect(!text.isBlank, comment)
        for index in 0..<text.source.spokenCount {
          let source = text.source.source(of: index..<(index + 1))
          #expect(source.lowerBound >= last && source.upperBound <= count, comment)
          last = source.lowerBound
        }
        let isHarmless = TextSanitizer.sanitize(text.string).string == text.string
        #expect(isHarmless, comment)
      }
    }
  }

  @Test func whatShowsSomethingSaysSomething() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    let preparation = TextPreparation(symbols: catalog)
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let text = Self.text(using: &random)
      let isWords = SanitizedText(text).string.unicodeScalars.contains(where: \.isPartOfWord)
      guard isWords else { continue }
      let saysSomething = preparation.passages(of: SpeechRun(text)).contains {
        $0.scalars.contains { $0.scalar.isPartOfWord }
      }
      #expect(saysSomething, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  @Test func plainTextIsLeftAlone() {
    for text in ["Play, button", "Volume, 50, adjustable", "Library, heading", "설정, 버튼"] {
      #expect(said(text, in: "ko") == text)
    }
  }

  /// A text of a million scalars takes time in proportion: this would not end if a stage were
  /// quadratic.
  @Test func longTextsArePreparedInPieces() {
    let preparation = SpeechPreparation(text: TextPreparation(symbols: catalog))
    for text in ["word 5 € (e\u{301}) ", "a", "😀", "= ", "1,"] {
      let long = String(repeating: text, count: SoakScale.rounds(of: 400_000) / text.count)
      let requests = preparation.requests(for: SpeechRun(long))
      #expect(requests.allSatisfy { $0.text.string.unicodeScalars.count <= 500 })
      #expect(requests.last?.text.source.source(of: 0..<500).upperBound ?? 0 > long.count / 2)
    }
  }
}
