import EarshotTerminal
import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Programs under `earshot run --captions`, and hosts of our own under `earshot run`.
@Suite("Captions and annotations, live", .serialized)
struct CaptionedRunTests {
  @Test("What is said stands in the last row, the program has one row less, and all is given back")
  func caption() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        [
          "sh", "-c",
          "stty size; printf '\\033[31mred\\033[m\\n'; read word; echo got $word; read x",
        ],
        options: ["--captions"], rows: 12)
      try run.hear("red")
      try run.terminal.wait(for: "the caption") {
        run.terminal.screen.text(row: 11).contains("red")
      }
      #expect(run.terminal.screen.text(row: 0) == "11 80")
      #expect(run.terminal.screen.text(row: 1) == "red")
      try run.type("word\r")
      try run.hear("got word")
      try run.terminal.wait(for: "the caption") {
        run.terminal.screen.text(row: 11).contains("got word")
      }
      run.terminal.resize(rows: 8, columns: 40)
      try run.terminal.wait(for: "the caption after the window has another size") {
        run.terminal.screen.text(row: 7).contains("got word")
      }
      try run.type("\r")
      #expect(try run.end() == 0)
      // What it has written stays on the screen that comes back.
      #expect(!run.terminal.screen.text.contains("\u{1B}"))
      #expect(run.terminal.screen.text(row: 1) == "red")
      #expect(run.terminal.screen.text(row: 3) == "got word")
    }
  }

  @Test(
    "An editor is used as ever above a caption",
    .enabled(if: Installed.has("nano"), "nano is not installed"))
  func editor() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(
        ["nano", "--ignorercfiles", "new.txt"], options: ["--captions"], as: user, rows: 16)
      try run.hear("nano")
      try run.type("hello")
      try run.hear("hello")
      try run.terminal.wait(for: "the text and its caption") {
        run.terminal.screen.text.contains("hello")
          && run.terminal.screen.text(row: 15).contains("hello")
      }
      #expect(run.terminal.screen.text(row: 14).contains("Exit"))
      try run.type("\u{18}")
      try run.hear("Save modified buffer")
      try run.type("n")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "vim says its lines and modes above a caption, and draws itself anew in a smaller window",
    .enabled(if: Installed.has("vim"), "vim is not installed"))
  func modes() async throws {
    try await onTerminal {
      let user = try User()
      let path = user.folderPath + "/words"
      try (0..<60).map { "word \($0)\n" }.joined()
        .write(toFile: path, atomically: true, encoding: .utf8)
      let run = try ListenedRun(
        ["vim", "-i", "NONE", "-n", path], options: ["--captions"], as: user, rows: 16)
      func caption(_ text: String) throws {
        try run.terminal.wait(for: "the caption \(text)") {
          run.terminal.screen.text(row: 15).contains(text)
        }
      }
      try run.hear("word 0")
      try caption("word 0")
      try run.type("j")
      try run.hear("word 1")
      try caption("word 1")
      #expect(run.terminal.screen.text(row: 1) == "word 1")
      try run.type("G")
      try run.hear("word 59")
      try caption("word 59")
      #expect(run.terminal.screen.text(row: 13) == "word 59")
      try run.type("i")
      try run.hear("INSERT")
      #expect(run.terminal.screen.text(row: 14).contains("INSERT"))
      try run.type("q\u{1B}")
      // vim forgets a new size of which it hears while it draws.
      try run.terminal.wait(for: "the end of typing") {
        let mode = run.terminal.screen.text(row: 14)
        return !mode.contains("INSERT") && mode.contains("60,1 ")
          && !mode.contains("^[")
      }
      run.terminal.resize(rows: 10, columns: 40)
      try run.terminal.wait(for: "the smaller window") {
        run.terminal.screen.text(row: 7) == "qword 59"
      }
      try run.type(":q!\r")
      #expect(try run.end() == 0)
    }
  }

  /// Turns captions on or off in the list of settings.
  private func turnCaptions(_ word: String, on run: ListenedRun) throws {
    try run.type("\u{1E}\u{1B}[19~")
    try run.hear("Settings, ")
    try run.type("captions")
    try run.hear("1 of 1")
    try run.type("\r")
    try run.hear("captions, \(word)")
    try run.type("\u{1B}")
    try run.hear("Closed")
  }

  @Test("Captions come and go while a shell runs, and what it has written meanwhile stays")
  func live() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "], rows: 12)
      try run.hear("ready>")
      try run.type("echo before; stty size\r")
      try run.hear("12 80")
      try turnCaptions("on", on: run)
      try run.terminal.wait(for: "the caption") { run.terminal.screen.text(row: 11) == "Closed" }
      #expect(run.terminal.screen.text(row: 2) == "12 80")
      try run.type("stty size\r")
      try run.hear("11 80")
      try run.type("seq -f 'line %g' 30; printf '\\033[31mred'\r")
      try run.hear("line 30")
      try run.terminal.wait(for: "the lines above the caption") {
        run.terminal.screen.text(row: 9) == "line 30"
          && run.terminal.screen.text(row: 10) == "redready>"
      }
      let before = run.terminal.output.count
      try turnCaptions("off", on: run)
      try run.terminal.wait(for: "the screen as the shell has left it") {
        let row = run.terminal.screen.cursor.row
        return run.terminal.screen.text(row: row) == "ready>"
          && run.terminal.screen.text(row: row - 1) == "line 30"
      }
      let after = String(decoding: run.terminal.output[before...], as: UTF8.self)
      // Those that have left the screen meanwhile, too.
      #expect(after.contains("\r\nline 3\r\nline 4\r\n"))
      #expect(after.contains("\u{1B}[?1049l"))
      try run.type("stty size\r")
      try run.hear("12 80")
      let row = run.terminal.screen.cursor.row
      #expect(run.terminal.screen.text(row: row) == "ready>")
      #expect(run.terminal.screen.text(row: row - 1) == "12 80")
      #expect(run.terminal.screen.text(row: row - 3) == "line 30")
      try run.type("exit\r")
      #expect(try run.end() == 0)
      #expect(run.terminal.outputText.components(separatedBy: "\u{1B}[?1049l").count == 2)
    }
  }

  @Test(
    "Captions that go while an editor is open leave the shell behind it as it has been drawn",
    .enabled(if: Installed.has("vim"), "vim is not installed"))
  func behind() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["bash", "--norc", "--noprofile", "-i"], options: ["--captions"],
        environment: ["PS1": "ready> "], rows: 12)
      try run.hear("ready>")
      try run.type("seq -f 'line %g' 3\r")
      try run.hear("line 3")
      try run.type("vim -i NONE -n -u NONE words\r")
      try run.terminal.wait(for: "the editor") { run.terminal.screen.text(row: 9) == "~" }
      try run.type("iabove")
      try run.hear("above")
      try run.type("\u{1B}")
      try run.hear("e")
      // What follows Escape at once may belong to it.
      try run.type("0")
      try run.hear("a")
      try turnCaptions("off", on: run)
      try run.terminal.wait(for: "the editor in all rows") {
        run.terminal.screen.text(row: 10) == "~" && run.terminal.screen.text(row: 0) == "above"
      }
      try turnCaptions("on", on: run)
      try run.terminal.wait(for: "the caption") { run.terminal.screen.text(row: 11) == "Closed" }
      try turnCaptions("off", on: run)
      try run.type(":q!\r")
      try run.terminal.wait(for: "the shell") {
        run.terminal.screen.text(row: 3) == "line 3" && run.terminal.screen.text(row: 5) == "ready>"
      }
      try run.type("tput smcup; printf inside; read x; tput rmcup; stty size\r")
      try run.terminal.wait(for: "the other screen") {
        let text = run.terminal.screen.text
        return text.contains("inside") && !text.contains("tput")
      }
      try turnCaptions("on", on: run)
      try turnCaptions("off", on: run)
      try run.type("\r")
      try run.hear("12 80")
      #expect(run.terminal.screen.text(row: 3) == "line 3")
      try run.type("exit\r")
      #expect(try run.end() == 0)
    }
  }

  @Test("A host of ours inside is one interface: what it tells of is said once, as it is")
  func inside() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        [BuiltProgram.path("earshot"), "open", "--mute", "demo"], rows: 24)
      try run.hear("heading")
      let before = run.spoken.count
      try run.type("\u{1B}[C")
      try run.hear("button")
      try run.type("\u{1B}[D")
      try run.hear("heading")
      // Neither its caption nor what it draws is read besides.
      #expect(run.spoken.count == before + 2, "\(run.spoken)")
      try run.type("\u{3}")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "Muted beside another screen reader it passes on what a program says of itself and makes no sound",
    arguments: [false, true])
  func muted(hasTerminal: Bool) async throws {
    try await onTerminal {
      let user = try User()
      let sound = user.folderPath + "/sound"
      let server = try SilentServer(at: sound)
      // What it runs may play as it likes.
      let run = try TerminalRun(
        ListenedRun.earshot(user) + [
          "--", "env", "-u", "PULSE_SERVER", BuiltProgram.path("EarshotTerminalProbe"),
        ],
        environment: user.environment.merging([
          "PULSE_SERVER": "unix:\(sound)", "ALSA_CONFIG_PATH": "/nonexistent",
        ]) { $1 })
      try run.wait(forCaption: "Probe, heading")
      try run.type("\u{1B}[F \u{1B}[H\u{1B}[C\r")
      try run.wait(forCaption: "Hello there")
      if hasTerminal { try run.type("\u{3}") } else { run.signal(SIGTERM) }
      #expect(try run.end() == (hasTerminal ? 0 : 128 + SIGTERM))
      #expect(
        run.annotations == [
          "focus;role=heading;label=Probe", "say;text=VoiceOver on",
          "focus;role=switch;label=Shuffle;state=off", "change;role=switch;label=Shuffle;state=on",
          "say;text=on", "focus;role=heading;label=Probe", "focus;role=button;label=Greet",
          "say;text=Hello there",
        ])
      #expect(server.connectionCount == 0)
      #expect(run.settings == run.settingsAtStart)
      #expect(run.outputText.contains("\u{1B}[?1049l"))
    }
  }

  @Test("A program knows that it is read already")
  func environment() async throws {
    try await onTerminal {
      let run = try ListenedRun(["sh", "-c", "echo ${EARSHOT_RUN:+read already}"])
      try run.hear("read already")
      #expect(try run.end() == 0)
    }
  }
}
