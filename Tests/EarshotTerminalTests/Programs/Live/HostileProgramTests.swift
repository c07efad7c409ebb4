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
      try run.type("\u{1B}[B")
      try run.hear("beacon")
      try run.type("\u{18}")
      // What is typed while the command ends is taken as a wish for silence.
      try run.terminal.wait(for: "the shell") { run.terminal.screen.text.hasSuffix("outer>\n") }
      try run.type("exit 0\r")
      #expect(try run.end() == 0)
    }
  }
}
