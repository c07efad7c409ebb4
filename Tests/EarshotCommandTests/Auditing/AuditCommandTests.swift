import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot audit")
struct AuditCommandTests {
  private let folder: AuditFolder

  init() throws {
    folder = try AuditFolder()
    try folder.write(AuditFolder.screen("Home"), to: "home.yaml")
    try folder.write(AuditFolder.screen("Away"), to: "away.yaml")
    try folder.write(AuditFolder.screen("Fine", clean: true), to: "fine.yaml")
    try folder.write("earshot: 1\nscreens:\n  - name: Nothing\n", to: "nothing.yaml")
  }

  @Test("Findings are printed by screen with their places, and exit with 1")
  func findings() async throws {
    let run = try await folder.audit("home.yaml", "fine.yaml")
    #expect(
      run.lines == AuditFolder.summary("home.yaml")
        + AuditFolder.findings("Home", file: "home.yaml") + [
          AuditFolder.hint("Home", file: "home.yaml"),
          "4 elements on 2 screens checked: 1 critical",
        ])
    #expect(run.diagnostics == "")
    #expect(run.status == 1)
  }

  @Test("What to do stands once, with its rule, and files stand in their order")
  func summary() async throws {
    try folder.write(
      """
      screens:
        - name: Mail
          title: Mail
          root:
            children:
              - { id: send, traits: [button], frame: [16, 60, 80, 44] }
              - { id: trash, traits: [button], frame: [116, 60, 80, 44] }
              - { id: photo, traits: [image], frame: [16, 120, 80, 80] }

      """, to: "mail.yaml")
    let rules = ["label-missing-image", "label-missing-control"].flatMap { ["--rule", $0] }
    let files = ["mail.yaml", "home.yaml"]
    let run = try await Program.earshot(["audit"] + files + rules, in: folder.url)
    #expect(
      run.lines.prefix(7) == [
        "By rule",
        "  label-missing-control: 2 critical",
        "    Give it an accessibility label that says what it does or sets, such as \"Delete\" or \"Volume\".",
        "  label-missing-image: 2 critical",
        "    Describe the picture in its accessibility label, or keep the cursor from it.",
        "By file",
        "  mail.yaml: 3 critical",
      ])
    #expect(run.lines.count { $0.contains("Describe the picture") } == 1)
  }

  @Test("Our own examples pass: nothing in their folder is found that would fail an audit")
  func examples() async throws {
    let run = try await Program.earshot(
      ["audit", "Examples", "--no-config", "--quiet"], in: BuiltProgram.project)
    #expect(run == CommandRun(output: "", diagnostics: "", status: 0))
  }

  @Test("--quiet prints what fails, a line each, and nothing where nothing does")
  func quiet() async throws {
    let run = try await folder.audit("--quiet", "home.yaml", "fine.yaml", "away.yaml")
    #expect(
      run.lines == [
        AuditFolder.finding("Home", file: "home.yaml"),
        AuditFolder.finding("Away", file: "away.yaml"),
      ])
    #expect(run.status == 1)
    let clean = try await folder.audit("--quiet", "fine.yaml")
    #expect(clean == CommandRun(output: "", diagnostics: "", status: 0))
    let passing = try await folder.audit("--quiet", "--fail-on", "never", "home.yaml")
    #expect(passing.output == "" && passing.status == 0)
    let forPrograms = try await folder.audit("--quiet", "--format", "json", "home.yaml")
    #expect(forPrograms.status == 2)
    #expect(
      forPrograms.diagnosticLines.first
        == "Error: --quiet is for text; json is for programs, as a whole.")
  }

  @Test("A clean file exits with 0, and one with nothing on it with 3")
  func otherStatuses() async throws {
    let clean = try await folder.audit("fine.yaml")
    #expect(
      clean
        == CommandRun(
          output: "2 elements on 1 screen checked: nothing found\n", diagnostics: "", status: 0))
    let empty = try await folder.audit("nothing.yaml")
    #expect(empty.status == 3)
    #expect(empty.output.contains("[audit-nothing-checked]"))
    let refused = try await folder.audit("nowhere.yaml")
    #expect(refused.status == 2)
    #expect(!refused.output.contains("[audit-nothing-checked]"), "\(refused)")
  }

  @Test(
    "--fail-on decides what exits with 1",
    arguments: [("critical", 1), ("serious", 1), ("never", 0)])
  func failOn(level: String, status: Int32) async throws {
    #expect(try await folder.audit("--fail-on", level, "home.yaml").status == status)
  }

  @Test("What is said of passing over names something that counts")
  func hintNamesWhatCounts() async throws {
    let url = folder.url.appendingPathComponent("mixed.yaml")
    func text(_ screen: String) -> String {
      screen.replacing(
        "children:\n",
        with: "children:\n        "
          + "- { id: save, label: Save, traits: [button], frame: [16, 10, 200, 40] }\n")
    }
    try Data(text(AuditFolder.screen("Home")).utf8).write(to: url)
    let run = try await Program.earshot(["audit", "mixed.yaml"], in: folder.url)
    let hint = run.lines.first { $0.hasPrefix("To pass over") }
    #expect(hint == AuditFolder.hint("Home", file: "mixed.yaml"), "\(run.lines)")
    try Data(text(AuditFolder.screen("Home", clean: true)).utf8).write(to: url)
    let reviews = try await Program.earshot(["audit", "mixed.yaml"], in: folder.url)
    #expect(reviews.output.contains("1 for review"), "\(reviews.lines)")
    #expect(!reviews.output.contains("To pass over"), "\(reviews.lines)")
  }

  @Test("Where no rule that is named exists, that is what is told, and not that none is used")
  func unknownRule() async throws {
    let run = try await Program.earshot(["audit", "--rule", "typo", "fine.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnosticLines.count == 1, "\(run.diagnostics)")
    #expect(!run.output.contains("every rule is off"), "\(run.output)")
  }

  @Test("Every refused file is named with its place, and the others are still audited")
  func batch() async throws {
    let bad = BadFile.all
    for file in bad { try file.make(folder.url.appendingPathComponent(file.name)) }
    let run = try await Program.earshot(
      ["audit", "--rule", "label-missing-image", "home.yaml"] + bad.map(\.name) + ["away.yaml"],
      in: folder.url)
    #expect(run.diagnosticLines == bad.map { "\($0.name):\($0.diagnostic)" })
    #expect(
      run.lines == AuditFolder.summary("home.yaml", "away.yaml")
        + AuditFolder.findings("Home", file: "home.yaml")
        + AuditFolder.findings("Away", file: "away.yaml") + [
          AuditFolder.hint("Home", file: "home.yaml"),
          "4 elements on 2 screens checked: 2 critical; \(bad.count) refused",
        ])
    #expect(run.status == 2)
  }

  @Test(
    "A bad configuration, rule or baseline is named, exits with 2, and the files are still audited",
    arguments: [
      (
        ["--config", "bad.yaml"],
        "bad.yaml:3:5: error: unknown rule 'label-mising-image'; "
          + "did you mean 'label-missing-image'?"
      ),
      (["--config", "gone.yaml"], "gone.yaml:1:1: error: no such file; "),
      (
        ["--skip", "label-mising-control"],
        "earshot: error: unknown rule 'label-mising-control'; "
          + "did you mean 'label-missing-control'?"
      ),
      (["--baseline", "bad.json"], "bad.json:1:1: error: 'baseline' is missing; "),
      (["--baseline", "gone.json"], "gone.json:1:1: error: no such baseline; "),
    ])
  func refusals(arguments: [String], diagnostic: String) async throws {
    try folder.write("audit:\n  rules:\n    label-mising-image: off\n", to: "bad.yaml")
    try folder.write("{}", to: "bad.json")
    let run = try await Program.earshot(
      ["audit", "--rule", "label-missing-image"] + arguments + ["home.yaml", "away.yaml"],
      in: folder.url)
    #expect(run.diagnosticLines.count == 1)
    #expect(run.diagnostics.hasPrefix(diagnostic), "\(run.diagnostics)")
    #expect(run.lines.last == "4 elements on 2 screens checked: 2 critical; 1 refused")
    #expect(run.status == 2)
  }

  @Test(
    "A command line that makes no sense is refused",
    arguments: [
      ["merge"], ["--accept-new", "home.yaml"], ["--shard", "3/2", "home.yaml"],
      ["--jobs", "0", "home.yaml"], ["--rule-set", "99", "home.yaml"],
      ["--report", "pdf=x", "home.yaml"], ["--update-baseline", "home.yaml"],
      ["--watch", "--shard", "1/2", "home.yaml"], ["--config", "a", "--no-config", "home.yaml"],
    ])
  func usage(arguments: [String]) async throws {
    let run = try await Program.earshot(["audit"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.diagnosticLines.first?.hasPrefix("Error: ") == true, "\(run.diagnostics)")
  }

  @Test("The configuration of a folder around is found, and the command line goes over it")
  func configuration() async throws {
    let inner = folder.url.appendingPathComponent("App/Screens")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try folder.write(
      """
      audit:
        failOn: never
        ignore:
          - { rule: label-missing-image, element: photo, screen: Home, reason: Decoration. }
      """, to: "App/.earshot.yaml")
    func run(_ arguments: String...) async throws -> CommandRun {
      try await Program.earshot(
        ["audit", "--rule", "label-missing-image"] + arguments
          + ["../../home.yaml", "../../away.yaml"], in: inner)
    }
    let plain = try await run()
    #expect(plain.lines.last == "4 elements on 2 screens checked: 1 critical; 1 ignored")
    #expect(plain.status == 0)
    #expect(try await run("--fail-on", "minor").status == 1)
    #expect(
      try await run("--no-config").lines.last == "4 elements on 2 screens checked: 2 critical")
    // The folder that holds the repository is the last that is looked at.
    try FileManager.default.createDirectory(
      at: inner.appendingPathComponent(".git"), withIntermediateDirectories: true)
    #expect(try await run().lines.last == "4 elements on 2 screens checked: 2 critical")
  }

  @Test("The results do not depend on how many files are audited at the same time")
  func jobs() async throws {
    var names: [String] = []
    for number in 1...24 {
      names.append("s\(number).yaml")
      try folder.write(
        number % 5 == 0 ? "broken: [" : AuditFolder.screen("S\(number)", clean: number % 3 == 0),
        to: names[number - 1])
    }
    for format in ["text", "json", "sarif", "junit", "github", "html"] {
      var runs: [CommandRun] = []
      for jobs in ["1", "2", "7"] {
        runs.append(
          try await Program.earshot(
            ["audit", "--jobs", jobs, "--format", format] + names, in: folder.url))
      }
      #expect(runs[0].status == 2)
      #expect(runs[0].diagnosticLines.count == 4, "no progress is shown where nobody watches")
      #expect(runs.allSatisfy { $0 == runs[0] })
    }
  }

  @Test("Reports are written into files as well; one that cannot be written is said")
  func reports() async throws {
    let run = try await folder.audit(
      "--report", "json=a.json", "--report", "html=a.html", "--report", "junit=no/a.xml",
      "home.yaml")
    #expect(run.lines.last == "2 elements on 1 screen checked: 1 critical")
    #expect(
      run.diagnosticLines == [
        "no/a.xml:1:1: error: cannot be written: No such file or directory; "
          + "expected a path in a folder that exists"
      ])
    #expect(run.status == 2)
    let printed = try await folder.audit("--format", "json", "home.yaml").output
    #expect(try folder.text(of: "a.json") == printed)
    #expect(try folder.text(of: "a.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.scratch.names().allSatisfy { !$0.hasSuffix(".new") })
  }
}
