import EarshotTestSupport
import Foundation
import Testing

/// A walk in which a password is typed, recorded and played again.
@Suite("Recorded passwords")
struct RecordedSecretTests {
  @Test("A walk with a password is met when it is played, though the password stands nowhere")
  func replay() async throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      screens: [{ name: Login, root: { children: [
      { label: Password, frame: [0, 0, 300, 44], traits: [textEntry, secureTextField] },
      { label: Log in, frame: [0, 50, 300, 44], traits: [button] }] } }]
      """, to: "login.yaml")
    let url = URL(fileURLWithPath: folder.path)
    let keys = #"activate\ntype Zq7Lm2n\nescape\nnext\nback\nquit\n"#
    let walk = try await Program.shell(
      "printf '\(keys)' | \"$EARSHOT\" open login.yaml --mute --record walk.yaml", in: url)
    #expect(walk.status == 0, "\(walk)")
    let script = try String(contentsOfFile: folder.path(of: "walk.yaml"), encoding: .utf8)
    #expect(script.contains("- type: passwor   # in the place of"), "\(script)")
    #expect(script.contains("•••••••"), "\(script)")
    #expect(!script.contains("Zq7Lm2n"))
    let played = try await Program.earshot(["play", "--quiet", "walk.yaml"], in: url)
    #expect(played.status == 0, "\(played)\n\(script)")
  }

  @Test(
    "A misspelled setting of the rotor is answered with the nearest, and any other may be the app's"
  )
  func rotor() async throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      "screens: [{ name: Login, root: { children: [{ label: Log in, frame: [0, 0, 300, 44] }] } }]",
      to: "login.yaml")
    let url = URL(fileURLWithPath: folder.path)
    func play(_ step: String) async throws -> CommandRun {
      _ = try folder.write(
        "open: login.yaml\nsteps:\n  - \(step)\n  - expect: { screen: Login }\n", to: "walk.yaml")
      return try await Program.earshot(["play", "--quiet", "walk.yaml"], in: url)
    }
    for step in ["next: headngs", "rotor: headngs", "previous: headngs"] {
      let run = try await play(step)
      #expect(run.status != 0, "\(run)")
      #expect(
        run.diagnosticLines.contains {
          $0.hasPrefix("walk.yaml:3:")
            && $0.hasSuffix("unknown rotor setting 'headngs'; did you mean 'headings'?")
        }, "\(run)")
    }
    #expect(try await play("next: Ferries").status == 0)
  }
}
