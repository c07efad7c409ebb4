import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Programs that a shell starts on the console of Linux, which has no alternate screen.
@Suite("A console without an alternate screen, live", .serialized)
struct ConsoleTests {
  @Test(
    "An editor says the lines to which arrows lead, and the shell goes on behind it",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func editor() async throws {
    try await onTerminal {
      let user = try User()
      let file = user.folderPath + "/lines.txt"
      try "anchor\nbeacon\ncandle\n".write(toFile: file, atomically: true, encoding: .utf8)
      let run = try ListenedRun(
        ["bash", "--norc"], environment: ["TERM": "linux", "PS1": "$ "], as: user)
      try run.hear("$")
      try run.type("nano --ignorercfiles \(file)\r")
      try run.hear("anchor")
      try run.type("\u{1B}[B")
      try run.hear("beacon")
      try run.type("\u{1B}[B")
      try run.hear("candle")
      try run.type("\u{18}")
      try run.hear("$")
      try run.type("echo dinghy\r")
      try run.hear("dinghy\n$")
      try run.type("exit 3\r")
      #expect(try run.end() == 3)
    }
  }
}
