import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// `earshot open` and `earshot demo` at a terminal, from the first key to the last.
@Suite(.serialized)
struct OpenCommandTests {
  /// An app that is walked by keys.
  struct Walk: Decodable, CustomTestStringConvertible, Sendable {
    /// A step of a walk: keys, and what is seen and spoken after them.
    struct Step: Decodable, Sendable {
      var keys: String
      /// The caption; where it is left out, it begins with what was spoken last.
      var caption: String?
      var spoken: [String]
      var screen: [String]?
    }

    var name: String
    /// What is opened: `demo`, or a file from the folder of the project.
    var open: String
    var scene: String?
    var steps: [Step]

    var testDescription: String { name }
    var arguments: [String] {
      let file = open == "demo" ? open : BuiltProgram.project.appendingPathComponent(open).path
      return ["open", file, "--mute"] + (scene.map { ["--scene", $0] } ?? [])
    }
  }

  @Test("By keys alone", arguments: try VectorRows.all(in: "walks", as: Walk.self))
  func walks(walk: Walk) async throws {
    try await onTerminal {
      let user = try User()
      let run = try TerminalRun(
        [BuiltProgram.path("earshot")] + walk.arguments + ["--transcript", user.transcript],
        environment: user.environment)
      for step in walk.steps {
        try run.type(step.keys)
        if let caption = step.caption {
          try run.wait(forCaption: caption)
        } else if let said = step.spoken.last?.prefix(while: { !$0.isNewline }).prefix(60) {
          try run.wait(for: "\(said)") { run.caption.hasPrefix(said) }
        }
        if let screen = step.screen {
          #expect(run.screen.text.split(separator: "\n").map(String.init) == screen)
        }
      }
      try run.quit()
      #expect(try user.spoken() == walk.steps.flatMap(\.spoken))
    }
  }

  @Test(
    "The walk by words in Examples prints what it did, from a pipe and at a terminal that draws nothing"
  )
  func lineMode() async throws {
    try await onTerminal {
      let folder = BuiltProgram.project.appendingPathComponent("Examples")
      func text(_ name: String) throws -> String {
        try String(
          contentsOf: folder.appendingPathComponent("LineMode/\(name)"), encoding: .utf8)
      }
      let (typed, expected) = try (text("crossings.txt"), text("crossings.transcript"))
      let command = [
        BuiltProgram.path("earshot"), "open", "--mute", "--scene", "Crossings",
        folder.appendingPathComponent("ferry.yaml").path,
      ]
      let piped = try User()
      let output = URL(fileURLWithPath: piped.folderPath).appendingPathComponent("output")
      let run = try ChildProcess(
        ["sh", "-c", "\"$@\" < \"$TYPED\"", "sh"] + command,
        environment: piped.environment.merging([
          "TYPED": folder.appendingPathComponent("LineMode/crossings.txt").path
        ]) { $1 },
        output: output.path, diagnostics: output.path)
      #expect(run.wait() == 0)
      #expect(try String(contentsOf: output, encoding: .utf8) == expected)

      let user = try User()
      let terminal = try TerminalRun(
        command, rows: 100, environment: user.environment.merging(["TERM": "dumb"]) { $1 })
      // What is typed is echoed among what is printed, between its lines once the program waits for some.
      try terminal.wait(for: "the first item, spoken") {
        terminal.outputText.contains("VoiceOver on\r\nSaturday, 6 June, heading level 1\r\n")
      }
      try terminal.type(typed)
      #expect(try terminal.end() == 0)
      let shown = String(decoding: terminal.output, as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      let lines = Set(typed.split(separator: "\n"))
      #expect(
        shown.filter { !lines.contains($0) }
          == expected.split(separator: "\n").filter { !lines.contains($0) })
    }
  }

  @Test(
    "Without a sound device that is shown at once, with what to do, and with every caption")
  func noSound() async throws {
    try await onTerminal {
      let user = try User()
      let silent = user.environment.merging([
        "PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/nonexistent",
      ]) { $1 }
      let command = [BuiltProgram.path("earshot"), "open", "demo"]
      let run = try TerminalRun(command, environment: silent)
      try run.wait(forText: "There is no sound, so nothing can be heard.")
      #expect(run.screen.text.contains("What to do: "))
      try run.type("\u{1B}[C")
      try run.wait(forCaption: "(No sound) Filter, button")
      try run.quit()
      #expect(run.afterLeaving.contains("There is no sound, so nothing can be heard."))
      #expect(run.afterLeaving.contains("What to do:"))

      let plain = try TerminalRun(command, environment: silent.merging(["TERM": "dumb"]) { $1 })
      try plain.wait(forText: "There is no sound, so nothing can be heard.")
      try plain.wait(forText: "What to do:")
      try plain.type("quit\n")
      #expect(try plain.end() == 0)
    }
  }

  @Test("Random bytes open this and that; it goes on, in bounded memory, until it is ended")
  func randomBytes() async throws {
    try await onTerminal {
      for seed in 1...UInt64(SoakScale.rounds(of: 40)) {
        var generator = SeededGenerator(seed: seed)
        let user = try User()
        let run = try TerminalRun(
          [BuiltProgram.path("earshot"), "open", "demo", "--mute"],
          environment: user.environment)
        try run.wait(for: "the app") { !run.caption.isEmpty }
        // Control C and Q end it, and control Z stops it.
        let ends: [UInt8] = [0x03, 0x11, 0x1A]
        try run.write(
          (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
            .filter { !ends.contains($0) })
        try run.type("\u{18}\u{7}\u{1B}[201~\u{1B}[27u\u{1B}[27u\u{3}")
        #expect(run.peakMemory < 128 << 20, "seed \(seed): \(run.peakMemory)")
        #expect(try run.end() == 0, "seed \(seed)")
      }
    }
  }

  /// A screen with a field for a password.
  private static let login =
    "screens: [{ name: Login, root: { children: [{ label: Password, frame: [0, 0, 300, 44], "
    + "traits: [textEntry, secureTextField] }] } }]"
  /// What is typed into it key by key, and then pasted.
  private static let secrets = ["Kq3xWv-Zm1pTq", "Zwq8Lm2n"]

  private static func typeSecrets(into run: TerminalRun) throws {
    try run.wait(for: "the field") { run.caption.contains("Password") }
    try run.type("\r")
    try run.wait(for: "editing") { run.caption.contains("is editing") }
    for character in secrets[0] { try run.type(String(character)) }
    try run.type("\u{1B}[200~\(secrets[1])\u{1B}[201~")
  }

  @Test("A password that is typed is neither on the terminal nor in any file")
  func password() async throws {
    try await onTerminal {
      let user = try User()
      let screens = try ScratchFolder()
      let path = try screens.write(Self.login, to: "login.yaml")
      let run = try TerminalRun(
        [BuiltProgram.path("earshot"), "open", path, "--mute", "--transcript", user.transcript],
        environment: user.environment)
      try Self.typeSecrets(into: run)
      // Said again, by character, put on the clipboard, and drawn anew.
      try run.type("\u{1B}[H\u{1B}[C\u{C}")
      try run.quit()
      let end = try Data(contentsOf: URL(fileURLWithPath: user.transcript))
      #expect(String(decoding: end, as: UTF8.self).contains("typeText"))
      for secret in Self.secrets {
        let forms = SecretForms(of: secret)
        #expect(forms.found(in: Data(run.output)) == [])
        #expect(try forms.found(below: user.folderPath) == [])
      }
    }
  }

  @Test("A walk of the sample app is recorded as a script, which is met when it is played")
  func record() async throws {
    try await onTerminal {
      let user = try User()
      let script = user.folderPath + "/walk.yaml"
      let run = try TerminalRun(
        [BuiltProgram.path("earshot"), "open", "demo", "--mute", "--record", script],
        environment: user.environment)
      try run.wait(for: "the app") { run.caption.contains("heading") }
      for key in ["\u{1B}[C", "\u{1B}[C", "\u{1B}[D"] { try run.type(key) }
      try run.wait(forCaption: "Filter, button")
      try run.quit()
      let text = try String(contentsOfFile: script, encoding: .utf8)
      #expect(text.contains("\nopen: demo\nbehaviour: device\n"))
      #expect(text.contains("  - moveForward\n  - expect: Filter, button\n"))
      #expect(text.contains("  - moveBackward\n"))
      let output = user.folderPath + "/output"
      let played = try ChildProcess(
        [BuiltProgram.path("earshot"), "play", "--quiet", script], environment: user.environment,
        output: output, diagnostics: output)
      let status = played.wait()
      let lines = try String(contentsOfFile: output, encoding: .utf8)
      #expect(status == 0, "\(lines)\n\(text)")
      #expect(lines.hasPrefix("1 script, ") && !lines.contains("not met"))
    }
  }

  @Test("A password that is typed stands in no recorded script, and something else is in its place")
  func recordedPassword() async throws {
    try await onTerminal {
      let user = try User()
      let screens = try ScratchFolder()
      let path = try screens.write(Self.login, to: "login.yaml")
      let script = screens.path(of: "walk.yaml")
      let run = try TerminalRun(
        [BuiltProgram.path("earshot"), "open", path, "--mute", "--record", script],
        environment: user.environment)
      try Self.typeSecrets(into: run)
      try run.quit()
      let text = try String(contentsOfFile: script, encoding: .utf8)
      #expect(text.contains("\nopen: login.yaml\n"))
      #expect(
        text.contains(
          "  - type: passwordpasswordpassw   # in the place of what was typed into a secure field\n"
        ))
      for secret in Self.secrets {
        #expect(SecretForms(of: secret).found(in: Data(text.utf8)) == [])
      }
    }
  }

  @Test("The first time begins with an introduction, and only the first")
  func introduction() async throws {
    try await onTerminal {
      let user = try User(isNew: true)
      let command = [BuiltProgram.path("earshot"), "open", "demo", "--mute"]
      let first = try TerminalRun(command, environment: user.environment)
      // All of it is there to be read.
      try first.wait(forText: "Welcome to Earshot.")
      try first.wait(forText: "tells how.")
      try first.type("\u{1B}[C")
      try first.wait(for: "the app") { !first.screen.text.contains("Welcome") }
      try first.quit()
      let second = try TerminalRun(command, environment: user.environment)
      try second.wait(for: "the app") { !second.caption.isEmpty }
      try second.quit()
      #expect(!String(decoding: second.output, as: UTF8.self).contains("Welcome"))
    }
  }
}
