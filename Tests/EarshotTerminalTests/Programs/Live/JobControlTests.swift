import EarshotTerminal
import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
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
    "A program that takes the alternate screen while the job is stopped gives the other one back")
  func drawnMeanwhile() async throws {
    try await onTerminal {
      let user = try User()
      let (go, done) = (user.folderPath + "/go", user.folderPath + "/done")
      for path in [go, done] { mkfifo(path, 0o600) }
      let run = try ListenedRun(
        starting: ["bash", "--norc", "--noprofile", "-i"],
        environment: ["PS1": "outer> ", "GO": go, "DONE": done], as: user)
      try run.terminal.wait(forText: "outer>")
      let program = """
        stty -echo; echo before; read line < "$GO"; printf "\\033[?1049h\\033[2J\\033[9;30Hinside"; \
        echo > "$DONE"; read line; printf "\\033[?1049l"; exit 4
        """
      let earshot = ListenedRun.earshot(user).map { "'\($0)'" }.joined(separator: " ")
      try run.type("\(earshot) -- sh -c '\(program)'\r")
      try run.hear("before")
      try run.type("\u{1E}\u{1A}")
      try waitForOuterShell(run)
      // The shell waits until all has been drawn, which earshot finds when it goes on.
      try run.type("echo > \"$GO\"; read line < \"$DONE\"; clear; fg\r")
      try run.hear("inside")
      try run.type("\r")
      try waitForOuterShell(run)
      // Behind the words of fg, at the left edge.
      #expect(run.terminal.screen.text.hasPrefix("'"))
      #expect(run.terminal.screen.cursor.column == "outer> ".count)
      try run.type("exit $?\r")
      #expect(try run.end() == 4)
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
