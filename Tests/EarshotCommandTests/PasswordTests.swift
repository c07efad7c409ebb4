import EarshotTestSupport
import Foundation
import Testing

/// What is typed into a secure field stands in nothing that the program writes.
@Suite("Passwords")
struct PasswordTests {
  private static let password = "Kq3xWv-Zm1p€Tq"

  private static let login = """
    screens:
    - name: Login
      root:
        children:
        - { id: user, label: User, traits: [textEntry], frame: [0, 100, 300, 44] }
        - { id: password, label: Password, traits: [textEntry, secureTextField],
            frame: [0, 200, 300, 44] }
        - { id: go, label: Go, traits: [button], frame: [0, 300, 300, 44] }
    """

  /// Types, has everything read, misses an expectation, leaves the app and comes back to it.
  private static let walk = """
    open: login.yaml
    steps:
      - focus: password
      - activate
      - type: "\(password)"
      - expect: "Password, wrong"
      - readAll
      - wait: 10
      - rotor: characters
      - rotorNext
      - leave
      - comeBack
      - readAll
    """

  @Test(
    "Typed by a script they are in no report and no sound", arguments: ["text", "json", "junit"])
  func scripts(format: String) async throws {
    let folder = try ScratchFolder()
    let screens = try ScratchFolder()
    try screens.write(Self.login, to: "login.yaml")
    try screens.write(Self.walk, to: "walk.yaml")
    let run = try await Program.earshot(
      [
        "play", "--format", format, "-o", "report", "-o", "walk.wav", screens.path(of: "walk.yaml"),
      ],
      in: folder.url)
    #expect(run.status == 1, "\(run.diagnostics)")
    let forms = SecretForms(of: Self.password)
    #expect(forms.found(in: Data((run.output + run.diagnostics).utf8)) == [])
    #expect(try forms.found(below: folder.path) == [])
    let report = try String(contentsOfFile: folder.path(of: "report"), encoding: .utf8)
    #expect(report.contains("Password, wrong"), "\(report)")
  }

  @Test("Typed as lines they are in no stream and no transcript")
  func lines() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.login, to: "login.yaml")
    let run = try await Program.shell(
      """
      printf '2\\n\\ntype \(Self.password)\\nlist\\nreadAll\\n' \
        | HOME="$PWD" XDG_STATE_HOME="$PWD" "$EARSHOT" open --mute --transcript t login.yaml
      """, in: folder.url)
    let forms = SecretForms(of: Self.password)
    #expect(run.output.contains("Password, ••••••••••••••"), "\(run)")
    #expect(forms.found(in: Data((run.output + run.diagnostics).utf8)) == [])
    #expect(try forms.found(below: folder.path) == [])
    #expect(forms.found(in: Data("x \(Self.password)".utf8)) == ["UTF-8"])
  }
}
