import EarshotTestSupport
import Testing

@testable import EarshotSpeech

/// The kinds of all scalars, held against Unicode's database.
@Suite(.enabled(if: UnicodeDatabase.isThere, "Perl tells of Unicode"))
struct ScalarKindTableTests {
  /// The scalars of which something is not as expected, as hexadecimal numbers.
  private func wrong(
    _ scalars: [Unicode.Scalar], where isWrong: (Unicode.Scalar) -> Bool
  ) -> [String] {
    scalars.filter(isWrong).prefix(20).map { String($0.value, radix: 16) }
  }

  @Test func lettersMarksNumbersAndSymbolsAreOfTheirCategories() throws {
    let categories = try UnicodeDatabase("General_Category")
    let emoji = try UnicodeDatabase("Emoji")
    let scalars = try UnicodeDatabase.assignedScalars()
    /// Whether a category begins with one of some letters.
    func isOne(of prefixes: [String], _ scalar: Unicode.Scalar) -> Bool {
      let category = categories[scalar]
      return prefixes.contains { category.hasPrefix($0) }
    }
    func isPicture(_ scalar: Unicode.Scalar) -> Bool { emoji[scalar] == "Y" && !scalar.isASCII }
    let letters = ["L", "Mn", "Mc"]
    #expect(wrong(scalars) { $0.isLetter != isOne(of: letters, $0) } == [])
    #expect(wrong(scalars) { $0.isPartOfWord != isOne(of: letters + ["N"], $0) } == [])
    #expect(wrong(scalars) { $0.isPicture != isPicture($0) } == [])
    // What is only seen in pictures, and the small numbers that are footnotes.
    let others: Set<UInt32> = [0xB2, 0xB3, 0xB9, 0x200D, 0x20E3, 0xFE0F]
    #expect(
      wrong(scalars) {
        $0.isSymbol
          != (isOne(of: ["P", "S"], $0) || isPicture($0) || others.contains($0.value))
      } == [])
  }

  @Test func capitalsSmallLettersAndBlanksAreWhatUnicodeSays() throws {
    let (capitals, small) = (try UnicodeDatabase("Uppercase"), try UnicodeDatabase("Lowercase"))
    let emoji = try UnicodeDatabase("Emoji")
    let blanks = try UnicodeDatabase("White_Space")
    let scalars = try UnicodeDatabase.assignedScalars()
    #expect(
      wrong(scalars) { $0.isCapital != (capitals[$0] == "Y" && emoji[$0] == "N") } == [])
    // Letters that later versions of Unicode than Perl's count otherwise.
    let later: Set<UInt32> = [0x295, 0x10FC, 0xA7F2, 0xA7F3, 0xA7F4, 0xAB69]
    #expect(
      wrong(scalars) { $0.isSmall != (small[$0] == "Y") && !later.contains($0.value) } == [])
    // Of the blanks of ASCII only those are left that a text without harm holds.
    #expect(
      wrong(scalars) {
        $0.isBlank != ($0.isASCII ? $0 == " " || $0 == "\n" : blanks[$0] == "Y")
      } == [])
  }

  @Test func digitsAndDrawingsAreAFew() throws {
    let blocks = try UnicodeDatabase("Block")
    let scalars = try UnicodeDatabase.assignedScalars()
    #expect(scalars.filter(\.isDigit).map { String($0) }.joined() == "0123456789")
    #expect(scalars.compactMap(\.digitValue) == Array(0...9))
    #expect(
      wrong(scalars) {
        $0.isDrawing != ["Box Drawing", "Block Elements", "Braille Patterns"].contains(blocks[$0])
      } == [])
    #expect(
      scalars.filter { !$0.standsApart }.map { String($0) }.joined() == "\n !,.:;?")
  }

  @Test func picturesAreMadeOfWhatUnicodeSays() throws {
    let categories = try UnicodeDatabase("General_Category")
    let tones = try UnicodeDatabase("Emoji_Modifier")
    let regional = try UnicodeDatabase("Regional_Indicator")
    let scalars = try UnicodeDatabase.assignedScalars()
    #expect(wrong(scalars) { EmojiSequence.isTone($0) != (tones[$0] == "Y") } == [])
    #expect(
      wrong(scalars) { (EmojiSequence.regionalLetter($0) != nil) != (regional[$0] == "Y") } == [])
    #expect(
      scalars.compactMap(EmojiSequence.regionalLetter).map { String($0) }.joined()
        == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    // A tag is named after the character of ASCII that it stands for.
    #expect(
      wrong(scalars) {
        let name = $0.properties.name ?? ""
        let isTag = name.hasPrefix("TAG ") || name == "CANCEL TAG"
        return EmojiSequence.isTag($0) != isTag
      } == [])
    #expect(
      wrong(scalars.filter(\.isASCII)) {
        EmojiSequence.mayBegin(with: $0) != (categories[$0] == "Nd" || $0 == "#" || $0 == "*")
      } == [])
    #expect(
      wrong(scalars.filter { !$0.isASCII }) { EmojiSequence.mayBegin(with: $0) != $0.isSymbol }
        == [])
  }

  /// Letters that only look different are those that Unicode calls font variants, wide or circled forms.
  @Test func fancyLettersAreThoseThatUnicodeSaysTheyAre() throws {
    let scalars = try UnicodeDatabase.assignedScalars()
    let changed = scalars.filter { said(String($0), by: FontVariants()) != String($0) }
    var names: [Substring: Int] = [:]
    for scalar in changed {
      let words = (scalar.properties.name ?? "").split(separator: " ")
      names[words.prefix(1).joined()[...], default: 0] += 1
    }
    #expect(
      names == [
        "FULLWIDTH": 94, "CIRCLED": 52, "SQUARED": 26, "MATHEMATICAL": 702, "LATIN": 7,
      ])
  }
}

/// Where a picture of several scalars ends.
@Suite struct EmojiSequenceTests {
  /// The lengths of the pictures that follow each other in a text; what is none is a dash.
  private func lengths(_ text: String) -> String {
    let scalars = passage(text).scalars
    var (lengths, index): ([String], Int) = ([], 0)
    while index < scalars.count {
      let end = EmojiSequence.end(of: scalars, from: index)
      lengths.append(end.map { "\($0 - index)" } ?? "-")
      index = end ?? index + 1
    }
    return lengths.joined(separator: " ")
  }

  @Test(arguments: [
    ("😀", "1"), ("😀😀", "1 1"), ("a😀b", "- 1 -"), ("☺\u{FE0F}", "2"), ("☺\u{FE0F}☺", "2 1"),
    ("👋🏻", "2"), ("👋🏿", "2"), ("👋🏻🏿", "3"), ("🇰🇷", "2"), ("🇰🇷🇰", "2 1"), ("🇰a", "1 -"), ("🇰", "1"),
    ("1\u{FE0F}\u{20E3}", "3"), ("1\u{20E3}", "2"), ("1\u{FE0F}", "- 1"), ("1", "-"),
    ("#\u{20E3}1", "2 -"), ("1\u{FE0F}x", "- 1 -"), ("12\u{20E3}", "- 2"),
    ("☺\u{20E3}", "2"), ("👨\u{200D}👩", "3"), ("👨\u{200D}👩\u{200D}👧x", "5 -"),
    ("❤\u{FE0F}\u{200D}🔥", "4"), ("👨\u{200D}", "1 1"), ("👨\u{200D}x", "1 1 -"),
    ("👩🏽\u{200D}🚀", "4"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "4"), ("🏴\u{E0020}x", "2 -"),
    ("—", "-"), ("(", "-"), ("‼", "1"), ("→", "1"), ("€", "1"),
  ])
  func picturesEndWhereNothingBelongsToThem(text: String, expected: String) {
    #expect(lengths(text) == expected)
  }
}
