import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

struct TextSanitizerTests {
  @Test(arguments: [
    ("Play, button", "Play, button"),
    ("", ""),
    ("a\u{0}b", "ab"),
    ("\u{1}5Uboom", "5Uboom"),
    ("a\u{7F}\u{9B}b", "ab"),
    ("tab\there", "tab here"),
    ("one\r\ntwo\rthree\u{2028}four", "one\ntwo\nthree\nfour"),
    ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "evil x"),
    ("zero\u{200B}width\u{FEFF}\u{2060}", "zerowidth"),
    ("soft\u{AD}hyphen", "softhyphen"),
    ("1\u{202F}000\u{A0}€", "1 000 €"),
    ("👨‍👩‍👧 family", "👨‍👩‍👧 family"),
    ("👨\u{200D}", "👨"),
    ("a\u{200D}b", "ab"),
    ("☺\u{FE0F} ☺\u{FE0E}", "☺\u{FE0F} ☺"),
    ("x\u{FE0F}", "x"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ("x\u{E0067}", "x"),
    (HostileText.noncharacters + "\u{FFFC}", " "),
    ("cafe\u{301}", "café"),
    ("e\u{323}\u{302}", "ệ"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
    ("か\u{3099}", "が"),
    ("a\u{200B}\u{301}", "á"),
    ("\u{3164}", " "),
  ])
  func makesHarmless(_ source: String, _ expected: String) {
    // Scalars are compared, because strings that are canonically equal compare equal.
    #expect(scalars(SanitizedText(source).string) == scalars(expected))
  }

  /// What is removed and what becomes a blank or a line break, from the first scalar to the last of each
  /// range, between two letters.
  @Test(
    arguments: [
      (0x00...0x08, ""), (0x09...0x09, " "), (0x0A...0x0D, "\n"), (0x0E...0x1F, ""),
      (0x20...0x20, " "), (0x7F...0x84, ""), (0x85...0x85, "\n"), (0x86...0x9F, ""),
      (0xA0...0xA0, " "), (0xAD...0xAD, ""), (0x34F...0x34F, ""), (0x115F...0x1160, " "),
      (0x180B...0x180F, ""), (0x2000...0x200A, " "), (0x200B...0x200F, ""),
      (0x2028...0x2029, "\n"), (0x202A...0x202E, ""), (0x202F...0x202F, " "),
      (0x205F...0x205F, " "), (0x2060...0x2064, ""), (0x2066...0x206F, ""), (0x2800...0x2800, " "),
      (0x3000...0x3000, " "), (0x3164...0x3164, " "), (0xFDD0...0xFDEF, ""), (0xFE00...0xFE0F, ""),
      (0xFEFF...0xFEFF, ""), (0xFFA0...0xFFA0, " "), (0xFFF9...0xFFFB, ""), (0xFFFC...0xFFFC, " "),
      (0xFFFE...0xFFFF, ""), (0xE0020...0xE007F, ""), (0xE0100...0xE01EF, ""),
      (0x10FFFE...0x10FFFF, ""),
    ] as [(ClosedRange<UInt32>, String)])
  func everyInvisibleScalarIsDealtWith(range: ClosedRange<UInt32>, expected: String) {
    let scalars = range.compactMap(Unicode.Scalar.init)
    let wrong = scalars.filter { SanitizedText("x\($0)y").string != "x\(expected)y" }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }

  /// The visible neighbours of those ranges.
  @Test(
    arguments: [
      0x21, 0x7E, 0xA1, 0xAC, 0xAE, 0x34E, 0x350, 0x115E, 0x1161, 0x180A, 0x1810, 0x2010, 0x2027,
      0x2030, 0x205E, 0x27FF, 0x2801, 0x3001, 0x3163, 0x3165, 0xFDCF, 0xFDF0, 0xFE10, 0xFEFE,
      0xFF9F,
      0xFFA1, 0xFFFD, 0xE00FF, 0xE01F0, 0x10FFFD,
    ] as [UInt32])
  func visibleScalarsStay(value: UInt32) throws {
    let text = "x\(try #require(Unicode.Scalar(value)))y"
    #expect(scalars(SanitizedText(text).string) == scalars(text))
  }

  @Test(arguments: [
    // A flag has seven tags at most, from the first of them to the last.
    ("🏴\u{E0020}\u{E007F}x", "🏴\u{E0020}\u{E007F}x"),
    (
      "🏴" + String(repeating: "\u{E0061}", count: 9), "🏴" + String(repeating: "\u{E0061}", count: 7)
    ),
    ("🏴x\u{E0061}", "🏴x"), ("🏴\u{A0}\u{E0061}", "🏴 "), ("🏁\u{E0061}", "🏁"),
    // Pictures are joined, and nothing else is.
    ("1\u{FE0F}\u{20E3}\u{200D}😀", "1\u{FE0F}\u{20E3}\u{200D}😀"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"), ("😀\u{200D}1", "😀1"), ("1\u{200D}😀", "1😀"),
    ("😀\u{200D}x", "😀x"), ("1\u{FE0F}", "1\u{FE0F}"), ("\u{FE0F}1", "1"),
    // A break of two characters is one.
    ("a\r\r\nb", "a\n\nb"), ("a\n\rb", "a\n\nb"), ("a\r", "a\n"),
  ])
  func whatJoinsStaysWhereItJoins(_ source: String, _ expected: String) {
    #expect(scalars(SanitizedText(source).string) == scalars(expected))
  }

  /// Letters that are taken apart are put together again, as Foundation does.
  @Test(
    arguments: [
      0x00C0...0x024F, 0x0386...0x03CE, 0x0400...0x045E, 0x0476...0x0477, 0x04C1...0x04F9,
      0x0622...0x0626, 0x06C0...0x06D3, 0x0929...0x0934, 0x1E00...0x1EF9, 0x1F00...0x1FFC,
      0x304C...0x3094, 0x309E...0x309E, 0x30AC...0x30FE, 0xAC00...0xAC54, 0xD788...0xD7A3,
    ] as [ClosedRange<UInt32>])
  func lettersAndTheirMarksAreOne(range: ClosedRange<UInt32>) {
    let letters = range.compactMap(Unicode.Scalar.init).map { String($0) }.filter {
      scalars($0.precomposedStringWithCanonicalMapping) == scalars($0)
    }
    let wrong = letters.filter {
      scalars(SanitizedText($0.decomposedStringWithCanonicalMapping).string) != scalars($0)
    }
    #expect(wrong == [] && !letters.isEmpty)
  }

  /// Parts of syllables beside those that make one stay by themselves.
  @Test(arguments: [
    ("\u{1100}\u{1161}", "가"), ("\u{1112}\u{1175}\u{11C2}", "힣"), ("가\u{11A8}", "각"),
    ("\u{1113}\u{1161}", "\u{1113}\u{1161}"), ("\u{10FF}\u{1161}", "\u{10FF}\u{1161}"),
    ("\u{1112}\u{1176}", "\u{1112}\u{1176}"), ("\u{1112}\u{1162}\u{11C3}", "해\u{11C3}"),
    ("\u{1112}\u{11A8}", "\u{1112}\u{11A8}"), ("가\u{11A7}", "가\u{11A7}"),
    ("각\u{11A8}", "각\u{11A8}"), ("a\u{1161}", "a\u{1161}"), ("가\u{1161}", "가\u{1161}"),
  ])
  func onlyWholeSyllablesAreMade(text: String, expected: String) {
    #expect(scalars(SanitizedText("x\(text)").string) == scalars("x\(expected)"))
  }

  @Test func tellsWhereWordsCameFrom() {
    let text = SanitizedText("\u{200B}cafe\u{301}\r\nbar")
    #expect(text.string == "café\nbar")
    #expect(text.source.source(of: 0..<4) == 1..<6)
    #expect(text.source.source(of: 3..<4) == 4..<6)
    #expect(text.source.source(of: 5..<8) == 8..<11)
    #expect(text.source.source(of: 0..<0) == 1..<1)
  }

  @Test func lawsHoldForHostileText() {
    let seed: UInt64 = 20_261_121
    var hostile = HostileText(seed: seed)
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let source = hostile.next()
      let text = SanitizedText(source)
      let scalars = Array(text.string.unicodeScalars)
      let place: Comment = "seed \(seed), round \(round): \(source.debugDescription)"
      #expect(self.scalars(SanitizedText(text.string).string) == self.scalars(text.string), place)
      #expect(!scalars.contains { isForbidden($0) }, place)
      #expect(text.source.spokenCount == scalars.count, place)
      #expect(text.source.sourceEnd == source.unicodeScalars.count, place)
      var last = 0
      for offset in scalars.indices {
        let range = text.source.source(of: offset..<(offset + 1))
        #expect(range.lowerBound >= last && !range.isEmpty, place)
        last = range.lowerBound
      }
    }
  }

  @Test func plainTextIsPrintable() {
    #expect(SanitizedText("=====\u{1} ok 한").plain.string == "===== ok  ")
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF:
      true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
