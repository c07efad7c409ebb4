@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Testing

struct EngineTextTests {
  private func given(_ text: String, _ language: String = "en") -> String {
    EngineText(text, language: language).string
  }

  @Test(arguments: [
    "", "Now Playing, heading", "U.S.A. and e.g. this, i.e. that.", "j.r.r.t.", "1,234,567.89",
    "Donaudampfschifffahrtsgesellschaft", "http://www.example.org/a/long/path?with=a&query=string",
    "日本語の文章です。", "한국어 문장입니다.", "rhythm", "Szczebrzeszyn",
    "Привет, как дела?", "Zażółć gęślą jaźń", "Ελλάδα", "Apple® and ©2024", "well 😀 done",
  ])
  func usualTextIsLeftAsItIs(_ text: String) {
    #expect(given(text) == text)
  }

  @Test func initialsAreBrokenAfterEveryEighth() {
    #expect(given("a.b.c.d.e.f.g.h.i.j.") == "a.b.c.d.e.f.g.h i.j.")
    #expect(given("A. B. C. D. E. F. G. H. I. J.") == "A. B. C. D. E. F. G. H  I. J.")
    #expect(given("a . b . c . d . e . f . g . h . i .") == "a . b . c . d . e . f . g . h   i .")
    #expect(given("д.д.д.д.д.д.д.д.д.", "ru") == "д.д.д.д.д.д.д.д д.")
    #expect(given("a..b..c..d..e..f..g..h..i..j..") == "a..b..c..d..e..f..g..h  i..j..")
    #expect(given("d.w.z., d.w.z., d.w.z., d.w.z.", "nl") == "d.w.z., d.w.z., d.w z., d.w.z.")
    // The engine calls a sign a letter when it can be one of a word.
    #expect(given("㎞.㎞.㎞.㎞.㎞.㎞.㎞.㎞.㎞.") == "㎞.㎞.㎞.㎞.㎞.㎞.㎞.㎞ ㎞.")
    let long = given(String(repeating: "a.", count: 100))
    #expect(long.split(separator: " ").allSatisfy { $0.count <= 16 })
    #expect(long.count { $0 == "a" } == 100)
  }

  @Test func aLongStretchBehindAnInitialIsSetApart() {
    #expect(given("a." + String(repeating: "=", count: 70)).hasPrefix("a. ==="))
    #expect(given("a." + String(repeating: "=", count: 60)).hasPrefix("a.==="))
    #expect(given("a. " + String(repeating: "=", count: 70)).hasPrefix("a. ==="))
  }

  @Test func aHyphenBetweenASymbolAndAForeignWordIsABlank() {
    #expect(given("(-नम") == "( नम")
    #expect(given("<-赻", "hi") == "< 赻")
    #expect(given(".-\u{3099}", "hi") == ". \u{3099}")
    #expect(given(".-eⓚ -e ⓚ (-e.g. ⓚ", "hi") == ". eⓚ -e ⓚ (-e.g. ⓚ")
    #expect(given("(-5) -नम a-नम") == "(-5) -नम a-नम")
  }

  @Test func aDandaIsSetApartFromASignBehindIt() {
    #expect(given("ठीक।- हाँ।· ॥-", "hi") == "ठीक। - हाँ। · ॥ -")
    #expect(given("ठीक। हाँ॥ हाँ।।हाँ", "hi") == "ठीक। हाँ॥ हाँ।।हाँ")
  }

  @Test func sentencesEndTheRowOfInitials() {
    let text = "Plan A. Plan B. Plan C. Plan D. Plan E. Plan F. Plan G. Plan H. Plan I. Plan J."
    #expect(given(text) == text)
  }

  @Test func longWordsGetABlank() {
    #expect(given(String(repeating: "w", count: 30)) == "wwwwwwwwwwwwww wwwwwwwwwwwwww ww")
    let long = given(String(repeating: "na", count: 50))
    #expect(long.split(separator: " ").map(\.count) == [40, 40, 20])
    let hindi = given(String(repeating: "नमस्ते", count: 10), "hi")
    #expect(hindi.split(separator: " ").allSatisfy { $0.unicodeScalars.count <= 42 })
    #expect(hindi.filter { $0 != " " } == String(repeating: "नमस्ते", count: 10))
  }

  @Test func longClausesGetACommaAtABlank() {
    let numbers = given(Array(repeating: "777", count: 60).joined(separator: " "), "de")
    let clauses = numbers.split(separator: ",").map { $0.split(separator: " ").count }
    #expect(clauses == [21, 21, 18])
    let sentence = "the quick brown fox jumps over the lazy dog "
    #expect(given(String(repeating: sentence, count: 11)) == String(repeating: sentence, count: 11))
    let named = EngineText(
      String(repeating: "777 ", count: 60), language: "de", speaksPunctuation: true)
    #expect(!named.string.contains(","))
  }

  @Test func aNumberInOneSignBeginsARowAnewAfterEveryThird() {
    #expect(given("½ ½ ½ ½ ½ ½ ½", "it") == "½ ½ ½ , ½ ½ ½ , ½")
    #expect(given("²²²²", "pl") == "²²², ²")
    for text in ["½ ½ ½", "½ ½ ½, ½ ½ ½", "½ ¼ ½ ¼ ½ ¼", "m² m² m² m²"] {
      #expect(given(text, "fr") == text)
    }
  }

  @Test func aSignThatIsAWordBeginsARowAnewAfterEveryThird() {
    #expect(given("% % % % % % %", "it") == "% % % , % % % , %")
    #expect(given("%%%%", "en") == "%%%, %")
    #expect(given("€ € € €", "es") == "€ € € , €")
    #expect(given("= = = =") == "= = = , =")
    for text in [
      "=====", "*** *** ***", "5% 5% 5% 5%", "bb bb bb bb", "a b a b a b a b", "a.b.c.d",
      "────────",
    ] {
      #expect(given(text) == text)
    }
  }

  @Test func lettersThatAreSpelledByNumberMakeShortWords() {
    #expect(given("ᠮᠣᠩᠭᠣᠯ") == "ᠮᠣ ᠩᠭ ᠣᠯ")
    #expect(given("ⅧⅧⅧ") == "ⅧⅧ Ⅷ")
    #expect(given("Tiếng Việt nghệ sĩ", "vi") == "Tiếng Việt nghệ sĩ")
    #expect(given("ไทย", "th") == "ไทย")
    #expect(
      given(String(repeating: "α", count: 40)).split(separator: " ").map(\.count) == [25, 15])
  }

  @Test(arguments: [
    ("ቪ ", "en", 20), ("ж ", "ja", 47), ("w ", "en", 85), ("ж ", "ru", 85), ("é. ", "en", 47),
    ("־ ", "ko", 42), ("제곱근 ", "ko", 28), ("슬래시 ", "en", 32),
  ])
  func longClausesGetACommaInTime(letter: String, language: String, most: Int) {
    let clauses = given(String(repeating: letter, count: 200), language).split(separator: ",")
    #expect(clauses.map { $0.split(separator: " ").count }.max() == most)
  }

  @Test func whatTouchesAPictureIsSetApart() {
    #expect(given("Hi 😀, (😀) 😀😁!") == "Hi 😀 , ( 😀 ) 😀 😁 !")
    #expect(given("I ❤️ you❤️") == "I ❤ you ❤")
    #expect(given("👨‍👩‍👧👍🏽🇩🇪🇰🇷.") == "👨‍👩‍👧 👍🏽 🇩🇪 🇰🇷 .")
    #expect(given("press 1️⃣ or #️⃣") == "press 1️⃣ or #️⃣")
    // No comma comes into a picture.
    let family = given(String(repeating: "👨‍👩‍👧", count: 60))
    #expect(family.split { " ,".contains($0) }.allSatisfy { $0 == "👨‍👩‍👧" })
  }

  @Test func digitsThatTheVoiceDoesNotReadAreThoseItReads() {
    #expect(given("Room ٣٤٥") == "Room 345")
    #expect(given("३ and ５") == "3 and 5")
    #expect(given("৩", "bn") == "৩")
    #expect(given("3.5", "he").split(separator: " ") == ["שלוש", "נקודה", "חמש"])
    #expect(given("7", "he").contains("שבע"))
  }

  @Test func cellsOfBrailleWithManyDotsAreTheirDigitsInArabic() {
    #expect(given("⣿ ⣯", "ar").split(separator: " ").joined() == "123456781234678")
    #expect(given("⠿", "ar") == "⠿")
    #expect(given("⣿") == "⣿")
  }

  @Test func wordsKeepTheirPlaces() {
    let text = EngineText(
      "a.b.c.d.e.f.g.h.i. Room ٣٤٥ " + String(repeating: "w", count: 20) + " end",
      language: "en")
    let scalars = Array(text.string.unicodeScalars)
    let start = scalars.count - 3
    let place = text.place(of: WordEvent(frame: 7, range: start..<(start + 3)))
    #expect(place == WordEvent(frame: 7, range: 49..<52))
    let hebrew = EngineText("שלום 7 שלום", language: "he")
    let first = hebrew.place(of: WordEvent(frame: 0, range: 6..<9))
    #expect(first.range == 5..<6)
  }

  /// Whatever the rules find, nothing visible is taken away, nothing stands twice, and places are places.
  @Test func changesNeverMeet() {
    let seed: UInt64 = 23
    var texts = HostileSpeech(seed: seed)
    let languages = ["en", "de", "ja", "he", "hi", "zh", "bn"]
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let text = SanitizedText(texts.next(limit: 500)).string
      let language = languages[round % languages.count]
      let given = EngineText(text, language: language)
      let count = text.unicodeScalars.count
      let places = given.string.unicodeScalars.indices.enumerated().map { offset, _ in
        given.place(of: WordEvent(frame: 0, range: offset..<(offset + 1))).range
      }
      let note: Comment = "seed \(seed), round \(round), \(language): \(text)"
      #expect(places.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count }, note)
      #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted(), note)
      guard language != "he" else { continue }
      let letters = { (text: String) in text.unicodeScalars.filter(\.properties.isAlphabetic) }
      #expect(letters(given.string).elementsEqual(letters(text)), note)
    }
  }
}
