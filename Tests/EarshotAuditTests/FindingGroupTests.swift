import EarshotDocuments
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotAudit
@testable import EarshotFiles

@Suite("Findings that are one")
struct FindingGroupTests {
  private static let file = """
    earshot: 1
    language: en
    screens:
      - name: Welcome
        root: { children: [
          { id: a, label: Hello, traits: [staticText], text: { size: 17, scales: false } },
          { id: b, label: Bye, traits: [staticText], text: { size: 17, scales: true } },
          { id: c, label: Help, traits: [staticText], text: { size: 17, scales: false } },
          { id: go, label: Go, traits: [button], on: { activate: { push: Terms } } },
          { id: on, label: On, traits: [button], on: { activate: { push: Prices } } }] }
      - name: Terms
        root: { children: [
          { id: d, label: Some text, traits: [staticText], text: { size: 9, scales: false } }] }
      - name: Prices
        root: { children: [{ id: e, label: Some words, traits: [staticText] }] }
    """

  private func audit(_ ignores: [AuditIgnore] = []) throws -> Audit {
    let document = try DocumentReader().read(Array(Self.file.utf8), file: "App/Shop.yaml")
    return Audit(document, configuration: AuditConfiguration(ignores: ignores))
  }

  private func lines(_ findings: [Finding], of rule: String) -> [String] {
    findings.filter { $0.rule == rule }
      .map { "\($0.line) \($0.screen) \($0.element.isEmpty ? "-" : $0.element): \($0.message)" }
  }

  @Test("Texts of a screen that keep their size are one finding")
  func elements() throws {
    let findings = try audit().findings
    #expect(
      lines(findings, of: "text-fixed-font") == [
        "6 Welcome -: 2 texts do not follow the text-size setting: 'Hello', 'Help'",
        "13 Terms d: the text of 'Some text' does not follow the text-size setting",
      ])
    let group = try #require(findings.first { $0.rule == "text-fixed-font" })
    #expect(group.members.map { "\($0.line) \($0.element)" } == ["6 a", "8 c"])
    #expect(
      AuditIgnore(group).line
        == #"{ rule: "text-fixed-font", screen: "Welcome", file: "Shop.yaml" }"#)
  }

  @Test("Screens of a file without a title are one finding")
  func screens() throws {
    let findings = try audit().findings
    #expect(
      lines(findings, of: "screen-title-missing") == [
        "11 Terms -: 2 screens have neither a title nor a heading: Terms, Prices"
      ])
    let group = try #require(findings.first { $0.rule == "screen-title-missing" })
    #expect(
      AuditIgnore(group).line == #"{ rule: "screen-title-missing", file: "Shop.yaml" }"#)
  }

  @Test("Each of them can be ignored alone; what is left keeps its identity")
  func ignores() throws {
    let all = try audit()
    let rest = try audit([
      AuditIgnore(rule: "text-fixed-font", element: "a"),
      AuditIgnore(rule: "screen-title-missing", screen: "Terms"),
    ])
    #expect(
      lines(rest.findings, of: "text-fixed-font") == [
        "8 Welcome c: the text of 'Help' does not follow the text-size setting",
        "13 Terms d: the text of 'Some text' does not follow the text-size setting",
      ])
    #expect(
      lines(rest.findings, of: "screen-title-missing")
        == ["14 Prices -: the screen has neither a title nor a heading"])
    #expect(
      rest.ignored.map { "\($0.rule) \($0.screen)" }.sorted() == [
        "screen-title-missing Terms", "text-fixed-font Welcome",
      ])
    #expect(Set(rest.findings.map(\.fingerprint)) == Set(all.findings.map(\.fingerprint)))
  }

  @Test("A report that was read again has the same groups, and what is ignored then leaves them")
  func merge() throws {
    let audit = try audit()
    let report = AuditReport(AuditRun([audit]), version: "1")
    let source = SourceText(file: "part.json", bytes: Array(report.json().utf8))
    let part = try AuditPart(source)
    #expect(part.audits(AuditConfiguration())[0].findings == audit.findings)
    let configuration = AuditConfiguration(ignores: [
      AuditIgnore(rule: "text-fixed-font", element: "c")
    ])
    #expect(
      lines(part.audits(configuration)[0].findings, of: "text-fixed-font")[0]
        == "6 Welcome a: the text of 'Hello' does not follow the text-size setting")
  }

  @Test("A baseline counts the members: one more is new, one less is stale")
  func baseline() throws {
    let all = try audit().findings.filter { $0.rule == "text-fixed-font" && $0.isGroup }
    var fewer = all
    fewer[0].members.removeLast()
    func standing(_ findings: [Finding], _ old: [Finding]) -> String {
      let baseline = Baseline(old.map { Baseline.Entry($0) })
      let comparison = baseline.comparison(with: findings, in: ["App/Shop.yaml"])
      let run = AuditRun([Audit(file: "App/Shop.yaml", found: findings, checked: 7)])
      let report = AuditReport(run, comparison: comparison, version: "1")
      let counts = { (baseline: Baseline) in baseline.entries.map { "\($0.count)" }.joined() }
      return report.entries.map { $0.standing == .known ? "known" : "new" }.joined()
        + ", stale \(comparison.stale.map(\.count)), pruned \(counts(comparison.pruned))"
        + ", accepted \(counts(comparison.accepted))"
    }
    #expect(standing(all, all) == "known, stale [], pruned 2, accepted 2")
    #expect(standing(all, fewer) == "new, stale [], pruned 1, accepted 2")
    #expect(standing(fewer, all) == "known, stale [1], pruned 1, accepted 1")
    #expect(standing([], all) == ", stale [2], pruned , accepted ")
  }

  @Test(
    "Texts that keep their size are one finding, as bad as the worst, and those for review are counted"
  )
  func mixed() throws {
    func audit(_ sizes: [(name: String, size: Int)], _ ignores: [AuditIgnore] = []) throws -> Audit
    {
      let texts = sizes.map {
        "    { id: \($0.name), label: \($0.name), traits: [staticText], text: { size: \($0.size), scales: false } }"
      }
      let file =
        "earshot: 1\nscreens:\n- name: Shop\n  root: { children: [\n"
        + texts.joined(separator: ",\n") + "] }"
      let document = try DocumentReader().read(Array(file.utf8), file: "Shop.yaml")
      return Audit(document, configuration: AuditConfiguration(ignores: ignores))
    }
    func told(_ findings: [Finding]) -> [String] {
      findings.filter { $0.rule == "text-fixed-font" }
        .map { "\($0.line) \($0.severity): \($0.message)" }
    }
    let sizes = [("Huge", 60), ("Large", 30), ("Small", 17), ("Vast", 70)]
    let all = try audit(sizes)
    #expect(
      told(all.findings) == [
        "6 moderate: 2 texts do not follow the text-size setting: 'Large', 'Small'; 2 more for review"
      ])
    #expect(
      all.findings.first { $0.isGroup }?.members.map(\.severity) == [.review, .minor, nil, .review])
    let part = try AuditPart(
      SourceText(
        file: "part.json",
        bytes: Array(AuditReport(AuditRun([all]), version: "1").json().utf8)))
    #expect(part.audits(AuditConfiguration())[0].findings == all.findings)
    let ignored = [AuditIgnore(rule: "text-fixed-font", element: "Small")]
    let rest = part.audits(AuditConfiguration(ignores: ignored))[0].findings
    #expect(told(rest) == told(try audit(sizes, ignored).findings))
    #expect(
      told(rest) == [
        "6 minor: the text of 'Large' does not follow the text-size setting; 2 more for review"
      ])
    #expect(
      told(try audit([sizes[0], sizes[3]]).findings) == [
        "5 review: 2 texts do not follow the text-size setting: 'Huge', 'Vast'"
      ])
    #expect(Set(rest.map(\.fingerprint)).isSubset(of: all.findings.map(\.fingerprint)))
  }

  @Test("Only the first are named in the message, and all where there is room")
  func names() {
    let grouping = RuleGrouping(
      scope: .screen, one: { "\($0) is old" }, many: { "\($0) things are old" })
    let members = (1...7).map {
      Finding.Member(screen: "Home", element: "e\($0)", line: $0, name: "'\($0)'")
    }
    #expect(
      grouping.message(of: members) == "7 things are old: '1', '2', '3', '4', '5' and 2 more")
    #expect(grouping.message(of: Array(members.prefix(2))) == "2 things are old: '1', '2'")
  }
}
