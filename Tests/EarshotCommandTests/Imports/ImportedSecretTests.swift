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
    // What is written stands beside the file, which has the secret itself.
    for name in ["out.yaml", "out.json"] {
      try await check(["convert", screen.rawValue, "-o", name])
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(screen.rawValue))
    #expect(try secret.found(below: folder.path) == [])
  }
}
