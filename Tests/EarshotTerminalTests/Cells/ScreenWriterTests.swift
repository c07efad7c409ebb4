import EarshotTerminalTestSupport
import EarshotTestSupport
import Testing

@testable import EarshotTerminal

@Suite struct ScreenWriterTests {
  /// A full screen of buttons with the focus on one of them.
  static func menu(focused: Int, rows: Int = 24, columns: Int = 80) -> CellGrid {
    var grid = CellGrid(rows: rows, columns: columns)
    for row in 0..<rows {
      let isFocused = row == focused
      let text = (isFocused ? ">" : " ") + "[Button number \(row) with a long label]"
      let padded = text + String(repeating: "=", count: max(0, columns - text.count))
      grid.write(padded, row: row, column: 0, style: isFocused ? .reverse : [])
    }
    grid.cursor = CellGrid.Position(row: focused, column: 1)
    return grid
  }

  @Test("Only what changed is written")
  func changedCellsOnly() {
    var writer = ScreenWriter<CellGrid>()
    _ = writer.update(to: Self.menu(focused: 3))
    #expect(writer.update(to: Self.menu(focused: 3)) == [])
    var next = Self.menu(focused: 3)
    next.write("X", row: 10, column: 5)
    let bytes = writer.update(to: next)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[11;6HX\u{1B}[4;2H")
  }

  @Test("What is no longer there is erased to the end of the row")
  func erasesRows() {
    var writer = ScreenWriter<CellGrid>()
    _ = writer.update(to: Self.menu(focused: 3))
    var next = Self.menu(focused: 3)
    for column in 6..<80 { next[8, column] = Cell() }
    let bytes = writer.update(to: next)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[9;7H\u{1B}[K\u{1B}[4;2H")
  }

  @Test("A terminal that knows synchronized updates gets each screen at once")
  func synchronized() {
    var writer = ScreenWriter<CellGrid>()
    writer.isSynchronized = true
    let bytes = String(decoding: writer.update(to: CellGrid(rows: 2, columns: 2)), as: UTF8.self)
    #expect(bytes.hasPrefix("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"))
    #expect(writer.update(to: CellGrid(rows: 2, columns: 2)) == [])
  }

  @Test("Controls in a text never reach the terminal")
  func hostileText() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 2_000)) {
      var hostile = HostileText(seed: seed)
      var writer = ScreenWriter<CellGrid>()
      var grid = CellGrid(rows: 4, columns: 40)
      for row in 0..<4 {
        grid.write("\u{1B}]0;x\u{7}\u{9B}31m" + hostile.next(), row: row, column: 0)
      }
      let bytes = writer.update(to: grid)
      // Everything after the clearing is text, moves and styles.
      let parts = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\u{1B}", omittingEmptySubsequences: false)
      #expect(parts.count > 4 && parts.first == "", "seed \(seed)")
      #expect(parts.dropFirst().allSatisfy { $0.first == "[" }, "seed \(seed)")
      #expect(
        !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
          (0x80..<0xA0).contains($0.value) || $0.value == 7
        }, "seed \(seed)")
    }
  }

  @Test(
    "A terminal shows exactly the cells, after any sequence of changes")
  func terminalAgrees() throws {
    let pieces = [
      "a", "Play", "한국어", "日本", "e\u{301}", "👨‍👩‍👧", "🇰🇷", "❤️", "…", " ", "    ", "Ⅷ", "\u{200D}", "½",
    ]
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var generator = SeededGenerator(seed: seed)
      let screen = VTermScreen(rows: 6, columns: 20)
      var writer = ScreenWriter<CellGrid>()
      writer.isSynchronized = Bool.random(using: &generator)
      var grid = CellGrid(rows: 6, columns: 20)
      for _ in 0..<30 {
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          let text = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            pieces.randomElement(using: &generator) ?? ""
          }
          grid.write(
            text.joined(), row: Int.random(in: 0..<6, using: &generator),
            column: Int.random(in: 0..<20, using: &generator),
            style: CellStyle(rawValue: UInt8.random(in: 0..<16, using: &generator)))
        }
        if Int.random(in: 0..<12, using: &generator) == 0 { grid = CellGrid(rows: 6, columns: 20) }
        grid.cursor = CellGrid.Position(
          row: Int.random(in: 0..<6, using: &generator),
          column: Int.random(in: 0..<20, using: &generator))
        screen.write(writer.update(to: grid))
        #expect(screen.text == grid.text, "seed \(seed)")
        #expect(screen.cursor == grid.cursor, "seed \(seed)")
      }
    }
  }

  @Test("One move of the focus on a full screen of 24 by 80 is at most 400 bytes")
  func bytesOfOneMove() {
    var writer = ScreenWriter<CellGrid>()
    writer.isSynchronized = true
    _ = writer.update(to: Self.menu(focused: 3))
    let bytes = writer.update(to: Self.menu(focused: 4))
    #expect(bytes.count <= 400, "\(bytes.count)")
  }
}
