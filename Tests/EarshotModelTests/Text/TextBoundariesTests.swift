import EarshotModel
import EarshotTestSupport
import Testing

/// Words and sentences by the rules of UAX #29, as its text gives them, and what is added to them.
@Suite struct TextBoundariesTests {
  /// The words of a text, in order.
  private func words(_ text: String) -> [String] {
    let boundaries = TextBoundaries(Array(text))
    var (words, place): ([String], Int) = ([], 0)
    while place < boundaries.characters.count {
      let word = boundaries.word(at: place)
      if !word.isEmpty { words.append(String(boundaries.characters[word])) }
      place = max(place + 1, word.upperBound)
    }
    return words
  }

  private func sentences(_ text: String) -> [String] {
    let boundaries = TextBoundaries(Array(text))
    return boundaries.sentences.map { String(boundaries.characters[$0]) }
  }

  @Test(
    arguments: [
      // The example of the standard.
      (
        "The quick (“brown”) fox can’t jump 32.3 feet, right?",
        "The|quick|brown|fox|can’t|jump|32.3|feet|right"
      ),
      // Hangul, syllables and letters; the standard library splits the first.
      ("안녕 하세요", "안녕|하세요"),
      (
        "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
        "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
      ),
      ("안녕123", "안녕123"),
      // Digits, alone, with letters, and with what stands between them.
      ("3.14 1,000 3a A3 2.b", "3.14|1,000|3a|A3|2|b"), ("12:30", "12|30"), ("٣٫١٤", "٣٫١٤"),
      // Apostrophes between letters and digits, of both kinds, and not around them.
      ("don't don’t o’2 1990's 'tis dogs'", "don't|don’t|o’2|1990's|tis|dogs"),
      // Letters and what may stand between them.
      ("e.g. a:b snake_case well-known", "e.g|a:b|snake_case|well|known"),
      // Accents, composed and not.
      ("é e\u{301}te\u{301} naïve", "é|e\u{301}te\u{301}|naïve"),
      // Arabic, Hebrew with its marks, and both directions in one text.
      ("مرحبا بالعالم", "مرحبا|بالعالم"), ("צה\"ל ג' abc שלום", "צה\"ל|ג'|abc|שלום"),
      ("abc مرحبا 123", "abc|مرحبا|123"),
      // Ideographs are words each; Katakana is one, and Thai has no dictionary here.
      ("今天ひらカタカナ", "今|天|ひ|ら|カタカナ"), ("ภาษาไทย ดี", "ภาษาไทย|ดี"),
      // Emoji, whole and between words.
      ("a 👨‍👩‍👧‍👦 b 🇰🇷🇫🇷 👍🏽c", "a|b|c"),
      // What is written into words without being part of them.
      ("so\u{AD}ft a\u{200E}b", "so\u{AD}ft|a\u{200E}b"),
      ("", ""), ("   ", ""), ("...", ""),
    ] as [(String, String)])
  func wordsFollowTheStandard(text: String, expected: String) {
    #expect(words(text) == expected.split(separator: "|").map(String.init))
  }

  @Test(
    arguments: [
      ("Hello there. Who are you? I am!", "Hello there. |Who are you? |I am!"),
      // Abbreviations and numbers do not end sentences.
      ("It is 3.4 or so. Fine.", "It is 3.4 or so. |Fine."), ("The U.S.A. is", "The U.S.A. is"),
      ("e.g. this one", "e.g. this one"), ("etc., and so on", "etc., and so on"),
      // Quotation marks and brackets belong to the sentence that they close.
      ("“Go.” He went.", "“Go.” |He went."), ("(Go.) He went.", "(Go.) |He went."),
      ("He said “Are you going?” Then he left.", "He said “Are you going?” |Then he left."),
      ("What?! Really...", "What?! |Really..."),
      ("今天。明天！", "今天。|明天！"), ("안녕하세요. 반가워요.", "안녕하세요. |반가워요."),
      ("هل أنت؟ نعم.", "هل أنت؟ |نعم."),
      // Directional marks belong to what stands before them.
      ("שלום.\u{200F} עוד.", "שלום.\u{200F} |עוד."), ("U.\u{200E}S.A. is", "U.\u{200E}S.A. is"),
      ("One!\u{200E}) Two.", "One!\u{200E}) |Two."), ("\u{200E}.A", "\u{200E}.|A"),
      // Georgian has no capitals that begin sentences.
      ("გამარჯობა. როგორ ხარ?", "გამარჯობა. |როგორ ხარ?"),
      // Paragraphs end sentences, and an empty one has an empty one.
      ("One\nTwo. Three", "One|Two. |Three"), ("a\n\nb", "a||b"), ("", ""),
    ] as [(String, String)])
  func sentencesFollowTheStandard(text: String, expected: String) {
    let wanted = expected.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(sentences(text) == wanted)
  }

  @Test func paragraphsEndAtLineBreaksOfAllKinds() {
    let boundaries = TextBoundaries(Array("a\nb\r\nc\u{2029}d\n"))
    #expect(
      boundaries.paragraphs.map { String(boundaries.characters[$0]) } == ["a", "b", "c", "d", ""])
    #expect(boundaries.paragraph(at: 2) == 2..<3)
    #expect(boundaries.paragraph(at: 99) == 8..<8)
  }

  /// A law: every place is in one sentence of the list, and asking at the place finds it; words neither
  /// overlap nor have anything but themselves inside.
  @Test func everyPlaceIsInOneStretch() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("everyPlaceIsInOneStretch seed \(seed)")
    var texts = HostileText(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let text = texts.next()
      let boundaries = TextBoundaries(Array(text))
      var end = 0
      for sentence in boundaries.sentences {
        #expect(sentence.lowerBound == end || boundaries.characters[end].isNewline, "\(text)")
        for place in sentence { #expect(boundaries.sentence(at: place) == sentence, "\(text)") }
        end = sentence.upperBound
      }
      for place in boundaries.characters.indices {
        let word = boundaries.word(at: place)
        #expect(word.isEmpty ? word == place..<place : word.contains(place), "\(text)")
        for inside in word { #expect(boundaries.word(at: inside) == word, "\(text)") }
      }
    }
  }
}
