import Testing

/// Apps by people who knew of the rules no more than their names: what a walk finds in them.
@Suite("Faults by people who do not know the rules")
struct OutsiderPairTests {
  static var pairs: [OutsiderPair] { sets.flatMap(\.self) }

  private static var sets: [[OutsiderPair]] {
    [OutsiderPair.first, OutsiderPair.second, OutsiderPair.third, OutsiderPair.fourth]
  }

  /// What is found by another rule, or by none, in each of the sets.
  private static let exceptions: [[String: String?]] = [
    [:],
    [
      // The controller is gone, and nothing tells what was its view from any other.
      "child-controller-stale": "speech-repeat",
      // Buttons lie on the area, where a finger finds them.
      "direct-touch-trap": nil,
    ],
    [:],
    [
      // A closed drawer is read before the screen, and lies where nothing scrolls to.
      "focus-initial-odd": "scroll-unhandled",
      // What is under the cursor slides away instead of going.
      "focus-stale": "scroll-unhandled",
      // These wait longer than a walk does before they do anything.
      "focus-moved-unasked": nil,
      "focus-reset-refresh": nil,
      "status-not-announced": nil,
      // It goes before what is said of it has been said to its end.
      "transient-too-short": nil,
      // Two controls come in the place of the one that goes, and the change is posted.
      "focus-lost-layout": nil,
      // The heading stands in one row with what it is of.
      "order-header-after-content": nil,
      // The last of many rows is come to by one touch at the bottom.
      "swipe-cost": nil,
      // It goes round.
      "adjustable-unbounded": nil,
      // Only a part of the screen answers, in which the cursor does not stand.
      "gesture-magic-tap-unhandled": nil,
      // Buttons lie on the area here too.
      "direct-touch-trap": nil,
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
