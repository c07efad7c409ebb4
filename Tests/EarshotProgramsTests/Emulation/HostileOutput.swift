import EarshotTestSupport

/// Output that no program would write, and some would.
enum HostileOutput {
  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{7}", "\u{18}", "\u{9C}",
    "\u{9D}52;c;YQ==",
    "\u{1B}]52;c;YQ==\u{7}", "\u{1B}]8130;1;say;text=a\u{1B}\\", "\u{1B}]133;A\u{7}",
    "\u{1B}]8;;a\u{7}",
    "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[2J", "\u{1B}[3J", "\u{1B}[H", "\u{1B}[999;999H",
    "\u{1B}[5;2r", "\u{1B}[r",
    "\u{1B}[10L", "\u{1B}[10M", "\u{1B}[10@", "\u{1B}[10P", "\u{1B}[5S", "\u{1B}[5T", "\u{1B}[3b",
    "\u{1B}D", "\u{1B}M",
    "\u{1B}c", "\u{1B}7", "\u{1B}8", "\u{1B}#8", "\u{1B}#6", "\u{1B}(0", "\u{1B}(B", "\u{E}",
    "\u{F}", "\u{1B}[4h",
    "\u{1B}[?69h\u{1B}[5;3s", "\u{1B}[?6h", "\u{1B}[38:2::1:2:3m",
    "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18m",
    "\u{1B}[38;5m", "\u{1B}[48;2;1m", "\r", "\n", "\t", "\u{8}", "text", "한글", "👨‍👩‍👧", "e\u{301}",
    "\u{200D}", "\u{E0100}",
    "\u{2FA20}", "\u{10F000}", "\u{1B}[?2026h", "\u{1B}[?2026l", "\u{1B}[>1u", "\u{1B}[<u",
    "\u{1B}[6n", "\u{1B}[c",
    "\u{1B}[99999999999A", "\u{1B}[-1;1H", "\u{1B}[1;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;2m",
  ]

  /// One piece of output.
  static func piece(_ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      (0..<Int.random(in: 1...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    case 1:
      Array(
        "\u{1B}[\(Int.random(in: 0...99, using: &random));\(Int.random(in: 0...99, using: &random))"
          .utf8)
        + [UInt8.random(in: 0x40...0x7E, using: &random)]
    case 2:
      Array(
        "\u{1B}[?\(Int.random(in: 0...2100, using: &random))\(Bool.random(using: &random) ? "h" : "l")"
          .utf8)
    default: Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
  }
}
