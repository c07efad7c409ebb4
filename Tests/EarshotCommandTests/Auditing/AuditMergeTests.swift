import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot audit in parts")
struct AuditMergeTests {
  private let folder: AuditFolder
  private let names = (1...7).map { "s\($0).yaml" }

  init() throws {
    folder = try AuditFolder()
    for (index, name) in names.enumerated() {
      try folder.write(AuditFolder.screen("S\(index + 1)", clean: index == 3), to: name)
    }
  }

  private func part(_ number: Int, of count: Int) async throws -> Int32 {
    let run = try await Program.earshot(
      ["audit", "--shard", "\(number)/\(count)", "--report", "json=part\(number).json"] + names,
      in: folder.url)
    return run.status
  }

  @Test("Merged parts are the whole, in every form", arguments: [2, 3, 9])
  func whole(count: Int) async throws {
    for number in 1...count { #expect(try await part(number, of: count) <= 1) }
    // In any order.
    let parts = (1...count).reversed().map { "part\($0).json" }
    for format in ["text", "json", "sarif", "junit", "github", "html"] {
      let whole = try await Program.earshot(
        ["audit", "--format", format] + names, in: folder.url)
      let merged = try await Program.earshot(
        ["audit", "merge", "--format", format] + parts, in: folder.url)
      #expect(merged == whole, "\(format)")
      #expect(whole.status == 1)
    }
  }

  @Test("A part that is missing, or there twice, is no whole")
  func gaps() async throws {
    for number in 1...3 { _ = try await part(number, of: 3) }
    let missing = try await Program.earshot(
      ["audit", "merge", "part1.json", "part3.json"], in: folder.url)
    #expect(missing.status == 2)
    #expect(
      missing.diagnosticLines == [
        "part1.json:1:1: error: without 2/3; expected every part once"
      ])
    #expect(missing.output.contains("screens checked"))
    let twice = try await Program.earshot(
      ["audit", "merge", "part1.json", "part2.json", "part3.json", "part1.json"], in: folder.url)
    #expect(twice.status == 2)
    #expect(twice.diagnostics.contains("part 1/3 stands here twice"))
  }

  @Test("What a part was refused is refused in the whole, and what is no report has its place")
  func refusals() async throws {
    try folder.write("broken: [", to: "s7.yaml")
    #expect(try await part(1, of: 2) == 1)
    #expect(try await part(2, of: 2) == 2)
    try folder.write("{\"earshot\": 1, \"finding\": []}", to: "other.json")
    let merged = try await Program.earshot(
      ["audit", "merge", "part1.json", "other.json", "part2.json"], in: folder.url)
    #expect(merged.status == 2)
    #expect(
      merged.diagnosticLines.map { String($0.prefix(40)) } == [
        "other.json:1:16: error: unknown key 'fin", "s7.yaml:2:1: error: broken YAML: did not",
      ])
    #expect(merged.lines.last?.contains("5 critical") == true)
  }

  @Test("What is wrong with settings that all parts share is told once")
  func sharedFaults() async throws {
    try folder.write(
      "earshot: 1\naudit: { rules: { label-missing-imag: off } }\n", to: ".earshot.yaml")
    for number in 1...3 { #expect(try await part(number, of: 3) == 2) }
    let whole = try await Program.earshot(["audit"] + names, in: folder.url)
    let merged = try await Program.earshot(
      ["audit", "merge", "part1.json", "part2.json", "part3.json"], in: folder.url)
    #expect(merged == whole)
    #expect(merged.diagnosticLines.count == 1)
  }

  @Test("A baseline is updated from the whole")
  func baseline() async throws {
    for number in 1...2 { _ = try await part(number, of: 2) }
    let options = ["--baseline", "old.json", "--update-baseline", "--accept-new"]
    let merged = try await Program.earshot(
      ["audit", "merge"] + options + ["part1.json", "part2.json"], in: folder.url)
    #expect(merged.status == 0)
    let run = try await Program.earshot(
      ["audit", "--baseline", "old.json"] + names, in: folder.url)
    #expect(run.status == 0)
    // Nothing but the totals, and for which rules the files say too little.
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.hasPrefix("Rules for which files lack facts: ") ?? false)
  }
}
