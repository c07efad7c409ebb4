import EarshotAudit
import EarshotTestSupport
import Foundation
import FoundationXML
import Testing

@Suite("Audits as JUnit")
struct JUnitReportTests {
  private static let configuration = AuditConfiguration(
    isOn: Dictionary(
      uniqueKeysWithValues: RuleSet.current.rules.map {
        ($0.id, $0.id == "label-missing-image" || $0.id == "label-missing-control")
      }))

  @Test("A screen is a suite, a rule with findings is a case, and the others are one")
  func cases() {
    let xml = SampleAudit.report(Self.configuration).junit
    #expect(
      xml.split(separator: "\n").filter { $0.contains("<testsuite") }.map(String.init) == [
        #"<testsuites name="earshot audit" tests="5" failures="3" errors="0">"#,
        #"  <testsuite name="App/Player.yaml: Player" tests="2" failures="2" errors="0" skipped="0">"#,
        #"  <testsuite name="App/Player.yaml: Empty" tests="1" failures="0" errors="0" skipped="0">"#,
        #"  <testsuite name="App/Form &amp; more.storyboard: Form" tests="2" failures="1" errors="0" skipped="0">"#,
        #"  <testsuite name="audit" tests="0" failures="0" errors="0" skipped="0">"#,
      ])
    #expect(xml.contains(#"name="2 rules without a finding""#))
    #expect(xml.contains(#"name="1 rule without a finding""#))
    #expect(
      xml.contains(
        """
              <failure type="label-missing-image" message="art: the image has no description">\
        App/Player.yaml:9:7: critical: art: the image has no description
        Describe the picture.</failure>
        """))
  }

  @Test("Of two screens of one name, each has its own findings")
  func sameName() {
    let findings = [3, 7, 19, 20, 30].map { SampleAudit.finding(line: $0, element: "e\($0)") }
    let audit = Audit(
      file: SampleAudit.player, found: findings, checked: 5,
      screens: [4, 20].map { ScreenPicture(name: "Player", file: SampleAudit.player, line: $0) })
    let report = AuditReport(
      AuditRun([audit], configuration: Self.configuration), configuration: Self.configuration,
      version: "0")
    let suites = report.junit.components(separatedBy: "<testsuite ").dropFirst().dropLast()
    let lines = suites.map { suite in
      findings.map(\.line).filter { suite.contains("Player.yaml:\($0):7: critical") }
    }
    #expect(lines == [[3, 7, 19], [20, 30]])
  }

  @Test("What does not fail the audit does not fail a case")
  func standings() {
    var report = SampleAudit.report(
      AuditConfiguration(
        isOn: Self.configuration.isOn, ignores: [AuditIgnore(rule: "label-missing-control")]),
      baseline: Baseline([Baseline.Entry(SampleAudit.findings[0])]))
    report.failsOn = nil
    #expect(report.junit.contains(#"failures="0" errors="0">"#))
    #expect(
      report.junit.components(separatedBy: #"<skipped message="known or ignored"/>"#).count == 3)
    #expect(report.junit.contains("<system-out>App/Form &amp; more.storyboard:3:7: critical"))
  }

  @Test("A refused file is an error")
  func refusals() {
    var report = SampleAudit.report()
    report.refusals = [AuditRefusal(file: "x.yaml", line: 2, column: 3, message: "broken; mend it")]
    #expect(
      report.junit.contains(
        #"<error type="read" message="broken; mend it">x.yaml:2:3: error: broken; mend it</error>"#)
    )
  }

  @Test("Whatever a file holds, the report is well-formed XML")
  func hostile() {
    var hostile = HostileText(seed: 75)
    for _ in 0..<SoakScale.rounds(of: 400) {
      let text = hostile.next()
      let finding = SampleAudit.finding(file: text, screen: text, element: text, message: text)
      let audit = Audit(file: text, found: [finding], checked: 1)
      let report = AuditReport(AuditRun([audit]), version: "0")
      let parser = XMLParser(data: Data(report.junit.utf8))
      #expect(parser.parse() && parser.parserError == nil, "\(text.debugDescription)")
    }
  }
}
