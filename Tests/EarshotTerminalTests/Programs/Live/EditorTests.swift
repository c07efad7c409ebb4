import EarshotTerminalTestSupport
import Foundation
import Testing

/// Editors and pagers under `earshot run`.
@Suite("Editors and pagers, live", .serialized)
struct EditorTests {
  private func lines(_ user: User) throws -> String {
    let file = user.folderPath + "/lines.txt"
    let words = ["anchor", "beacon", "candle", "dinghy", "ember", "ferry", "garnet", "harbour"]
    let lines = (0..<40).map { "\(words[$0 % 8]) of the \(words[$0 / 8]) \($0)\n" }
    try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test(
    "nano echoes typing, says where arrows lead, and what it asks",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func nano() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["nano", "--ignorercfiles", user.folderPath + "/new"], as: user)
      try run.hear("/new")
      try run.type("hello world")
      try run.hear("hello world")
      try run.type("\u{1B}[D")
      try run.hear("d")
      try run.type("\u{17}")
      try run.hear("Search")
      try run.type("hel\r")
      try run.hear("hel")
      try run.type("\u{18}")
      try run.hear("Save modified buffer")
      try run.type("n")
      #expect(try run.end() == 0)
      #expect(!run.terminal.screen.text.contains("hello"))
    }
  }

  @Test(
    "nano says the line to which the arrow down leads",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func nanoLines() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["nano", "--ignorercfiles", try lines(user)], as: user)
      try run.hear("anchor of the anchor 0")
      try run.type("\u{1B}[B")
      try run.hear("beacon of the anchor 1")
      try run.type("\u{1B}[B")
      try run.hear("candle of the anchor 2")
      try run.type("\u{18}")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "What is reviewed begins at the cursor of nano, once a key has moved it, and goes on from where one has gone",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func nanoReview() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["nano", "--ignorercfiles", try lines(user)], as: user)
      try run.hear("anchor of the anchor 0")
      try run.type("\u{1B}[B")
      try run.hear("beacon of the anchor 1")
      try run.type("\u{1B}[B")
      try run.hear("candle of the anchor 2")
      // Control and the arrow: the next word.
      try run.type("\u{1B}[1;5C")
      try run.hear("of")
      try run.type("\u{1E}\u{1B}w")
      try run.hear("of")
      try run.type("\u{1E}\u{1B}l")
      try run.hear("candle of the anchor 2")
      try run.type("\u{1E}\u{1B}[C")
      try run.hearFocus("dinghy of the anchor 3")
      try run.type("\u{1E}\u{1B}[C")
      try run.hearFocus("ember of the anchor 4")
      // And back to where the cursor of the program is.
      try run.type("\u{1E}\u{1B}[1;2S")
      try run.hearFocus("candle of the anchor 2")
      try run.type("\u{1E}\u{1B}w")
      try run.hear("of")
      try run.type("\u{18}")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "less says a page, the next one, and where a search leads",
    .enabled(if: Installed.has("less"), "less is not installed"))
  func less() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["less", try lines(user)], as: user)
      try run.hear("harbour of the beacon 15")
      try run.type(" ")
      try run.hear("ember of the ember 36")
      try run.type("?harbour of the a\r")
      try run.hear("harbour of the anchor 7")
      try run.type("q")
      #expect(try run.end() == 0)
      #expect(!run.terminal.screen.text.contains("anchor"))
    }
  }

  @Test(
    "vim asks its terminal what it is, draws, and says lines, what is typed and its mode",
    .enabled(if: Installed.has("vim"), "vim is not installed"))
  func vim() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["vim", "-i", "NONE", "-n", try lines(user)], as: user)
      try run.hear("anchor of the anchor 0")
      try run.type("j")
      try run.hear("beacon of the anchor 1")
      try run.type("j")
      try run.hear("candle of the anchor 2")
      try run.type("i")
      try run.hear("INSERT")
      try run.type("x")
      try run.hear("x")
      try run.type("\u{1B}")
      try run.type(":q!\r")
      #expect(try run.end() == 0)
      #expect(!run.terminal.screen.text.contains("anchor"))
    }
  }
}
