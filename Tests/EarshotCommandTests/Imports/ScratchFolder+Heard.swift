import EarshotTestSupport
import Testing

extension ScratchFolder {
  /// What `earshot read` says of a text that stands in a file of this name, a line for each stop.
  func heard(_ text: String, from name: String) async throws -> [String] {
    try write(text, to: name)
    let run = try await Program.earshot(["read", name], in: url)
    #expect(run.status == 0, "\(run)")
    return run.lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }
}
