import EarshotAudit
import EarshotTestSupport
import Foundation
import Testing

@Suite("The rule set")
struct RuleSetTests {
  @Test("Version 1 has the 96 rules of the catalogue that read, and 46 that walk, 15 of them off")
  func version() throws {
    let rules = RuleSet.current.rules
    #expect(RuleSet.current.version == 1)
    #expect(rules.count == 142)
    #expect(Set(rules.map(\.id)).count == 142)
    #expect(rules.filter { !$0.isOn }.count == 15)
    #expect(rules.count(where: \.isWalked) == 46)
    #expect(RuleSet.version(2) == nil)
  }

  @Test("A misspelt rule is named after the one that was meant")
  func nearest() {
    #expect(RuleSet.current.nearest(to: "label-mising-control") == "label-missing-control")
    #expect(RuleSet.current.nearest(to: "text-fix") == "text-fixed-font")
    #expect(RuleSet.current.nearest(to: "quite something else") == nil)
    #expect(RuleSet.current.nearest(to: "") == nil)
  }

  @Test("Explanations are whole sentences, and titles are none")
  func texts() {
    for rule in RuleSet.current.rules {
      #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
      #expect(rule.fix.hasSuffix(".") || rule.fix.hasSuffix(".\""), "\(rule.id)")
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
      #expect(!rule.explanation.contains("  "), "\(rule.id)")
    }
  }

  private struct CatalogueRule: Decodable {
    var id: String
    var title: String
    var severity: String
    var wcag: [String]
    var kind: String
    var category: String
    var `default`: String
    var confidence: String
  }

  /// Rules that are surer in the catalogue than on real storyboards.
  private static let leftToPeople: Set = ["label-all-caps", "header-missing", "frame-offscreen"]

  @Test(
    "Every rule is what the catalogue says it is",
    .enabled(if: SharedFolder.url("vectors/audit-rules.json") != nil))
  func catalogue() throws {
    let url = try #require(SharedFolder.url("vectors/audit-rules.json"))
    let catalogue = try JSONDecoder().decode([CatalogueRule].self, from: Data(contentsOf: url))
      .filter { $0.kind != "pixels" }
    #expect(catalogue.map(\.id) == RuleSet.current.rules.map(\.id))
    for (expected, rule) in zip(catalogue, RuleSet.current.rules) {
      #expect(rule.title == expected.title)
      #expect(rule.severity.rawValue == expected.severity, "\(rule.id)")
      #expect(rule.criteria == expected.wcag, "\(rule.id)")
      #expect(rule.category.rawValue == expected.category, "\(rule.id)")
      #expect(rule.isOn == (expected.default == "on"), "\(rule.id)")
      let confidence = Self.leftToPeople.contains(rule.id) ? "review" : expected.confidence
      #expect(rule.confidence.rawValue == confidence, "\(rule.id)")
    }
  }
}
