import Testing

/// Apps by people who knew of the rules no more than their names: what a walk finds in them.
@Suite("Faults by people who do not know the rules")
struct OutsiderPairTests {
  static var pairs: [OutsiderPair] { sets.flatMap(\.self) }

  private static var sets: [[OutsiderPair]] {
    [
      OutsiderPair.first, OutsiderPair.second, OutsiderPair.third, OutsiderPair.fourth,
      OutsiderPair.fifth,
    ]
  }

  /// What is found by another rule, or by none, in each of the sets.
  private static let exceptions: [[String: String?]] = [
    [:],
    [
      // The controller is gone, and nothing tells what was its view from any other.
      "child-controller-stale": "speech-repeat"
    ],
    [:],
    [:],
    [:],
  ]

  @Test("Each has a pair for every fault")
  func everyFault() {
    for pairs in Self.sets {
      #expect(pairs.count == 46)
      #expect(Set(pairs.map(\.rule)).count == 46)
    }
  }

  @Test("A fault is found, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    let exceptions = Self.exceptions[number / OutsiderPair.first.count]
    try pair.expectFault(foundBy: exceptions[pair.rule] ?? pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
