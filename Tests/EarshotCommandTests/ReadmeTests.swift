import Foundation
import Testing

@testable import EarshotCommand

@Suite("The README")
struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let blocks: [(language: String, lines: [String])]

  init() throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
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
    self.blocks = blocks
  }

  @Test("Every run of earshot that it shows has the output that it shows")
  func console() async throws {
    let runs = blocks.filter { $0.language == "console" && $0.lines[0].contains("debug/earshot ") }
    #expect(runs.count == 7)
    for run in runs {
      let command = run.lines[0].dropFirst(2).replacing(
        ".build/debug/earshot", with: "\"$EARSHOT\"")
      let result = try await Program.shell("(\(command)) 2>&1", in: Self.package)
      #expect(result.lines == Array(run.lines.dropFirst()), "\(run.lines[0])")
    }
  }

  @Test("The program that it shows is the one in Examples")
  func program() throws {
    let code = blocks.first { $0.language == "swift" }?.lines.joined(separator: "\n")
    let file = Self.package.appendingPathComponent("Examples/Listen/Sources/Listen/main.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == (code ?? "") + "\n")
  }
}
