import EarshotModel
import Foundation
import Testing

@testable import EarshotAudit

/// Reports in Japanese over a file whose names and texts are Japanese: whatever stands there in English letters and is
/// no name of a rule or of a command of scripts came from no table.
@Suite("Reports in another language") struct ReportLanguageTests {
  private static let rules = [
    "label-missing-image", "label-missing-control", "activation-noop", "contrast-text",
  ]

  private static func finding(
    _ rule: String, _ severity: Severity = .critical, line: Int, element: String
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, file: "注文", line: line, screen: "画面", element: element,
      message: "ボタンに名前がありません", fix: "名前を付けます。",
      fingerprint: Fingerprint(rule: rule, file: "注文", screen: "画面", element: element),
      path: ["注文、見出し", ""])
  }

  /// A report with something of everything that a report can tell.
  private static var report: AuditReport {
    var configuration = AuditConfiguration(
      isOn: Dictionary(
        uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, rules.contains($0.id)) }))
    configuration.texts = AuditTexts(language: "ja")
    var walked = finding("activation-noop", .serious, line: 5, element: "五")
    walked.walk = [
      .init(gesture: "moveForward", heard: ["注文"], cursor: Rect(x: 0, y: 0, width: 9, height: 9)),
      .init(gesture: "activate", heard: [], cursor: Rect(x: 0, y: 0, width: 9, height: 9)),
    ]
    var group = finding("label-missing-control", .moderate, line: 6, element: "六")
    group.members = (6...7).map { line in
      Finding.Member(screen: "画面", element: "六\(line)", line: line, name: "要素\(line)")
    }
    let findings = [
      finding("label-missing-image", line: 3, element: "三"),
      finding("label-missing-image", line: 4, element: "四"), walked, group,
      finding("contrast-text", .review, line: 8, element: "八"),
    ]
    let screens = [
      ScreenPicture(
        name: "画面", file: "注文", line: 2, size: Size(width: 390, height: 844), language: "ja",
        uncheckedRules: ["contrast-text"],
        parts: [
          .init(
            key: "三", frame: Rect(x: 0, y: 0, width: 44, height: 44), role: .button,
            stop: .init(number: 1, description: ""))
        ]),
      ScreenPicture(name: "空", file: "注文", line: 20, uncheckedRules: ["contrast-text"]),
      ScreenPicture(name: "始", file: "注文", line: 30, isLaunchScreen: true),
    ]
    let audit = Audit(
      file: "注文", found: findings, checked: 4, screens: screens, configuration: configuration)
    var report = AuditReport(
      AuditRun([audit], configuration: configuration), configuration: configuration,
      version: "1.2.3")
    report.entries += [
      .init(finding("label-missing-image", line: 9, element: "九"), .known),
      .init(finding("label-missing-image", line: 10, element: "十"), .ignored(reason: "理由")),
      .init(finding("label-missing-image", line: 11, element: "十一"), .ignored(reason: nil)),
    ]
    report.ownFindings = [
      Finding(
        rule: "rule-unknown", severity: .minor, message: "その規則はありません", fix: "直します。",
        fingerprint: Fingerprint(rule: "rule-unknown", file: "", screen: "", element: ""))
    ]
    report.stale = [Baseline.Entry(finding("contrast-text", line: 12, element: "十二"))]
    report.hasBaseline = true
    report.coverage.skippedFiles = 2
    report.coverage.states = 3
    report.coverage.unreachedStates = 1
    return report
  }

  /// What stands in English letters where people read, without the names that are the same everywhere.
  private static func foreign(_ texts: [String]) -> [String] {
    let names =
      RuleSet.current.rules.map(\.id) + [
        "moveForward", "activate", "earshot audit", "earshot", "WCAG",
      ]
    return texts.flatMap { text in
      names.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
        .matches(of: /[A-Za-z]{2,}/).map { "\($0.output) in \(text.prefix(80))" }
    }
  }

  @Test("A page has no English but the explanations, which are marked")
  func html() throws {
    var page = Self.report.html
    let explanations = page.matches(of: /<p lang="en">/).count
    #expect(explanations == 5)
    page = page.replacing(/<style>[\s\S]*?<\/style>/, with: "")
      .replacing(/<p lang="en">[\s\S]*?<\/p>/, with: "")
      .replacing(/<p><code>[\s\S]*?<\/code><\/p>/, with: "")
      .replacing("<code>ignore</code>", with: "")
    let labels = page.matches(of: /(?:aria-label|title|alt)="([^"]*)"/).map { String($0.1) }
    #expect(labels.contains("操作を再生") && labels.contains("操作の図"), "\(labels)")
    #expect(Self.foreign(labels) == [])
    let texts = page.replacing(/<[^>]*>/, with: "\n").split(separator: "\n").map(String.init)
    #expect(texts.contains("（無音）"))
    // Sentences are closed and parts joined by the marks of the language.
    #expect(texts.contains("ボタンに名前がありません。") || texts.contains { $0.hasSuffix("ありません。") })
    #expect(texts.contains { $0.hasPrefix("注文:2:1、") }, "\(texts)")
    #expect(Self.foreign(texts) == [])
  }

  @Test("What JUnit's readers show has no English")
  func junit() {
    let xml = Self.report.junit
    let shown = xml.matches(of: /(?:name|message)="([^"]*)"/).map { String($0.1) }
      .filter { $0 != "audit" }
    #expect(shown.contains { $0.hasPrefix("指摘のない規則") }, "\(shown)")
    #expect(Self.foreign(shown) == [])
    let texts = xml.replacing(/<[^>]*>/, with: "\n").split(separator: "\n").map(String.init)
    #expect(texts.contains { $0.contains("（除外：理由）") || $0.contains("(除外：理由)") }, "\(texts)")
    #expect(Self.foreign(texts) == [])
  }

  @Test("A log in SARIF names its language, and only rules are described in English")
  func sarif() throws {
    let log = try JSONSerialization.jsonObject(with: Data(Self.report.sarif(root: "/").utf8))
    let run = try #require((log as? [String: Any])?["runs"] as? [[String: Any]]).first
    #expect(run?["language"] as? String == "ja")
    var texts: [String] = []
    func gather(_ value: Any) {
      if let members = value as? [String: Any] {
        for (key, value) in members where key != "rules" {
          if ["text", "justification"].contains(key), let text = value as? String {
            texts.append(text)
          } else {
            gather(value)
          }
        }
      } else if let items = value as? [Any] {
        items.forEach(gather)
      }
    }
    gather(log)
    #expect(texts.contains("（無音）"), "\(texts)")
    #expect(texts.contains("ベースラインにあります。"), "\(texts)")
    #expect(texts.contains { $0.hasSuffix("ボタンに名前がありません。名前を付けます。") }, "\(texts)")
    #expect(Self.foreign(texts) == [])
    let english = SampleAudit.report().sarif(root: "/")
    #expect(!english.contains(#""language":"en""#))
  }

  @Test("Annotations for GitHub have no English")
  func annotations() {
    let messages = Self.report.annotations.map { $0.components(separatedBy: "::").last ?? "" }
    #expect(messages.count > 4)
    #expect(Self.foreign(messages.map { $0.replacingOccurrences(of: "%0A", with: " ") }) == [])
  }
}
