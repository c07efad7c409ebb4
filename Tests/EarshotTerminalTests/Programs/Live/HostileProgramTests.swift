import EarshotPrograms
import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// Programs that no one would write, and windows that no one would have, under `earshot run`.
@Suite("Hostile programs, live", .serialized)
struct HostileProgramTests {
  /// The most memory that `earshot run` may take, in bytes: an emulated screen of 500 times 500 cells with
  /// its lines, and what waits between the threads.
  private static let limit = 250_000_000

  @Test(
    "A line without an end and sequences without one take bounded memory in windows of any size",
    arguments: [(1, 1), (24, 80), (500, 500)])
  func floods(rows: Int, columns: Int) async throws {
    try await onTerminal {
      let user = try User()
      let size = SoakScale.rounds(of: 10_000_000)
      let garbage = "head -c \(size / 10) /dev/urandom"
      let run = try TerminalRun(
        ListenedRun.earshot(user) + [
          "--", "sh", "-c",
          """
          head -c \(size) /dev/zero | tr '\\0' x
          printf '\\033]0;'; head -c \(size) /dev/zero | tr '\\0' y; printf '\\033\\\\'
          printf '\\033[%s1m' "$(head -c 5000 /dev/zero | tr '\\0' '9')"
          printf '\\033]52;c;aGVsbG8=\\007'
          \(garbage); printf '\\030\\033c\\033\\\\'
          stty -echo; printf '\\r\\nover'; read line; exit 6
          """,
        ], rows: rows, columns: columns, environment: user.environment, isShown: false)
      try run.wait(for: "the end") { run.output.suffix(4).elementsEqual("over".utf8) }
      #expect(run.peakMemory < Self.limit, "\(run.peakMemory / 1_000_000) MB")
      try run.type("\r")
      #expect(try run.end() == 6)
      #expect(run.settings == run.settingsAtStart)
      let clipboard = Array("\u{1B}]52;c".utf8)
      #expect(run.output.firstRange(of: clipboard) == nil)
    }
  }

  @Test("Thousands of new sizes are followed to the last, in bounded memory")
  func sizes() async throws {
    try await onTerminal {
      let run = try ListenedRun(["sh", "-c", "echo ready; while read line; do stty size; done"])
      try run.hear("ready")
      var random = SeededGenerator(seed: 22)
      for _ in 0..<SoakScale.rounds(of: 5_000) {
        run.terminal.resize(
          rows: Int.random(in: 1...60, using: &random),
          columns: Int.random(in: 1...120, using: &random))
      }
      run.terminal.resize(rows: 31, columns: 77)
      // The size comes by a signal, which what is typed may overtake.
      try run.terminal.wait(for: "the last size") {
        if run.terminal.outputText.contains("31 77") { return true }
        try? run.type("\r")
        return false
      }
      #expect(run.terminal.peakMemory < Self.limit)
      try run.type("\u{4}")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "Stopped as a shell's job it gives the terminal back, and draws the program again when it goes on",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func stop() async throws {
    try await onTerminal {
      let user = try User()
      let file = user.folderPath + "/words"
      try "anchor\nbeacon\n".write(toFile: file, atomically: true, encoding: .utf8)
      let run = try ListenedRun(
        starting: ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "outer> "], as: user
      )
      try run.terminal.wait(forText: "outer>")
      let earshot = ListenedRun.earshot(user).map { "'\($0)'" }.joined(separator: " ")
      try run.type("\(earshot) -- nano --ignorercfiles '\(file)'\r")
      try run.hear("anchor")
      for _ in 0..<2 {
        let child = try #require(run.terminal.children.first)
        kill(child, SIGTSTP)
        try run.terminal.wait(forText: "Stopped")
        #expect(!run.terminal.screen.text.contains("beacon"))
        try run.type("clear; fg\r")
        try run.terminal.wait(forText: "beacon")
      }
      // One byte: nano may draw once more meanwhile, and would take a sequence apart.
      try run.type("\u{E}")
      try run.hear("beacon")
      try run.type("\u{18}")
      // What is typed while the command ends is taken as a wish for silence.
      try run.terminal.wait(for: "the shell") { run.terminal.screen.text.hasSuffix("outer>\n") }
      try run.type("exit 0\r")
      #expect(try run.end() == 0)
    }
  }

  @Test("A program that stops itself stops the job, and goes on with it")
  func stopFromInside() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(
        starting: ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "outer> "], as: user
      )
      try run.terminal.wait(forText: "outer>")
      let earshot = ListenedRun.earshot(user).map { "'\($0)'" }.joined(separator: " ")
      try run.type(
        "\(earshot) -- sh -c 'stty -echo; echo before; read line; kill -STOP $$; echo behind; read line; exit 4'\r"
      )
      try run.hear("before")
      try run.type("\r")
      try run.terminal.wait(forText: "Stopped")
      try run.type("echo out$((1 + 1)); fg\r")
      try run.terminal.wait(forText: "out2")
      try run.hear("behind")
      try run.type("\r")
      try run.terminal.wait(for: "the shell") { run.terminal.screen.text.hasSuffix("outer>\n") }
      try run.type("exit $?\r")
      #expect(try run.end() == 4)
    }
  }

  @Test("Where no shell has jobs, a program that stops itself goes on at once")
  func stopWithoutJobs() async throws {
    try await onTerminal {
      let run = try ListenedRun(["sh", "-c", "kill -STOP $$; echo behind; exit 3"])
      try run.hear("behind")
      #expect(try run.end() == 3)
    }
  }

  @Test(
    "However it is asked to end, a recording has every step that has ended, and what is stopped ends too",
    arguments: [SIGTERM, SIGHUP])
  func recording(signal: Int32) async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let run = try ListenedRun(
        ["sh", "-c", "stty -echo; echo first; read line; echo second; kill -STOP $$; read line"],
        options: ["--record", record], as: user)
      try run.hear("first")
      try run.type("\r")
      try run.hear("second")
      if signal == SIGHUP { run.terminal.hangUp() } else { run.terminal.signal(signal) }
      #expect(try run.terminal.end() == 128 + signal)
      let recording = try ProgramRecording(contentsOf: record)
      #expect(recording.steps.map(\.cause) == [.start, .key(.enter)])
      #expect(
        recording.steps.map { String(decoding: $0.bytes, as: UTF8.self) }
          == ["first\r\n", "second\r\n"])
    }
  }

  @Test(
    "A recording of a program that never ends is written as it comes, and is whole when all is killed"
  )
  func longRecording() async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let size = max(10_000_000, SoakScale.rounds(of: 40_000_000))
      let run = try TerminalRun(
        ListenedRun.earshot(user) + [
          "--record", record, "--", "sh", "-c",
          "head -c \(size) /dev/zero | tr '\\0' 'x'; stty -echo; printf '\\r\\nover'; read line",
        ], environment: user.environment, isShown: false)
      try run.wait(for: "the end") { run.output.suffix(4).elementsEqual("over".utf8) }
      #expect(run.peakMemory < Self.limit, "\(run.peakMemory / 1_000_000) MB")
      run.signal(SIGKILL)
      #expect(try run.end() == 128 + SIGKILL)
      let steps = try ProgramRecording(contentsOf: record).steps
      #expect(steps.count > 1)
      // What waited for the thread that writes, and the piece that was under way.
      #expect(steps.reduce(0) { $0 + $1.bytes.count } > size - 4_000_000)
    }
  }
}
