import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

/// The steps of the action and the hook are run as shell, in a repository as Xcode lays one out.
@Suite(
  "action.yml and the hook of pre-commit",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
struct ActionTests {
  private let folder: ScratchFolder
  /// What stands before the system's programs, and what the runner keeps.
  private let runner: ScratchFolder
  private let steps: [ShellStep]
  private let defaults: [String: String]

  init() async throws {
    folder = try ScratchFolder()
    runner = try ScratchFolder()
    (steps, defaults) = try ShellStep.all()
    try FileManager.default.createDirectory(
      atPath: runner.path(of: "bin"), withIntermediateDirectories: true)
    try SmallProject.write(to: folder)
    try await commit("init -q -b main .")
  }

  private var environment: [String: String] {
    [
      "PATH": "\(runner.path(of: "bin")):/usr/bin:/bin", "HOME": runner.path, "LC_ALL": "C.UTF-8",
      "RUNNER_TEMP": runner.path, "GITHUB_PATH": runner.path(of: "path"),
      "GITHUB_ACTION_PATH": "/the/action", "CALLS": runner.path(of: "calls"),
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "n", "GIT_AUTHOR_EMAIL": "n@n",
      "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "n@n",
    ]
  }

  private func commit(_ first: String) async throws {
    let run = try await Program.run(
      ["bash", "-c", "git \(first) && git add -A && git commit -qm 1"], in: folder.url,
      environment: environment)
    try #require(run.status == 0, "\(run.diagnostics)")
  }

  /// Puts the program on the path of the steps.
  private func installProgram() throws {
    try FileManager.default.createSymbolicLink(
      atPath: runner.path(of: "bin/earshot"), withDestinationPath: BuiltProgram.path("earshot"))
  }

  /// Runs a step; inputs that are not given are as the action has them.
  private func run(_ name: String, _ inputs: [String: String] = [:]) async throws -> CommandRun {
    let step = try #require(steps.first { $0.name == name })
    return try await step.run(
      in: folder, inputs: defaults.merging(inputs) { $1 }, environment: environment)
  }

  /// A button that says nothing.
  private static let faulty = SmallStoryboard.text(
    """
    <button opaque="NO" buttonType="custom" id="btn-00-bbb"><rect key="frame" x="16" y="75" width="60" \
    height="60"/><state key="normal" image="heart"/></button>
    """)

  @Test("An input reaches the shell as a variable and never as a piece of it")
  func inputs() throws {
    #expect(steps.map(\.name) == ["Install Earshot", "Audit"])
    for step in steps { #expect(!step.script.contains("${{")) }
    let used = steps.flatMap(\.variables.values).joined()
    for input in defaults.keys where input != "upload-sarif" {
      #expect(used.contains("${{ inputs.\(input) }}"), "\(input)")
    }
  }

  @Test("A repository without faults passes, one with a fault fails beside the line of the fault")
  func audit() async throws {
    try installProgram()
    let clean = try await run("Audit")
    #expect(clean.status == 0, "\(clean.output)\(clean.diagnostics)")
    try folder.write(Self.faulty, to: "App/Screens/Heart.storyboard")
    let faulty = try await run("Audit", ["sarif": "log.sarif"])
    #expect(faulty.status == 1, "\(faulty.diagnostics)")
    #expect(
      faulty.lines.contains { $0.hasPrefix("::error file=App/Screens/Heart.storyboard,line=11,") },
      "\(faulty.output)")
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "log.sarif")))
    #expect(try await run("Audit", ["fail-on": "never"]).status == 0)
    let text = try await run("Audit", ["format": "text"])
    #expect(text.output.contains("[label-missing-control]"), "\(text.output)")
  }

  @Test("Of paths each stands in a line, with blanks in it and around it")
  func paths() async throws {
    try installProgram()
    try folder.write(Self.faulty, to: "Two Words/$(touch broken).storyboard")
    let elsewhere = try await run("Audit", ["paths": "App/App\n  App/Screens  \n"])
    #expect(elsewhere.status == 0, "\(elsewhere.output)\(elsewhere.diagnostics)")
    let both = try await run("Audit", ["paths": "App/App\n  Two Words\n"])
    #expect(both.status == 1, "\(both.output)\(both.diagnostics)")
    #expect(!(try folder.names().contains("broken")))
    let missing = try await run("Audit", ["paths": "--nowhere"])
    #expect(missing.status == 2)
  }

  @Test("Since a commit only what has changed is audited")
  func changes() async throws {
    try installProgram()
    try folder.write(Self.faulty, to: "Old.storyboard")
    try await commit("checkout -q -b old")
    #expect(try await run("Audit").status == 1)
    let none = try await run("Audit", ["changed-since": "HEAD", "sarif": "log.sarif"])
    #expect(none.status == 0, "\(none.output)\(none.diagnostics)")
    // The step that uploads it finds it.
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "log.sarif")))
    #expect(try await run("Audit", ["changed-since": "main"]).status == 1)
  }

  @Test(
    "A change of a launch screen, which has nothing to check, is no fault; a broken file is one")
  func statuses() async throws {
    try installProgram()
    try folder.write(
      SmallStoryboard.text("").replacing(
        "<document ", with: #"<document launchScreen="YES" "#), to: "Launch.storyboard")
    let launch = ["paths": "Launch.storyboard"]
    #expect(try await run("Audit", launch).status == 3)
    #expect(try await run("Audit", launch.merging(["changed-since": "HEAD"]) { $1 }).status == 0)
    #expect(try await hook(["Launch.storyboard"]).status == 0)
    try folder.write("<document", to: "Broken.storyboard")
    #expect(try await run("Audit", ["paths": "Broken.storyboard"]).status == 2)
    #expect(try await hook(["Broken.storyboard"]).status != 0)
  }

  @Test("The program that is there is used; a package goes to apt; the sources are built at last")
  func installing() async throws {
    for name in ["apt-get", "sudo", "make", "curl"] {
      let path = try runner.write(
        "#!/bin/sh\necho \(name) \"$@\" >>\"$CALLS\"\n", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    func calls() throws -> [String] {
      let calls = try String(contentsOfFile: runner.path(of: "calls"), encoding: .utf8)
      try FileManager.default.removeItem(atPath: runner.path(of: "calls"))
      // Who is not root asks for it.
      return calls.replacing("sudo apt-get", with: "apt-get").split(separator: "\n").map(
        String.init)
    }
    let package = "\(runner.path)/earshot.deb"
    let installing = ["apt-get update", "apt-get install -y --no-install-recommends \(package)"]

    #expect(try await run("Install Earshot").status == 0)
    #expect(try calls() == ["make -C /the/action install PREFIX=\(runner.path)/earshot"])
    #expect(
      try String(contentsOfFile: runner.path(of: "path"), encoding: .utf8)
        == "\(runner.path)/earshot/bin\n")

    try folder.write("a package", to: "of ours.deb")
    #expect(try await run("Install Earshot", ["package": "of ours.deb"]).status == 0)
    #expect(try calls() == installing)
    #expect(try String(contentsOfFile: package, encoding: .utf8) == "a package")

    #expect(try await run("Install Earshot", ["package": "https://example.org/a.deb"]).status == 0)
    #expect(
      try calls() == [
        "curl --fail --silent --show-error --location --output \(package) https://example.org/a.deb"
      ] + installing)

    try installProgram()
    #expect(try await run("Install Earshot").status == 0)
    #expect(!FileManager.default.fileExists(atPath: runner.path(of: "calls")))
  }

  /// Runs the hook on files, as pre-commit does: its words, and then the files.
  private func hook(_ files: [String]) async throws -> CommandRun {
    let path = BuiltProgram.project.appendingPathComponent(".pre-commit-hooks.yaml").path
    let source = SourceText(
      file: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let hooks = try NodeCursor(file: path, key: "hooks", node: try source.node()).list()
    #expect(hooks.count == 1)
    let hook = try #require(try hooks.first?.mapping())
    #expect(try hook.required("language").text() == "system")
    let pattern = try Regex(try hook.required("files").text())
    #expect(files.allSatisfy { $0.contains(pattern) })
    #expect(!"Main.strings".contains(pattern))
    let entry = try hook.required("entry").text()
    return try await Program.run(
      ["bash", "-c", entry + #" "$@""#, "pre-commit"] + files, in: folder.url,
      environment: environment)
  }

  @Test("The hook passes what the settings exclude, and screens of other systems")
  func hookFilter() async throws {
    try installProgram()
    try folder.write(
      SmallStoryboard.text().replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"), to: "Mac.storyboard"
    )
    try folder.write(Self.faulty, to: "Old/Heart.storyboard")
    #expect(try await hook(["Mac.storyboard"]).status == 0)
    #expect(try await hook(["Mac.storyboard", "Old/Heart.storyboard"]).status == 1)
    try folder.write("earshot: 1\nexclude: [Old/]\n", to: ".earshot.yaml")
    let run = try await hook(["Mac.storyboard", "Old/Heart.storyboard"])
    #expect(run.status == 0, "\(run.output)\(run.diagnostics)")
  }

  @Test("The hook passes what is fine, and stops a commit with a fault")
  func hook() async throws {
    try installProgram()
    let main = "App/App/Base.lproj/Main.storyboard"
    let clean = try await hook([main])
    #expect(clean.status == 0, "\(clean.output)\(clean.diagnostics)")
    try folder.write(Self.faulty, to: "Two Words.xib")
    let faulty = try await hook([main, "Two Words.xib"])
    #expect(faulty.status == 1)
    #expect(faulty.output.contains("[label-missing-control]"), "\(faulty.output)")
  }
}
