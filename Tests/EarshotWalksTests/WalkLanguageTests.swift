import EarshotAudit
import EarshotWalks
import Testing

/// What a walk finds, in another language.
@Suite("Walks in another language")
struct WalkLanguageTests {
  /// One app for each rule.
  private static var pairs: [SeededPair] {
    var seen: Set<String> = []
    return SeededPairTests.pairs.filter { seen.insert($0.rule).inserted }
  }

  /// Two findings are the same where nothing but their words differs.
  private static func facts(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var bare = finding
      (bare.message, bare.fix) = ("", "")
      return bare
    }
  }

  @Test(
    "A walk in German finds what one in English does, and tells it in German",
    arguments: pairs.indices)
  func german(_ number: Int) throws {
    let pair = Self.pairs[number]
    let english = try pair.findings(isFaulty: true)
    let german = try pair.findings(isFaulty: true, language: "de")
    #expect(!english.isEmpty && Self.facts(german) == Self.facts(english))
    for (told, finding) in zip(german, english) {
      #expect(told.message != finding.message, "\(pair): \(told.message)")
      #expect(told.fix != finding.fix && !told.message.contains("{"), "\(told.message)")
    }
  }
}
