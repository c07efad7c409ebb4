import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The names that a listener gives to items, from one run of `earshot open` to the next.
@Suite struct LabelFileTests {
  /// What `earshot open` prints for an app of two buttons without names.
  private func lines(_ input: String, in folder: ScratchFolder) throws -> [String] {
    let file = try folder.write(input, to: "input")
    let output = folder.path(of: "output")
    let run = try ChildProcess(
      ["sh", "-c", "\"$EARSHOT\" open \"$APP\" --mute < \"$INPUT\""],
      environment: ProcessInfo.processInfo.environment.merging([
        "EARSHOT": BuiltProgram.path("earshot"), "APP": folder.path(of: "a.yaml"),
        "INPUT": file, "XDG_CONFIG_HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path,
        "TERM": "dumb",
      ]) { $1 },
      output: output, diagnostics: output)
    #expect(run.wait() == 0)
    return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  private func app() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "screens: [{ root: { children: [{ traits: [button] }, { traits: [button] }] } }]",
      to: "a.yaml")
    return folder
  }

  @Test("A name is said in place of the app's in every later run, and an empty one takes it away")
  func kept() throws {
    let folder = try app()
    let first = try lines("next\nlabel item\nShare\nagain\nquit\n", in: folder)
    #expect(first.suffix(2) == ["Labelled Share", "Share, button"])
    #expect(try lines("next\nquit\n", in: folder).prefix(2) == ["1. button", "2. Share, button"])
    #expect(try lines("next\nlabel item\n\nquit\n", in: folder).last == "Label removed")
    #expect(try lines("quit\n", in: folder).prefix(2) == ["1. button", "2. button"])
  }

  @Test("Where a name cannot be kept the listener hears of it")
  func notKept() throws {
    let folder = try app()
    try folder.write("x", to: "earshot")
    let said = try lines("next\nlabel item\nShare\nquit\n", in: folder)
    #expect(said.contains { $0.hasPrefix("Label not kept for the next time: ") }, "\(said)")
  }
}
