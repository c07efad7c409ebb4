import EarshotModel
import EarshotReader
import EarshotSpeech
import EarshotVoices
import Testing

/// What a voice is asked for an element whose texts have attributes: what is said, from the author's words
/// to those that are spoken.
@Suite struct SpokenAttributeTests {
  @Test func whatIsSpelledOutIsSaidByItsCharacters() {
    #expect(
      spoken([.init("Code "), .init("AB1-x") { $0.spellsOut = true }])
        == ["Code", "cap A, cap B, 1, dash, x"])
    #expect(spoken([.init("Code AB1-x")]) == ["Code AB1-x"])
  }

  @Test func eachLanguageIsReadByItsVoice() {
    #expect(
      spoken([.init("Say "), .init("Bonjour 😀") { $0.language = "fr" }, .init(" now")])
        == ["Say", "[fr] Bonjour visage rieur", "now"])
    let greeting = AccessibilityElement(accessibilityContainer: nil)
    greeting.accessibilityLabel = "Guten Tag"
    greeting.accessibilityLanguage = "de-DE"
    greeting.accessibilityTraits = .button
    #expect(spoken(greeting) == ["[de-DE] Guten Tag, Taste"])
    greeting.accessibilityLanguage = "cs"
    #expect(spoken(greeting) == ["[cs] Guten Tag,", "[en] button"])
  }

  @Test func aPitchIsThatOfItsWordsAlone() {
    #expect(
      spoken([.init("Low "), .init("high") { $0.pitch = 1.5 }, .init(" low")])
        == ["Low", "↑1.5 high", "low"])
  }

  @Test func punctuationIsSaidWhereItIsAskedFor() {
    #expect(
      spoken([.init("Ends, so. "), .init("Ends, so.") { $0.speaksPunctuation = true }])
        == ["Ends, so.", "Ends comma, so dot."])
  }

  @Test func aPronunciationTakesThePlaceOfTheVoicesOwn() {
    #expect(
      spoken([.init("Hot "), .init("tomato") { $0.phoneticNotation = "təˈmɑːtəʊ" }])
        == ["Hot", "tomato /təˈmɑːtəʊ/"])
  }

  @Test func theKindOfTextDecidesWhatIsSaidOfItsPunctuation() {
    func said(_ text: String, as context: AccessibilityTextualContext?) -> [String] {
      let element = AccessibilityElement(accessibilityContainer: nil)
      element.accessibilityLabel = text
      element.accessibilityTextualContext = context
      return spoken(element)
    }
    #expect(said("f(x, y);", as: nil) == ["f x, y;"])
    #expect(
      said("f(x, y);", as: .sourceCode)
        == ["f left paren x comma, y right paren semicolon;"])
    #expect(said("f(x, y);", as: .console) == ["f left paren x, y right paren;"])
    #expect(said("f(x, y);", as: .narrative) == ["f x, y;"])
  }

  @Test func picturesAndSymbolsAreSaidByTheNamesThatUnicodeGivesThem() {
    #expect(
      spoken([.init("Well done 👏🏽 5 € → ✓ A & B ♥")])
        == [
          "Well done clapping hands, medium skin tone 5 euros right arrow check mark A and B heart suit"
        ])
    #expect(spoken([.init("👩🏽‍🚀")]) == ["woman astronaut, medium skin tone"])
  }

  // MARK: Asking a voice

  private func spoken(_ label: [AttributedText.Run]) -> [String] {
    let element = AccessibilityElement(accessibilityContainer: nil)
    element.accessibilityAttributedLabel = AttributedText(runs: label)
    return spoken(element)
  }

  private func spoken(_ element: Responder) -> [String] {
    let preparation = SpeechPreparation(
      text: TextPreparation(
        symbols: SymbolCatalog(
          spokenNames: SymbolNames.spokenNames, names: SymbolNames.names,
          levels: SymbolNames.levels, dates: SymbolNames.dates)))
    return ScreenReading(roots: [element]).stops.flatMap(\.runs)
      .flatMap(preparation.requests).map { request in
        [
          request.language.map { "[\($0)]" },
          request.prosody.pitch == 1 ? nil : "↑\(request.prosody.pitch)",
          request.text.string,
          request.pronunciation.map { "/\($0)/" },
        ].compactMap(\.self).joined(separator: " ")
      }
  }
}

extension AttributedText.Run {
  /// Words with attributes.
  fileprivate init(_ text: String, _ change: (inout SpeechAttributes) -> Void) {
    var attributes = SpeechAttributes()
    change(&attributes)
    self.init(text, attributes: attributes)
  }
}
