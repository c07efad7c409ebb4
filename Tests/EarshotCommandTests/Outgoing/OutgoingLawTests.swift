import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// Whatever is in files, names and options: what is printed commands no terminal and no continuous
/// integration, and every error is one line.
@Suite struct OutgoingLawTests {
  @Test(arguments: [
    ("Save", "Save"), ("a\nb", "a b"), ("\u{1B}[31mred\u{9B}0m", " [31mred 0m"),
    ("x\u{202E}y", "xy"),
    ("::error::x", ": :error::x"), ("  ::error::x", "  : :error::x"), ("\u{A0}::x", "\u{A0}: :x"),
    ("a::b", "a::b"), (": :x", ": :x"), (":", ":"), ("##[error]", "## [error]"),
    ("x ###[group]", "x ### [group]"), ("a # b ##", "a # b ##"), ("tab\there", "tab here"),
    ("\u{FEFF}::x", "\u{FEFF}: :x"), ("::\u{301}x", ": :\u{301}x"),
    ("##[\u{301}group]", "## [\u{301}group]"), ("##[##[", "## [## ["),
  ])
  func aLineIsNoCommand(text: String, expected: String) {
    #expect(OutgoingText.line(text) == expected)
  }

  @Test func aDocumentKeepsItsLines() {
    #expect(
      OutgoingText.document("a\n  ::b\u{1B}\u{202E}\r\n") == "a\n  ::b\u{FFFD}\u{FFFD}\u{FFFD}\n")
  }

  /// Every command, option and reader, with everything that the environment can say, in processes as people
  /// start them; half of them stand where no voice is beside them.
  ///
  /// A hundred thousand values and files in a soak. The argument parser looks at all commands several times
  /// for every line where it was built for debugging, so programs that were built for release
  /// (`EARSHOT_PROGRAMS`) take a tenth of the time.
  @Test func nothingForeignGetsOutRaw() async throws {
    let lines = try HostileCommandLine()
    let alone = try ScratchFolder()
    let earshot = alone.path(of: "earshot")
    // By a process that starts no others, as one of theirs would have it open for writing still.
    #expect(try await Program.shell("cp \"$EARSHOT\" earshot", in: alone.url).status == 0)
    var results = 0
    var inputs = 0
    var seed: UInt64 = 0
    while inputs < SoakScale.rounds(of: 100_000) {
      var hostile = HostileLine(seed: seed)
      let folder = try ScratchFolder()
      let line = try lines.next(&hostile, folder)
      let program = hostile.happens(onceIn: 2) ? earshot : BuiltProgram.path("earshot")
      let environment = try Self.environment(&hostile, folder)
      // What goes on until it is ended is ended.
      let isWatching = line.contains("--watch")
      let run = try await Program.run(
        ["timeout", isWatching ? "1" : "120", program]
          + line.map { $0.replacing("\0", with: "") },
        in: folder.url, environment: environment)
      #expect(
        run.status < (isWatching ? 125 : 124),
        "seed \(seed): \(run.status) of \(line.debugDescription)")
      try expectNothingRaw(
        line, run.output, run.diagnostics, folder, "seed \(seed), \(environment)")
      results += run.output.isEmpty ? 0 : 1
      inputs += max(line.count - 1, 1)
      seed += 1
    }
    // A law over what is refused at its first word would say nothing.
    #expect(results > Int(seed) / 4, "\(results) of \(seed)")
    print("\(inputs) hostile values and files in \(seed) lines, \(results) with results")
  }

  /// The variables that the program and its libraries look at, some of them with hostile values.
  private static func environment(
    _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String: String] {
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/nonexistent",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    if hostile.happens(onceIn: 2) {
      environment["XDG_CONFIG_HOME"] = folder.path
      _ = try HostileFile.configuration.write(&hostile, to: folder)
    }
    for _ in 0..<hostile.choice(below: 4) {
      let name = hostile.oneOf([
        "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "TMPDIR", "EARSHOT_ESPEAK",
        "PATH", "PULSE_SERVER", "ALSA_CONFIG_PATH", "LC_ALL", "LANG", "TERM", "COLUMNS", "TZ",
        "ACCESSIBLE", "NO_COLOR",
      ])
      let way = hostile.happens(onceIn: 2) ? "\(folder.path)/" : ""
      let behind = name == "PATH" ? ":/usr/bin:/bin" : ""
      environment[name] = way + hostile.next() + behind
    }
    return environment
  }

  private func expectNothingRaw(
    _ line: [String], _ output: String, _ errors: String, _ folder: ScratchFolder, _ note: String
  ) throws {
    let annotates = line.contains("github")
    var texts = [("output", output, annotates), ("errors", errors, false)]
    // What was written, by the only ending that no input has.
    for name in try folder.names() where name.hasSuffix(".report") {
      let text = try String(
        decoding: Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
      texts.append((name, text, true))
    }
    for (stream, text, hasAnnotations) in texts {
      let fault = Self.fault(in: text, ofCommands: hasAnnotations)
      #expect(fault == nil, "\(note), \(stream) of \(line.debugDescription): \(fault ?? "")")
    }
  }

  /// The first thing in a text that must not be there.
  private static func fault(in text: String, ofCommands isOurs: Bool) -> String? {
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069:
        return "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)"
      default: break
      }
    }
    // By scalars, as a runner reads: a mark behind a sign makes another character of both, and no other sign.
    for line in text.unicodeScalars.split(separator: "\n") {
      let start = line.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
      func begins(with words: String) -> Bool { start.starts(with: words.unicodeScalars) }
      let isAnnotation = ["::error ", "::warning ", "::notice "].contains(where: begins)
      if begins(with: "::"), !(isOurs && isAnnotation) {
        return "a command: \(String(line).debugDescription)"
      }
      if line.contains("##[".unicodeScalars) {
        return "a command: \(String(line).debugDescription)"
      }
    }
    return nil
  }
}
