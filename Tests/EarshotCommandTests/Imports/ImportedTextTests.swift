import EarshotTestSupport
import Foundation
import Testing

@Suite("Visible texts of other tools' files")
struct ImportedTextTests {
  /// The texts of a file that nobody says and that have no reason for it.
  private func missing(in file: URL) async throws -> [String] {
    let texts = try ForeignTexts(file).texts
    let run = try await Program.earshot(["read", file.path], in: file.deletingLastPathComponent())
    #expect(run.status == 0, "\(run)")
    let said = ForeignTexts.plain(run.output.replacingOccurrences(of: "\n", with: " "))
    return texts.filter { $0.exception == nil && !said.contains($0.text) }.map(\.text)
  }

  @Test("Each visible text of our screens is said", arguments: ForeignScreen.allCases)
  func ours(_ screen: ForeignScreen) async throws {
    let folder = try ScratchFolder()
    try folder.write(screen.text, to: screen.rawValue)
    #expect(try await missing(in: folder.url.appendingPathComponent(screen.rawValue)) == [])
  }

  @Test(
    "Each visible text of the samples is said",
    .enabled(if: SharedFolder.url("corpus/dumps") != nil),
    arguments: SharedFolder.files(below: "corpus/dumps", withExtensions: ["xml", "json", "txt"]))
  func samples(_ file: URL) async throws {
    guard !file.lastPathComponent.contains("schema") else { return }
    #expect(try await missing(in: file) == [], "\(file.lastPathComponent)")
  }
}
