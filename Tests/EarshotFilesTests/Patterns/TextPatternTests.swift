import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("Total *", "Total 12", true), ("Total *", "Total ", true), ("Total *", "The Total 1", false),
    ("?at", "cat", true), ("?at", "at", false), ("?at", "👩‍👩‍👧at", true),
    ("*", "", true), ("", "", true), ("", "a", false), ("**a*", "xxay", true),
    ("50\\*", "50*", true), ("50\\*", "500", false), ("a\\\\b", "a\\b", true), ("a\\", "a\\", true),
    ("/", "/", true), ("//", "//", true), ("/a", "/a", true),
    ("/[0-9]+ of 12/", "Song, 3 of 12, button", true), ("/^[0-9]+ of 12$/", "Song, 3 of 12", false),
    ("/^(on|off)$/", "off", true), ("/^(on|off)$/", "offer", false),
    ("/harbour/i", "HARBOUR Lights", true), ("/HARBOUR/i", "harbour", true),
    ("/harbour/", "HARBOUR", false), ("/[^a-z]/i", "ABC", false), ("/[^a-z]/i", "AB1", true),
    ("/^a{2,3}$/", "aaa", true), ("/^a{2,3}$/", "aaaa", false), ("/^a{2}$/", "aa", true),
    ("/^a{2,}$/", "aaaaa", true), ("/^a{2,}$/", "a", false), ("/^a{0}$/", "", true),
    ("/\\bcat\\b/", "a cat sat", true), ("/\\bcat\\b/", "concatenate", false),
    ("/\\Bcat/", "concat", true), ("/^\\d\\D\\w\\W\\s\\S$/", "1a_- x", true),
    ("/^.$/", "한", true), ("/^[가-힣]+$/", "한국", true), ("/^[]a]+$/", "]a", true),
    ("/^[a\\-z]+$/", "-z", true), ("/^[a-]+$/", "a-", true), ("/^(?:ab)+?$/", "abab", true),
    ("/a|b|/", "c", true), ("/^(a|)+$/", "aaa", true), ("/^()*$/", "", true),
    ("/\\//", "a/b", true),
  ])
  func matches(pattern: String, text: String, isMatch: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == isMatch, "\(pattern) \(text)")
  }

  @Test(arguments: [
    ("/a(b/", "with a ) for every (, at character 3"),
    ("/a)b/", "without a ) that closes nothing, at character 2"),
    ("/*a/", "with something before what repeats it, at character 1"),
    ("/a**/", "with something before what repeats it, at character 3"),
    ("/[a/", "with a ] for every [, at character 2"),
    ("/[z-a]/", "with ranges from a lower to a higher character, at character 5"),
    ("/(?=a)/", "without what (? begins, other than (?:, at character 3"),
    ("/a\\q/", "in which a backslash stands before d, w, s, b, n, t or a sign, at character 3"),
    ("/\\1/", "in which a backslash stands before d, w, s, b, n, t or a sign, at character 2"),
    ("/a{3,2}/", "with numbers in braces, as in {2} or {2,4}, at character 6"),
    ("/a{x}/", "with numbers in braces, as in {2} or {2,4}, at character 3"),
    ("/a{9999}/", "that repeats nothing more than 1000 times, at character 7"),
    ("/(a{1000}){1000}/", "of at most 1000 parts, each as often as it is repeated"),
  ])
  func mistakes(pattern: String, reason: String) {
    #expect { try TextPattern(pattern) } throws: { ($0 as? PatternFault)?.reason == reason }
  }

  @Test func nothingHangs() throws {
    let text = String(repeating: "a", count: 5_000)
    for pattern in ["/^(a+)+$/", "/^(a|a)*b/", "/(a*)*(a*)*c/", "*a*a*a*a*a*b", "/(.*.*)*=.*/"] {
      #expect(try TextPattern(pattern).matches(text) == (pattern == "/^(a+)+$/"))
    }
    let deep = String(repeating: "(", count: 10_000)
    #expect(throws: PatternFault.self) { try TextPattern("/\(deep)/") }
    let empty = String(repeating: "(", count: 40) + String(repeating: "){1000}", count: 40)
    #expect(throws: PatternFault.self) { try TextPattern("/\(empty)/") }
  }

  @Test func whatWasHeardIsAPatternForItself() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var hostile = HostileText(seed: seed)
    let texts = (0..<SoakScale.rounds(of: 2_000)).map { _ in hostile.next(maximumPieces: 4) }
    for text in texts + ["/a/", "/", "//", "/a/i", "50%*", "\\", "a?", ""] {
      let pattern = try TextPattern(TextPattern.wildcards(for: text))
      #expect(pattern.matches(text), "seed \(seed): \(text)")
      #expect(!pattern.matches(text + "x"), "seed \(seed): \(text)")
    }
  }
}
