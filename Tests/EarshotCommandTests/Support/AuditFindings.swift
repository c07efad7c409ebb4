import EarshotTestSupport
import Foundation

/// What an audit in a folder finds by some rules, as the report in JSON has it.
enum AuditFindings {
  static func found(
    by rules: [String], _ arguments: [String] = ["."], in folder: ScratchFolder
  ) async throws -> [[String: Any]] {
    let run = try await Program.earshot(
      ["audit", "--format", "json"] + rules.flatMap { ["--rule", $0] } + arguments, in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return report?["findings"] as? [[String: Any]] ?? []
  }
}
