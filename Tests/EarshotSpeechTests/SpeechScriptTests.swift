import EarshotTestSupport
import Testing

@testable import EarshotSpeech

/// Which script a letter belongs to, held against the scripts of Unicode's database.
@Suite struct SpeechScriptTests {
  /// The scripts by their names in Unicode.
  ///
  /// What was written beside Arabic goes with it, and Coptic with Greek, because they share blocks.
  private static let scripts: [Substring: SpeechScript] = [
    "Latin": .latin, "Greek": .greek, "Coptic": .greek, "Cyrillic": .cyrillic,
    "Armenian": .armenian, "Hebrew": .hebrew, "Arabic": .arabic, "Syriac": .arabic,
    "Thaana": .arabic, "Nko": .arabic, "Samaritan": .arabic, "Mandaic": .arabic,
    "Ethiopic": .ethiopic, "Georgian": .georgian, "Devanagari": .devanagari, "Bengali": .bengali,
    "Gurmukhi": .gurmukhi, "Gujarati": .gujarati, "Oriya": .oriya, "Tamil": .tamil,
    "Telugu": .telugu, "Kannada": .kannada, "Malayalam": .malayalam, "Sinhala": .sinhala,
    "Thai": .thai, "Lao": .lao, "Myanmar": .myanmar, "Khmer": .khmer, "Hangul": .hangul,
    "Hiragana": .kana, "Katakana": .kana, "Han": .han,
  ]

  /// Letters that are common to us though Unicode knows their script, and why.
  private static let unread: [(range: ClosedRange<UInt32>, reason: String)] = [
    (0x0250...0x036F, "phonetic letters and marks, which words of any script are told with"),
    (0x1C80...0x1C8F, "old forms of Cyrillic letters"),
    (0x1CD0...0x1CFF, "the accents of the Vedas"),
    (0x1D00...0x1DFF, "phonetic letters"),
    (0x2071...0x2188, "letters above and below the line, units and Roman numbers"),
    (0x2C80...0x2DFF, "Coptic by itself, and old Georgian, Ethiopic and Cyrillic letters"),
    (0xA640...0xA69F, "old Cyrillic letters"),
    (0xA8E0...0xA8FF, "the accents of the Vedas"),
    (0xA9E0...0xA9FF, "letters of Shan and Aiton"), (0xAA60...0xAA7F, "letters of Khamti"),
    (0xAB00...0xAB6F, "rare Ethiopic letters, and those of German dialects"),
    (0xFFA0...0xFFDC, "parts of syllables of Hangul of half their width"),
    (0x10000...0x1FFFF, "historic and rare letters"),
  ]

  /// Letters without a script of their own.
  private static let others: [UInt32: SpeechScript] = [
    0xB5: .latin,  // the micro sign
    0x0374: .greek,  // the sign of Greek numbers
    0xA788: .latin,  // a tone of languages of Mexico
  ]

  private func expected(_ scalar: Unicode.Scalar, in scripts: UnicodeDatabase) -> SpeechScript {
    if Self.unread.contains(where: { $0.range.contains(scalar.value) }) { return .common }
    let known = scripts[scalar].split(separator: " ").compactMap { Self.scripts[$0] }
    if known.contains(.kana) { return .kana }
    return known.first ?? Self.others[scalar.value] ?? .common
  }

  @Test(.enabled(if: UnicodeDatabase.isThere, "Perl tells of Unicode"))
  func lettersBelongToTheirScripts() throws {
    let scripts = try UnicodeDatabase("Script_Extensions")
    let letters = try UnicodeDatabase.assignedScalars().filter(\.properties.isAlphabetic)
    let wrong = letters.filter { SpeechScript($0) != expected($0, in: scripts) }
    #expect(wrong.map { String($0.value, radix: 16) } == [] && letters.count > 130_000)
  }

  @Test(.enabled(if: UnicodeDatabase.isThere, "Perl tells of Unicode"))
  func whatIsNoLetterHasNoScript() throws {
    let others = try UnicodeDatabase.assignedScalars().filter { !$0.properties.isAlphabetic }
    #expect(others.allSatisfy { SpeechScript($0) == .common })
  }

  /// A voice is found for every script, and it reads what it was found for.
  @Test func everyScriptHasALanguageThatReadsIt() {
    for script in (UInt8.min...UInt8.max).compactMap(SpeechScript.init) {
      guard let language = script.language else {
        #expect(script == .common || script == .latin)
        continue
      }
      let reads = SpeechScript.scripts(of: Substring(language))
      // Nobody else reads Lao and Khmer, so their text never has to be kept together.
      #expect(reads.contains(script) || script == .lao || script == .khmer, "\(script)")
    }
  }
}
