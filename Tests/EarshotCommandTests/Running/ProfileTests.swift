import EarshotTestSupport
import Foundation
import Testing

/// The profiles of users: where they are found, which counts, and what is told of those that are wrong.
@Suite("Profiles of programs, by the command")
struct ProfileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(RecordedDialog.text, to: "run.json")
  }

  private func run(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(["run"] + arguments, in: folder.url)
  }

  private func write(_ name: String, _ text: String) throws {
    try folder.write(text + "\n", to: "earshot/profiles/\(name)")
  }

  @Test("Profiles are listed, those of the user first, in the order of their files")
  func list() async throws {
    try write("b.yaml", "name: second\nprograms: [two, deux]")
    try write("a.json", #"{"name": "first", "programs": ["one"]}"#)
    try write("notes.txt", "nothing to read")
    let run = try await run("--profiles")
    #expect(run.diagnostics == "")
    #expect(
      run.lines.prefix(3) == [
        "first (yours): one", "second (yours): two, deux",
        "shell (supplied): bash, sh, dash, zsh, fish, ksh, ssh, mosh, telnet, su, login",
      ])
    #expect(run.lines.count { $0.contains("(supplied)") } >= 12)
  }

  @Test("A profile of the user goes before one of the same name, and before one for the program")
  func precedence() async throws {
    let usual = try await run("--replay", "run.json").output
    #expect(usual.contains("focus: Yes"))
    // Without a highlight nothing is ever chosen.
    try write("mine.yaml", "name: mine\nprograms: [dialog]\nhighlight: none")
    #expect(try await !run("--replay", "run.json").output.contains("focus: Yes"))
    try write("other.yaml", "name: pager\nprograms: []\nlines: false")
    let named = try await run("--replay", "run.json", "--profile", "pager")
    #expect(named.output == usual, "\(named.diagnostics)")
    let standard = try await run("--replay", "run.json", "--profile", "standard")
    #expect(standard.output.contains("focus: Yes"))
    try folder.write("name: far\nprograms: []\nhighlight: none\n", to: "far.yaml")
    #expect(
      try await !run("--replay", "run.json", "--profile", "far.yaml").output.contains("focus"))
  }

  @Test("A file that is no profile is told with its place, and the others count")
  func broken() async throws {
    try write("bad.yaml", "name: bad\nprograms: [dialog]\nstatsu: [-1]")
    try write("good.yaml", "name: good\nprograms: [dialog]\nhighlight: none")
    let path = folder.path(of: "earshot/profiles/bad.yaml")
    let problem = "\(path):3:1: error: unknown key 'statsu'; did you mean 'status'?\n"
    let run = try await run("--replay", "run.json")
    #expect(run.diagnostics == problem)
    #expect(run.status == 0 && !run.output.contains("focus"))
    let named = try await self.run("--replay", "run.json", "--profile", "bad")
    #expect(named.diagnostics == problem && named.status == 2)
    let list = try await self.run("--profiles")
    #expect(list.diagnostics == problem && list.status == 2)
  }

  @Test(
    "What is wrong with a profile is told at its place",
    arguments: [
      ("programs: [a]", "p.yaml:1:1: error: 'name' is missing"),
      ("name: a\nprograms: [a]\nhighlight: [backgrund]", "p.yaml:3:13: error: "),
      ("name: a\nprograms: [a]\nstatus: [x]", "p.yaml:3:10: error: "),
      (
        "name: a\nprograms: [a]\nignore:\n  - {row: 1}",
        "p.yaml:4:6: error: unknown key 'row'; did you mean 'rows'?"
      ),
      ("name: a\nprograms: [a]\nignore:\n  - {rows: [3, 1]}", "p.yaml:4:12: error: "),
      ("name: a\nprograms: [a]\nprompts: ['/[/']", "p.yaml:3:11: error: "),
      ("name: a\nprograms: [a]\nlines: perhaps", "p.yaml:3:8: error: "),
      ("earshot: 2\nname: a\nprograms: [a]", "p.yaml:1:10: error: "),
      ("- a", "p.yaml:1:1: error: "),
      ("name: [", "p.yaml:"),
    ])
  func mistakes(text: String, beginning: String) async throws {
    try folder.write(text + "\n", to: "p.yaml")
    let run = try await run("--replay", "run.json", "--profile", "p.yaml")
    #expect(run.diagnostics.hasPrefix(beginning), "\(run.diagnostics)")
    #expect(run.status == 2)
  }

  @Test("A name that no profile has is answered with the nearest")
  func unknownName() async throws {
    let run = try await run("--replay", "run.json", "--profile", "nanno")
    #expect(run.diagnostics.contains("'nanno'") && run.diagnostics.contains("did you mean 'nano'?"))
    #expect(run.status == 2)
  }
}
