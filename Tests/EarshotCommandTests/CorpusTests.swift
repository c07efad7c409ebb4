import EarshotDocuments
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot read over real storyboards", .enabled(if: StoryboardCorpus.isThere))
struct CorpusTests {
  private let folder: URL
  private let readable: [String]

  init() throws {
    folder = try #require(StoryboardCorpus.folder)
    readable = try StoryboardCorpus.files(ofKinds: ["ios", "tvos"])
  }

  @Test("Every iOS and tvOS file is read, in one batch")
  func readableFiles() async throws {
    #expect(readable.count == 105)
    let run = try await Program.earshot(["read"] + readable, in: folder)
    #expect(run.status == 0)
    #expect(run.lines.filter { $0.hasPrefix("File ") } == readable.map { "File \($0)" })
    #expect(run.diagnosticLines.filter { !$0.contains(": note: ") } == [])
  }

  /// GNU's `time` asks the system for the most memory that was ever resident at once.
  @Test(
    "Every storyboard for iOS is walked, in one batch and in little memory",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/time"),
      "GNU time is missing: apt-get install time"))
  func walkedFiles() async throws {
    let storyboards = try StoryboardCorpus.files(ofKinds: ["ios"])
      .filter { $0.hasSuffix(".storyboard") }
    let scratch = try ScratchFolder()
    let memory = scratch.url.appendingPathComponent("memory")
    let run = try await Program.earshot(
      ["read", "--walk", "--format", "json"] + storyboards, in: folder,
      wrapper: ["/usr/bin/time", "-f", "%M", "-o", memory.path])
    #expect(run.status == 0)
    #expect(run.lines.count == storyboards.count)
    #expect(run.lines.allSatisfy { !$0.contains(#","cuts":["#) })
    #expect(run.diagnosticLines.filter { !$0.contains(": warning: ") } == [])
    let kilobytes = try #require(
      Int(
        String(contentsOf: memory, encoding: .utf8).trimmingCharacters(
          in: .whitespacesAndNewlines)))
    print("CorpusTests: \(storyboards.count) storyboards walked in \(kilobytes) kB")
    #expect(kilobytes < 150_000)
  }

  @Test("Every scene with visible content has a stop")
  func visibleContent() throws {
    var checked = 0
    var reader = FileReader()
    for file in readable {
      let url = folder.appendingPathComponent(file)
      let reading = try reader.read(Project.File(url.path))
      let audible = zip(reading.document.screens, reading.stops).filter { !$1.isEmpty }.map(
        \.0.line)
      for scene in try VisibleContent.scenes(of: url) {
        #expect(audible.contains { scene.contains($0) }, "\(file):\(scene.lowerBound)")
        checked += 1
      }
    }
    #expect(checked > 200)
  }

  @Test("Files for other systems are refused in one line that says what they are")
  func otherSystems() async throws {
    let expected = [
      "macos": "this is a macOS Cocoa document; expected one for iOS or tvOS",
      "watchos":
        "this is a watchOS storyboard; expected one for iOS or tvOS; "
        + "watch interfaces store no frames",
      "legacy":
        "this is a document of Xcode 4 or older; open it in Xcode 5 or later and save it again",
    ]
    for (kind, message) in expected {
      let files = try StoryboardCorpus.files(ofKinds: [kind])
      #expect(!files.isEmpty)
      let run = try await Program.earshot(["read"] + files, in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.diagnosticLines.count == files.count)
      for (file, line) in zip(files, run.diagnosticLines) {
        #expect(line.hasPrefix("\(file):"))
        #expect(line.hasSuffix(": error: \(message)"))
      }
    }
  }

  @Test("What is written as JSON reads back to the same lines")
  func roundTrip() async throws {
    try await expectSameLines(readable.map { folder.appendingPathComponent($0).path })
  }
}

/// Expects that the JSON of files, given to `earshot read` again, gives the lines of the files.
func expectSameLines(
  _ files: [String], sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let scratch = try ScratchFolder()
  let first = try await Program.earshot(["read"] + files)
  let json = try await Program.earshot(["read", "--format", "json"] + files)
  #expect(json.lines.count == files.count, sourceLocation: sourceLocation)
  let names = json.lines.indices.map { "\($0).json" }
  for (name, line) in zip(names, json.lines) { try scratch.write(line, to: name) }
  let second = try await Program.earshot(["read"] + names, in: scratch.url)
  func heard(_ run: CommandRun) -> [String] {
    run.lines.map { $0.hasPrefix("File ") ? "File" : $0 }
  }
  #expect(heard(second) == heard(first), sourceLocation: sourceLocation)
  #expect(second.diagnostics == "", sourceLocation: sourceLocation)
  #expect(second.status == first.status, sourceLocation: sourceLocation)
}
