import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot read with bad input")
struct BadInputTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(SmallStoryboard.text(SmallStoryboard.label("First")), to: "first.storyboard")
    try folder.write(SmallStoryboard.text(SmallStoryboard.label("Last")), to: "last.storyboard")
  }

  private static let good = [
    "File first.storyboard", "Screen Home", "  First",
    "File last.storyboard", "Screen Home", "  Last",
  ]

  @Test("Each bad file gets its line, the others are read, and memory stays bounded")
  func batch() async throws {
    let bad = BadFile.all
    for file in bad { try file.make(folder.url.appendingPathComponent(file.name)) }
    let run = try await Program.earshot(
      ["read", "first.storyboard"] + bad.map(\.name) + ["last.storyboard"], in: folder.url,
      wrapper: Self.withOneGibibyte)
    #expect(run.diagnosticLines == bad.map { "\($0.name):\($0.diagnostic)" })
    #expect(run.lines == Self.good)
    #expect(run.status == 2)
  }

  @Test("Each bad file alone prints nothing and exits with 2", arguments: BadFile.all)
  func alone(file: BadFile) async throws {
    try file.make(folder.url.appendingPathComponent(file.name))
    let run = try await Program.earshot(
      ["read", "--format", "json", file.name], in: folder.url, wrapper: Self.withOneGibibyte)
    #expect(
      run
        == CommandRun(output: "", diagnostics: "\(file.name):\(file.diagnostic)\n", status: 2))
  }

  @Test(
    "A file that this user may not read is refused, and the others are read",
    .enabled(if: getuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func unreadable() async throws {
    try folder.write(SmallStoryboard.text(), to: "secret.storyboard")
    let names = ["first.storyboard", "secret.storyboard", "last.storyboard"]
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: folder.url.appendingPathComponent("secret.storyboard").path)
    // Root may read everything, so somebody else asks: the program is opened by root and read by them.
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let run = try await Program.earshot(
      ["read"] + names, in: folder.url, wrapper: getuid() == 0 ? nobody : [])
    #expect(
      run.diagnosticLines == [
        "secret.storyboard:1:1: error: the file cannot be read: Permission denied; "
          + "expected a file that this user may read"
      ])
    #expect(run.lines == Self.good)
    #expect(run.status == 2)
  }

  @Test("A screen that is not there is refused, naming those that are")
  func scene() async throws {
    let run = try await Program.earshot(
      ["read", "--scene", "Away", "first.storyboard"], in: folder.url)
    #expect(
      run.diagnosticLines == [
        "first.storyboard:1:1: error: no screen is called 'Away'; expected one of: Home"
      ])
    #expect(run.status == 2)
  }

  /// A limit on the whole address space of the program, libraries included.
  private static let withOneGibibyte = ["bash", "-c", "ulimit -v 1048576; exec \"$@\"", "limited"]
  @Test(
    "A storyboard without scenes says so, and there is nothing to check",
    arguments: ["text", "json"])
  func noScreens(format: String) async throws {
    try folder.write(SmallStoryboard.text(scenes: "", first: ""), to: "none.storyboard")
    let run = try await Program.earshot(
      ["read", "none.storyboard", "--format", format], in: folder.url)
    #expect(run.status == 3)
    if format == "text" { #expect(run.lines == ["File none.storyboard, no screens"]) }
    let both = try await Program.earshot(
      ["read", "none.storyboard", "first.storyboard"], in: folder.url)
    #expect(both.status == 0)
  }

  @Test("A device that does not exist is one mistake, however many files there are")
  func devices() async throws {
    let run = try await Program.earshot(
      ["read", "first.storyboard", "last.storyboard", "--device", "nope"], in: folder.url)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.diagnosticLines.filter { $0.contains("no device is called 'nope'") }.count == 1,
      "\(run.diagnostics)")
    #expect(run.diagnostics.hasPrefix("Error: no device is called 'nope'; expected one of: "))
    let across = try await Program.earshot(
      ["read", "first.storyboard", "--device", "retina6_12/landscape"], in: folder.url)
    #expect(across.status == 0)
  }
}
