import EarshotFiles
import Testing

@testable import EarshotTerminal

@Suite struct CaptionTests {
  private func drawn(_ text: String, rows: Int, columns: Int) -> String {
    var grid = CellGrid(rows: rows, columns: columns)
    let taken = Caption(text: text).draw(into: &grid)
    return (0..<rows).map { grid.text(row: $0) }.suffix(taken).joined(separator: "|")
  }

  @Test(
    "Words stay whole, and what does not fit ends in dots",
    arguments: [
      ("Play, button", 12, "Play, button|"), ("Play, button", 8, "Play,|button"),
      ("one two three four five six", 10, "one two|three four|five six"), ("한국어 말", 6, "한국어|말"),
      ("abcdefghijkl", 5, "abcde|fghij|kl"), ("", 5, "|"),
    ])
  func wrapping(_ text: String, _ columns: Int, _ expected: String) {
    #expect(drawn(text, rows: 24, columns: columns) == expected)
  }

  @Test("A long text has up to half of the screen")
  func long() {
    #expect(drawn("one two three four five six", rows: 8, columns: 5) == "one|two|three|fo...")
  }

  @Test("Small screens have less of it")
  func smallScreens() {
    #expect(drawn("Play, button", rows: 5, columns: 8) == "Play,...")
    #expect(drawn("Play", rows: 1, columns: 8) == "")
  }
}

@Suite struct AnnotationTests {
  @Test("Nothing in a value can end the sequence or its field")
  func escaping() {
    let text = "50%; a=b\u{1B}\\\u{7}\n\u{9C}é한"
    #expect(
      Annotation(saying: text).sequence
        == "\u{1B}]8130;1;say;text=50%25%3B a=b%1B\\%07%0A%C2%9Cé한\u{1B}\\")
  }

  @Test("A long value is cut between characters")
  func cutting() {
    let sequence = Annotation(saying: String(repeating: "한", count: 1_000)).sequence
    #expect(sequence == "\u{1B}]8130;1;say;text=\(String(repeating: "한", count: 341))\u{1B}\\")
  }

  @Test(
    "The clipboard gets its text as RFC 4648 writes it",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ expected: String) {
    #expect(Base64.text(text.utf8) == expected)
  }
}
