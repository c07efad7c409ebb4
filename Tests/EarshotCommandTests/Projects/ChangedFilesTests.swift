import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite(
  "earshot audit --changed-since",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
struct ChangedFilesTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    try SmallProject.write(to: folder)
    try await git("init -q -b main . && git add -A && git commit -qm 1")
  }

  private func git(_ command: String) async throws {
    let run = try await Program.shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=n@n \
      GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=n@n; git \(command)
      """, in: folder.url)
    try #require(run.status == 0, "\(run.diagnostics)")
  }

  /// The files that were audited, by their names in the report.
  private func audited(_ arguments: String...) async throws -> [String] {
    let run = try await Program.earshot(
      ["audit", ".", "--format", "json", "--changed-since"] + arguments, in: folder.url)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return report["files"] as? [String] ?? []
  }

  private static let main = "App/App/Base.lproj/Main.storyboard"
  private static let login = "App/Screens/Login/Login.storyboard"

  @Test("A file is audited when it, its texts or what names it has changed")
  func changes() async throws {
    #expect(try await audited("main") == [])
    try folder.write("\"a.text\" = \"b\";", to: "App/App/de.lproj/Main.strings")
    #expect(try await audited("main") == [Self.main])
    try await git("checkout -q -- .")
    try folder.write(SmallProject.information(main: "Login"), to: "App/App/Info.plist")
    #expect(try await audited("main") == [Self.login])
    try await git("checkout -q -- . && git checkout -qb other")
    try folder.write(
      SmallProject.storyboard("Sign up", leadingTo: nil), to: Self.login)
    try await git("commit -qam 2")
    #expect(try await audited("main") == [Self.login])
    try folder.write(SmallStoryboard.text(), to: "App/New.storyboard")
    #expect(try await audited("main") == ["App/New.storyboard", Self.login])
    try folder.write("earshot: 1\naudit: { failOn: never }\n", to: ".earshot.yaml")
    #expect(try await audited("main").count == 3)
  }

  @Test("The files that are named with --changed are audited as those of the project")
  func named() async throws {
    func audited(_ arguments: String...) async throws -> [String] {
      let run = try await Program.earshot(
        ["audit", "--format", "json", "--changed"] + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.diagnostics)")
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      return report["files"] as? [String] ?? []
    }
    #expect(try await audited(Self.login, "App/Watch/Interface.storyboard") == [Self.login])
    #expect(try await audited("App/App/fr.lproj/Main.strings") == [Self.main])
    #expect(try await audited("\(folder.path)/\(Self.main)") == [Self.main])
    #expect(try await audited("Gone.xib", "README.md") == [])
    try folder.write("earshot: 1\nexclude: [App/Screens/]\n", to: ".earshot.yaml")
    #expect(try await audited(Self.login) == [])
    #expect(try await audited(Self.login, Self.main) == [Self.main])
    let run = try await Program.earshot(["audit", "--changed", Self.login], in: folder.url)
    #expect(run.diagnosticLines == ["Nothing to audit has changed."])
    for more in [["--changed-since", "main"], ["--watch"], ["-"]] {
      let wrong = try await Program.earshot(["audit", "--changed", "x.xib"] + more, in: folder.url)
      #expect(wrong.status == 2 && wrong.output == "")
    }
  }

  @Test("Nothing that has changed is no fault, and what git cannot say is one")
  func refusals() async throws {
    func audit(_ arguments: String..., folder: URL? = nil) async throws -> CommandRun {
      try await Program.earshot(["audit", "."] + arguments, in: folder ?? self.folder.url)
    }
    let none = try await audit("--changed-since", "HEAD")
    #expect(none.diagnosticLines == ["Nothing to audit has changed since HEAD."])
    #expect(none.status == 0)
    for name in ["nowhere", "--output=x"] {
      let run = try await audit("--changed-since=\(name)")
      #expect(
        run.diagnosticLines == [
          "earshot: error: --changed-since '\(name)' names no commit here; expected a branch, a tag or "
            + "a commit, which has to be fetched"
        ])
      #expect(run.status == 2)
    }
    let scratch = try ScratchFolder()
    try scratch.write(SmallStoryboard.text(), to: "Main.storyboard")
    let plain = try await audit("--changed-since", "HEAD", folder: scratch.url)
    #expect(
      plain.diagnostics.hasPrefix(
        "earshot: error: --changed-since finds no git repository around '.': not a git repository"))
    let without = try await Program.run(
      [
        "/usr/bin/env", "PATH=/nonexistent", BuiltProgram.path("earshot"), "audit", ".",
        "--changed-since", "HEAD",
      ],
      in: folder.url)
    #expect(
      without.diagnostics.contains("which cannot be run: No such file or directory; install git"))
  }
}
