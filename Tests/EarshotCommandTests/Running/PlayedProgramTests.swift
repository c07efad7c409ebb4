import EarshotTestSupport
import Foundation
import Testing

/// Scripts of `earshot play` that are played on programs of a terminal.
@Suite("earshot play, on programs", .serialized)
struct PlayedProgramTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func play(
    _ script: String, _ arguments: String..., named name: String = "script.yaml"
  ) async throws -> CommandRun {
    try folder.write(script, to: name)
    return try await Program.earshot(["play"] + arguments + [name], in: folder.url)
  }

  /// A recording of a dialog whose highlight was led to the other button, and of a password.
  private static let recording = RecordedDialog.text

  // MARK: Recordings

  @Test(
    "A recording is played in virtual time, with keys for the program and gestures for the reader")
  func replay() async throws {
    try folder.write(Self.recording, to: "dialog.json")
    let run = try await play(
      """
      open: { replay: dialog.json }
      steps:
        - expect: { speech: { contains: "Yes, button" } }
        - press: right
        - expect: "No, button"
        - moveBackward
        - expect: { speech: { contains: "Yes, button" } }
        - type: "12"
        - press: enter
        - expect: { speech: { contains: "taken" } }
      """)
    #expect(run.diagnostics == "")
    #expect(run.lines.last == "4 expectations met")
    #expect(run.status == 0)
  }

  @Test("What a recording does not know is refused at its step, with what was done then")
  func otherKey() async throws {
    try folder.write(Self.recording, to: "dialog.json")
    let run = try await play(
      "open: { replay: dialog.json }\nsteps:\n  - press: left\n  - expect: nothing\n")
    #expect(
      run.diagnostics
        == "script.yaml:3:5: error: the program does not get this; expected 'right', as it was "
        + "recorded\n")
    #expect(run.status == 2)
    let end = try await play(
      "open: { replay: dialog.json }\nsteps:\n  - press: right\n  - type: ab\n  - press: enter\n"
        + "  - press: enter\n")
    #expect(end.diagnostics.contains("script.yaml:6:5: error: "))
    #expect(end.diagnostics.contains("here the recording ends"))
  }

  @Test("A recording that is not there, or outside of the root, is told where it is named")
  func missing() async throws {
    let run = try await play("open: { replay: none.json }\nsteps:\n  - expect: x\n")
    #expect(run.diagnostics.hasPrefix("script.yaml:1:17: error: 'none.json' cannot be opened: "))
    try folder.write(Self.recording, to: "dialog.json")
    let outside = try await play(
      "open: { replay: ../../dialog.json }\nsteps:\n  - expect: x\n", "--root", "inner",
      named: "inner/deep/script.yaml")
    #expect(outside.diagnostics.contains("script.yaml:1:17: error: "))
    #expect(outside.status == 2)
  }

  @Test("What is typed stands in no transcript and no report, and neither does a secret")
  func secrets() async throws {
    try folder.write(Self.recording, to: "dialog.json")
    for format in ["text", "json", "junit"] {
      let run = try await play(
        """
        open: { replay: dialog.json }
        steps:
          - press: right
          - type: zq
          - press: enter
          - expect: { speech: "never said" }
        """, "--format", format)
      #expect(run.status == 1)
      #expect(!(run.output + run.diagnostics).contains("zq"), "\(format)")
    }
  }

  // MARK: What is wrong

  @Test(
    "What is wrong with the program of a script is told at its place",
    arguments: [
      ("open: { rum: [nano] }", "script.yaml:1:9: error: unknown key 'rum'; did you mean 'run'?"),
      ("open: { run: [nano], replay: x }", "script.yaml:1:7: error: "),
      ("open: { run: [] }", "script.yaml:1:14: error: "),
      ("open: { run: [nano], rows: 0 }", "script.yaml:1:28: error: "),
      ("open: { replay: x, rows: 3 }", "script.yaml:1:26: error: "),
      ("open: { run: [nano] }\nscene: Home", "script.yaml:2:8: error: "),
    ])
  func mistakes(opening: String, beginning: String) async throws {
    let run = try await play(opening + "\nsteps:\n  - expect: x\n")
    #expect(run.diagnostics.hasPrefix(beginning), "\(run.diagnostics)")
    #expect(run.status == 2)
  }

  // MARK: Programs that run

  @Test("Nothing is run that was not allowed, and nothing at all with a root")
  func permission() async throws {
    let script = "open: { run: [touch, mark] }\nsteps:\n  - expect: x\n"
    let run = try await play(script)
    #expect(
      run.diagnostics
        == "script.yaml:1:14: error: 'touch' is not run: a script may run anything; expected "
        + "'earshot play --allow-programs', where you trust the script\n")
    #expect(run.status == 2)
    let rooted = try await play(script, "--root", ".")
    #expect(rooted.diagnostics.contains("expected no --root"))
    let both = try await play(script, "--root", ".", "--allow-programs")
    #expect(both.status == 2 || both.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "mark")))
    let missing = try await play(
      "open: { run: [no-such-program-here] }\nsteps:\n  - expect: x\n", "--allow-programs")
    #expect(missing.diagnostics.contains("script.yaml:1:14: error: "))
    #expect(missing.diagnostics.contains("no-such-program-here"))
  }

  @Test("A shell is typed at and heard, in the folder of the script")
  func shell() async throws {
    try folder.write("inside\n", to: "inner/here.txt")
    let run = try await play(
      """
      open: { run: [env, "PS1=ready> ", bash, --norc, --noprofile, -i], profile: shell }
      steps:
        - expect: { order: [..., { contains: "ready>" }, ...] }
        - type: "cat here.txt; echo go$((1 + 1))"
        - press: enter
        - expect: { said: [..., { contains: "go2" }, ...] }
        - type: "read -s word; echo ${#word} taken\\n"
        - type: "swordfish\\n"
        - expect: { said: [..., { contains: "9 taken" }, ...] }
      """, "--allow-programs", "--format", "json", named: "inner/script.yaml")
    #expect(run.diagnostics == "")
    #expect(run.status == 0)
    #expect(!run.output.contains("swordfish"))
  }

  @Test(
    "An editor is played on, and its file is as the script has left it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/nano"), "nano is missing"))
  func editor() async throws {
    try folder.write("first line\nsecond line\n", to: "notes.txt")
    let run = try await play(
      """
      open: { run: [nano, --ignorercfiles, notes.txt], rows: 30, columns: 100 }
      steps:
        - expect: { element: first line, label: first line }
        - press: down
        - expect: { speech: second line }
        - type: "a "
        - press: control o
        - press: enter
        - expect: { said: [..., { contains: "Wrote 2 lines" }, ...] }
        - press: control x
      """, "--allow-programs")
    #expect(run.diagnostics == "")
    #expect(run.status == 0, "\(run.output)")
    let text = try String(contentsOfFile: folder.path(of: "notes.txt"), encoding: .utf8)
    #expect(text == "first line\na second line\n")
  }

  @Test("A key that nobody takes any more fails its step")
  func ended() async throws {
    let run = try await play(
      """
      open: { run: [sh, -c, "echo on; read x"] }
      steps:
        - expect: { said: [..., "on", ...] }
        - press: enter
        - wait: 1
        - press: enter
      """, "--allow-programs")
    #expect(run.status != 0)
    #expect(
      run.diagnostics.contains(
        "script.yaml:6:5: error: the program does not get this; expected a program that still runs")
    )
  }

  @Test("A program that does not end by itself is ended with its script")
  func ending() async throws {
    let run = try await play(
      """
      open: { run: [sh, -c, "trap '' HUP; echo $$ > pid; echo on; while :; do read x || sleep 1; done"] }
      steps:
        - expect: { said: [..., "on", ...] }
      """, "--allow-programs")
    #expect(run.status == 0, "\(run.output) \(run.diagnostics)")
    let process = try String(contentsOfFile: folder.path(of: "pid"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    #expect(status.map { $0.contains(") Z ") } ?? true)
  }
}
