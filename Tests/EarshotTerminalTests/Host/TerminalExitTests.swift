import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// Every way out of a host gives the terminal back as it was.
@Suite(.serialized)
struct TerminalExitTests {
  /// Ends a host and compares the terminal with what it was.
  private func check(
    status: Int32..., printed: String? = nil,
    _ end: @escaping @Sendable (TerminalRun) throws -> Void
  ) async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      #expect(run.settings != run.settingsAtStart)
      try end(run)
      let end = try run.end()
      #expect(status.contains(end), "\(end)")
      #expect(run.settings == run.settingsAtStart)
      #expect(!run.screen.text.contains("[Greet]"))
      let last = run.afterLeaving
      if let printed { #expect(last.contains(printed)) }
      for mode in ["?2004l", "?1004l", "?1002l", "?1006l", "<u", "?25h", "?1049l"] {
        #expect(last.contains("\u{1B}[\(mode)"), "\(mode)")
      }
    }
  }

  @Test("When the user quits; what the app has printed comes after it")
  func quit() async throws {
    try await check(status: 0, printed: "printed by the app") { run in
      try run.type("\u{1B}[C\r")
      try run.wait(forCaption: "Hello there")
      #expect(!run.screen.text.contains("printed"))
      try run.type("\u{3}")
    }
  }

  @Test("When the system asks for the end", arguments: [SIGTERM, SIGINT, SIGHUP])
  func signals(_ signal: Int32) async throws {
    try await check(status: 128 + signal) { $0.signal(signal) }
  }

  @Test("When the app hangs, at once; and a second request ends it", arguments: [SIGTERM, SIGHUP])
  func hanging(_ signal: Int32) async throws {
    try await check(status: 128 + signal) { run in
      try run.type("/hang\r")
      try run.wait(forCaption: "Hang, button")
      try run.type("\r")
      run.signal(signal)
      try run.wait(for: "the terminal") { run.afterLeaving.contains("\u{1B}[?1049l") }
      run.signal(signal)
    }
  }

  @Test("When the app hangs and Ctrl-C is typed")
  func hangingAtTheKeyboard() async throws {
    try await check(status: 128 + SIGINT) { run in
      try run.type("/hang\r")
      try run.wait(forCaption: "Hang, button")
      try run.type("\r")
      try run.type("\u{3}")
    }
  }

  @Test(
    "When Ctrl-C is typed in help, while an item is chosen, or in a search",
    arguments: ["?", "\u{1B}i", "/"])
  func modes(_ key: String) async throws {
    try await check(status: 0) { try $0.type("\(key)\u{3}") }
  }

  @Test("The flags of the keyboard are set once, however often the terminal answers")
  func keyboardFlags() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type(String(repeating: "\u{1B}[?0u", count: 50) + "\u{1B}[C")
      try run.wait(forCaption: "Greet, button")
      try run.type("\u{3}")
      #expect(try run.end() == 0)
      let output = String(decoding: run.output, as: UTF8.self)
      for sequence in ["\u{1B}[>29u", "\u{1B}[<u"] {
        #expect(output.components(separatedBy: sequence).count == 2, "\(sequence)")
      }
    }
  }

  @Test("When the app fails a precondition; the message is seen")
  func trap() async throws {
    try await check(status: 128 + SIGILL, 128 + SIGTRAP, printed: "the app has failed") { run in
      try run.type("/trap\r\r")
    }
  }

  @Test("When the app aborts")
  func abort() async throws {
    try await check(status: 128 + SIGABRT) { try $0.type("/abort\r\r") }
  }

  @Test("When the app runs out of stack")
  func stackOverflow() async throws {
    try await check(status: 128 + SIGSEGV) { try $0.type("/deep\r\r") }
  }

  @Test("When a fault is sent from elsewhere", arguments: [SIGSEGV, SIGQUIT, SIGUSR1, SIGALRM])
  func fault(_ signal: Int32) async throws {
    try await check(status: 128 + signal) { $0.signal(signal) }
  }

  @Test("When the terminal goes away")
  func hangUp() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      run.hangUp()
      #expect(try run.end() == 128 + SIGHUP)
    }
  }

  @Test("Ctrl-Z gives the terminal to the shell, and fg takes it back")
  func suspend() async throws {
    try await onTerminal {
      let run = try TerminalRun(["/bin/bash", "--norc", "--noprofile", "-i"])
      try run.type("PS1='ready> '; stty -a | md5sum > /dev/null\n")
      try run.wait(forText: "ready> ")
      try run.type("before=$(stty -g); \(BuiltProgram.path("EarshotTerminalProbe"))\n")
      try run.wait(forText: "># Probe<")
      try run.type("\u{1B}[C")
      try run.wait(forCaption: "Greet, button")
      try run.type("\u{1A}")
      try run.wait(forText: "Stopped")
      try run.type("[ \"$before\" = \"$(stty -g)\" ] && echo same'ly'\n")
      try run.wait(forText: "samely")
      try run.type("fg\n")
      try run.wait(forText: ">[Greet]<")
      try run.type("\u{1B}[C")
      try run.wait(forCaption: "Trap, button")
      try run.type("\u{3}")
      try run.wait(forText: "ended: quit")
      try run.type("[ \"$before\" = \"$(stty -g)\" ] && echo a'gain'\n")
      try run.wait(forText: "again")
      try run.type("exit\n")
      #expect(try run.end() == 0)
    }
  }

  @Test("What the terminal answers late is not typed into the shell", arguments: ["quit", "stop"])
  func lateAnswers(_ way: String) async throws {
    try await onTerminal {
      let run = try TerminalRun(["/bin/bash", "--norc", "--noprofile", "-i"])
      try run.type("PS1='ready> '\n")
      try run.wait(forText: "ready> ")
      run.holdsAnswers = true
      try run.type("\(BuiltProgram.path("EarshotTerminalProbe"))\n")
      try run.wait(forText: "># Probe<")
      try run.type(way == "quit" ? "\u{3}" : "\u{1A}")
      run.holdsAnswers = false
      try run.wait(forText: way == "quit" ? "ended: quit" : "Stopped")
      // What `wait` and `exit` know of a stopped job is older than what `kill` finds.
      try run.type("kill %1; while kill -0 %1; do :; done; wait; echo fine'ly'\n")
      try run.wait(forText: "finely")
      #expect(!run.screen.text.contains("command not found"), "\(run.screen.text)")
      try run.type("exit\n")
      #expect(try run.end() == 0)
    }
  }
}
