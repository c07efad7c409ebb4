import EarshotPrograms
import EarshotTestSupport
import Testing

/// Whatever a program writes: no crash, no hang, and a screen of the size it has.
@Suite("Hostile output", .serialized)
struct HostileOutputTests {
  @Test("Random sequences, malformed text and new sizes leave a screen that can be read")
  func random() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var random = SeededGenerator(seed: seed)
      let screen = EmulatedScreen(
        rows: Int.random(in: 1...30, using: &random),
        columns: Int.random(in: 1...90, using: &random))
      for _ in 0..<60 {
        screen.write(HostileOutput.piece(&random))
        if Int.random(in: 0..<8, using: &random) == 0 {
          let sides = [1, 2, 3, 24, 80, 500]
          screen.resize(
            rows: sides.randomElement(using: &random) ?? 1,
            columns: sides.randomElement(using: &random) ?? 1)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { check(screen.takeFrame(), seed) }
      }
      check(screen.takeFrame(), seed)
    }
  }

  private func check(_ frame: TerminalFrame, _ seed: UInt64) {
    #expect((0..<frame.rows).contains(frame.cursor.row), "seed \(seed)")
    #expect((0..<frame.columns).contains(frame.cursor.column), "seed \(seed)")
    for row in 0..<frame.rows {
      #expect(!frame.text(row: row).unicodeScalars.contains { $0.value < 0x20 }, "seed \(seed)")
    }
  }

  @Test("Sequences without an end, huge numbers and lines of megabytes take no more memory")
  func endless() {
    let screen = EmulatedScreen(rows: 24, columns: 80)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 4 << 20)
    let before = PeakMemory.of(process: "self") ?? 0
    for beginning in [
      "\u{1B}]52;c;", "\u{1B}]0;", "\u{1B}P", "\u{1B}[", "\u{1B}_", "\u{1B}]8130;1;say;text=", "",
    ] {
      screen.write(Array(beginning.utf8))
      for _ in 0..<SoakScale.rounds(of: 20) { screen.write(long) }
      screen.write([0x1B, UInt8(ascii: "\\")])
    }
    for _ in 0..<1_000 {
      screen.write(
        Array(
          "\u{1B}[99999999999999999999C\u{1B}[2147483647;2147483648H\u{1B}[9999999b\u{1B}[99999999L"
            .utf8))
    }
    check(screen.takeFrame(), 0)
    #expect((PeakMemory.of(process: "self") ?? 0) - before < 200 << 20)
  }

  @Test("Thousands of new sizes, the smallest and the largest among them")
  func sizes() {
    var random = SeededGenerator(seed: 22)
    let screen = EmulatedScreen(rows: 24, columns: 80)
    for number in 0..<SoakScale.rounds(of: 5_000) {
      screen.write(Array("\u{1B}[\(number % 40);\(number % 90)Htext 한글\r\n".utf8))
      screen.resize(
        rows: number % 50 == 0 ? 500 : Int.random(in: 1...60, using: &random),
        columns: number % 70 == 0 ? 500 : Int.random(in: 1...200, using: &random))
    }
    screen.resize(rows: 1, columns: 1)
    check(screen.takeFrame(), 22)
  }

  @Test(
    "What made libvterm write beside its screen does so no more",
    arguments: [
      ("한글", [(1, 1)], "한글👍"),
      ("\u{1B}[1;80H한", [], "\u{1B}[80b"),
      ("\u{1B}[10;20r\u{1B}[?69h\u{1B}[50;70s", [(3, 3)], "\u{1B}[5S\u{1B}[5L\u{1B}[5T"),
      ("\u{1B}[24;80H한", [(24, 79)], "\u{301}\u{301}"),
      ("\u{1B}7\u{1B}[24;80H\u{1B}7", [(2, 2)], "\u{1B}8\u{1B}[K\u{1B}[J"),
      ("\u{1B}[80;1H", [(80, 3), (3, 500)], "\u{1B}[K"),
      ("a", [], String(repeating: "\u{301}", count: 100_000)),
      ("", [(1, 1)], String(repeating: "\u{1B}[-1;1Hh%", count: 20)),
      ("\r", [(1, 1)], "\u{1B}[4hx8\u{80}\u{9F}\r\u{80}\nx\u{80}y"),
      ("", [(1, 1)], "\u{1B}\u{2}#6xy\u{1B}[4hxy"),
    ] as [(String, [(Int, Int)], String)])
  func beside(_ before: String, _ sizes: [(Int, Int)], _ after: String) {
    let screen = EmulatedScreen(rows: 24, columns: 80)
    screen.write(Array(before.utf8))
    for (rows, columns) in sizes { screen.resize(rows: rows, columns: columns) }
    screen.write(Array(after.utf8))
    check(screen.takeFrame(), 0)
  }
}
