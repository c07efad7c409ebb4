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
}
