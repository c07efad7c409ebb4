import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("The README, and the tutorial")
struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let blocks: [(language: String, lines: [String])]

  init() throws {
    blocks = try Self.blocks(in: "README.md")
  }

  /// The blocks of code in a document of this package.
  private static func blocks(in file: String) throws -> [(language: String, lines: [String])] {
    let text = try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
    var blocks: [(language: String, lines: [String])] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append((String(line.dropFirst(3)), [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }

  @Test("Every run of earshot that it shows has the output that it shows")
  func console() async throws {
    let runs = blocks.filter { $0.language == "console" && $0.lines[0].contains("debug/earshot ") }
    #expect(runs.count == 8)
    for run in runs {
      let command = run.lines[0].dropFirst(2).replacing(
        ".build/debug/earshot", with: "\"$EARSHOT\"")
      let result = try await Program.shell("(\(command)) 2>&1", in: Self.package)
      #expect(result.lines == Array(run.lines.dropFirst()), "\(run.lines[0])")
    }
  }

  @Test("The audit of the workflow that it shows runs as it stands there")
  func workflow() async throws {
    let lines = blocks.first { $0.language == "yaml" }?.lines ?? []
    let step = try #require(lines.first { $0.contains("- run: earshot ") })
    let command = step.replacing("      - run: earshot", with: "\"$EARSHOT\"")
    let folder = try ScratchFolder()
    try SmallProject.write(to: folder)
    let first = try await Program.shell(
      "\(command) --update-baseline --accept-new", in: folder.url)
    #expect(first.status == 0, "\(first.diagnostics)")
    let run = try await Program.shell(command, in: folder.url)
    #expect(run.status == 0, "\(run.diagnostics)")
    #expect(
      try folder.names() == [
        "App", "audit.html", "audit.sarif", "audit.xml", "earshot-baseline.json",
      ])
  }

  @Test(
    "The programs that they show are those in Examples",
    arguments: [
      ("README.md", ["Listen/Sources/Listen/main.swift"]),
      (
        "Sources/Earshot/Earshot.docc/AppsInATerminal.md",
        ["Tea/Package.swift", "Tea/Sources/Tea/TeaController.swift", "Tea/Sources/Tea/main.swift"]
      ),
    ])
  func programs(document: String, files: [String]) throws {
    let shown = try Self.blocks(in: document).filter { $0.language == "swift" }
      .map { $0.lines.joined(separator: "\n") + "\n" }
    let examples = Self.package.appendingPathComponent("Examples")
    #expect(
      try shown
        == files.map {
          try String(contentsOf: examples.appendingPathComponent($0), encoding: .utf8)
        })
  }
}
