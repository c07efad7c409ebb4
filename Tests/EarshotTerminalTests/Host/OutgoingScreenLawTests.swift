import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Whatever is in files, names, options, keys and the environment: of what `earshot open` and `earshot run`
/// write to a terminal all sequences are their own, or the program's.
@Suite(.serialized)
struct OutgoingScreenLawTests {
  @Test func nothingForeignReachesTheTerminal() async throws {
    try await onTerminal {
      for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
        var hostile = HostileLine(seed: seed)
        let user = try User()
        let folder = try ScratchFolder()
        let run = try Self.open(&hostile, folder, user)
        try Self.walk(run, &hostile)
        let fault = TerminalBytes.fault(in: run.output)
        #expect(fault == nil, "seed \(seed): \(fault ?? "")")
      }
    }
  }

  /// A program that writes nothing but a word has nothing else written for it, however it is called and read.
  @Test func nothingForeignReachesTheTerminalOfAProgram() async throws {
    try await onTerminal {
      for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
        var hostile = HostileLine(seed: seed)
        let user = try User()
        let folder = try ScratchFolder()
        let run = try Self.program(&hostile, folder, user)
        try? run.wait(for: "the program") { run.screen.text.contains("ready") }
        // Keys of ours behind the prefix, then the program's own.
        for key in ["\u{1E}\u{1B}[C", "\u{1E}\u{1B}[D", "\u{1E}a", "\r"] where !run.isEnded {
          try run.type(key)
        }
        _ = try run.end()
        let fault = TerminalBytes.fault(in: run.output)
        #expect(fault == nil, "seed \(seed): \(fault ?? "")")
      }
    }
  }

  @Test(arguments: [
    ("\u{1B}[31m", "ESC [31m"), ("\u{1B}]0;title\u{7}", "ESC ]0;title"), ("a\u{9B}31m", "U+9B"),
    ("\u{202E}drow", "U+202E"), ("\u{8}", "U+8"), ("\u{1B}]52;c;!\u{7}", "ESC ]52;c;!"),
  ])
  func whatIsForeignIsFound(text: String, fault: String) {
    #expect(TerminalBytes.fault(in: Array(text.utf8)) == fault)
  }

  private static func open(
    _ hostile: inout HostileLine, _ folder: ScratchFolder, _ user: User
  ) throws -> TerminalRun {
    let kind = hostile.oneOf([HostileFile.screenDocument, .screenDocument, .storyboard, .broken])
    var command = [
      BuiltProgram.path("earshot"), "open", try kind.write(&hostile, to: folder), "--mute",
    ]
    if hostile.happens(onceIn: 4) { command += ["--scene", hostile.next()] }
    if hostile.happens(onceIn: 4) { command += ["--language", "ko"] }
    if hostile.happens(onceIn: 8) { command.append("--\(hostile.next())") }
    var environment = user.environment
    environment["TERM"] = hostile.oneOf(["xterm-256color", "dumb", "linux", hostile.next()])
    for name in ["LANG", "COLUMNS", "LINES", "TZ"] where hostile.happens(onceIn: 4) {
      environment[name] = hostile.next()
    }
    return try TerminalRun(
      command.map { $0.replacing("\0", with: "") }, columns: hostile.oneOf([40, 80]),
      environment: environment)
  }

  private static func program(
    _ hostile: inout HostileLine, _ folder: ScratchFolder, _ user: User
  ) throws -> TerminalRun {
    var command = [BuiltProgram.path("earshot"), "run", "--mute"]
    if hostile.happens(onceIn: 2) {
      command += ["--profile", try HostileFile.profile.write(&hostile, to: folder)]
    }
    if hostile.happens(onceIn: 3) {
      command += ["--record", "\(folder.path)/\(hostile.name("json"))"]
    }
    if hostile.happens(onceIn: 8) { command.append("--\(hostile.next())") }
    let script = "stty -echo; echo ready; read word; exit 0"
    command +=
      hostile.happens(onceIn: 4)
      ? ["--", hostile.next()] : ["--", "sh", "-c", script, hostile.next(), hostile.next()]
    var environment = user.environment
    environment["TERM"] = hostile.oneOf(["xterm-256color", "dumb", hostile.next()])
    for name in ["LANG", "COLUMNS", "SHELL", "TZ"] where hostile.happens(onceIn: 4) {
      environment[name] = hostile.next()
    }
    return try TerminalRun(
      command.map { $0.replacing("\0", with: "") }, environment: environment)
  }

  /// Keys that say and show all there is, and text that is typed and pasted.
  ///
  /// Whatever is typed before the host has taken the terminal, or where it reads lines, is written back by
  /// the terminal itself.
  private static func walk(_ run: TerminalRun, _ hostile: inout HostileLine) throws {
    let taken = Array("\u{1B}[?1049h".utf8)
    try? run.wait(for: "the app") {
      run.output.contains(taken) || run.screen.text.contains("> ")
    }
    if run.output.contains(taken) {
      let keys = [
        "\u{1B}[C", "\u{1B}[D", "\u{1B}[A", "\u{1B}[B", "\r", "\u{1B}a", "\u{1B}i", "\u{1B}C",
        "\u{1B}[1;2C", "\u{1B}OR", "n", "?", "\u{C}", "\u{1B}[200~\(hostile.next())\u{1B}[201~",
        hostile.next(),
      ]
      for _ in 0..<12 where !run.isEnded { try run.type(hostile.oneOf(keys)) }
      // What ends an app, help, a list and a text field.
      try run.type("\u{1B}[201~\u{1B}[27u\u{1B}[27u\u{3}\u{3}")
    } else if !run.isEnded {
      try run.type("next\n2\nall\nhelp\nwhat\nquit\n")
    }
    _ = try run.end()
  }
}

/// What a terminal is written, taken apart into text and sequences.
private enum TerminalBytes {
  /// The first thing that is neither text nor a sequence of ours.
  static func fault(in bytes: [UInt8]) -> String? {
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        guard let length = lengthOfOurs(rest) else {
          return "ESC " + String(rest.dropFirst().prefix { $0.value >= 0x20 }.prefix(20))
        }
        rest = rest.dropFirst(length)
        continue
      }
      switch scalar.value {
      case 0x0A, 0x0D: break
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069:
        return "U+\(String(scalar.value, radix: 16, uppercase: true))"
      default: break
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The length of the sequence of ours that a text begins with; `nil` where it begins with none.
  private static func lengthOfOurs(_ text: Substring.UnicodeScalarView) -> Int? {
    let behind = text.dropFirst(2)
    switch text.dropFirst().first {
    case "[":
      let parameters = behind.prefix { (0x20...0x3F).contains($0.value) }
      let sequence = String(behind.prefix(parameters.count + 1))
      // Styles without colours, places, what is erased; modes, keyboard flags, and questions about both.
      let isOurs = sequence.wholeMatch(
        of:
          /(;[1247])*m|([0-9]+(;[0-9]+)?)?H|[0-9]*[CD]|2?[JK]|\?(1049|2004|1004|1002|1006|2026|25)[hl]|\?2026\$p|[>=]29u|<u|\?u|c/
      )
      return isOurs == nil ? nil : 2 + sequence.unicodeScalars.count
    case "]":
      let contents = behind.prefix { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      let end = behind.dropFirst(contents.count)
      let text = String(contents)
      // Annotations, and what is copied.
      if text.hasPrefix("8130;1;"), end.starts(with: "\u{1B}\\".unicodeScalars) {
        return 2 + contents.count + 2
      }
      if text.wholeMatch(of: /52;c;[A-Za-z0-9+\/=]*/) != nil, end.first == "\u{7}" {
        return 2 + contents.count + 1
      }
      return nil
    default: return nil
    }
  }
}
