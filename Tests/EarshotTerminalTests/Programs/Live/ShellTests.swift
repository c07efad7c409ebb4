import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// Shells and what is typed at prompts, under `earshot run`.
@Suite("Shells and prompts, live", .serialized)
struct ShellTests {
  private static let bash = ["bash", "--norc", "--noprofile", "-i"]

  @Test("A shell's jobs stop, go on and are interrupted, and each line is said as it comes")
  func jobs() async throws {
    try await onTerminal {
      let run = try ListenedRun(Self.bash, environment: ["PS1": "ready> "])
      try run.hear("ready>")
      try run.type("sleep 1000\r")
      try run.hear("sleep 1000")
      try run.type("\u{1A}")
      try run.hear("Stopped")
      try run.type("fg\r")
      try run.hear("sleep 1000")
      try run.type("\u{3}")
      try run.hear("ready>")
      try run.type("echo status $?\r")
      try run.hear("status 130")
      try run.type("exit 3\r")
      #expect(try run.end() == 3)
      #expect(run.spoken.count { $0.contains("status 130") } == 1)
    }
  }

  @Test("What is typed is said once it stands there, and an arrow says the character it comes to")
  func typing() async throws {
    try await onTerminal {
      let run = try ListenedRun(Self.bash, environment: ["PS1": "ready> "])
      try run.hear("ready>")
      try run.type("abc")
      try run.hear("abc")
      try run.type("\u{1B}[D")
      try run.hear("c")
      try run.type("\u{1B}[D")
      try run.hear("b")
      try run.type("\u{15}\u{B}exit\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "A Python prompt says the result and not the prompt again",
    .enabled(if: Installed.has("python3"), "python3 is not installed"))
  func python() async throws {
    try await onTerminal {
      let run = try ListenedRun(["/usr/bin/python3", "-q", "-I"])
      try run.hear(">>>")
      try run.type("6*7\r")
      try run.hear("42")
      try run.type("exit(4)\r")
      #expect(try run.end() == 4)
    }
  }

  @Test(
    "A password is neither said nor written down, however it is asked for",
    arguments: [
      "read -s -p 'Secret: ' word; echo; echo ${#word} taken",
      "stty -echo; printf 'Password: '; read word; stty echo; echo; echo ${#word} taken",
    ])
  func password(script: String) async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let run = try ListenedRun(["bash", "-c", script], options: ["--record", record], as: user)
      try run.hear(script.contains("-p") ? "Secret:" : "Password:")
      for letter in "swordfish" { try run.type(String(letter)) }
      try run.type("\r")
      try run.hear("9 taken")
      #expect(try run.end() == 0)
      let recording = try String(contentsOfFile: record, encoding: .utf8)
      let forms = SecretForms(of: "swordfish")
      #expect(forms.found(in: Data(run.spoken.joined().utf8)) == [])
      #expect(try forms.found(below: user.folderPath) == [])
      // Nor letter by letter.
      #expect(!recording.contains("\"key\":\"text:s\""))
      #expect(!run.spoken.contains("w"))
      #expect(recording.contains("hidden:"))
    }
  }

  /// What bash runs that reads no key before something is written into a pipe, which is as a program at work.
  private static func busy(_ pipe: String, _ rest: String) -> [String] {
    ["bash", "-c", "echo go; read x < \(pipe); \(rest)"]
  }

  @Test("What was typed before a question for a password is neither said nor written down")
  func passwordTypedAhead() async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let pipe = user.folderPath + "/pipe"
      mkfifo(pipe, 0o600)
      let run = try ListenedRun(
        Self.busy(
          pipe,
          "stty -echo; printf 'Password: '; read word; stty echo; echo; echo ${#word} taken"),
        options: ["--record", record], as: user)
      try run.hear("go")
      for letter in "swordfish" { try run.type(String(letter)) }
      try run.terminal.wait(forText: "swordfish")
      try "\n".write(toFile: pipe, atomically: false, encoding: .utf8)
      try run.hear("Password:")
      try run.type("\r")
      try run.hear("9 taken")
      #expect(try run.end() == 0)
      let recording = try String(contentsOfFile: record, encoding: .utf8)
      let forms = SecretForms(of: "swordfish")
      #expect(forms.found(in: Data(run.spoken.joined().utf8)) == [])
      #expect(try forms.found(below: user.folderPath) == [])
      #expect(!recording.contains("\"key\":\"text:s\""))
      #expect(!run.spoken.contains { ["s", "w", "sw"].contains($0) }, "\(run.spoken)")
      #expect(recording.contains("hidden:"))
    }
  }

  @Test("What was typed before anybody read it is said once somebody does")
  func typedAhead() async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let pipe = user.folderPath + "/pipe"
      mkfifo(pipe, 0o600)
      let run = try ListenedRun(
        Self.busy(pipe, "read word; echo got $word"), options: ["--record", record], as: user)
      try run.hear("go")
      try run.type("bob")
      try run.terminal.wait(forText: "bob")
      #expect(!run.whole.contains("b"))
      try "\n".write(toFile: pipe, atomically: false, encoding: .utf8)
      try run.hear("bob")
      try run.type("\r")
      try run.hear("got bob")
      #expect(try run.end() == 0)
      let recording = try String(contentsOfFile: record, encoding: .utf8)
      #expect(recording.contains("bob") && !recording.contains("hidden:"))
    }
  }
}
