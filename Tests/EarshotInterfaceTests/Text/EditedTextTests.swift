import EarshotInterface
import Testing

@Suite struct EditedTextTests {
  @Test func theSelectionStaysInsideTheText() {
    var text = EditedText("abc")
    #expect(text.selection == 3..<3)
    text.selection = -5 ..< -2
    #expect(text.selection == 0..<0)
    text.selection = -5..<2
    #expect(text.selection == 0..<2)
    text.selection = 1..<99
    #expect(text.selection == 1..<3)
  }

  @Test func whatDeletingTakesAway() {
    var text = EditedText("abc")
    #expect(text.deletion == 2..<3)
    text.selection = 1..<1
    #expect(text.deletion == 0..<1)
    text.selection = 0..<0
    #expect(text.deletion == nil)
    text.selection = 0..<2
    #expect(text.deletion == 0..<2)
  }

  @Test(
    arguments: [
      ("abc", 1..<2, "xyz", "axyzc", 4), ("abc", 3..<3, "x", "abcx", 4), ("abc", 0..<3, "", "", 0),
      ("abc", 2..<99, "x", "abx", 3), ("abc", -9..<1, "x", "xbc", 1), ("", 0..<0, "ab", "ab", 2),
      // An accent joins the letter before it.
      ("ab", 1..<1, "\u{301}", "a\u{301}b", 1),
    ] as [(String, Range<Int>, String, String, Int)])
  func theInsertionPointIsBehindWhatWasPutIn(
    start: String, range: Range<Int>, replacement: String, expected: String, place: Int
  ) {
    var text = EditedText(start)
    text.replace(range, with: replacement)
    #expect(text.text == expected && text.characters == Array(expected))
    #expect(text.selection == place..<place)
  }

  @Test func wordsAndLinesAroundAPlace() {
    let text = EditedText("It's a_1’b,\n\nno")
    func words(_ offsets: [Int]) -> [String] {
      offsets.map { text.word(at: $0) }.map { "\($0.lowerBound)-\($0.upperBound)" }
    }
    func lines(_ offsets: [Int]) -> [String] {
      offsets.map { text.line(at: $0) }.map { "\($0.lowerBound)-\($0.upperBound)" }
    }
    #expect(words([0, 2, 3]) == ["0-4", "0-4", "0-4"])
    #expect(words([4, 10, 11]) == ["4-4", "10-10", "11-11"])
    #expect(words([5, 6, 9]) == ["5-10", "5-10", "5-10"])
    #expect(words([13, 14, 15, 99, -3]) == ["13-15", "13-15", "15-15", "15-15", "0-0"])
    #expect(lines([-3, 0, 5, 11]) == ["0-11", "0-11", "0-11", "0-11"])
    #expect(lines([12, 13, 14, 15, 99]) == ["12-12", "13-15", "13-15", "13-15", "13-15"])
  }
}
