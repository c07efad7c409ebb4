import EarshotTestSupport
import Foundation
import Testing

/// The app in `Examples/Harbour`, walked through by its own script.
@Suite("The example app")
struct ExampleAppTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Harbour")

  private func play(_ script: String) async throws -> CommandRun {
    try await Program.shell("'\(BuiltProgram.path("Harbour"))' '\(script)'", in: Self.folder)
  }

  @Test("Its script prints the transcript beside it, and everything is as expected")
  func walk() async throws {
    let run = try await play("walk.yaml")
    let transcript = try String(
      contentsOf: Self.folder.appendingPathComponent("walk.transcript"), encoding: .utf8)
    let lines = transcript.split(separator: "\n").map(String.init)
    if let index = zip(run.lines, lines).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      Issue.record("line \(index + 1): \(run.lines[index]), not \(lines[index])")
    }
    #expect(run.lines.count == lines.count)
    #expect(run.status == 0 && run.diagnostics == "")
  }

  @Test("A script that is met, one that is not, and one that is refused end differently")
  func endings() async throws {
    let scratch = try ScratchFolder()
    let scripts = [
      "met": "steps: [{ expect: 'Crossings, heading' }]",
      "unmet": "steps: [{ expect: Nothing }]",
      "refused": "steps: [{ focus: nowhere }]",
    ]
    for (name, script) in scripts { try scratch.write(script, to: "\(name).yaml") }
    let met = try await play(scratch.path(of: "met.yaml"))
    let unmet = try await play(scratch.path(of: "unmet.yaml"))
    let refused = try await play(scratch.path(of: "refused.yaml"))
    #expect([met.status, unmet.status, refused.status] == [0, 1, 2])
    #expect(unmet.lines.contains("  actual:   Crossings, heading"))
    #expect(refused.diagnostics.contains(":1:9: error: nothing in the app is called 'nowhere' now"))
  }
}
