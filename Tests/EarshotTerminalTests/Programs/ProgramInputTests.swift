import EarshotPrograms
import EarshotReader
import EarshotTerminal
import EarshotTestSupport
import Testing

@Suite("What is typed for a program, and what for the screen reader")
struct ProgramInputTests {
  /// What some typing comes to: a line for each piece.
  private func parts(
    _ typed: [UInt8], prefix: CommandPrefix = .standard, encodesKeys: Bool = false,
    isLocked: Bool = false, isPrompting: Bool = false, cut: Int = .max
  ) -> [String] {
    var input = ProgramInput(prefix: prefix)
    var lines: [String] = []
    var attention: ProgramInput.Attention =
      isPrompting ? .prompt : isLocked ? .readerMode : .program
    func take(_ part: ProgramInput.Part) {
      if part == .unlocked { attention = .program }
      lines.append(Self.line(part))
    }
    var rest = typed[...]
    while !rest.isEmpty {
      let piece = rest.prefix(cut)
      rest = rest.dropFirst(piece.count)
      input.take(piece, encodesKeys: encodesKeys, attention: { attention }, take)
    }
    if input.patience != nil {
      input.timeOut(attention: { attention }, take)
    }
    return lines
  }

  private func parts(
    _ typed: String, prefix: CommandPrefix = .standard, encodesKeys: Bool = false,
    isLocked: Bool = false, isPrompting: Bool = false, cut: Int = .max
  ) -> [String] {
    parts(
      Array(typed.utf8), prefix: prefix, encodesKeys: encodesKeys, isLocked: isLocked,
      isPrompting: isPrompting, cut: cut)
  }

  private static func line(_ part: ProgramInput.Part) -> String {
    switch part {
    case .program(let bytes, let keys):
      "program \(String(decoding: bytes, as: UTF8.self).debugDescription) \(keys.map { "\($0)" })"
    case .prefix: "prefix"
    case .command(let press): "command \(KeyChord(press).name)"
    case .paste(let text, let isWhole): "paste \(text)\(isWhole ? "" : " and more")"
    case .unlocked: "unlocked"
    }
  }

  @Test("Keys go to the program byte for byte, and are known by name")
  func program() {
    #expect(parts("ls\r") == [#"program "ls\r" ["text(\"ls\")", "enter"]"#])
    #expect(parts("\u{1B}OA\u{1B}[B") == [#"program "\u{1B}OA\u{1B}[B" ["up", "down"]"#])
    #expect(
      parts("\u{3}\u{4}") == [#"program "\u{03}\u{04}" ["control(\"c\")", "control(\"d\")"]"#])
    #expect(parts("\u{1B}") == [#"program "\u{1B}" ["escape"]"#])
    #expect(parts("\u{1B}\u{1B}") == [#"program "\u{1B}\u{1B}" ["escape"]"#])
    #expect(parts("\u{1B}x") == [#"program "\u{1B}x" ["alt(\"x\")"]"#])
    #expect(
      parts("\u{1B}[200~a\u{1E}b\u{1B}[201~")
        == [#"program "\u{1B}[200~a\u{1E}b\u{1B}[201~" ["text(\"a\\u{1E}b\")"]"#])
    // What a terminal answers is no key.
    #expect(parts("\u{1B}[?62;c") == [#"program "\u{1B}[?62;c" []"#])
    #expect(parts("\u{1B}[5;10R") == [#"program "\u{1B}[5;10R" []"#])
    #expect(
      parts("\u{1B}]11;rgb:00/00/00\u{1B}\\") == [#"program "\u{1B}]11;rgb:00/00/00\u{1B}\\" []"#])
    #expect(parts("\u{1B}[<0;5;3M") == [#"program "\u{1B}[<0;5;3M" []"#])
  }

  @Test("After the prefix a key is a command; pressed twice the prefix goes to the program")
  func prefix() {
    #expect(
      parts("a\u{1E}?b") == [
        #"program "a" ["text(\"a\")"]"#, "prefix", "command question mark",
        #"program "b" ["text(\"b\")"]"#,
      ])
    #expect(parts("\u{1E}\u{1B}[C") == ["prefix", "command right arrow"])
    #expect(parts("\u{1E}\u{1B}OC") == ["prefix", "command right arrow"])
    #expect(parts("\u{1E}\u{1B}") == ["prefix", "command escape"])
    #expect(parts("\u{1E}\u{1E}") == ["prefix", #"program "\u{1E}" ["control(\"^\")"]"#])
    // An answer of the terminal in between is nobody's command.
    #expect(
      parts("\u{1E}\u{1B}[?1;2ch") == ["prefix", #"program "\u{1B}[?1;2c" []"#, "command H"])
    // In kitty's protocol and xterm's modifyOtherKeys the same key is told otherwise.
    for typed in [
      "\u{1B}[54;5uh", "\u{1B}[94;5uh", "\u{1B}[54:94;6uh", "\u{1B}[27;5;54~h", "\u{1B}[27;6;94~h",
    ] {
      #expect(parts(typed, encodesKeys: true) == ["prefix", "command H"], "\(typed)")
    }
  }

  @Test("A key that came up goes where its press went, and Shift by itself is no command")
  func releases() {
    let typed =
      "\u{1B}[57441;2:1u\u{1B}[54;6:1u\u{1B}[54;6:3u\u{1B}[57441;1:3u\u{1B}[104;1:1u\u{1B}[104;1:3u"
      + "\u{1B}[105;1:1u\u{1B}[105;1:3u"
    #expect(
      parts(typed, encodesKeys: true) == [
        #"program "\u{1B}[57441;2:1u" []"#, "prefix", #"program "\u{1B}[57441;1:3u" []"#,
        "command H", #"program "\u{1B}[105;1:1u\u{1B}[105;1:3u" ["text(\"i\")"]"#,
      ])
  }

  @Test("In reader mode every key is a command until the prefix ends it; answers go on")
  func locked() {
    #expect(
      parts("h\u{1B}[B\u{1B}[5;1R\u{3}\u{1E}x", isLocked: true) == [
        "command H", "command down arrow", #"program "\u{1B}[5;1R" []"#, "command control C",
        "unlocked", #"program "x" ["text(\"x\")"]"#,
      ])
    #expect(parts("\u{1B}", isLocked: true) == ["command escape"])
    #expect(parts("\u{1B}]", isLocked: true) == ["command alt right bracket"])
  }

  @Test("What the reader asks for takes all keys and pastes")
  func prompting() {
    #expect(
      parts("hé\u{1E}", isPrompting: true) == ["command H", "command É", "command control ^"])
    #expect(
      parts("\u{1B}[200~a text\u{1B}[201~", isPrompting: true) == ["paste a text"])
    let long = String(repeating: "x", count: 20_000)
    #expect(
      parts("\u{1B}[200~\(long)\u{1B}[201~", encodesKeys: true, isPrompting: true)
        == ["paste \(long)"])
    #expect(parts("\u{1B}[<0;5;3M", isPrompting: true) == [#"program "\u{1B}[<0;5;3M" []"#])
  }

  @Test("A function key can be the prefix, and what types text cannot")
  func prefixes() throws {
    let key = try #require(CommandPrefix(name: "F12"))
    #expect(parts("\u{1B}[24~h", prefix: key, cut: 1) == ["prefix", "command H"])
    #expect(
      parts("\u{1B}[24~\u{1B}[24~", prefix: key) == [
        "prefix", #"program "\u{1B}[24~" ["function(12)"]"#,
      ])
    #expect(parts("\u{1B}", prefix: key) == [#"program "\u{1B}" ["escape"]"#])
    #expect(CommandPrefix(name: "control a")?.byte == 1)
    #expect(CommandPrefix(name: "ctrl+]")?.byte == 0x1D)
    #expect(CommandPrefix(name: "control 6") == .standard)
    for name in ["a", "control i", "control m", "control [", "control 3", "F13", "alt x", "up", ""]
    {
      #expect(CommandPrefix(name: name) == nil, "\(name)")
    }
  }

  @Test("However typing is cut, the program gets every byte of it but the commands")
  func law() {
    let pieces: [[UInt8]] =
      [
        "a", "é", "한", "\r", "\t", "\u{7F}", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[5~", "\u{1B}b",
        "\u{1B}[?62;4c", "\u{1B}[12;40R", "\u{1B}[<35;1;1M", "\u{1B}[I", "\u{1B}P1+r\u{1B}\\",
        "\u{1B}[200~paste\u{1E}d\u{1B}[201~", "\u{1B}[97;5u", "\u{1B}[97;1:3u",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x9B, 0x41], [0x1B, 0x1B], [0x00]]
    for seed in 0..<UInt64(SoakScale.rounds(of: 4_000)) {
      var random = SeededGenerator(seed: seed)
      var typed: [UInt8] = []
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        typed += pieces.randomElement(using: &random) ?? []
      }
      for encodesKeys in [false, true] {
        var input = ProgramInput()
        var passed: [UInt8] = []
        var hasCommands = false
        func take(_ part: ProgramInput.Part) {
          if case .program(let bytes, _) = part { passed += bytes } else { hasCommands = true }
        }
        var rest = typed[...]
        while !rest.isEmpty {
          let piece = rest.prefix(Int.random(in: 1...5, using: &random))
          rest = rest.dropFirst(piece.count)
          input.take(piece, encodesKeys: encodesKeys, attention: { .program }, take)
        }
        input.timeOut(attention: { .program }, take)
        #expect(passed == typed, "seed \(seed), \(encodesKeys)")
        #expect(!hasCommands, "seed \(seed), \(encodesKeys)")
      }
    }
  }

  @Test("Any bytes are taken, and what is held back stays small")
  func fuzz() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 2_000)) {
      var random = SeededGenerator(seed: seed)
      var input = ProgramInput()
      var count = (typed: 0, commands: 0, passed: 0)
      for _ in 0..<30 {
        let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
          Bool.random(using: &random)
            ? UInt8.random(in: 0...255, using: &random)
            : [0x1B, 0x1E, 0x5B, 0x5D, 0x3A, 0x33, 0x75, 0x7E].randomElement(using: &random) ?? 0
        }
        count.typed += bytes.count
        input.take(
          bytes, encodesKeys: Bool.random(using: &random),
          attention: { .program },
          {
            if case .program(let bytes, _) = $0 {
              count.passed += bytes.count
            } else {
              count.commands += 1
            }
          })
      }
      #expect(count.passed <= count.typed, "seed \(seed)")
    }
  }
}
