import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The page is made by the argument parser's generator from what the program tells of itself.
@Suite("The manual page")
struct ManualPageTests {
  private func toldOfItself() async throws -> [String: Any] {
    let run = try await Program.earshot(["--experimental-dump-help"])
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let tool = try #require(object as? [String: Any])
    #expect(tool["serializationVersion"] as? Int == 0)
    return try #require(tool["command"] as? [String: Any])
  }

  @Test("Every command is on it")
  func commands() async throws {
    func names(_ command: [String: Any], behind superior: String) -> [String] {
      let name = superior + (command["commandName"] as? String ?? "")
      let inferiors = command["subcommands"] as? [[String: Any]] ?? []
      return [name] + inferiors.flatMap { names($0, behind: name + " ") }
    }
    #expect(
      names(try await toldOfItself(), behind: "") == [
        "earshot", "earshot demo", "earshot open", "earshot read", "earshot play",
        "earshot audit", "earshot audit files", "earshot audit merge", "earshot explain",
        "earshot map", "earshot speak", "earshot voices", "earshot config", "earshot state",
        "earshot state show", "earshot help",
      ])
  }

  @Test("Nothing is written that the generator would leave out")
  func texts() async throws {
    func lines(_ value: Any) -> [Substring] {
      switch value {
      case let text as String: text.split(separator: "\n")
      case let list as [Any]: list.flatMap(lines)
      case let object as [String: Any]: object.values.flatMap(lines)
      default: []
      }
    }
    let lines = lines(try await toldOfItself())
    #expect(lines.count > 100)
    // It drops other characters, and the language takes these lines for commands of its own.
    for line in lines {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      #expect(line.first != "." && line.first != "'", "\(line)")
    }
  }
}
