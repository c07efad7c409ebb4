import EarshotInterface
import EarshotModel

// Cards that stand beside each other.

extension OrderChecks {
  /// What is heard of a card before the rest of another one beside it; `nil` where each card is heard to its end.
  ///
  /// Cards are views beside each other that are made alike, of something to read and something to use; what is only to be
  /// read in columns may well be read in rows.
  static func acrossCards(_ stops: [WalkedStop]) -> (first: WalkedStop, second: WalkedStop)? {
    let cards = cards(of: stops)
    for (number, card) in cards.enumerated() {
      for other in cards[(number + 1)...] where card.isBeside(other) {
        let (early, late) = card.places[0] < other.places[0] ? (card, other) : (other, card)
        guard let place = early.places.first(where: { $0 > late.places[0] }) else { continue }
        return (stops[late.places[0]], stops[place])
      }
    }
    return nil
  }

  /// The views that hold something to read and something to use, in the order in which they are come to.
  private static func cards(of stops: [WalkedStop]) -> [Card] {
    var cards: [Card] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (place, stop) in stops.enumerated() where !stop.isInBar {
      for view in ResponderPath(above: stop.element).lazy.compactMap({ $0 as? View }) {
        if let number = numbers[ObjectIdentifier(view)] {
          cards[number].add(stop, at: place)
        } else {
          numbers[ObjectIdentifier(view)] = cards.count
          cards.append(Card(view, holding: stop, at: place))
        }
      }
    }
    return cards.filter(\.isMixed)
  }

  /// A view with what is heard in it.
  private struct Card {
    private let view: View
    private(set) var places: [Int]
    private var roles: [AccessibilityTraits]
    private var isRead = false, isUsed = false

    init(_ view: View, holding stop: WalkedStop, at place: Int) {
      (self.view, places, roles) = (view, [], [])
      add(stop, at: place)
    }

    mutating func add(_ stop: WalkedStop, at place: Int) {
      places.append(place)
      roles.append(stop.traits.subtracting([.selected, .notEnabled]))
      if stop.isOperable { isUsed = true } else { isRead = true }
    }

    /// Whether it holds something to read and something to use.
    var isMixed: Bool { isRead && isUsed }

    /// Whether another one stands beside it in the same view, and is made alike.
    func isBeside(_ other: Card) -> Bool {
      guard view.superview != nil, view.superview === other.view.superview, roles == other.roles
      else { return false }
      let (one, two) = (view.accessibilityFrame, other.view.accessibilityFrame)
      let shared = min(one.maxY, two.maxY) - max(one.minY, two.minY)
      return (one.maxX <= two.minX || two.maxX <= one.minX)
        && 2 * shared > min(one.height, two.height)
    }
  }
}
