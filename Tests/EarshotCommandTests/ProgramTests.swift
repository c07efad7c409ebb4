import ArgumentParser
import Testing

@testable import EarshotCommand

@Suite("The program around its commands")
struct ProgramTests {
  @Test("--version prints the version and nothing else")
  func version() async throws {
    let run = try await Program.earshot(["--version"])
    #expect(run.lines == [Release.version])
    #expect(run.status == 0)
  }

  @Test("Without arguments, and with --help, it explains itself on standard output")
  func help() async throws {
    let plain = try await Program.earshot([])
    let asked = try await Program.earshot(["--help"])
    #expect(plain.output == asked.output)
    #expect(plain.output.contains("earshot read Main.storyboard"))
    #expect(plain.diagnostics == "")
    #expect([plain.status, asked.status] == [0, 0])
  }

  @Test(
    "A wrong command line exits with 2 and says so on standard error",
    arguments: [["--nonsense"], ["nonsense"], ["voices", "--superfluous"]])
  func usage(arguments: [String]) async throws {
    let run = try await Program.earshot(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.diagnosticLines.first?.hasPrefix("Error: ") == true)
  }

  @Test(
    "A misspelled command is answered with the nearest one, and one that is unlike any with all of them",
    arguments: [
      (["opn"], "Error: 'opn' is no command of earshot; did you mean 'open'?", "earshot"),
      (
        ["help", "raed"], "Error: 'raed' is no command of earshot; did you mean 'read'?", "earshot"
      ),
      (
        ["help", "audit", "merg"],
        "Error: 'merg' is no command of earshot audit; did you mean 'merge'?", "earshot audit"
      ),
      (
        ["help", "nope"],
        "Error: 'nope' is no command of earshot; expected demo, open, run, read, play, audit, "
          + "explain, map, convert, speak, voices, config, state, help", "earshot"
      ),
    ])
  func unknownCommand(arguments: [String], message: String, place: String) async throws {
    let run = try await Program.earshot(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.diagnosticLines == [message, "  See '\(place) --help' for more information."])
  }

  @Test(
    "A form of reports that there is not is answered with those that there are",
    arguments: [
      (
        ["--report", "pdf=x"],
        "Error: The value 'pdf=x' is invalid for '--report <format=path>': there is no form 'pdf'; "
          + "expected one of: text, json, sarif, junit, github, html"
      ),
      (
        ["--report", "sarf=x"],
        "Error: The value 'sarf=x' is invalid for '--report <format=path>': there is no form 'sarf'; "
          + "did you mean 'sarif'?"
      ),
      (
        ["--report", "html"],
        "Error: The value 'html' is invalid for '--report <format=path>': expected a form and a path, such as "
          + "sarif=audit.sarif"
      ),
      (
        ["--format", "htm"],
        "Error: The value 'htm' is invalid for '--format <format>'; expected one of: "
          + "text, json, sarif, junit, github, html"
      ),
    ])
  func unknownForm(arguments: [String], message: String) async throws {
    let run = try await Program.earshot(["audit", "x.xib"] + arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.diagnosticLines.first == message)
  }

  @Test("No sentence of the help breaks off at the end of a line")
  func sentences() throws {
    func check(_ help: CommandHelp) {
      let lines = help.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
        guard line.first != " ", next.first != " " else { continue }
        #expect(line.last == "." || line.last == ":", "\(help.name): \(line)")
      }
      for command in help.subcommands { check(command) }
    }
    check(try CommandHelp.root())
  }

  @Test("A file of sound is WAV, and no name may say otherwise")
  func soundNames() async throws {
    let refused = [
      ["speak", "hi", "-o", "/tmp/greeting.mp3"], ["demo", "-o", "tour.OGG"],
      ["play", "a.yaml", "-o", "walk.flac"], ["voices", "--preview", "de", "-o", "v.txt"],
    ]
    let names = ["/tmp/greeting.mp3", "tour.OGG", "walk.flac", "v.txt"]
    let better = ["/tmp/greeting.wav", "tour.wav", "walk.wav", "v.wav"]
    for (arguments, (name, wanted)) in zip(refused, zip(names, better)) {
      let run = try await Program.earshot(arguments)
      #expect(run.status == 2 && run.output == "")
      #expect(
        run.diagnosticLines.first
          == "Error: Sound is written as WAV only, so '\(name)' would be mislabelled; expected a "
          + "name that ends in .wav, such as '\(wanted)'.")
    }
  }

  @Test("No line of an example in a help text is broken", arguments: HelpPage.all)
  func helpLines(page: HelpPage) async throws {
    let run = try await Program.earshot(page.words + ["--help"])
    #expect(run.status == 0)
    let examples = run.lines.drop { $0 != "Examples:" }.dropFirst().prefix { !$0.isEmpty }
    for line in examples { #expect(line.hasPrefix("  ") && line.count <= 80, "\(line)") }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  /// A command whose help is read.
  struct HelpPage: Sendable, CustomTestStringConvertible {
    /// What stands before `--help`.
    let words: [String]

    var testDescription: String { words.joined(separator: " ") }

    /// All of them, those of subcommands included.
    static let all: [HelpPage] = pages(of: RootCommand.self, behind: [])

    private static func pages(of command: any ParsableCommand.Type, behind words: [String])
      -> [HelpPage]
    {
      [HelpPage(words: words)]
        + command.configuration.subcommands.flatMap {
          pages(of: $0, behind: words + [$0.configuration.commandName ?? ""])
        }
    }
  }

  @Test("Each shell gets a completion script", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) async throws {
    let run = try await Program.earshot(["--generate-completion-script", shell])
    #expect(run.status == 0)
    #expect(run.output.contains("earshot"))
    #expect(run.diagnostics == "")
  }

  @Test("A reader that goes away ends the program quietly")
  func closedPipe() async throws {
    let run = try await Program.shell(
      "\"$EARSHOT\" --generate-completion-script bash | head -1; echo \"${PIPESTATUS[0]}\"")
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.hasPrefix("#!/bin/bash") == true)
    #expect(run.lines.last == "0")
    #expect(run.diagnostics == "")
  }

  @Test("A full disk is said, and is no success")
  func fullOutput() async throws {
    let run = try await Program.shell("\"$EARSHOT\" --help > /dev/full")
    #expect(run.status == 2)
    #expect(
      run.diagnosticLines == [
        "earshot: error: No space left on device; expected room for the results"
      ])
    let open = try await Program.shell("echo next | \"$EARSHOT\" open demo --mute > /dev/full")
    #expect(open.status == 2 && open.diagnosticLines == run.diagnosticLines)
    let left = try await Program.shell(
      "echo next | \"$EARSHOT\" open demo --mute | true; echo \"${PIPESTATUS[1]}\"")
    #expect(left.lines == ["0"] && left.diagnostics == "")
  }

  @Test("A transcript that is not whole is said, and is no success")
  func fullTranscript() async throws {
    let run = try await Program.shell(
      "echo next | \"$EARSHOT\" open demo --mute --transcript /dev/full")
    #expect(run.status == 2 && run.lines.count > 1)
    #expect(
      run.diagnosticLines == [
        "earshot: error: /dev/full: the transcript cannot be written: No space left on device; "
          + "expected room for all of it"
      ])
  }

  @Test("A file that grows with a session is refused for what is wrong with its path")
  func noFolder() async throws {
    for (option, contents) in [("transcript", "the transcript"), ("record", "the script")] {
      let run = try await Program.shell(
        "echo quit | \"$EARSHOT\" open demo --mute --\(option) nowhere/there/walk.yaml")
      #expect(
        run.diagnosticLines == [
          "earshot: error: nowhere/there/walk.yaml: \(contents) cannot be written: "
            + "No such file or directory; expected a path in a folder that is there"
        ])
      #expect(run.status == 2)
    }
  }
}
