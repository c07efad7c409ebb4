import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The pages are made of what the program tells of itself.
@Suite("The manual")
struct ManualPageTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    let run = try await Program.earshot(["explain", "--manual", "."], in: folder.url)
    try #require(run.status == 0, "\(run.diagnostics)")
  }

  private func lines(of page: String) throws -> [String] {
    try String(contentsOfFile: folder.path(of: page), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The page as it is read, in lines of 100 columns.
  private func shown(_ page: String) async throws -> [String] {
    let run = try await Program.shell(
      "MANWIDTH=100 MAN_KEEP_FORMATTING= man -l \(page) | col -bx", in: folder.url)
    try #require(run.status == 0, "\(run.diagnostics)")
    return run.lines
  }

  private func headings(_ page: String) throws -> [String] {
    try lines(of: page).filter { $0.hasPrefix(".Sh ") }
      .map { String($0.dropFirst(4)).replacing("\"", with: "") }
  }

  @Test("There is a page for each program, and one for the files")
  func pages() throws {
    #expect(try folder.names() == ["earshot-espeak.1", "earshot.1", "earshot.5"])
    #expect(
      try headings("earshot.1") == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "KEYS", "FORMATS", "ENVIRONMENT", "FILES", "EXIT STATUS",
        "EXAMPLES", "SEE ALSO",
      ])
    #expect(
      try headings("earshot.5") == [
        "NAME", "DESCRIPTION", "SCREEN DOCUMENTS", "SCRIPTS", "SETTINGS", "SEE ALSO",
      ])
  }

  @Test("Every command is on it, with its options")
  func commands() throws {
    let lines = try lines(of: "earshot.1")
    #expect(
      lines.filter { $0.hasPrefix(".Ss earshot") || $0.hasPrefix(".Ss \"earshot") }
        == [
          "demo", "open", "run", "read", "play", "audit", "audit merge", "explain", "map",
          "convert",
          "speak",
          "voices",
          "config", "state show",
        ].map { ".Ss \"earshot \($0)\"" })
    #expect(lines.contains(#".It Fl o Ar path , Fl \-output Ar path"#))
    #expect(lines.contains(#".It Fl \-changed\-since Ar \&ref"#))
    #expect(!lines.contains { $0.contains("manual") && $0.hasPrefix(".It") })
    // Keys and statuses come from the tables of the program.
    #expect(lines.contains(#".It "Move to Next Item""#))
    #expect(lines.contains("right arrow, tab, V O right arrow"))
    #expect(lines.contains(".It 2"))
  }

  /// Reads the sources, as nothing else knows what they look for.
  @Test("Every variable of the environment that the sources read is on it")
  func environment() throws {
    var named: Set<String> = []
    let sources = BuiltProgram.project.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      // What tests of other people read is no part of the program.
      guard file.pathExtension == "swift", !file.path.contains("/Manual/"),
        !file.path.contains("/EarshotTesting/")
      else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(/getenv\(|environment\[|XDG_/) else { continue }
      named.formUnion(text.matches(of: /"([A-Z]+(?:_[A-Z]+)*)"/).map { String($0.1) })
    }
    // The library of sound reads this one.
    named.insert("PULSE_SERVER")
    #expect(EnvironmentVariable.all.map(\.name) == named.sorted())
    let lines = try lines(of: "earshot.1")
    for name in named { #expect(lines.contains(".It \(name)"), "\(name)") }
  }

  @Test("The program reads and writes the files that it names")
  func files() async throws {
    let home = try ScratchFolder()
    let run = try await Program.run(
      [
        "env", "-u", "XDG_CONFIG_HOME", "HOME=\(home.path)", BuiltProgram.path("earshot"), "config",
        "--path",
      ],
      in: nil)
    #expect(
      run.output.replacing(home.path, with: "~") == "\(UsedFile.all[0].path)\n")
  }

  @Test("Every kind of report is on it")
  func formats() throws {
    let written = FileFormat.written.map(\.name)
    for format in AuditFormat.allCases { #expect(written.contains(format.rawValue)) }
    for format in PlayingFormat.allCases { #expect(written.contains(format.rawValue)) }
    for format in MapCommand.Format.allCases { #expect(written.contains(format.rawValue)) }
  }

  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test("mandoc has nothing to say", .enabled(if: isThere("mandoc"), "mandoc is not installed"))
  func lint() async throws {
    for page in try folder.names() {
      let run = try await Program.shell("mandoc -T lint -W style \(page)", in: folder.url)
      // What the system's other pages are called is no concern of ours.
      #expect(run.lines.filter { !$0.contains("referenced manual not found") } == [])
    }
  }

  @Test(
    "man has nothing to say, and shows it", .enabled(if: isThere("man"), "man is not installed"))
  func man() async throws {
    for page in try folder.names() {
      let run = try await Program.shell("man --warnings -l \(page) >/dev/null", in: folder.url)
      #expect(run.diagnostics == "")
    }
    let commands = try await shown("earshot.1")
    #expect(commands.contains("     earshot audit [options] files ..."), "\(commands.prefix(60))")
    #expect(
      commands.contains { $0.contains("earshot read --speak Main.storyboard    the same, spoken") })
    let documents = try await shown("earshot.5")
    #expect(
      documents.contains { $0.contains("What actions, scripts and reports call the screen.") })
  }
}
