import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// `earshot run` at a terminal, with programs that are on every system.
@Suite(.serialized)
struct RunCommandTests {
  private func run(
    _ user: User, options: [String] = [], _ command: [String], rows: Int = 24
  ) throws -> TerminalRun {
    try TerminalRun(
      [BuiltProgram.path("earshot"), "run", "--mute", "--transcript", user.transcript] + options
        + ["--"] + command, rows: rows, environment: user.environment)
  }

  private func shell(_ script: String) -> [String] { ["sh", "-c", script] }

  @Test("What a program writes is shown unchanged and said, and its status is ours")
  func output() async throws {
    try await onTerminal {
      let user = try User()
      let run = try run(user, shell("printf 'hello there\\n\\033[31mred\\033[m\\n'; exit 5"))
      #expect(try run.end() == 5)
      #expect(
        String(decoding: run.output, as: UTF8.self)
          == "hello there\r\n\u{1B}[31mred\u{1B}[m\r\n")
      #expect(try user.spoken().joined(separator: " ").contains("hello there"))
      #expect(try user.spoken().joined(separator: " ").contains("red"))
    }
  }

  @Test("A program that a signal ends makes ours 128 and its number, and one that is missing 2")
  func endings() async throws {
    try await onTerminal {
      let user = try User()
      #expect(try run(user, shell("kill -TERM $$")).end() == 143)
      let missing = try run(user, ["no-such-program-here"])
      #expect(try missing.end() == 2)
      #expect(missing.screen.text.contains("no-such-program-here cannot be run"))
    }
  }

  @Test(
    "Every key goes to the program but those after the prefix, which pressed twice is one of them")
  func keys() async throws {
    try await onTerminal {
      let user = try User()
      let run = try run(
        user, shell("stty raw -echo; echo ready; dd bs=1 count=6 2>/dev/null | od -An -tx1"))
      try run.wait(forText: "ready")
      try run.type("a\u{1E}.\u{1E}\u{1E}\u{1B}OAb")
      try run.wait(forText: "61 1e 1b 4f 41 62")
      #expect(try run.end() == 0)
    }
  }

  @Test("In reader mode every key is a command, until the prefix")
  func readerMode() async throws {
    try await onTerminal {
      let user = try User()
      let run = try run(
        user, shell("stty raw -echo; echo ready; dd bs=1 count=2 2>/dev/null | od -An -tx1"))
      try run.wait(forText: "ready")
      try run.type("\u{1E};h.x\u{1B}[B\u{1E}yz")
      try run.wait(forText: "79 7a")
      #expect(try run.end() == 0)
      #expect(try user.spoken().contains("Reader mode"))
    }
  }

  @Test("Words of a listener's own are said beside a program")
  func ownWords() async throws {
    try await onTerminal {
      let user = try User()
      try user.configure("interfaceLanguage: de\nwordings: [words.txt]\n")
      try user.configure(
        "# language: de\nreaderModeOn | Alle Tasten sind Befehle\n", named: "words.txt")
      let run = try run(
        user, shell("stty raw -echo; echo ready; dd bs=1 count=1 2>/dev/null | od -An -tx1"))
      try run.wait(forText: "ready")
      try run.type("\u{1E};\u{1E}z")
      try run.wait(forText: "7a")
      #expect(try run.end() == 0)
      #expect(try user.spoken().contains("Alle Tasten sind Befehle"))
    }
  }

  @Test("Control-C reaches the program, and Control-Z a job of its shell")
  func interrupts() async throws {
    try await onTerminal {
      let user = try User()
      let trap = try run(
        user, shell("trap 'echo caught; exit 7' INT; echo ready; while :; do read line; done"))
      try trap.wait(forText: "ready")
      try trap.type("\u{3}")
      #expect(try trap.end() == 7)
      let bash = try run(
        user, ["env", "PS1=ready> ", "bash", "--norc", "--noprofile", "-i"])
      try bash.wait(forText: "ready>")
      try bash.type("echo go$((1 + 1)); cat\r")
      try bash.wait(forText: "go2")
      try bash.type("seen\r")
      try bash.wait(for: "the echo of cat") {
        bash.screen.text.components(separatedBy: "seen").count >= 3
      }
      try bash.type("\u{1A}")
      try bash.wait(forText: "Stopped")
      try bash.type("kill %1; fg; exit 3\r")
      #expect(try bash.end() == 3)
    }
  }

  @Test("A password is neither said nor written down")
  func password() async throws {
    try await onTerminal {
      let user = try User()
      let record = user.folderPath + "/run.json"
      let run = try run(
        user, options: ["--record", record],
        shell("stty -echo; printf 'Password: '; read word; stty echo; echo; echo ${#word} taken"))
      try run.wait(forText: "Password:")
      try run.type("swordfish\r")
      try run.wait(forText: "9 taken")
      #expect(try run.end() == 0)
      // In the transcript, the recording, and what the reader keeps.
      let forms = SecretForms(of: "swordfish")
      #expect(try forms.found(below: user.folderPath) == [])
      #expect(forms.found(in: Data(run.output)) == [])
      let recording = try String(contentsOfFile: record, encoding: .utf8)
      #expect(recording.contains("hidden:9") || recording.contains("hidden:1"))
    }
  }

  @Test("What a program leaves behind is set back, and so is the terminal, however it ends")
  func terminal() async throws {
    try await onTerminal {
      for end in ["exit 0", "kill -KILL $$"] {
        let user = try User()
        let run = try run(
          user, shell("printf '\\033[?1049h\\033[?25l\\033[?2004hscreen'; read line; \(end)"))
        try run.wait(forText: "screen")
        #expect(run.settings != run.settingsAtStart)
        try run.type("\r")
        _ = try run.end()
        #expect(run.settings == run.settingsAtStart)
        let text = String(decoding: run.output, as: UTF8.self)
        #expect(text.hasSuffix("\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"))
      }
    }
  }

  @Test("When we are asked to end, the terminal is given back and the program hears of it")
  func termination() async throws {
    try await onTerminal {
      let user = try User()
      let mark = user.folderPath + "/mark"
      let run = try run(
        user,
        shell(
          "trap 'echo told > \(mark); exit' TERM; printf '\\033[?1049hready'; "
            + "while :; do read line; done"))
      try run.wait(forText: "ready")
      run.signal(SIGTERM)
      #expect(try run.end() == 128 + SIGTERM)
      #expect(run.settings == run.settingsAtStart)
      #expect(String(decoding: run.output, as: UTF8.self).hasSuffix("\u{1B}[?1049l"))
      #expect(try String(contentsOfFile: mark, encoding: .utf8) == "told\n")
    }
  }

  @Test("The program has the size of the window, also of another one")
  func size() async throws {
    try await onTerminal {
      let user = try User()
      let run = try run(
        user, shell("trap 'stty size; exit 0' WINCH; stty size; while :; do read line; done"),
        rows: 30)
      try run.wait(forText: "30 80")
      run.resize(rows: 20, columns: 100)
      try run.wait(forText: "20 100")
      #expect(try run.end() == 0)
    }
  }

  @Test("Nothing is put on the clipboard, and annotations stay, unless they are allowed")
  func clipboard() async throws {
    try await onTerminal {
      let user = try User()
      let script = shell(
        "printf 'a\\033]52;c;aGk=\\007b\\033]8130;1;say;text=hello\\033\\\\c\\n'")
      func shown(_ options: [String]) throws -> String {
        let run = try TerminalRun(
          [BuiltProgram.path("earshot"), "run", "--transcript", user.transcript] + options + ["--"]
            + script, environment: user.environment)
        #expect(try run.end() == 0)
        return String(decoding: run.output, as: UTF8.self)
      }
      #expect(try shown(["--mute"]) == "ab\u{1B}]8130;1;say;text=hello\u{1B}\\c\r\n")
      #expect(
        try shown(["--mute", "--allow-clipboard"])
          == "a\u{1B}]52;c;aGk=\u{7}b\u{1B}]8130;1;say;text=hello\u{1B}\\c\r\n")
      #expect(try user.spoken().contains("hello"))
    }
  }

  @Test(
    "An editor and a pager are used as ever, and give the terminal back",
    arguments: [
      ["nano", "-R", "--ignorercfiles"], ["less"], ["vim", "-R"],
    ].filter { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0[0])") })
  func fullScreens(command: [String]) async throws {
    try await onTerminal {
      let user = try User()
      let file = user.folderPath + "/lines.txt"
      let lines = (1...40).map { "line \($0)\n" }.joined()
      try lines.write(toFile: file, atomically: true, encoding: .utf8)
      let run = try ListenedRun(command + [file], as: user)
      // Who leaves before anything is said hears nothing of it.
      try run.hear("line 1")
      try run.terminal.wait(forText: "line 20")
      try run.type(command[0] == "nano" ? "\u{18}" : command[0] == "vim" ? ":q\r" : "q")
      #expect(try run.end() == 0)
      #expect(run.terminal.settings == run.terminal.settingsAtStart)
      #expect(!run.terminal.screen.text.contains("line 20"))
    }
  }

  @Test("As a login shell it gives a login shell, and leaves commands of others to it")
  func loginShell() async throws {
    try await onTerminal {
      let user = try User()
      let earshot = BuiltProgram.path("earshot")
      let environment = user.environment.merging(["SHELL": earshot, "HOME": user.folderPath]) { $1 }
      let run = try TerminalRun(
        ["bash", "-c", "exec -a -earshot '\(earshot)'"], environment: environment)
      // Where nothing can be heard the reason stands above the prompt.
      try run.wait(for: "a prompt") {
        run.screen.text.last { $0 != "\n" }.map { "$#".contains($0) } ?? false
      }
      try run.type("echo \"<$0 $SHELL>\"; exit 3\r")
      try run.wait(forText: "<-bash /bin/bash>")
      #expect(try run.end() == 3)
      #expect(run.settings == run.settingsAtStart)
      let command = try TerminalRun(
        [earshot, "-c", "echo \"<$0 $SHELL>\" \"$1\"; exit 4", "name", "word"],
        environment: environment)
      #expect(try command.end() == 4)
      #expect(command.outputText == "<name /bin/bash> word\r\n")
    }
  }

  @Test("Without a terminal there is nothing to run on")
  func noTerminal() throws {
    let run = try ChildProcess(
      [BuiltProgram.path("earshot"), "run", "--mute", "--", "true"],
      environment: TerminalRun.environment)
    #expect(run.wait() == 2)
  }
}
