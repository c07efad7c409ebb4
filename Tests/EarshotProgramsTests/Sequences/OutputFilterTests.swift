import EarshotTestSupport
import Testing

@testable import EarshotPrograms

@Suite("What goes from a program to the terminal")
struct OutputFilterTests {
  private func passed(
    _ text: String, clipboard: Bool = false, annotations: Bool = false, cut: Int? = nil
  ) -> String {
    var filter = OutputFilter(allowsClipboard: clipboard, allowsAnnotations: annotations)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    if let cut {
      for start in stride(from: 0, to: bytes.count, by: cut) {
        result += filter.pass(Array(bytes[start..<min(start + cut, bytes.count)]))
      }
    } else {
      result = filter.pass(bytes)
    }
    result += filter.finish()
    return String(decoding: result, as: UTF8.self)
  }

  @Test("What writes to the clipboard and what annotates is taken out, however it is written")
  func takenOut() {
    let sequences = [
      "\u{1B}]52;c;aGk=\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}]052;c;aGk=\u{7}",
      "\u{9D}52;c;aGk=\u{9C}",
      "\u{1B}]0000000000000052;p;aGk=\u{7}", "\u{1B}\u{0}]\u{0}5\u{0}2;c;aGk=\u{7}",
      "\u{1B}]52;c;?\u{7}",
      "\u{1B}]8130;1;focus;label=OK\u{1B}\\",
      "\u{1B}]52;c;\(String(repeating: "QUFB", count: 5_000))\u{7}",
    ]
    for sequence in sequences {
      for cut in [nil, 1, 2, 3, 7] {
        #expect(
          passed("before" + sequence + "after", cut: cut) == "beforeafter",
          "\(sequence.debugDescription)")
      }
    }
    #expect(passed(sequences[0], clipboard: true) == sequences[0])
    #expect(passed(sequences[7], annotations: true) == sequences[7])
    #expect(passed(sequences[7], clipboard: true) == "")
  }

  @Test(
    "Every way to the clipboard that some terminal knows is taken out, and nothing that only looks like one"
  )
  func clipboards() {
    let ways = [
      // Foreign characters in the number, which some pass over; numbers that some count in fewer bits.
      "\u{1B}]a52;c;aGk=\u{7}", "\u{1B}]5\u{7F}2;c;aGk=\u{7}", "\u{1B}]é52;c;aGk=\u{7}",
      "\u{1B}] 5 2 ;c;aGk=\u{7}", "\u{1B}]4294967348;c;aGk=\u{7}", "\u{1B}]65588;c;aGk=\u{7}",
      "\u{1B}]\(String(repeating: "x", count: 5_000))52;c;aGk=\u{7}",
      // iTerm2, also by its old number.
      "\u{1B}]1337;Copy=:aGk=\u{7}", "\u{1B}]1337;CopyToClipboard=\u{7}",
      "\u{1B}]1337;CopyToClipboard=rule\u{1B}\\", "\u{1B}]1337;EndCopy\u{7}",
      "\u{1B}]50;CopyToClipboard=\u{7}", "\u{1B}]50;EndCopy\u{7}", "\u{1B}]1337; copy=:aGk=\u{7}",
      "\u{1B}]1337;Copy=:\(String(repeating: "QUFB", count: 5_000))\u{7}",
      // kitty.
      "\u{1B}]5522;type=write\u{1B}\\", "\u{1B}]5522;type=wdata:mime=dGV4dA==;aGk=\u{1B}\\",
      // Through tmux, whole and in pieces.
      "\u{1B}Ptmux;2;c;aGk=\u{1B}\\", "\u{90}tmux;2;c;aGk=\u{9C}",
    ]
    for way in ways {
      for cut in [nil, 1, 3, 7] {
        #expect(passed("a" + way + "b", cut: cut) == "ab", "\(way.prefix(40).debugDescription)")
      }
      #expect(passed(way, clipboard: true) == way)
    }
    let others = [
      "\u{1B}]0;52;c;title\u{7}", "\u{1B}]2;copy\u{7}", "\u{1B}]4;52;rgb:00/00/00\u{7}",
      "\u{1B}]8;;http://x/52;c\u{1B}\\", "\u{1B}]10;?\u{7}", "\u{1B}]104;52\u{7}",
      "\u{1B}]P0000052",
      "\u{1B}]133;C\u{7}", "\u{1B}]633;A\u{7}", "\u{1B}]777;notify;52;c\u{7}",
      "\u{1B}]7;file:///52\u{7}",
      "\u{1B}]9;4;1;52\u{7}", "\u{1B}]1337;File=inline=1:aGk=\u{7}", "\u{1B}]1337;SetMark\u{7}",
      "\u{1B}]50;CursorShape=1\u{7}", "\u{1B}]30001\u{1B}\\", "\u{1B}P$qm\u{1B}\\",
      "\u{1B}P0;1q#0\u{1B}\\", "\u{1B}_Ga=T;aGk=\u{1B}\\",
    ]
    for other in others {
      #expect(passed("a" + other + "b") == "a" + other + "b", "\(other.debugDescription)")
    }
  }

  @Test("What screen hands on as it is goes there only where the clipboard is allowed")
  func insideScreen() {
    func passed(_ text: String, clipboard: Bool = false) -> String {
      var filter = OutputFilter(allowsClipboard: clipboard, hasTitles: true, isInScreen: true)
      return String(decoding: filter.pass(Array(text.utf8)) + filter.finish(), as: UTF8.self)
    }
    // One command in two pieces.
    let pieces = "\u{1B}P\u{1B}]5\u{1B}\\\u{1B}P2;c;aGk=\u{7}\u{1B}\\"
    #expect(!passed(pieces).contains("2;c"))
    #expect(passed(pieces, clipboard: true) == pieces)
    #expect(passed("\u{1B}P$qm\u{1B}\\") == "\u{1B}P$qm\u{1B}\\")
    #expect(passed("\u{1B}]0;title\u{7}") == "\u{1B}]0;title\u{7}")
  }

  @Test("Where the screen is composed, only what does not draw goes on")
  func composed() {
    func passed(_ text: String) -> (text: String, restoration: String) {
      var filter = OutputFilter(isComposed: true)
      let bytes = filter.pass(Array(text.utf8)) + filter.finish()
      return (String(decoding: bytes, as: UTF8.self), filter.restoration)
    }
    let drawn = [
      "text", "\r\n", "\u{1B}[2J", "\u{1B}[1;31m", "\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[6n",
      "\u{1B}[c", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}]133;A\u{7}", "\u{1B}c", "\u{1B}(0",
      "\u{1B}P$qm\u{1B}\\", "\u{1B}[8;1;1t", "\u{1B}]52;c;aGk=\u{7}",
      "\u{1B}]8130;1;say;text=x\u{7}",
    ]
    for text in drawn { #expect(passed(text) == ("", ""), "\(text.debugDescription)") }
    let told = ["\u{1B}]0;title\u{7}", "\u{7}", "\u{1B}[3 q"]
    for text in told { #expect(passed("a" + text + "b") == (text, ""), "\(text.debugDescription)") }
    #expect(
      passed("\u{1B}[?1049;1000;25;1006h") == (
        "\u{1B}[?1000;1006h", "\u{1B}[?1000l\u{1B}[?1006l"
      ))
    #expect(passed("\u{1B}[>1u").restoration == "\u{1B}[<1u")
    #expect(passed("\u{1B}=\u{1B}[?2004h\u{1B}[?2004l").restoration == "\u{1B}>")
  }

  @Test("Nothing is hidden inside another sequence")
  func nested() {
    for outside in [
      "\u{1B}Ptmux;\u{1B}", "\u{1B}P", "\u{1B}]0;title", "\u{1B}[12", "\u{1B}", "\u{1B}_",
      "\u{1B}]52;c;YQ",
    ] {
      let text = outside + "\u{1B}]52;c;aGk=\u{7}\u{1B}\\end"
      #expect(!passed(text).contains("52;c"), "\(outside.debugDescription)")
      #expect(passed(text).hasSuffix("end"), "\(outside.debugDescription)")
    }
  }

  @Test("A byte that begins a command where there is no UTF-8 is taken as one only when it matters")
  func raw() {
    func bytes(_ bytes: [UInt8]) -> [UInt8] {
      var filter = OutputFilter()
      return filter.pass(bytes) + filter.finish()
    }
    let clipboard = [0x9D] + Array("52;c;aGk=".utf8) + [0x9C]
    #expect(bytes([0x61] + clipboard + [0x62]) == [0x61, 0x62])
    let garbage: [UInt8] = [0x9D, 0x61, 0x62, 0x9D, 0x35, 0x33, 0x3B, 0x63]
    #expect(bytes(garbage) == garbage)
    // As part of a character it is nothing of its own.
    #expect(bytes(Array("한국어 프로그램 \u{275D}".utf8)) == Array("한국어 프로그램 \u{275D}".utf8))
  }

  @Test("Everything else goes on unchanged, however it is cut")
  func unchanged() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 4_000)) {
      var random = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) { bytes += HostileOutput.piece(&random) }
      var open = OutputFilter(allowsClipboard: true, allowsAnnotations: true)
      var closed = OutputFilter()
      var once = OutputFilter()
      var (passed, cut): ([UInt8], [UInt8]) = ([], [])
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...9, using: &random))
        passed += open.pass(Array(bytes[start..<end]))
        cut += closed.pass(Array(bytes[start..<end]))
        start = end
      }
      #expect(passed + open.finish() == bytes, "seed \(seed)")
      cut += closed.finish()
      let text = String(decoding: cut, as: UTF8.self)
      #expect(!text.contains("\u{1B}]52;"), "seed \(seed)")
      #expect(!text.contains("\u{1B}]8130;"), "seed \(seed)")
      // What is taken out does not depend on where the bytes were cut.
      #expect(once.pass(bytes) + once.finish() == cut, "seed \(seed)")
    }
  }

  @Test("What a program has left behind is set back, and nothing where it has not")
  func restoration() {
    func left(_ text: String) -> String {
      var filter = OutputFilter()
      _ = filter.pass(Array(text.utf8))
      return filter.modes.restoration
    }
    #expect(
      left("text\u{1B}[1mbold\u{1B}[0m\u{1B}[?25l\u{1B}[?25h\u{1B}[?1049h\u{1B}[?1049l") == "")
    #expect(
      left(
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002;1006h\u{1B}[>1u\u{1B}[>1u\u{1B}[31m\u{1B}=\u{1B}[?7l\u{1B}[>4;2m"
      )
        == "\u{1B}[<2u\u{1B}[>4m\u{1B}>\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1049l"
    )
    #expect(left("\u{1B}[?1049h\u{1B}[?25l\u{1B}c") == "")
  }
}
