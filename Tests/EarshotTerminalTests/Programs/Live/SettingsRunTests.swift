import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Settings that change while a program runs.
@Suite("Settings while a program runs, live", .serialized)
struct SettingsRunTests {
  private static let bash = ["bash", "--norc", "--noprofile", "-i"]

  /// Goes to a setting of the open list by a part of its name, and waits until it is said.
  private func find(_ name: String, saying words: String, on run: ListenedRun) throws {
    try run.type("\u{1E}\u{1B}[19~")
    try run.hear("Settings, ")
    try run.type(name)
    try run.hear(words)
  }

  @Test("Each setting is found in one list, and said with its new value")
  func list() async throws {
    try await onTerminal {
      let run = try ListenedRun(Self.bash, environment: ["PS1": "ready> "])
      try run.hear("ready>")
      try find("phonet", saying: "phonetics, on, 1 of 1", on: run)
      try run.type("\u{1B}[C")
      try run.hear("phonetics, off")
      try run.type("\u{1B}[D")
      try run.hear("phonetics, on")
      try run.type("\r")
      try run.hear("phonetics, off")
      try run.type("\u{1B}")
      try run.hear("Closed")
      // Another prefix: the one before is the program's then.
      try find("prefix", saying: "prefix key, control 6", on: run)
      try run.type("\u{1B}[C")
      try run.hear("prefix key, control right bracket")
      try run.type("\u{1B}")
      try run.hear("Closed")
      try run.type("\u{1D}:")
      try run.hear("Command chooser")
      try run.type("\u{1B}")
      try run.hear("Closed")
      try run.type("exit 5\r")
      #expect(try run.end() == 5)
    }
  }

  @Test(
    "The clipboard is allowed and refused while the program runs, and it is read by another profile"
  )
  func program() async throws {
    try await onTerminal {
      let run = try ListenedRun(Self.bash, environment: ["PS1": "ready> "])
      let copy = #"printf 'a\033]52;c;aGk=\007b\n'"#
      try run.hear("ready>")
      try run.type(copy + "\r")
      try run.hear("ab")
      #expect(!run.terminal.outputText.contains("\u{1B}]52;"))
      try find("clipboard", saying: "clipboard for the program, off", on: run)
      try run.type("\r")
      try run.hear("clipboard for the program, on")
      try run.type("\u{1B}")
      try run.hear("Closed")
      try run.type(copy + "\r")
      try run.hear("ab")
      #expect(run.terminal.outputText.contains("\u{1B}]52;c;aGk=\u{7}"))
      try find("profile", saying: "profile of the program, shell", on: run)
      try run.type("\u{1B}[C")
      try run.hear("profile of the program, nano")
      try run.type("\u{1B}")
      try run.hear("Closed")
      try run.type("exit\r")
      #expect(try run.end() == 0)
    }
  }

  @Test("What is changed in the file of settings is taken on when it is read again")
  func readAgain() async throws {
    try await onTerminal {
      let user = try User()
      try user.configure("hints: true\n")
      let run = try ListenedRun(Self.bash, environment: ["PS1": "ready> "], as: user)
      try run.hear("ready>")
      try user.configure("hints: false\npunctuation: all\n")
      try run.type("\u{1E}\u{1B}[20;2~")
      try run.hear("Settings read, punctuation, all, hints, off")
      try user.configure("hints: no way\n")
      try run.type("\u{1E}\u{1B}[20;2~")
      try run.hear("Settings not read: ")
      try run.type("exit\r")
      #expect(try run.end() == 0)
    }
  }
}
