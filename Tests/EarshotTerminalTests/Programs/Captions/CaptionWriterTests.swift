import EarshotPrograms
import EarshotTestSupport
import Testing

@testable import EarshotTerminal

@Suite("The screen of a program with its caption")
struct CaptionWriterTests {
  private func frame(_ text: String, rows: Int = 3, columns: Int = 20) -> TerminalFrame {
    let screen = EmulatedScreen(rows: rows, columns: columns)
    screen.write(Array(text.utf8))
    return screen.look()
  }

  @Test("What is said stands in the last row, and the cursor where the program has it")
  func caption() {
    var writer = CaptionWriter(rows: 4)
    writer.caption = "Yes, button"
    let window = EmulatedScreen(rows: 4, columns: 20)
    window.write(writer.update(to: frame("\u{1B}[2;3Hhi\u{1B}[?25l")))
    let shown = window.takeFrame()
    #expect((0..<4).map { shown.text(row: $0) } == ["", "  hi", "", "Yes, button"])
    #expect(shown.cursor == CellPosition(row: 1, column: 4))
    #expect(!shown.isCursorVisible)
    #expect(shown[3, 19].style.attributes == .reverse)
    #expect(writer.update(to: frame("\u{1B}[2;3Hhi\u{1B}[?25l")) == [])
  }

  @Test(
    "What does not fit ends in an ellipsis, and a window of one row is the program's",
    arguments: [
      ("a caption that is too long", 12, "a caption..."), ("한한한", 5, "한..."), ("한한", 3, "..."),
      ("ab", 1, "."), ("", 4, ""), ("a\u{1B}[2Jb\nc", 9, "a [2Jb c"),
    ])
  func narrow(caption: String, columns: Int, shown: String) {
    var writer = CaptionWriter(rows: 2)
    writer.caption = caption
    let window = EmulatedScreen(rows: 2, columns: columns)
    window.write(writer.update(to: frame("x", rows: 1, columns: columns)))
    #expect(window.takeFrame().text(row: 1) == shown)
    writer.rows = 1
    writer.forget()
    let row = EmulatedScreen(rows: 1, columns: columns)
    row.write(writer.update(to: frame("x", rows: 1, columns: columns)))
    #expect(row.takeFrame().text(row: 0) == "x")
  }

  @Test("What is composed is what the program has drawn, in its colours, whatever comes after what")
  func same() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var generator = SeededGenerator(seed: seed)
      let (rows, columns) = (
        Int.random(in: 1...8, using: &generator), Int.random(in: 2...24, using: &generator)
      )
      let program = EmulatedScreen(rows: rows, columns: columns)
      let window = EmulatedScreen(rows: rows + 1, columns: columns)
      var writer = CaptionWriter(rows: rows + 1)
      for _ in 0..<12 {
        let pieces = [
          "한", "e\u{301}", "abc", "\r\n", "\u{1B}[\(Int.random(in: 30...107, using: &generator))m",
          "\u{1B}[38;5;\(Int.random(in: 0...255, using: &generator))m", "\u{1B}[48;2;1;2;3m",
          "\u{1B}[0m", "\u{1B}[1;2;3;4m", "\u{1B}[7m", "\u{1B}[K", "\u{1B}[2J", "\u{1B}[?25l",
          "\u{1B}[\(Int.random(in: 1...9, using: &generator));\(Int.random(in: 1...25, using: &generator))H",
        ]
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          program.write(Array((pieces.randomElement(using: &generator) ?? "").utf8))
        }
        writer.caption = ["", "said", "한한한한한한한한한한한한한"].randomElement(using: &generator) ?? ""
        if Int.random(in: 0..<5, using: &generator) == 0 { writer.forget() }
        let frame = program.look()
        window.write(writer.update(to: frame))
        let shown = window.takeFrame()
        for row in 0..<rows {
          let differing = (0..<columns).filter { column in
            // The second half of a wide character is drawn as the first is, whatever stood there.
            let (now, wanted) = (shown[row, column], frame[row, column])
            // Of one that was written over in half a blank is left.
            let isHalf = wanted.text == "한" && !wanted.isWide
            return now != wanted && !(now.text.isEmpty && wanted.text.isEmpty)
              && !(isHalf && now == TerminalCell(" ", style: wanted.style))
          }
          #expect(
            differing == [],
            "seed \(seed), row \(row): \(differing.map { (frame[row, $0], shown[row, $0]) })")
        }
        #expect(shown.isCursorVisible == frame.isCursorVisible, "seed \(seed)")
      }
    }
  }

  @Test(
    "A terminal that was composed for a while is as if the program had drawn on it all the time")
  func passingOnAgain() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var generator = SeededGenerator(seed: seed)
      let (rows, columns) = (6, 24)
      let program = EmulatedScreen(rows: rows, columns: columns)
      let window = EmulatedScreen(rows: rows, columns: columns)
      var filter = OutputFilter()
      func run(_ count: Int) {
        for _ in 0..<count {
          let row = Int.random(in: 1...rows, using: &generator)
          let pieces = [
            "abc", "lqk", "\r\n", "\r\n", "x\r\ny\r\n", "\u{1B}[1;31m", "\u{1B}[48;5;17m",
            "\u{1B}[m",
            "\u{1B}[2;4r", "\u{1B}[r", "\u{1B}[4h", "\u{1B}[4l", "\u{1B}(0", "\u{1B}(B", "\u{1B})0",
            "\u{E}",
            "\u{F}", "\u{1B}[?6h", "\u{1B}[?6l", "\u{1B}[\(row);2H", "\u{1B}[K", "\u{1B}[?25l",
            "\u{1B}[?25h", "\u{1B}[?2004h",
            program.isAlternate ? "\u{1B}[?1049l" : "\u{1B}[?1049h\u{1B}[H\u{1B}[2J",
          ]
          let bytes = Array((pieces.randomElement(using: &generator) ?? "").utf8)
          program.write(bytes)
          window.write(filter.pass(bytes))
        }
      }
      run(Int.random(in: 0...12, using: &generator))
      window.write(filter.compose(on: CaptionWriter.enter))
      var writer = CaptionWriter(rows: rows, from: program.mainPlace)
      run(Int.random(in: 0...12, using: &generator))
      window.write(writer.update(to: program.look()))
      while !filter.canPassOn { run(1) }
      filter.passOn()
      window.write(writer.end(on: program, modes: filter.modes))
      run(Int.random(in: 0...12, using: &generator))
      let (shown, wanted) = (window.takeFrame(), program.takeFrame())
      for row in 0..<rows {
        #expect(shown.text(row: row) == wanted.text(row: row), "seed \(seed), row \(row)")
      }
      #expect(shown.cursor == wanted.cursor, "seed \(seed)")
      #expect(shown.isCursorVisible == wanted.isCursorVisible, "seed \(seed)")
      #expect(window.drawingState == program.drawingState, "seed \(seed)")
    }
  }
}
