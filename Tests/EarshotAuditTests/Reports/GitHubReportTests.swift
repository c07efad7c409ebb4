import EarshotAudit
import EarshotTestSupport
import Testing

@Suite("Audits as annotations")
struct GitHubReportTests {
  @Test("An annotation has its level, its place and its rule, the worst first")
  func annotations() {
    #expect(
      SampleAudit.report().annotations == [
        "::error file=App/Player.yaml,line=9,col=7,title=label-missing-image::"
          + "art: the image has no description%0ADescribe the picture.",
        "::error file=App/Form & more.storyboard,line=3,col=7,title=label-missing-image::"
          + "a<b>\"&': the image \u{FFFD}[1m has%0Ano description%0ADescribe the picture.",
        "::notice file=App/Player.yaml,line=11,col=7,title=label-missing-control::"
          + "play: the button has no name%0ADescribe the picture.",
      ])
  }

  @Test("What would end a property or a command is escaped")
  func escaping() {
    let finding = SampleAudit.finding(
      file: "a,b:c%d\n::error::.yaml", element: "50%", message: "x\r\ny::z")
    let audit = Audit(file: "a", found: [finding], checked: 1)
    #expect(
      AuditReport(AuditRun([audit]), version: "0").annotations == [
        "::error file=a%2Cb%3Ac%25d%0A%3A%3Aerror%3A%3A.yaml,line=9,col=7,title=label-missing-image::"
          + "50%25: x%0D%0Ay::z%0ADescribe the picture."
      ])
  }

  @Test("More findings of one level than a step shows share an annotation for each rule")
  func grouping() {
    let many = (1...25).map { SampleAudit.finding(line: $0, element: "e\($0)") }
    let lines = SampleAudit.report(findings: many + [SampleAudit.findings[1]]).annotations
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=App/Player.yaml,line=1,col=7,title=label-missing-image::25 findings. "
          + "Describe the picture.%0AApp/Player.yaml:1:7: e1: "))
    #expect(lines[0].hasSuffix("%0Aand 5 more"))
  }

  @Test("What is refused is an error with its column; what is known is not annotated")
  func others() {
    var report = SampleAudit.report(
      baseline: Baseline(SampleAudit.findings.map { Baseline.Entry($0) }))
    report.refusals = [AuditRefusal(file: "x.yaml", line: 2, column: 3, message: "broken")]
    #expect(report.annotations == ["::error file=x.yaml,line=2,col=3,title=earshot::broken"])
  }

  @Test("Whatever a file holds, every annotation is one line")
  func hostile() {
    var hostile = HostileText(seed: 76)
    for _ in 0..<SoakScale.rounds(of: 400) {
      let text = hostile.next()
      let finding = SampleAudit.finding(file: text, element: text, message: text)
      let audit = Audit(file: text, found: [finding], checked: 1)
      for line in AuditReport(AuditRun([audit]), version: "0").annotations {
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(line.hasPrefix("::"))
      }
    }
  }
}
