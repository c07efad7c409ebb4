import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// Reports as wholes, beside what stands in `Tests/Reports`.
@Suite("Whole reports of an audit")
struct WholeReportTests {
  private let folder: AuditFolder

  /// Two files with faults, one of which is known and one passed over; one for another system, one that the
  /// settings leave out, and one that is broken.
  init() throws {
    folder = try AuditFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App/Old"), withIntermediateDirectories: true)
    try folder.write(
      """
      earshot: 1
      exclude: [App/Old]
      audit:
        ignore: [{ rule: label-missing-image, element: logo, reason: Decoration. }]
      """, to: ".earshot.yaml")
    try folder.write(Self.screen("Home", further: "logo"), to: "App/home.yaml")
    try folder.write(Self.screen("Away", further: "map"), to: "App/away.yaml")
    try folder.write(Self.screen("Old", further: "dust"), to: "App/Old/old.yaml")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><objects/></document>
      """, to: "App/mac.xib")
    try folder.write("broken: [\n", to: "broken.yaml")
    try folder.write(
      """
      {"earshot":1,"baseline":[
      {"fingerprint":"c640eb6fde156694","rule":"label-missing-image","file":"App/away.yaml",
       "screen":"Away","element":"map","message":"the image has no description"},
      {"fingerprint":"00000000000000aa","rule":"label-missing-image","file":"App/away.yaml",
       "screen":"Away","element":"gone","message":"the image has no description"}]}
      """, to: "old.json")
  }

  private static func screen(_ name: String, further element: String) -> String {
    """
    earshot: 1
    language: en
    screens:
      - name: \(name)
        size: [390, 844]
        root:
          children:
            - { id: photo, traits: [image], frame: [16, 60, 358, 300] }
            - { id: \(element), traits: [image], frame: [16, 400, 40, 40] }

    """
  }

  private static let arguments =
    ["audit", "App", "broken.yaml", "--baseline", "old.json"]
    + ["label-missing-image", "orientation-locked"].flatMap { ["--rule", $0] }

  @Test("Every form tells the same", arguments: AuditFormat.allCases)
  func forms(format: AuditFormat) async throws {
    let expected = try String(
      contentsOf: BuiltProgram.project.appendingPathComponent("Tests/Reports/audit.\(format)"),
      encoding: .utf8)
    for jobs in ["1", "2"] {
      let run = try await Program.earshot(
        Self.arguments + ["--jobs", jobs, "--format", format.rawValue], in: folder.url)
      #expect(Self.part(of: run.output, in: format) == expected)
      #expect(
        run.diagnosticLines == [
          "App/mac.xib:2:1: note: passed over: this is a macOS Cocoa document",
          "broken.yaml:2:1: error: broken YAML: did not find expected node content while parsing a "
            + "flow node; expected well-formed YAML",
        ])
      #expect(run.status == 2)
    }
  }

  /// A report without what every report has: the style of a page, the rules of a log.
  private static func part(of report: String, in format: AuditFormat) -> String {
    let beginning: String? =
      switch format {
      case .html: "<body>"
      case .sarif: "\"originalUriBaseIds\""
      case .text, .json, .junit, .github: nil
      }
    guard let beginning, let place = report.firstRange(of: beginning) else { return report }
    return String(report[place.lowerBound...]).replacing(
      "<p>earshot \(Release.version),", with: "<p>earshot VERSION,")
  }

  @Test("Parts tell of what folders leave out once")
  func parts() async throws {
    for number in 1...2 {
      _ = try await Program.earshot(
        Self.arguments + ["--shard", "\(number)/2", "--report", "json=part\(number).json"],
        in: folder.url)
    }
    let merged = try await Program.earshot(
      ["audit", "merge", "part1.json", "part2.json", "--baseline", "old.json"]
        + Self.arguments.suffix(4), in: folder.url)
    let whole = try await Program.earshot(Self.arguments, in: folder.url)
    #expect(merged.output == whole.output)
  }

  @Test(
    "A report that cannot be kept until it is whole is refused, and what stands in its place stays",
    arguments: [
      ("export TMPDIR=/nowhere", "No such file or directory"),
      ("trap '' XFSZ; ulimit -f 80", "File too large"),
    ])
  func loss(preparation: String, reason: String) async throws {
    let images = (0..<1200).map {
      "        - { id: p\($0), traits: [image], frame: [0, \(50 * $0), 40, 40] }\n"
    }
    try folder.write(Self.screen("Long", further: "x") + images.joined(), to: "long.yaml")
    try folder.write("as it was", to: "out.json")
    let run = try await Program.shell(
      """
      \(preparation)
      '\(BuiltProgram.path("earshot"))' audit --no-config --rule label-missing-image --format sarif \
      --report json=out.json long.yaml
      """, in: folder.url)
    let words =
      "the report could not be kept: \(reason); expected room in the folder that TMPDIR names, or in /tmp"
    #expect(run.output == "")
    #expect(run.diagnosticLines == ["earshot: error: \(words)", "out.json:1:1: error: \(words)"])
    #expect(run.status == 2)
    #expect(try folder.text(of: "out.json") == "as it was")
    #expect(try folder.scratch.names().allSatisfy { !$0.hasSuffix(".new") })
  }
}
