import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// `earshot run` as a job of the shell outside, with a shell of its own inside.
@Suite("Jobs of the shell outside, live", .serialized)
struct JobControlTests {
  /// bash at a terminal, in which `earshot run` gives a shell that says "inner>".
  private func shells(_ user: User) throws -> ListenedRun {
    let run = try ListenedRun(
      starting: ["bash", "--norc", "--noprofile", "-i"],
      environment: ["PS1": "outer> ", "SHELL": "/bin/bash"], as: user)
    try run.terminal.wait(forText: "outer>")
    let earshot = ListenedRun.earshot(user).map { "'\($0)'" }.joined(separator: " ")
    try run.type("\(earshot)\r")
    // Its prompt is the system's until it is told another one.
    try run.terminal.wait(for: "a prompt") {
      run.terminal.screen.text.last { $0 != "\n" }.map { "$#".contains($0) } ?? false
    }
    try run.type("PS1='inner> '; clear\r")
    try run.hear("inner>")
    return run
  }

  private func waitForOuterShell(_ run: ListenedRun) throws {
    try run.terminal.wait(for: "the shell outside") {
      run.terminal.screen.text.hasSuffix("outer>\n")
    }
  }

  /// Waits until the shell outside has said which job it brings back, on a screen that was cleared.
  private func waitForForeground(_ run: ListenedRun) throws {
    try run.terminal.wait(for: "the words of fg") {
      run.terminal.screen.text.contains("'run'") && !run.terminal.screen.text.contains("Stopped")
    }
  }

  @Test(
    "Control-Z stops the job inside, and behind the prefix all of it, until the shell outside says fg"
  )
  func stop() async throws {
    try await onTerminal {
      let user = try User()
      let run = try shells(user)
      try run.type("sleep 1000\r")
      try run.hear("sleep 1000")
      try run.type("\u{1A}")
      try run.hear("Stopped")
      for round in 1...2 {
        try run.type("\u{1E}\u{1A}")
        try waitForOuterShell(run)
        // The terminal is the shell's, which takes its keys with its own editor of lines.
        try run.type("echo out$((\(round) + 1)); clear; fg\r")
        // What is typed behind goes to the shell inside once it has the terminal.
        try waitForForeground(run)
        try run.type("echo in$((\(round) + 5))\r")
        try run.hear("in\(round + 5)")
      }
      #expect(run.terminal.outputText.contains("out3"))
      #expect(!run.spoken.contains { $0.contains("out3") })
      try run.type("jobs\r")
      try run.hear("sleep 1000")
      try run.type("kill -KILL %1; exec sh -c 'exit 5'\r")
      try waitForOuterShell(run)
      try run.type("exit $?\r")
      #expect(try run.end() == 5)
    }
  }

  @Test(
    "Where the shell outside has it go on in the background it stops again, and fg brings it back")
  func background() async throws {
    try await onTerminal {
      let user = try User()
      let run = try shells(user)
      try run.type("\u{1E}\u{1A}")
      try waitForOuterShell(run)
      try run.type("bg; until jobs -s | grep -q earshot; do :; done; echo again$((1 + 1))\r")
      try run.terminal.wait(forText: "again2")
      try run.type("clear; fg\r")
      try waitForForeground(run)
      try run.type("echo in$((1 + 5))\r")
      try run.hear("in6")
      try run.type("exit 6\r")
      try waitForOuterShell(run)
      try run.type("exit $?\r")
      #expect(try run.end() == 6)
    }
  }
}
