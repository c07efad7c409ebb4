import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot audit with a baseline")
struct AuditBaselineTests {
  private let folder: AuditFolder

  init() throws {
    folder = try AuditFolder()
    try folder.write(AuditFolder.screen("Home"), to: "home.yaml")
    try folder.write(AuditFolder.screen("Away"), to: "away.yaml")
  }

  private func audit(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(
      ["audit", "--rule", "label-missing-image", "--baseline", "old.json"] + arguments
        + ["home.yaml", "away.yaml"], in: folder.url)
  }

  @Test("Debt is taken on only when asked for, paid debt is shown and taken out")
  func life() async throws {
    // New debt is not taken on by itself.
    let refused = try await audit("--update-baseline")
    #expect(refused.status == 1)
    #expect(try folder.text(of: "old.json").contains("photo") == false)

    let accepted = try await audit("--update-baseline", "--accept-new")
    #expect(
      accepted.lines == [
        "4 elements on 2 screens checked: nothing found; 2 known from the baseline"
      ])
    #expect(accepted.status == 0)
    #expect(try await audit().status == 0)

    // One fault more fails; the known ones still do not.
    try folder.write(
      AuditFolder.screen("Away") + "        - { id: logo, traits: [image], frame: [0, 0, 9, 9] }\n",
      to: "away.yaml")
    let further = try await audit()
    #expect(further.status == 1)
    #expect(
      further.lines.last == "5 elements on 2 screens checked: 1 critical; 2 known from the baseline"
    )

    // What was mended is shown, and fails only when asked for.
    try folder.write(AuditFolder.screen("Home", clean: true), to: "home.yaml")
    try folder.write(AuditFolder.screen("Away"), to: "away.yaml")
    let mended = try await audit()
    #expect(
      mended.lines == [
        "Baseline entries that nothing needs any more",
        "  home.yaml, Home, photo: the image below 'Home' has no description [label-missing-image]",
        "4 elements on 2 screens checked: nothing found; 1 known from the baseline; 1 stale entry",
      ])
    #expect(mended.status == 0)
    #expect(try await audit("--strict-baseline").status == 1)
    #expect(try await audit("--update-baseline").status == 0)
    #expect(try folder.text(of: "old.json").contains("home.yaml") == false)
    #expect(try folder.text(of: "old.json").contains("away.yaml"))
    #expect(try await audit("--strict-baseline").status == 0)
  }

  @Test("A broken baseline is left as it is")
  func broken() async throws {
    try folder.write("{\"baseline\": [", to: "old.json")
    let run = try await audit("--update-baseline", "--accept-new")
    #expect(run.status == 2)
    #expect(run.diagnostics.hasPrefix("old.json:1:15: error: broken JSON"), "\(run.diagnostics)")
    #expect(try folder.text(of: "old.json") == "{\"baseline\": [")
  }

  @Test("Entries of a file that is refused are neither stale nor pruned")
  func refusedFile() async throws {
    _ = try await audit("--update-baseline", "--accept-new")
    let before = try folder.text(of: "old.json")
    try folder.write("broken: [", to: "home.yaml")
    let run = try await audit("--update-baseline")
    #expect(run.status == 2)
    #expect(
      run.lines.last
        == "2 elements on 1 screen checked: nothing found; 1 known from the baseline; 1 refused")
    #expect(try folder.text(of: "old.json") == before)
  }

  @Test("A baseline that the configuration names is kept whole from a folder inside")
  func innerFolder() async throws {
    try folder.write("audit: { baseline: old.json }", to: ".earshot.yaml")
    for name in ["A", "B"] {
      let inner = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try folder.write(AuditFolder.screen("Main \(name)"), to: "\(name)/main.yaml")
    }
    let rule = ["audit", "--rule", "label-missing-image", "--update-baseline"]
    _ = try await Program.earshot(
      rule + ["--accept-new", "home.yaml", "A/main.yaml", "B/main.yaml"], in: folder.url)
    let before = try folder.text(of: "old.json")

    try folder.write(AuditFolder.screen("Main A", clean: true), to: "A/main.yaml")
    let run = try await Program.earshot(
      rule + ["main.yaml"], in: folder.url.appendingPathComponent("A"))
    #expect(run.lines == ["2 elements on 1 screen checked: nothing found"])
    let after = try folder.text(of: "old.json")
    #expect(before.contains("Main A") && !after.contains("Main A"))
    #expect(after.contains("Main B") && after.contains("home.yaml"))
  }
}
