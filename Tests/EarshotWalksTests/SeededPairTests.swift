import EarshotAudit
import Testing

@Suite("Seeded faults")
struct SeededPairTests {
  static var pairs: [SeededPair] {
    .focus + .modal + .screens + .order + .interaction + .speech + .orderVariants + .useVariants
      + .wordVariants + .cursorVariants + .placeVariants + .adjustVariants
      + .scrollVariants + .speechVariants + .screenVariants + .modalVariants
  }

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    try pair.expectFault(foundBy: pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }

  @Test("Every rule that a walk decides has five pairs")
  func everyRuleHasPairs() {
    let counts = Dictionary(grouping: Self.pairs, by: \.rule).mapValues(\.count)
    let missing = RuleSet.current.rules.filter(\.isWalked).map(\.id)
      .filter { counts[$0, default: 0] < 5 }
    #expect(missing == [])
  }
}
