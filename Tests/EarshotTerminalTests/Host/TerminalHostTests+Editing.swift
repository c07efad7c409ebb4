import EarshotTerminalTestSupport
import EarshotTestSupport
import Testing

/// Keys in a text that is being edited.
extension TerminalHostTests {
  @Test("A text is walked, and deleted from, by characters, words and to its ends")
  func editing() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("r\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("ab cd")
      try run.wait(forCaption: "d")
      // Control with the arrows goes past words.
      for (keys, caption) in [
        ("\u{1B}[1;5D", "cd"), ("\u{1B}[1;5D", "ab"), ("\u{1B}[1;5C", "ab"),
        ("\u{1B}[1;5C", "cd"),
      ] {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      try run.type("\u{1}")
      try run.wait(forCaption: "insertion point at start")
      try run.type("\u{1B}[C")
      try run.wait(forCaption: "a")
      try run.type("\u{5}")
      try run.wait(for: "the end") { run.caption.contains("insertion point at end") }
      try run.type("\u{1B}[H")
      try run.wait(for: "the start") { run.caption.contains("insertion point at start") }
      // The probe writes its text anew after each change, which puts the insertion point at the end.
      try run.type("\u{1B}[3~")
      try run.wait(forCaption: "a deleted")
      try run.wait(forText: "Name: [b cd_]")
      try run.type("\u{17}")
      try run.wait(forCaption: "cd deleted")
      try run.type("ef")
      try run.wait(forText: "Name: [b ef_]")
      try run.type("\u{1B}[H\u{1B}[C\u{1B}[C")
      try run.wait(forCaption: "space")
      try run.type("\u{B}")
      try run.wait(forCaption: "ef deleted")
      try run.type("\u{15}")
      try run.wait(forCaption: "b deleted")
      try run.wait(forText: "Name: [_]")
      try run.quit()
    }
  }

  @Test(
    "A text is selected, cut, copied and pasted by keys, and what is typed is said by words too")
  func selecting() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("r\r")
      try run.wait(for: "editing") { run.caption.contains("character mode") }
      try run.type("ab")
      try run.wait(forCaption: "b")
      try run.type(" ")
      try run.wait(forCaption: "ab, space")
      try run.type("cD")
      try run.wait(forCaption: "cap D")
      try run.type("\u{1}")
      try run.wait(forCaption: "insertion point at start")
      for (keys, caption) in [
        // Alt with Enter, and then control with the arrow.
        ("\u{1B}\r", "selection started"), ("\u{1B}[1;5C", "ab selected"),
        ("\u{1B}\r", "ab selected"), ("\u{18}", "ab cut"), ("\u{16}", "ab pasted"),
        // Control and Shift with the arrow; V O C, W, L and shift W.
        ("\u{1B}[1;6D", "cDab selected"), ("\u{F}", "cDab copied"), ("\u{1B}c", "c"),
        ("\u{1B}w", "cDab"), ("\u{1B}l", "cDab"), ("\u{1B}W", "c, cap D, a, b"),
      ] {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      try run.wait(forText: "Name: [")
      try run.type("\u{1B}")
      try run.wait(for: "the end of editing") { run.caption.hasPrefix("Name, cDab, text field (") }
      try run.quit()
    }
  }

  @Test("Of a password keys say how many bullets, and words have no ends in it")
  func editingInSecret() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("rr\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("qz qz")
      try run.wait(forText: "Password: [•••••_]")
      for (keys, caption) in [
        ("\u{1B}[D", "bullet"), ("\u{1B}[1;5D", "4 bullets"), ("\u{1B}[3~", "bullet deleted"),
        ("\u{B}", "4 bullets deleted"),
      ] {
        try run.type(keys)
        try run.wait(forCaption: caption)
      }
      try run.wait(forText: "Password: [_]")
      try run.quit()
      #expect(!String(decoding: run.output, as: UTF8.self).contains("qz"))
    }
  }

  @Test("Keys with Shift or Alt do in a text what help says of them")
  func rotorInText() async throws {
    try await onTerminal {
      let run = try TerminalRun.probe()
      try run.type("r\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      try run.type("abc")
      try run.wait(forCaption: "c")
      try run.type("\u{1B}[1;2C")
      try run.wait(forCaption: "words")
      try run.type("\u{1B}[1;2C")
      try run.wait(forCaption: "lines")
      // The insertion point has not moved.
      try run.type("d")
      try run.wait(forText: "Name: [abcd_]")
      try run.type("\u{1B}[1;3C")
      try run.wait(for: "the next item") { run.caption.hasPrefix("Password") }
      try run.quit()
    }
  }
}
