import EarshotPrograms
import EarshotTestSupport
import Testing

@Suite("The screen of a program")
struct TerminalFrameTests {
  @Test("A row is read without the blanks at its end, and wide characters once")
  func rows() {
    var frame = TerminalFrame(rows: 2, columns: 6)
    frame[0, 1] = TerminalCell("a")
    frame[0, 2] = TerminalCell("한", isWide: true)
    frame[0, 3] = TerminalCell("")
    #expect(frame.text(row: 0) == " a한")
    #expect(frame.text(row: 1) == "")
  }

  @Test("What was written stands where it was written")
  func writing() {
    var random = SeededGenerator(seed: 22)
    var frame = TerminalFrame(rows: 5, columns: 7)
    var lines = Array(repeating: Array(repeating: " ", count: 7), count: 5)
    for _ in 0..<200 {
      let (row, column) = (
        Int.random(in: 0..<5, using: &random), Int.random(in: 0..<7, using: &random)
      )
      let letter = ["a", "é", "│", "7"].randomElement(using: &random) ?? " "
      frame[row, column] = TerminalCell(letter)
      lines[row][column] = letter
    }
    for row in 0..<5 {
      let end = lines[row].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      #expect(frame.text(row: row) == lines[row][..<end].joined())
    }
  }

  @Test("A screen has at least one cell")
  func least() {
    let frame = TerminalFrame(rows: 0, columns: -3)
    #expect(frame.rows == 1)
    #expect(frame.columns == 1)
  }
}
