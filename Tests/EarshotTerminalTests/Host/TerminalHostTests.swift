import EarshotTerminal
import EarshotTerminalTestSupport
import EarshotTestSupport
import Glibc
import Testing

@Suite(.serialized)
struct TerminalHostTests {
  @Test("The screen shows the elements, the focus ring, the caption and the cursor")
  func drawing() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      #expect(
        run.screen.text == """

             ># Probe<

              [Greet]
              [Trap]

              [Abort]
              [Hang]

              [Deep]
              Name: [_]
              Password: [_]

              [ ] Shuffle








          Probe, heading

          """)
      #expect(run.screen.cursor == CellGrid.Position(row: 1, column: 4))
      let before = run.output.count
      try run.type("\u{1B}[C")
      try run.wait(forCaption: "Greet, button")
      #expect(run.screen.text(row: 1) == "    # Probe")
      #expect(run.screen.text(row: 3) == "   >[Greet]<")
      #expect(run.screen.cursor == CellGrid.Position(row: 3, column: 4))
      #expect(run.output.count - before <= 400)
      // Nothing is told by colour: only bold, faint, underlined and reversed, for NO_COLOR and for all.
      let styles = String(decoding: run.output, as: UTF8.self).matches(of: /\u{1B}\[([0-9;]*)m/)
      #expect(
        styles.allSatisfy {
          Set(["", "1", "2", "4", "7"]).isSuperset(of: $0.1.split(separator: ";").map(String.init))
        })
      try run.quit()
    }
  }

  @Test("Keys of VoiceOver and of every terminal walk, act and adjust")
  func walking() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      // Keys, and the caption that follows.
      let walk = [
        ("\u{1B}[1;7C", "Greet, button"), ("\u{1B}[1;3C", "Trap, button"), ("\t", "Abort, button"),
        ("\u{1B}[Z", "Trap, button"), ("\u{1B}OD", "Greet, button"), ("\r", "Hello there"),
        (
          "\u{1B}[F", "Shuffle, off (Double tap to toggle setting.)"
        ), (" ", "on"),
        ("\u{1B}[H", "Probe, heading"), ("n", "Greet, button"),
        ("N", "Greet, button (Nothing further)"),
        ("\u{1B}i", "Item chooser, 9 items. Type to narrow, enter goes there, escape closes."),
        ("sh", "Shuffle, on, 1 of 1"), ("\r", "Shuffle, on (Double tap to toggle setting.)"),
        ("/", "Search. Type a text, then enter."), ("dee", "Search: dee"), ("\r", "Deep, button"),
        ("\u{1B}N", "No hint"), ("\u{1B}s", "There is no sound to turn off."),
      ]
      for (keys, caption) in walk {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      try run.quit()
    }
  }

  @Test("Typing goes to the text field under the cursor, and a password is never shown")
  func typing() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("r")
      try run.wait(forCaption: "Name, text field (Double tap to edit.)")
      try run.type("\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("Zoë 한")
      try run.wait(forText: "Name: [Zoë 한_]")
      try run.wait(forCaption: "한")
      try run.type("\u{7F}")
      try run.wait(forCaption: "한 deleted")
      try run.type("\u{1B}[D")
      try run.wait(forCaption: "space")
      try run.type("\u{1B}[200~X\nY\u{1B}[201~")
      try run.wait(forText: "Name: [ZoëX Y _]")
      try run.type("\u{1B}")
      try run.wait(for: "the end of editing") {
        !run.caption.contains("is editing") && run.caption.contains("text field")
      }
      try run.type("r")
      try run.wait(for: "the password field") { run.caption.hasPrefix("Password") }
      try run.type("\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("hunter2")
      try run.wait(forText: "Password: [•••••••_]")
      try run.wait(forCaption: "bullet")
      try run.quit()
      #expect(!String(decoding: run.output, as: UTF8.self).contains("unter"))
    }
  }

  @Test("What an app refuses is not said to be typed; what it puts in its place traps nothing")
  func typingThatIsRefused() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("r")
      try run.wait(forCaption: "Name, text field (Double tap to edit.)")
      try run.type("\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("abcd")
      try run.wait(forCaption: "d")
      try run.type("7")
      try run.wait(for: "the text as it is") { run.caption.hasPrefix("Name, abcd, text field") }
      try run.type("\u{1B}[200~8\u{1B}[201~")
      try run.wait(for: "no word of pasting") { run.caption.hasPrefix("Name, abcd, text field") }
      // The probe writes its text anew after each change, which puts the insertion point at the end.
      try run.type("\u{1B}[D\u{1B}[D\u{1B}[D")
      try run.wait(forCaption: "b")
      try run.type("\u{7F}")
      try run.wait(forCaption: "a deleted")
      try run.wait(forText: "Name: [bcd_]")
      try run.quit()
    }
  }

  @Test("Help says what keys do and does nothing, and the curtain hides everything")
  func helpAndCurtain() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      for (keys, caption) in [
        ("?", "Help. Press any key to hear what it does. Escape ends help."),
        ("\u{1B}[C", "right arrow: Move to Next Item"),
        ("\u{1B}[1;8C", "V O shift right arrow: Next Character"),
        ("h", "H: Move to Next Heading"), ("7", "7: types, in a text field"),
        ("x", "X: Move to Next List"),
        ("\u{1B}[15~", "F5: Stop Speech"),
        ("\u{1B}[24~", "F12: does nothing"), ("\u{1B}", "Help ended."),
      ] {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      #expect(run.screen.text.contains("># Probe<"))
      try run.type("\u{1B}[23~")
      try run.wait(for: "a blank screen") { run.screen.text.isEmpty }
      try run.type("\u{1B}[C\u{1B}[23~")
      try run.wait(forText: ">[Greet]<")
      try run.quit()
    }
  }

  @Test("The mouse is a finger that explores, and a double click activates")
  func mouse() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("\u{1B}[<0;6;4M")
      try run.wait(forCaption: "Greet, button")
      try run.type("\u{1B}[<32;6;7M")
      try run.wait(forCaption: "Abort, button")
      try run.type("\u{1B}[<0;6;7m\u{1B}[<0;6;4M\u{1B}[<0;6;4m\u{1B}[<0;6;4M")
      try run.wait(forCaption: "Hello there")
      try run.quit()
    }
  }

  @Test("Annotations tell of the focus and of what changed, and nothing of them is seen")
  func annotations() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("\u{1B}[F \u{1B}[H\u{1B}[C\r")
      try run.wait(forCaption: "Hello there")
      try run.quit()
      #expect(
        run.annotations == [
          "focus;role=heading;label=Probe", "say;text=VoiceOver on",
          "focus;role=switch;label=Shuffle;state=off", "change;role=switch;label=Shuffle;state=on",
          "say;text=on", "focus;role=heading;label=Probe", "focus;role=button;label=Greet",
          "say;text=Hello there",
        ])
    }
  }

  @Test("A terminal that knows kitty's keyboard protocol is asked for every key")
  func kitty() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("\u{1B}[?0u")
      try run.wait(for: "the flags") {
        String(decoding: run.output, as: UTF8.self).contains("\u{1B}[>29u")
      }
      for (keys, caption) in [
        ("\u{1B}[57418;7u", "Greet, button"),
        ("\u{1B}[104::104;15u", "Greet, button (Nothing further)"),
        ("\u{1B}[104:72;2;72u", "Probe, heading"),
        ("\u{1B}[57442;5u\u{1B}[110;7:1;u", "Probe, heading"),
        ("\u{1B}[63;1;63u", "Help. Press any key to hear what it does. Escape ends help."),
        ("\u{1B}[57442;5u", "control control: Stop Speech"), ("\u{1B}[27u", "Help ended."),
      ] {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      try run.quit()
    }
  }

  @Test("A storm of new sizes ends in a whole screen of the last size")
  func resizing() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      for size in 1...120 {
        run.resize(rows: 1 + size * 7 % 40, columns: 1 + size * 13 % 150)
        if size % 10 == 0 { try run.type("\u{1B}[C\u{1B}[D") }
      }
      run.resize(rows: 10, columns: 30)
      try run.type("\u{1B}[H\u{1B}[C")
      try run.wait(for: "a small screen") {
        run.screen.text(row: 9) == "Greet, button" || run.caption == "Greet, button"
      }
      try run.wait(forText: ">[Greet]<")
      run.resize(rows: 24, columns: 80)
      try run.wait(for: "a large screen") { run.screen.text(row: 3) == "   >[Greet]<" }
      #expect(run.screen.text(row: 13) == "    [ ] Shuffle")
      try run.quit()
    }
  }

  @Test("Endless sequences and 10 MB pasted leave the app as it was, in bounded memory")
  func malice() async throws {
    try await onTerminal {
      let length = 10 << 20
      let paste =
        Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x61, count: length)
        + Array("\u{1B}[201~".utf8)
      let run = try TerminalRun.probe()
      let endless = [UInt8](repeating: 0x31, count: length)
      try run.write(Array("\u{1B}[".utf8) + endless + [0x6D])
      try run.write(Array("\u{1B}]".utf8) + endless + [0x07])
      try run.write(paste)
      try run.wait(forCaption: "Nothing takes text here")
      var generator = SeededGenerator(seed: 10)
      try run.write((0..<65_536).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) })
      try run.type("\u{18}\u{1B}[H\u{1B}[C")
      try run.wait(forCaption: "Greet, button")
      #expect(run.peakMemory < 64 << 20, "\(run.peakMemory)")

      try run.type("r\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.write(paste)
      try run.wait(forCaption: "Only the beginning was pasted; 128 kilobytes are the most")
      try run.type("b")
      try run.wait(forCaption: "b")
      try run.type("\u{7F}")
      try run.wait(forCaption: "b deleted")
      #expect(run.peakMemory < 64 << 20, "\(run.peakMemory)")
      try run.quit()
    }
  }
}

/// Another terminal emulator between the host and the screen.
@Suite(
  .enabled(
    if: access("/usr/bin/tmux", X_OK) == 0, "tmux is not installed"))
struct TerminalMultiplexerTests {
  @Test("tmux shows the screen, and nothing of the annotations")
  func tmux() async throws {
    try await onTerminal {
      let run = try TerminalRun([
        "/usr/bin/tmux", "-f", "/dev/null", "-L", "earshot-\(getpid())", "new-session",
        BuiltProgram.path("EarshotTerminalProbe"),
      ])
      try run.wait(forText: ">#\u{20}Probe<")
      try run.type("\u{1B}[C")
      try run.wait(forText: ">[Greet]<")
      #expect(!run.screen.text.contains("8130") && !run.screen.text.contains("role="))
      try run.type("\u{3}")
      #expect(try run.end() == 0)
    }
  }
}
