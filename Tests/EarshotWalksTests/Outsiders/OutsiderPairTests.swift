import EarshotTestSupport
import Testing

/// Apps by people who knew of the rules no more than their names: what a walk finds in them.
@Suite("Faults by people who do not know the rules")
struct OutsiderPairTests {
  static var pairs: [OutsiderPair] { sets.flatMap(\.self) }

  /// One in five, another fifth of each set than of the one before; all of them in `make soak`, since walks take long.
  private static var numbers: [Int] { SoakScale.cases(of: pairs.count, oneIn: 5) }

  private static var sets: [[OutsiderPair]] {
    [
      OutsiderPair.first, OutsiderPair.second, OutsiderPair.third, OutsiderPair.fourth,
      OutsiderPair.fifth, OutsiderPair.sixth, OutsiderPair.seventh, OutsiderPair.eighth,
      OutsiderPair.ninth, OutsiderPair.tenth, OutsiderPair.eleventh, OutsiderPair.twelfth,
      OutsiderPair.thirteenth, OutsiderPair.fourteenth,
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
      // The bar at the foot of the screen is listed first, and begins the screen as the first element may; what is
      // wrong is that it is read before its heading.
      "focus-initial-odd": "order-header-after-content",
      // A wheel that goes round through its numbers, as the system's own wheels of hours and minutes do.
      "adjustable-unbounded": nil,
      // It is said just before its screen goes, which leaves it no time to begin: lost, by this reader's account.
      "announcement-interrupted": "announcement-lost",
    ],
    [:],
    [
      // The cursor stays where it was, in what has become a modal layer around it, of which nothing is said.
      "modal-focus-not-moved": "modal-untitled",
      // It is the last stop of its screen, to which one gesture leads.
      "swipe-cost": nil,
      // What holds no letter is told of by a rule that does not walk.
      "speech-unpronounceable": nil,
    ],
    [:],
    [:],
    [:],
    [:],
    [
      // As in the fifth set: what is said as its screen goes has had no time to begin.
      "announcement-interrupted": "announcement-lost"
    ],
    [
      // The app never says that its state is to be kept, so that nobody expects it to come back.
      "restoration-focus": nil
    ],
    [
      // The cursor is sent to what has gone together with the card, which is told as just that.
      "modal-focus-not-restored": "focus-stale",
      // A rotor of buttons leads to the row at once.
      "swipe-cost": nil,
    ],
  ]

  @Test("Each has a pair for every fault")
  func everyFault() {
    for pairs in Self.sets {
      #expect(pairs.count == 46)
      #expect(Set(pairs.map(\.rule)).count == 46)
    }
  }

  @Test("A fault is found, and its script shows it again", arguments: numbers)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    let exceptions = Self.exceptions[number / OutsiderPair.first.count]
    try pair.expectFault(foundBy: exceptions[pair.rule] ?? pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: numbers)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
