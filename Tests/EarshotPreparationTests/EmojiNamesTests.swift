import Testing

@testable import EarshotSpeech

@Suite struct EmojiNamesTests {
  @Test(arguments: [
    ("en", "😀", "grinning face"),
    ("ko", "😀", "활짝 웃는 얼굴"),
    ("en", "I❤️you", "I red heart you"),
    ("ko", "축하해🎉!", "축하해 파티!"),
    ("en", "👋🏽", "waving hand, medium skin tone"),
    ("en", "👨‍👩‍👧", "family: man, woman, girl"),
    ("en", "👩🏽‍🚀", "woman astronaut, medium skin tone"),
    ("en", "🏳️‍🌈", "rainbow flag"),
    ("en", "🇰🇷", "flag: South Korea"),
    ("ko", "🇰🇷", "깃발: 대한민국"),
    ("de", "🇰🇷", "Flagge: Südkorea"),
    ("fr", "🇫🇷🇩🇪", "drapeau : France, drapeau : Allemagne"),
    ("es", "🎂", "tarta de cumpleaños"),
    ("ja", "🍎", "赤リンゴ"),
    ("en", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "flag: England"),
    ("en", "5️⃣", "keycap: 5"),
    ("en", "#️⃣", "keycap: #"),
    ("en", "a → b", "a right arrow b"),
    ("en", "a =\u{338} b", "a not equal b"),
    ("ko", "a → b", "a 오른쪽 화살표 b"),
    ("en", "✓ Done", "check mark Done"),
  ])
  func sequencesAreNamedAsAWhole(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test func whatHasNoNameAsAWholeIsNamedInParts() {
    #expect(said("😀\u{200D}🚀") == "grinning face rocket")
    #expect(said("🇰") == "K")
    #expect(said("🇰\u{FE0F}") == "K")
    #expect(said("a🇽🇽b") == "a X X b")
  }

  @Test func levelsDecideWhatIsNamed() {
    #expect(said("x © 😀 →", level: .none) == "x grinning face")
    #expect(said("© 2026", level: .some) == "copyright 2026")
    #expect(said("┌──┐ Files") == "Files")
    #expect(said("a ━ b", level: .some) == "a b")
  }

  @Test func aLanguageWithoutNamesBorrowsEnglishOnes() {
    #expect(said("😀", in: "sw") == "grinning face")
  }

  @Test func wordsOfNamesPointToTheirPicture() throws {
    let passages = TextPreparation(symbols: catalog).passages(of: SpeechRun("a 👋🏽 b"))
    let text = try #require(passages.first?.text)
    #expect(text.string == "a waving hand, medium skin tone b")
    #expect(text.source.source(of: 0..<1) == 0..<1)
    #expect(text.source.source(of: 9..<13) == 2..<4)
    #expect(text.source.source(of: 32..<33) == 5..<6)
  }
}
