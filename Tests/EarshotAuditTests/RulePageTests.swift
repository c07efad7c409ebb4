import EarshotAudit
import Foundation
import Testing

@Suite("Pages of rules")
struct RulePageTests {
  private static var folder: URL {
    // Tests/EarshotAuditTests/RulePageTests.swift: three steps up is the package.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Earshot/Earshot.docc/Rules")
  }

  @Test("The documentation has a page for every rule, and each says what the rule says")
  func pages() throws {
    var expected = ["AuditRules.md": RuleText.index(of: .current)]
    for rule in RuleSet.current.rules { expected["\(rule.id).md"] = RuleText(rule).page }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(expected.keys))
    for (name, page) in expected {
      let file = Self.folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == page, "make reference-pages: \(name)")
    }
  }
}
