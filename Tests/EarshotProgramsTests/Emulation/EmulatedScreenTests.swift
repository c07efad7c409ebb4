import EarshotPrograms
import EarshotTestSupport
import Testing

@Suite("An emulated screen")
struct EmulatedScreenTests {
  private func screen(_ text: String, rows: Int = 4, columns: Int = 30) -> EmulatedScreen {
    let screen = EmulatedScreen(rows: rows, columns: columns)
    screen.write(Array(text.utf8))
    return screen
  }

  private func frame(_ text: String, rows: Int = 4, columns: Int = 30) -> TerminalFrame {
    screen(text, rows: rows, columns: columns).takeFrame()
  }

  @Test("Characters take the cells that terminals give them, and keep their parts")
  func widths() {
    let widths = [
      ("a", 1), ("한", 2), ("e\u{301}", 1), ("👍", 2), ("👨‍👩‍👧", 2), ("👨‍👩‍👧‍👦", 2), ("🏴‍☠️", 2),
      ("🫠", 2), ("🥲", 2), ("❤️", 1), ("│", 1), ("葛\u{E0100}", 2),
    ]
    for (text, width) in widths {
      let frame = frame(text + "|")
      #expect(frame.text(row: 0) == text + "|")
      #expect(frame[0, width].text == "|", "\(text) has \(width) columns")
      #expect(frame[0, 0].isWide == (width == 2), "\(text)")
    }
  }

  @Test("Bytes that are no characters are told as such, wherever they are cut")
  func malformed() {
    let bytes: [UInt8] = [
      0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0xFF, 0xED, 0xA0, 0x80, 0x64, 0x80, 0x65,
    ]
    let whole = EmulatedScreen(rows: 1, columns: 30)
    whole.write(bytes)
    let pieces = EmulatedScreen(rows: 1, columns: 30)
    for byte in bytes { pieces.write([byte]) }
    let text = whole.takeFrame().text(row: 0)
    #expect(text == pieces.takeFrame().text(row: 0))
    #expect(text.filter { $0.isASCII } == "abcde")
    #expect(text.contains("\u{FFFD}"))
  }

  @Test(
    "Colours with colons, dim and concealed characters are told, and an underline's colour is none")
  func styles() {
    let frame = frame(
      "\u{1B}[38:2::1:2:3mA\u{1B}[0;38:2:4:5:6mB\u{1B}[0;38:5:208mC\u{1B}[0;2mD\u{1B}[22;8mE\u{1B}[28mF"
        + "\u{1B}[58;5;1mG\u{1B}[4:3mH\u{1B}[4:0mI\u{1B}7\u{1B}[2mJ\u{1B}8J\u{1B}[1;2;3;4;5;7;9;31;42;38;2;9;8;7mK"
    )
    #expect(frame[0, 0].style.foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(frame[0, 1].style.foreground == .rgb(red: 4, green: 5, blue: 6))
    #expect(frame[0, 2].style.foreground == .indexed(208))
    #expect(frame[0, 3].style.attributes == .dim)
    #expect(frame[0, 4].style.attributes == .concealed)
    #expect(frame[0, 5].style == TerminalStyle())
    #expect(frame[0, 6].style == TerminalStyle())
    #expect(frame[0, 7].style.attributes == .underline)
    #expect(frame[0, 8].style == TerminalStyle())
    #expect(frame[0, 9].style == TerminalStyle())
    #expect(
      frame[0, 10].style.attributes
        == [.bold, .dim, .italic, .underline, .blink, .reverse, .strike])
    #expect(frame[0, 10].style.foreground == .rgb(red: 9, green: 8, blue: 7))
    #expect(frame[0, 10].style.background == .indexed(2))
  }

  @Test("Marks of the shell, the title, a link and progress are told beside the cells")
  func commands() {
    let screen = screen(
      "\u{1B}]0;Mail\u{7}\u{1B}]133;A\u{1B}\\$ \u{1B}]133;B\u{1B}\\ls\r\n\u{1B}]133;C\u{1B}\\a\r\n"
        + "\u{1B}]133;D;2\u{1B}\\\u{1B}]8;;https://a.example/;b\u{1B}\\link\u{1B}]8;;\u{1B}\\\u{1B}]9;4;1;40\u{7}\u{7}"
    )
    let frame = screen.takeFrame()
    #expect(frame.title == "Mail")
    #expect(
      frame.promptMarks == [
        PromptMark(.prompt, at: CellPosition(row: 0, column: 0)),
        PromptMark(.command, at: CellPosition(row: 0, column: 2)),
        PromptMark(.output, at: CellPosition(row: 1, column: 0)),
        PromptMark(.end(status: 2), at: CellPosition(row: 2, column: 0)),
      ])
    #expect(frame.links == [TerminalLink(to: "https://a.example/;b", row: 2, columns: 0..<4)])
    #expect(frame.progress == 40)
    #expect(frame.bells == 1)
    screen.write(Array("\r\n1\r\n2\u{1B}]9;4;0\u{7}".utf8))
    let next = screen.takeFrame()
    #expect(next.promptMarks.isEmpty)
    #expect(next.links == [TerminalLink(to: "https://a.example/;b", row: 1, columns: 0..<4)])
    #expect(next.progress == nil)
    #expect(next.bells == 0)
    screen.write(Array("\u{1B}[2;1Hgone".utf8))
    #expect(screen.takeFrame().links.isEmpty)
  }

  @Test("Lines that leave the screen are told once, and of a flood the last")
  func lines() {
    let screen = EmulatedScreen(rows: 3, columns: 20)
    screen.write(Array("1\r\n2\r\n한 3\r\n4\r\n5".utf8))
    #expect(screen.takeFrame().scrolledLines == ["1", "2"])
    #expect(screen.takeFrame().scrolledLines == [])
    screen.write(Array((0..<30_000).map { "\r\nline \($0)" }.joined().utf8))
    let frame = screen.takeFrame()
    #expect(frame.scrolledLines.count == EmulatedScreen.scrolledLineLimit)
    #expect(frame.scrolledLines.last == "line 29996")
    #expect(frame.omittedLines == 30_000 - EmulatedScreen.scrolledLineLimit)
    #expect(screen.lineCount == 30_002)
    #expect(screen.line(at: 30_001) == "line 29996")
    #expect(screen.line(at: 0) == nil)
    screen.write(Array("\u{1B}[3J".utf8))
    #expect(screen.line(at: 30_001) == nil)
  }

  @Test("The alternate screen keeps no lines, and what was there comes back")
  func alternate() {
    let screen = screen(
      "one\r\n\u{1B}[?1049h\u{1B}[2J\u{1B}[1;1Htwo\u{1B}[?25l\u{1B}[?1h\u{1B}[?1002;1006h")
    var frame = screen.takeFrame()
    #expect(frame.isAlternate)
    #expect(!frame.isCursorVisible)
    #expect(frame.isCursorApplication)
    #expect(frame.mouse == .drags)
    #expect(frame.tellsMouseInSGR)
    #expect(frame.text(row: 0) == "two")
    screen.write(Array("\n\n\n\n\n\n\u{1B}[?1049l\u{1B}[?25h".utf8))
    frame = screen.takeFrame()
    #expect(!frame.isAlternate)
    #expect(frame.text(row: 0) == "one")
    #expect(frame.scrolledLines.isEmpty)
  }

  @Test("An annotation is read as it was made, and one that is broken is passed over")
  func annotations() {
    let frame = frame(
      "\u{1B}]8130;1;focus;role=button;label=A%3BB%25%0A한;state=\u{1B}\\"
        + "\u{1B}]8130;2;focus;label=X\u{1B}\\\u{1B}]8130;1;later;label=X\u{1B}\\"
        + "\u{1B}]8130;1;say;text=\(String(repeating: "x", count: 1_025))\u{1B}\\")
    #expect(frame.annotations.count == 1)
    #expect(frame.annotations.first?.event == "focus")
    #expect(
      frame.annotations.first?.fields == ["role": "button", "label": "A;B% 한", "state": ""])
  }

  @Test("Questions are answered to whoever replays, and to nobody else")
  func answers() {
    let screen = screen("\u{1B}[6n\u{1B}[c")
    #expect(String(decoding: screen.takeAnswers(), as: UTF8.self).hasPrefix("\u{1B}[1;1R\u{1B}[?"))
    #expect(screen.takeAnswers().isEmpty)
  }

  @Test(
    "A mark that comes by itself goes to the character before it, also at the right edge",
    arguments: ["e", "한", "x"], ["", "\u{1B}[1m", "\u{1B}[?7l"])
  func marks(character: String, before: String) {
    for column in 1..<6 {
      let written = before + String(repeating: ".", count: column) + character
      let screen = EmulatedScreen(rows: 2, columns: 6)
      screen.write(Array(written.utf8))
      screen.write(Array("\u{301}".utf8))
      screen.write(Array("\u{327}".utf8))
      let whole = EmulatedScreen(rows: 2, columns: 6)
      whole.write(Array((written + "\u{301}\u{327}").utf8))
      #expect(screen.look() == whole.look(), "\(column)")
      screen.write(Array("y".utf8))
      whole.write(Array("y".utf8))
      #expect(screen.look() == whole.look(), "\(column)")
    }
  }

  @Test("An update that is under way is told")
  func updates() {
    let screen = screen("\u{1B}[?2026hhalf")
    #expect(screen.isUpdating)
    screen.write(Array("\u{1B}[?2026l".utf8))
    #expect(!screen.isUpdating)
  }
}
