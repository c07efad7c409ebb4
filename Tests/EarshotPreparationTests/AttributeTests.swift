import Foundation
import Testing

@testable import EarshotSpeech

@Suite struct AttributeTests {
  private func spelled(
    _ text: String, _ capitals: CapitalIndication = .none, in language: String = "en"
  ) -> String {
    said(
      SpeechRun(text, spellsOut: true),
      by: TextPreparation(symbols: catalog, voiceLanguage: language, capitals: capitals))
  }

  @Test func spellingNamesEveryCharacter() {
    #expect(spelled("Ab 1.") == "A, b, space, 1, dot")
    #expect(spelled("가나") == "[ko] 가, 나")
    #expect(spelled("a👋🏽") == "a, waving hand, medium skin tone")
    #expect(spelled("a.b", in: "ko") == "a, 점, b")
    #expect(spelled(" ") == "space")
    #expect(spelled("😀", in: "fr") == "visage rieur")
  }

  @Test func capitalsAreToldApart() {
    #expect(spelled("aB", .word) == "a, cap B")
    #expect(spelled("aB", .pitch) == "a, | ↑B")
    #expect(spelled("Ba", .sound) == "♪capital B, | a")
    #expect(spelled("É", .word, in: "fr") == "majuscule É")
    #expect(
      said(SpeechRun("A"), by: TextPreparation(symbols: catalog, capitals: .word)) == "A")
    #expect(
      said(SpeechRun("AB"), by: TextPreparation(symbols: catalog, capitals: .word)) == "AB")
  }

  @Test(arguments: CapitalIndication.allCases)
  func capitalsOfWordsAreNotTold(indication: CapitalIndication) {
    let preparation = TextPreparation(symbols: catalog, capitals: indication)
    #expect(said(SpeechRun("Ben Bo"), by: preparation) == "Ben Bo")
  }

  @Test(
    arguments: [
      ("en", nil, "Press 확인 2 times", "Press | [ko] 확인 | 2 times"),
      ("en", nil, "설정 3개", "[ko] 설정 세 개"),
      ("en", nil, "See (확인) now", "See | [ko] 확인 | now"),
      ("ko", nil, "iPhone 15 구매", "iPhone 15 구매"),
      ("ja", nil, "漢字とかな", "漢字とかな"),
      ("en", nil, "漢字とかな", "[ja] 漢字とかな"),
      ("en", nil, "Привет мир!", "[ru] Привет мир!"),
      ("uk", nil, "Привіт", "Привіт"),
      ("en", nil, "שלום سلام नमस्ते สวัสดี", "[he] שלום | [ar] سلام | [hi] नमस्ते | [th] สวัสดี"),
      ("en", "fr", "5 €", "[fr] 5 euros"),
      ("en", "de", "Größe 확인", "[de] Größe | [ko] 확인"),
    ] as [(String, String?, String, String)])
  func scriptsGetTheVoiceThatReadsThem(
    voice: String, attribute: String?, text: String, expected: String
  ) {
    let preparation = TextPreparation(symbols: catalog, voiceLanguage: voice)
    #expect(said(SpeechRun(text, language: attribute), by: preparation) == expected)
  }

  @Test func lettersInFancyFormsAreLetters() {
    #expect(said("Ｈｅｌｌｏ！") == "Hello!")
    #expect(said("𝗕𝗼𝗹𝗱 𝟏𝟐") == "Bold 12")
    #expect(said("ﬁle Ⓐ") == "file A")
  }

  /// The ranges of fancy letters; what lies beside them stays.
  @Test(
    arguments: [
      0xFF01...0xFF5E, 0x24B6...0x24E9, 0x1D400...0x1D6A3, 0x1D7CE...0x1D7FF, 0x1F130...0x1F149,
      0xFB00...0xFB06,
    ] as [ClosedRange<UInt32>])
  func lettersInFancyFormsAreThoseThatUnicodeSaysTheyAre(range: ClosedRange<UInt32>) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      guard scalar.properties.generalCategory != .unassigned else { continue }
      let plain = String(scalar).precomposedStringWithCompatibilityMapping
      #expect(said(String(scalar), by: FontVariants()) == plain)
    }
    for value in [range.lowerBound - 1, range.upperBound + 1] {
      let beside = Unicode.Scalar(value).map { String($0) } ?? ""
      #expect(said(beside, by: FontVariants()) == beside)
    }
  }

  @Test func invisibleCharactersAreGoneAndPositionsStay() throws {
    let passages = TextPreparation(symbols: catalog)
      .passages(of: SpeechRun("\u{202E}a\u{200B}\u{0007} b\u{00AD}c"))
    let text = try #require(passages.first?.text)
    #expect(text.string == "a bc")
    #expect(text.source.source(of: 2..<4) == 5..<8)
  }
}
