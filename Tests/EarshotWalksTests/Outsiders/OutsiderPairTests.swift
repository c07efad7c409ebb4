import Testing

/// Apps by people who knew of the rules no more than their names: what a walk finds in them.
@Suite("Faults by people who do not know the rules")
struct OutsiderPairTests {
  static var pairs: [OutsiderPair] { OutsiderPair.first + OutsiderPair.second }

  /// What is found by another rule, or by none, for each of the two.
  private static let exceptions: [[String: String?]] = [
    [
      // Nothing is posted here, so that the cursor stands on what has gone.
      "focus-lost-layout": "focus-stale",
      // The cursor goes by itself to what has come, whoever posts nothing.
      "modal-focus-not-moved": "screen-change-silent",
    ],
    [
      "modal-focus-not-moved": "screen-change-silent",
      // The rows say other things when they have come anew, and the button under the cursor stays.
      "focus-reset-refresh": nil,
      // The controller is gone, and nothing tells what was its view from any other.
      "child-controller-stale": "speech-repeat",
      // Something is called, and leaves at once.
      "activation-noop": nil,
      // Buttons lie on the area, where a finger finds them.
      "direct-touch-trap": nil,
    ],
  ]

  @Test("Both have a pair for every fault")
  func everyFault() {
    for pairs in [OutsiderPair.first, OutsiderPair.second] {
      #expect(pairs.count == 46)
      #expect(Set(pairs.map(\.rule)).count == 46)
    }
  }

  @Test("A fault is found, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    let exceptions = Self.exceptions[number < OutsiderPair.first.count ? 0 : 1]
    try pair.expectFault(foundBy: exceptions[pair.rule] ?? pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
