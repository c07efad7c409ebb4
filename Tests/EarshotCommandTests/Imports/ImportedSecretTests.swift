import EarshotTestSupport
import Foundation
import Testing

/// What is typed into a secret field of another tool's file stands in no output of any command.
@Suite("Secrets in files of other tools")
struct ImportedSecretTests {
  /// Every command that takes such a file, in every form of its output.
  private static let commands: [[String]] =
    [
      ["read"], ["read", "--format", "json"], ["read", "--verbosity", "high"], ["convert"],
      ["map"], ["map", "--format", "json"], ["open", "--mute"],
    ] + ["text", "json", "sarif", "junit", "github", "html"].map { ["audit", "--format", $0] }

  @Test("No command tells it", arguments: ForeignScreen.allCases)
  func commands(_ screen: ForeignScreen) async throws {
    let folder = try ScratchFolder()
    try folder.write(screen.text, to: screen.rawValue)
    let secret = SecretForms(of: ForeignScreen.secret)
    func check(_ command: [String]) async throws {
      let run = try await Program.earshot(command, in: folder.url)
      let output = Data((run.output + run.diagnostics).utf8)
      #expect(secret.found(in: output) == [], "\(command)")
    }
    for command in Self.commands { try await check(command + [screen.rawValue]) }
    // In other places too: as the name of the field.
    if let text = ForeignState.password.text(in: screen) {
      try folder.write(
        text.replacingOccurrences(of: "Thing", with: ForeignScreen.secret),
        to: "named/\(screen.rawValue)")
      for command in [["read"], ["convert"], ["audit"]] {
        try await check(command + ["named/\(screen.rawValue)"])
      }
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("named"))
    }
    // Somebody goes through it by keys, and what is said is written down.
    let opened = try await Program.shell(
      """
      printf 'list\\nreadAll\\nl\\nl\\nl\\nl\\n' | HOME="$PWD" XDG_STATE_HOME="$PWD" \
        "$EARSHOT" open --mute --transcript walked --record recorded.yaml '\(screen.rawValue)'
      """, in: folder.url)
    #expect(secret.found(in: Data((opened.output + opened.diagnostics).utf8)) == [])
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "walked")), "\(opened)")
    try folder.write(
      """
      open: \(screen.rawValue)
      steps:
        - readAll
        - wait: 600
        - first
        - repeat: { times: 30, steps: [moveForward, activate] }
        - expect: nothing like it
      """, to: "walk.yaml")
    for format in ["text", "json", "junit"] {
      try await check(["play", "--format", format, "walk.yaml"])
    }
    try await check(["play", "-o", "report", "-o", "walk.wav", "walk.yaml"])
    for format in ["text", "json"] {
      try await check([
        "audit", "--walk", "--max-steps", "40", "--trace", "traces", "--format", format,
        screen.rawValue,
      ])
    }
    // What is written stands beside the file, which has the secret itself.
    for name in ["out.yaml", "out.json"] {
      try await check(["convert", screen.rawValue, "-o", name])
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(screen.rawValue))
    #expect(try secret.found(below: folder.path) == [])
  }
}
