import EarshotTestSupport
import Testing

@testable import EarshotSpeech

struct RegularExpressionScanTests {
  /// The kinds of expressions that NVDA's own files have.
  @Test(arguments: [
    "", "a|b", #"(?<=[^\s.])\.(?=[\"'”’)\s]|$)"#, #"(?<!\w)[-−]{1}(?=[$£€¥.]?\d)"#,
    #"\b(\d\d)\/(\d\d)\/(\d{2}|\d{4})\b"#, "[]a]", "[^]-]", "[a-]", "a{", "a{}", "a{,}?", "{a}",
    "(?P<name>a)(?P=name)", "(?i:a)*", "(?i)a", "(?#({)a", #"(a)\1"#, #"\012\x41\u00e9[\b]"#,
    "(?(1)a|b)", "(?>a)+", "a*+", "()?",
  ])
  func expressionsAreSound(_ expression: String) {
    #expect(throws: Never.self) { try RegularExpressionScan.check(expression) }
  }

  @Test(
    arguments: [
      ("a(b", .unclosed("("), 1), ("((a)", .unclosed("("), 0), ("(?", .unclosed("("), 0),
      ("(?#a", .unclosed("("), 0), ("(?i", .unclosed("("), 0),
      ("a)", .closesNothing, 1), ("[]", .unclosed("["), 0), ("a[^]b", .unclosed("["), 1),
      ("*a", .repeatsNothing("*"), 0), ("a|{2}", .repeatsNothing("{2}"), 2),
      ("a**", .repeatsNothing("*"), 2), ("(+)", .repeatsNothing("+"), 1),
      ("^*", .repeatsNothing("*"), 1), ("a{3,2}", .runsBackwards("{3,2}"), 1),
      ("[z-a]", .runsBackwards("z-a"), 1), (#"[\d-z]"#, .unknown(#"\d-z"#), 1),
      (#"a\"#, .unknown(#"\"#), 1), (#"\q"#, .unknown(#"\q"#), 0),
      (#"\x4g"#, .unknown(#"\x4g"#), 0),
      (#"(a)\2"#, .unknown(#"\2"#), 3), ("(?q)", .unknown("(?q"), 0),
      ("(?P<a", .unknown("(?P<a"), 0),
      ("(?<a)", .unknown("(?<a"), 0), ("(?)", .unknown("(?)"), 0),
    ] as [(String, RegularExpressionFault, Int)])
  func whatIsWrongIsToldWithItsPlace(
    expression: String, fault: RegularExpressionFault, offset: Int
  ) {
    #expect(throws: RegularExpressionScan.Failure(fault: fault, offset: offset)) {
      try RegularExpressionScan.check(expression)
    }
  }

  @Test func anyTextIsReadOrRefused() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "가", "(", ")", "[", "]", "\\", "^", "$", "*", "?", "{", "}", "2", ",", "|", "-", "<",
      "P", "=", "#", "x", "u", "N", "1", "0", ":", "i",
    ]
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      let expression = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      do {
        try RegularExpressionScan.check(expression)
      } catch {
        #expect(
          (0...expression.unicodeScalars.count).contains(error.offset), "seed \(seed)")
      }
    }
  }
}
