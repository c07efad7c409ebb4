import Testing

@testable import EarshotCommand

@Suite("The manual page")
struct ManualPageTests {
  @Test("A command becomes a page, its discussion's indented lines displays")
  func page() {
    let file = CommandDescription.Argument(
      kind: .positional, shouldDisplay: true, isOptional: false, isRepeating: true,
      valueName: "file", abstract: "What to read.")
    let output = CommandDescription.Argument(
      kind: .option, shouldDisplay: true, isOptional: true, isRepeating: false,
      names: [.init(kind: "short", name: "o"), .init(kind: "long", name: "output")],
      valueName: "path", defaultValue: "a.wav", abstract: "Where the sound goes.")
    let read = CommandDescription(
      commandName: "read", abstract: "Read files.",
      discussion: "Examples:\n  tool read a-b\n  .hidden", arguments: [file, output])
    let hidden = CommandDescription(commandName: "secret", shouldDisplay: false)
    let tool = CommandDescription(
      commandName: "tool", abstract: "A \"tool\".", discussion: "It reads.",
      subcommands: [read, hidden])

    #expect(
      ManualPage(command: tool, date: "May 1, 2026").text == """
        .Dd May 1, 2026
        .Dt TOOL 1
        .Os
        .Sh NAME
        .Nm tool
        .Nd "A \\(dqtool\\(dq"
        .Sh SYNOPSIS
        .Nm
        .Ar command
        .Op Ar option ...
        .Nm
        .Fl -help | -version
        .Sh DESCRIPTION
        It reads.
        .Sh COMMANDS
        .Ss "read <file> ... [\\-\\-output <path>]"
        Read files.
        .Bl -tag -width Ds
        .It "<file>"
        What to read.
        .It "\\-o <path>, \\-\\-output <path>"
        Where the sound goes.
        Without it: a.wav.
        .El
        .Pp
        Examples:
        .Bd -literal -offset indent
        tool read a\\-b
        \\&.hidden
        .Ed
        """)
  }

  @Test("The page of the program itself names every command that people see")
  func commands() async throws {
    let run = try await Program.earshot(["manual"])
    #expect(run.status == 0)
    #expect(run.diagnostics == "")
    let sections = run.lines.filter { $0.hasPrefix(".Ss \"") }
      .compactMap { $0.dropFirst(5).split(whereSeparator: { " \"".contains($0) }).first }
    let expected = [
      "demo", "open", "read", "play", "audit", "explain", "map", "speak", "voices", "config",
      "state",
    ]
    #expect(sections.map(String.init) == expected)
  }
}
