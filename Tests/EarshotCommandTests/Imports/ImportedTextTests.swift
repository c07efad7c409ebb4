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
    let file = folder.url.appendingPathComponent(screen.rawValue)
    // A law about nothing holds of itself.
    #expect(try ForeignTexts(file).texts.count { $0.exception == nil } > 2)
    #expect(try await missing(in: file) == [])
  }

  @Test("Names of groups, choices, rows and cells are said")
  func structures() async throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      - dialog "Delete the ship?":
        - paragraph: It cannot be called back.
        - group "Where to":
          - combobox "Port":
            - option "Kiel"
            - option "Bergen" [selected]
          - radiogroup "Speed":
            - radio "Slow"
            - radio "Fast" [checked]
        - toolbar "Ways":
          - button "Delete"
      - table "Ships":
        - row "Name Berth":
          - columnheader "Name"
          - columnheader "Berth"
        - row "Ann 3":
          - cell "Ann"
          - cell "3"
      """, to: "page.aria.yml")
    #expect(try await missing(in: folder.url.appendingPathComponent("page.aria.yml")) == [])
  }

  @Test(
    "Each visible text of the samples is said, and what they are converted to reads alike",
    .enabled(if: SharedFolder.url("corpus/dumps") != nil),
    arguments: SharedFolder.files(
      below: "corpus/dumps", withExtensions: ["xml", "json", "txt", "yml"]))
  func samples(_ file: URL) async throws {
    guard !file.lastPathComponent.contains("schema") else { return }
    #expect(try await missing(in: file) == [], "\(file.lastPathComponent)")
    let folder = try ScratchFolder()
    let read = try await Program.earshot(["read", file.path], in: folder.url)
    for name in ["converted.yaml", "converted.json"] {
      let convert = try await Program.earshot(["convert", file.path, "-o", name], in: folder.url)
      #expect(convert == CommandRun(output: "", diagnostics: "", status: 0))
      let again = try await Program.earshot(["read", name], in: folder.url)
      #expect(again.lines.dropFirst() == read.lines.dropFirst(), "\(file.lastPathComponent)")
    }
  }
}
