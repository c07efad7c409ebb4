import EarshotAudit
import EarshotDocuments
@testable import EarshotFiles
import EarshotTestSupport
import Testing

@Suite("Audits as JSON")
struct JSONReportTests {
  private static func part(_ report: AuditReport, _ name: String = "p.json") throws -> AuditPart {
    try AuditPart(SourceText(file: name, bytes: Array(report.json().utf8)))
  }

  @Test("A report has the keys of the format, and others only when they have something to say")
  func keys() {
    var finding = SampleAudit.findings[0]
    finding.path = ["image"]
    var report = SampleAudit.report(findings: [finding])
    #expect(
      report.json() == """
        {"earshot":1,"checked":8,"checkedScreens":3,"findings":[{"rule":"label-missing-image","severity":"critical",\
        "wcag":["1.1.1"],"file":"App/Player.yaml","line":9,"column":7,"screen":"Player","element":"art",\
        "message":"the image has no description","fix":"Describe the picture.",\
        "fingerprint":"\(finding.fingerprint)","path":["image"]}],"ruleSet":1,\
        "files":["App/Player.yaml","App/Form & more.storyboard"]}
        """)
    report.refusals = [AuditRefusal(file: "x.yaml", line: 2, column: 3, message: "broken")]
    #expect(
      report.json().contains(
        #""refused":[{"file":"x.yaml","line":2,"column":3,"message":"broken"}]"#))
  }

  @Test("Findings that were written in the task that found them make the same report")
  func written() {
    let baseline = Baseline([Baseline.Entry(SampleAudit.findings[0])])
    func report(_ audits: [Audit]) -> String {
      let comparison = baseline.comparison(
        with: audits.flatMap(\.findings), in: audits.map(\.file))
      return AuditReport(AuditRun(audits), comparison: comparison, version: "1").json()
    }
    var audits = SampleAudit.audits()
    let plain = report(audits)
    for place in audits.indices { audits[place].writeFindings() }
    #expect(audits[0].written.count == 2)
    #expect(report(audits) == plain)
  }

  @Test("What is known, passed over and stale stands under keys of its own")
  func standings() throws {
    let configuration = AuditConfiguration(
      ignores: [AuditIgnore(rule: "label-missing-control", reason: "Later.")])
    let other = Baseline.Entry(SampleAudit.finding(element: "gone"))
    let baseline = Baseline([Baseline.Entry(SampleAudit.findings[0]), other])
    let json = SampleAudit.report(configuration, baseline: baseline).json()
    for text in [#""known":[{"#, #""reason":"Later."}]"#, #""stale":[{"#, #""element":"gone""#] {
      #expect(json.contains(text), "\(text)")
    }
  }

  @Test("A part reads back as it was written, with its screens")
  func part() throws {
    var report = SampleAudit.report()
    report.shard = AuditShard("2/3")
    let part = try Self.part(report)
    #expect(part.findings == SampleAudit.findings)
    #expect(part.screens == SampleAudit.screens)
    #expect(part.coverage == report.coverage)
    #expect(part.shard == AuditShard("2/3"))
    #expect(part.files == [SampleAudit.player, SampleAudit.form])
  }

  @Test("What a part ignored is for the merge to decide")
  func reopened() throws {
    let configuration = AuditConfiguration(ignores: [AuditIgnore(rule: "label-missing-image")])
    let part = try Self.part(SampleAudit.report(configuration))
    let audits = part.audits(AuditConfiguration())
    #expect(Set(audits.flatMap(\.findings)) == Set(SampleAudit.findings))
    #expect(audits.map(\.file) == [SampleAudit.player, SampleAudit.form])
    #expect(part.audits(configuration).flatMap(\.ignored).count == 2)
  }

  @Test("Parts of any number of files are neighbours and together the whole")
  func shards() throws {
    var generator = SeededGenerator(seed: 73)
    for _ in 0..<SoakScale.rounds(of: 200) {
      let values = Array(0..<Int.random(in: 0...40, using: &generator))
      let count = Int.random(in: 1...12, using: &generator)
      let parts = try (1...count).map { number in
        try #require(AuditShard("\(number)/\(count)")).part(of: values)
      }
      #expect(parts.flatMap(\.self) == values)
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
    for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2", "1/999999999999999999999"] {
      #expect(AuditShard(text) == nil, "\(text)")
    }
  }

  @Test("No text makes reading a part trap")
  func fuzz() throws {
    var generator = SeededGenerator(seed: 74)
    var report = SampleAudit.report()
    report.shard = AuditShard("1/1")
    let text = Array(report.json().utf8)
    for _ in 0..<SoakScale.rounds(of: 2000) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let part = try? AuditPart(SourceText(file: "f.json", bytes: bytes)) else { continue }
      let audits = part.audits(AuditConfiguration())
      let merged = AuditReport(AuditRun(audits), version: "0")
      #expect(!merged.html.isEmpty)
      #expect(!merged.sarif(root: "/").isEmpty)
    }
  }
}
