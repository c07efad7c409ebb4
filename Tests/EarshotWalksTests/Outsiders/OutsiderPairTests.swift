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
    [
      // What only moves when the cursor comes to it is still read in the order that it had, so that nobody is caught here.
      "focus-trap": nil,
      // The screen is put in place of another one just like it, which is a new screen as far as anybody can tell.
      "focus-reset-refresh": nil,
      // The bar at the foot of the screen is listed first; that it is read before its heading is found.
      "focus-initial-odd": "order-header-after-content",
      // A page is turned by a button, under a title that stays.
      "screen-change-silent": nil,
      // Each of two cards is read by rows that go across both.
      "order-visual-mismatch": nil,
      // A wheel that goes round, as the system's own wheels of hours and minutes do.
      "adjustable-unbounded": nil,
      // It is said just before its screen goes, and is cut off by what comes: lost, by this reader's account.
      "announcement-interrupted": "announcement-lost",
      // It is posted as the app begins, before a walk listens.
      "announcement-lost": nil,
    ],
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
