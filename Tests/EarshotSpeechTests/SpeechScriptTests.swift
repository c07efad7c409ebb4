import Testing

@testable import EarshotSpeech

/// Which script a letter belongs to, held against the names that Unicode gives to letters.
@Suite struct SpeechScriptTests {
  /// The scripts by the first words of the names of their letters.
  ///
  /// What was written beside Arabic goes
  /// with it, and Coptic with Greek, because they share blocks.
  private static let scripts: [Substring: SpeechScript] = [
    "LATIN": .latin, "FULLWIDTH": .latin, "FEMININE": .latin, "MASCULINE": .latin, "MICRO": .latin,
    "GREEK": .greek, "COPTIC": .greek, "CYRILLIC": .cyrillic, "ARMENIAN": .armenian,
    "HEBREW": .hebrew, "ARABIC": .arabic, "SYRIAC": .arabic, "THAANA": .arabic, "NKO": .arabic,
    "SAMARITAN": .arabic, "MANDAIC": .arabic, "ETHIOPIC": .ethiopic, "GEORGIAN": .georgian,
    "DEVANAGARI": .devanagari, "BENGALI": .bengali, "GURMUKHI": .gurmukhi, "GUJARATI": .gujarati,
    "ORIYA": .oriya, "TAMIL": .tamil, "TELUGU": .telugu, "KANNADA": .kannada,
    "MALAYALAM": .malayalam, "SINHALA": .sinhala, "THAI": .thai, "LAO": .lao, "MYANMAR": .myanmar,
    "KHMER": .khmer, "HANGUL": .hangul, "HIRAGANA": .kana, "KATAKANA": .kana, "HALFWIDTH": .kana,
    "CJK": .han, "IDEOGRAPHIC": .han,
  ]

  /// Blocks of phonetic, historic and rare letters and of tones, which no voice reads.
  private static let unread: [ClosedRange<UInt32>] = [
    0x0250...0x036F, 0x1C80...0x1C8F, 0x1D00...0x1DFF, 0x2000...0x2C5F, 0x2C80...0x2FFF,
    0xA640...0xA69F, 0xA700...0xA71F, 0xA8E0...0xA8FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F,
    0xAB00...0xABBF,
    0xFFA0...0xFFDC, 0x10000...0x1FFFF,
  ]

  /// Every letter but those far from the ends of the largest blocks.
  private static let letters = [
    0...0x3500, 0x4D00...0x4F00, 0x9F00...0xAD00, 0xD700...0x20100, 0x32300...0x32400,
  ].joined().compactMap { (value: UInt32) in Unicode.Scalar(value) }.filter { scalar in
    // Those of a newer Unicode than the blocks are left out.
    scalar.properties.isAlphabetic && scalar.properties.age.map { $0.major <= 15 } ?? false
  }

  private func expected(_ scalar: Unicode.Scalar) -> SpeechScript {
    if Self.unread.contains(where: { $0.contains(scalar.value) }) { return .common }
    // Syllables have no name of their own.
    if (0xAC00...0xD7A3).contains(scalar.value) { return .hangul }
    let words = (scalar.properties.name ?? "").split { $0 == " " || $0 == "-" }
    if words.first == "MODIFIER" { return scalar.value == 0x10FC ? .georgian : .latin }
    return words.first.flatMap { Self.scripts[$0] } ?? .common
  }

  @Test func lettersBelongToTheScriptInTheirNames() {
    let wrong = Self.letters.filter { SpeechScript($0) != expected($0) }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }

  @Test func whatIsNoLetterHasNoScript() {
    for text in ["1", "@", "[", "~", "×", "€", "\u{0966}", "、", "😀"] {
      #expect(text.unicodeScalars.allSatisfy { SpeechScript($0) == .common }, "\(text)")
    }
  }
}
