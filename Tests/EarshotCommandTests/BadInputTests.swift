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
    let misspelt = try await Program.earshot(
      ["read", "--scene", "Hme", "first.storyboard"], in: folder.url)
    #expect(
      misspelt.diagnosticLines == [
        "first.storyboard:1:1: error: no screen is called 'Hme'; did you mean 'Home'?"
      ])
  }

  @Test("A device that is not there is refused, naming the one that is like it")
  func device() async throws {
    let run = try await Program.earshot(
      ["read", "--device", "retina4-7", "first.storyboard"], in: folder.url)
    #expect(
      run.diagnosticLines.first
        == "Error: no device is called 'retina4-7'; did you mean 'retina4_7'?")
    #expect(run.status == 2)
  }

  /// A limit on the whole address space of the program, libraries included.
  private static let withOneGibibyte = ["bash", "-c", "ulimit -v 1048576; exec \"$@\"", "limited"]

  @Test(
    "A storyboard without scenes says so, and there is nothing to check",
    arguments: ["text", "json"])
  func noScreens(format: String) async throws {
    try folder.write(SmallStoryboard.withoutScenes, to: "none.storyboard")
    let run = try await Program.earshot(
      ["read", "none.storyboard", "--format", format], in: folder.url)
    #expect(run.status == 3)
    if format == "text" { #expect(run.lines == ["File none.storyboard, no screens"]) }
    let both = try await Program.earshot(
      ["read", "none.storyboard", "first.storyboard"], in: folder.url)
    #expect(both.status == 0)
  }

  @Test(
    "A file of another kind is told as what it is",
    arguments: [
      (
        "Info.plist", "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<plist/>\n",
        "1:1: error: this is a list of properties; name the screens that it is about, or the folder of the project"
      ),
      (
        "Home.swift", "import UIKit\nclass Home: UIViewController {\n}\n",
        "1:1: error: this is source code; name the screens that it is about, or the folder of the project"
      ),
      (
        "typed.xib", "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<plist/>\n",
        "2:1: error: the document declares its type; expected a document as Xcode saves it"
      ),
    ])
  func otherKinds(name: String, text: String, diagnostic: String) async throws {
    try folder.write(text, to: name)
    for command in ["read", "audit"] {
      let run = try await Program.earshot([command, name], in: folder.url)
      #expect(run.diagnosticLines == ["\(name):\(diagnostic)"])
      #expect(run.status == 2)
    }
  }

  @Test("A text of another kind is no broken screen document")
  func otherText() async throws {
    try folder.write("# Notes\n\nA: b: c\n", to: "README.md")
    let run = try await Program.earshot(["read", "README.md"], in: folder.url)
    #expect(
      run.diagnostics.hasPrefix(
        "README.md:1:1: error: this is no storyboard, xib or screen document, "))
  }

  @Test("What git has left of a merge is named where it begins")
  func conflicts() async throws {
    let lines = SmallStoryboard.text().split(separator: "\n").map(String.init)
    let (head, tail) = (lines.prefix(10), lines.dropFirst(10))
    func marked(_ ours: String, _ theirs: String) -> String {
      "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> branch"
    }
    try folder.write(
      (head + [marked("<label/>", "<view/>")] + tail).joined(separator: "\n"), to: "m.storyboard")
    try folder.write(
      "earshot: 1\nscreens:\n\(marked("- name: a", "- name: b"))\n", to: "m.yaml")
    try folder.write(
      "{\"earshot\": 1, \"screens\": [\n\(marked("{}", "{\"name\": 1}"))\n]}\n", to: "m.json")
    let run = try await Program.earshot(
      ["read", "m.storyboard", "m.yaml", "m.json"], in: folder.url)
    let words = "error: a merge conflict begins here; expected it resolved"
    #expect(
      run.diagnosticLines == [
        "m.storyboard:11:1: \(words)", "m.yaml:3:1: \(words)", "m.json:2:1: \(words)",
      ])
    // What breaks in front of it is told itself.
    try folder.write("screens: [\n}\n\(marked("a", "b"))\n", to: "late.yaml")
    let late = try await Program.earshot(["read", "late.yaml"], in: folder.url)
    #expect(
      late.diagnostics.hasPrefix("late.yaml:2:1: error: broken YAML: "), "\(late.diagnostics)")
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
