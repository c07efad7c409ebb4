import Testing

@testable import EarshotSpeech

@Suite struct ScalarKindTests {
  /// The scalars of ASCII, held against what the standard library says of their characters.
  @Test(arguments: UInt8.min...0x7F) func kindsOfASCII(value: UInt8) {
    let scalar = Unicode.Scalar(value)
    let character = Character(scalar)
    #expect(scalar.isDigit == character.isWholeNumber)
    #expect(scalar.digitValue == character.wholeNumberValue)
    #expect(scalar.isASCIILetter == character.isLetter && scalar.isLetter == character.isLetter)
    #expect(scalar.isCapital == character.isUppercase && scalar.isSmall == character.isLowercase)
    #expect(scalar.isPartOfWord == (character.isLetter || character.isNumber))
    #expect(scalar.isSymbol == (character.isPunctuation || character.isSymbol))
    #expect(scalar.isBlank == (character == " " || character == "\n"))
    #expect(!scalar.isPicture && !scalar.isDrawing)
  }

  @Test func kindsOfOtherWritings() {
    func all(_ text: String, _ isSo: (Unicode.Scalar) -> Bool) -> Bool {
      text.unicodeScalars.allSatisfy(isSo)
    }
    #expect(all("éßΩя가あ字\u{301}\u{93E}ǅʰ") { $0.isLetter && $0.isPartOfWord && !$0.isSymbol })
    #expect(all("٣Ⅷ½") { !$0.isLetter && $0.isPartOfWord })
    #expect(
      all("ÀΩЯ") { $0.isCapital && !$0.isSmall } && all("àωя") { $0.isSmall && !$0.isCapital })
    #expect(all("🅰Ⓜ가") { !$0.isCapital })
    #expect(all("\u{A0}\u{2003}\u{3000}") { $0.isBlank } && !("\u{200B}" as Unicode.Scalar).isBlank)
    #expect(all("©®™😀✔") { $0.isPicture && $0.isSymbol })
    #expect(all("§²³¹±«„…—€´♪\u{FE0F}\u{200D}\u{20E3}") { $0.isSymbol })
    #expect(all("¼½¾⁴₂") { !$0.isSymbol })
    #expect(all("─▟⠀⣿") { $0.isDrawing } && all("\u{24FF}■\u{27FF}⤀") { !$0.isDrawing })
    #expect(all("\u{2500}\u{259F}\u{2800}\u{28FF}") { $0.isDrawing })
  }

  @Test(arguments: [
    ("👋🏻", "waving hand, light skin tone"), ("👋🏿", "waving hand, dark skin tone"),
    ("👋🏺", "waving hand, amphora"), ("🇰🇷", "flag: South Korea"), ("🇦🇦", "A A"), ("🇿🇿", "Z Z"),
    ("🇰", "K"), ("🇰🇷🇰", "flag: South Korea, K"), ("1️⃣", "keycap: 1"), ("9⃣", "keycap: 9"),
    ("#️⃣", "keycap: #"), ("*️⃣", "keycap: *"), ("1", "1"), ("1️", "1"),
    ("👨‍👩‍👧", "family: man, woman, girl"),
    ("👨👩", "man, woman"), ("❤️‍🔥", "heart on fire"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "flag: England"),
    ("‼", "double exclamation mark"),
  ])
  func picturesAreNamedAsAWhole(text: String, expected: String) {
    #expect(said(text) == expected)
  }
}
