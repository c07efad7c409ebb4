import EarshotSpeech
import Testing

/// How long the virtual voice takes, and when its words begin.
@Suite struct VirtualVoiceTests {
  /// The length in characters, and the words as scalars, each with the character it begins at.
  private func reading(_ text: String, spellsOut: Bool = false) -> String {
    let voice = VirtualVoice()
    let character = voice.format.frames(in: .milliseconds(60))
    let reading = voice.read(
      SynthesisRequest(SanitizedText(text), spellsOut: spellsOut))
    let words = reading.words.map { word in
      "\(word.range.lowerBound)-\(word.range.upperBound)@\(word.frame / character)"
    }
    return "\(reading.frameCount / character): \(words.joined(separator: " "))"
  }

  @Test(arguments: [
    ("one", "3: 0-3@0"), ("one two", "7: 0-3@0 4-7@4"), ("a, b!", "5: 0-2@0 3-5@3"),
    ("cafe\u{301} au lait", "12: 0-4@0 5-7@5 8-12@8"), ("한국어 책", "5: 0-3@0 4-5@4"),
    ("50 € net", "8: 0-2@0 3-4@3 5-8@5"),
  ])
  func words(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test func aWordThatIsSpelledIsAWordForEachLetter() {
    #expect(reading("ab c", spellsOut: true) == "4: 0-1@0 1-2@1 3-4@3")
  }
}
