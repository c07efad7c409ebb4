import EarshotSpeech
import EarshotTestSupport
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
