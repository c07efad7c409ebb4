import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("The README, and the tutorial")
struct ReadmeTests {
  private let blocks: [CodeBlock]

  init() throws {
    blocks = try CodeBlock.all(in: "README.md")
  }

  @Test("Every run of earshot that it shows has the output that it shows")
  func console() async throws {
    let runs = blocks.filter { $0.language == "console" && $0.lines[0].contains("debug/earshot ") }
    #expect(runs.count == 10)
    for run in runs {
      let command = run.lines[0].dropFirst(2).replacing(
        ".build/debug/earshot", with: "\"$EARSHOT\"")
      let result = try await Program.shell("(\(command)) 2>&1", in: BuiltProgram.project)
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
    let run = try await Program.shell(command, in: folder.url)
    #expect(run.status == 0, "\(run.diagnostics)")
    #expect(try folder.names() == ["App", "audit.html", "audit.sarif", "audit.xml"])
    let making = try #require(blocks.flatMap(\.lines).first { $0.contains("--accept-new") })
    let made = try await Program.shell(
      making.replacing("earshot audit", with: "\"$EARSHOT\" audit"), in: folder.url)
    #expect(made.status == 0, "\(made.diagnostics)")
    #expect(try folder.names().contains("earshot-baseline.json"))
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
    let shown = try CodeBlock.all(in: document).filter { $0.language == "swift" }.map(\.text)
    let examples = BuiltProgram.project.appendingPathComponent("Examples")
    #expect(
      try shown
        == files.map {
          try String(contentsOf: examples.appendingPathComponent($0), encoding: .utf8)
        })
  }
}
