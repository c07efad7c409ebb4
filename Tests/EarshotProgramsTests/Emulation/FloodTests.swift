import EarshotPrograms
import EarshotTestSupport
import Testing

/// Of many lines at once most are kept without being drawn: nobody may notice.
@Suite("A flood of lines")
struct FloodTests {
  @Test("Every line is kept as it was written, without blanks at its end and with blanks for tabs")
  func lines() {
    let screen = EmulatedScreen(rows: 3, columns: 20)
    screen.write(Array("$ cat\r\n".utf8))
    let written = (0..<200).map { number in
      switch number % 4 {
      case 0: ("\(number) größer", "\(number) größer")
      case 1: ("\(number)\t中\tx", String("\(number)       ".prefix(8)) + "中      x")
      case 2: ("\(number)   ", "\(number)")
      default: ("", "")
      }
    }
    screen.write(Array(written.map { $0.0 + "\r\n" }.joined().utf8))
    let frame = screen.takeFrame()
    #expect(screen.lineCount == 199)
    #expect(
      (1..<199).map { screen.line(at: $0) ?? "none" } == written.prefix(198).map(\.1))
    #expect((0..<3).map { frame.text(row: $0) } == ["198", "", ""])
    #expect(frame.cursor == CellPosition(row: 2, column: 0))
    #expect(frame.scrolledLines.count == 199)
  }

  @Test("Of lines that are too many or too long to be kept the last ones are")
  func limits() {
    let screen = EmulatedScreen(rows: 24, columns: 80)
    screen.write(Array((0..<30_000).map { "line \($0)\r\n" }.joined().utf8))
    #expect(screen.lineCount == 29_977)
    #expect(screen.line(at: 19_976) == nil)
    #expect(screen.line(at: 19_977) == "line 19977")
    #expect(screen.line(at: 29_976) == "line 29976")
    #expect(screen.takeFrame().omittedLines == 28_977)
  }

  @Test("A set of signs for drawing, or a region that scrolls, holds for every line")
  func states() {
    let screen = EmulatedScreen(rows: 2, columns: 20)
    let lines = String(repeating: "1\r\n", count: 20) + String(repeating: "qx\r\n", count: 20)
    screen.write(Array(("\u{1B}(0" + lines).utf8))
    #expect(screen.line(at: 30) == "─│")
    let region = EmulatedScreen(rows: 4, columns: 20)
    region.write(Array(("top\r\n\u{1B}[2;4r\u{1B}[2H" + lines).utf8))
    #expect(region.lineCount == 0)
    #expect(region.takeFrame().text(row: 0) == "top")
  }

  @Test("Whole or in small pieces, the same is on the screen and the same has left it")
  func law() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 3...(Bool.random(using: &random) ? 10 : 90), using: &random)
      let rows = Int.random(in: 1...(Bool.random(using: &random) ? 5 : 30), using: &random)
      let whole = EmulatedScreen(rows: rows, columns: columns)
      let pieces = EmulatedScreen(rows: rows, columns: columns)
      for step in 0..<6 {
        var output = Array(Self.output(columns: columns, &random).utf8)[...]
        whole.write(Array(output))
        while !output.isEmpty {
          pieces.write(Array(output.prefix(20)))
          output = output.dropFirst(20)
        }
        #expect(Self.text(whole) == Self.text(pieces), "seed \(seed), step \(step)")
        #expect(whole.look() == pieces.look(), "seed \(seed), step \(step)")
      }
    }
  }

  private static func text(_ screen: EmulatedScreen) -> [String] {
    (0..<screen.lineCount).map { screen.line(at: $0) ?? "none" }
  }

  private static let sequences = [
    "\u{1B}[1m", "\u{1B}[41m", "\u{1B}[m", "\u{1B}(0", "\u{1B}(B", "\u{1B})0", "\u{1B}(A", "\u{E}",
    "\u{F}", "\u{1B}n", "\u{1B}[2;4r", "\u{1B}[r", "\u{1B}[4h", "\u{1B}[4l", "\u{1B}[?7l",
    "\u{1B}[?7h", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[5;3H", "\u{1B}H", "\u{1B}[3g",
    "\u{1B}c", "\u{1B}[2J", "\u{1B}M", "\u{1B}[20h", "\u{1B}[?6h", "\u{1B}[99H",
  ]

  /// A sequence, or lines of one kind.
  private static func output(columns: Int, _ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<4, using: &random) == 0 {
      return sequences.randomElement(using: &random) ?? ""
    }
    let signs = [
      ["a", "z", "#", "1", " "], ["a", "q", " ", " ", "\t"], ["x", "ä", "中", "ж", "\t", " "],
      ["x", "y", "e\u{301}", "👩\u{200D}👩", "\u{E}", "\u{F}", "\u{8}", "\r", "\n", "y\u{E0100}"],
    ]
    let kind = signs.randomElement(using: &random) ?? []
    var text = ""
    for _ in 0..<Int.random(in: 0...250, using: &random) {
      let isLong = Int.random(in: 0..<200, using: &random) == 0
      for _ in 0..<Int.random(in: 0...(isLong ? columns + 9 : columns / 2), using: &random) {
        text += kind.randomElement(using: &random) ?? ""
      }
      text += "\r\n"
    }
    return text
  }
}
