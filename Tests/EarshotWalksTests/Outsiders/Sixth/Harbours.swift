import EarshotInterface
import EarshotModel

/// Apps of harbours, in which there is much to go through.
extension OutsiderPair {
  static var sixthHarbours: [OutsiderPair] {
    [
      OutsiderPair(
        "order-visual-mismatch",
        "Sailings that are sorted anew change their places, and the list of elements stays as it was",
        screen: { WrenSailings("Sailings", $0) }),
      OutsiderPair(
        "swipe-cost",
        "Each of seventy-two berths is a stop, and the button that goes on is behind them all",
        screen: { WrenBerths("Berths", $0) }),
      .stack(
        "rotor-dead",
        "The rotor of the free moorings looks for a word that no mooring has as the whole of its value"
      ) { WrenMoorings("Moorings", $0) },
    ]
  }
}

private final class WrenSailings: ReedScreen {
  private static let sailings = [
    ("Arran", "9:40"), ("Brae", "8:15"), ("Coll", "9:50"), ("Dunn", "7:50"),
  ]
  private var titleLabel: Label?
  private var sort: Button?
  private var rows: [(time: String, row: Button)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel = put(heading("Sailings of today"))
    sort = put(button("Sort by hour") { [unowned self] in sortByHour() })
    rows = Self.sailings.map { name, time in
      let row = button("\(name), \(time)") { [unowned self] in tell(name, "From quay 2.") }
      view.addSubview(row)
      return (time, row)
    }
    arrange()
    list()
  }

  private func sortByHour() {
    rows.sort { $0.time < $1.time }
    arrange()
    if !isFaulty { list() }
    post(.layoutChanged(nil))
    sayBehind("Sorted by hour")
  }

  private func arrange() {
    for (place, row) in rows.enumerated() {
      row.row.frame = Rect(x: 16, y: 240 + Double(place) * 56, width: 361, height: 48)
    }
  }

  private func list() {
    view.accessibilityElements = [titleLabel, sort].compactMap(\.self) + rows.map(\.row)
  }
}

private final class WrenBerths: ReedScreen {
  private static let decks = ["A", "B", "C", "D", "E", "F", "G", "H"]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Choose where you sleep"))
    for (line, deck) in Self.decks.enumerated() {
      let top = 160 + Double(line) * 56
      if isFaulty {
        for number in 1...9 {
          view.hold(
            WrenBerth("Berth \(deck)\(number)"), x: 16 + Double(number - 1) * 40, y: top, width: 36)
        }
      } else {
        view.hold(WrenDeck("Deck \(deck)"), x: 16, y: top, width: 361)
      }
    }
    view.hold(
      button("Continue") { [unowned self] in tell("Thank you", "The ferry sails at nine.") },
      x: 16, y: 660, width: 361)
  }
}

private final class WrenBerth: View {
  private var isTaken = false

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool {
    isTaken.toggle()
    accessibilityTraits = isTaken ? [.button, .selected] : .button
    return true
  }
}

private final class WrenDeck: View {
  private var berth = 0

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = name
  }

  override var defaultAccessibilityValue: String? {
    berth == 0 ? "no berth" : "berth \(berth) of 9"
  }

  override func accessibilityIncrement() { berth = min(9, berth + 1) }

  override func accessibilityDecrement() { berth = max(0, berth - 1) }
}

private final class WrenMoorings: ReedScreen {
  private var rows: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let states = ["Taken", "Free until noon", "Taken", "Taken", "Free until Sunday", "Taken"]
    rows = states.enumerated().map { place, state in
      let row = put(words("Mooring \(place + 1)"))
      row.accessibilityValue = state
      return row
    }
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Free moorings") { [unowned self] in search($0) }
    ]
  }

  private func isFree(_ row: Label) -> Bool {
    guard let state = row.accessibilityValue else { return false }
    return isFaulty ? state == "Free" : state.hasPrefix("Free")
  }

  private func search(
    _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let place = rows.firstIndex { $0 === predicate.currentItem.targetElement }
    let found =
      if predicate.searchDirection == .next {
        rows.dropFirst(place.map { $0 + 1 } ?? 0).first(where: isFree)
      } else {
        rows.prefix(place ?? 0).last(where: isFree)
      }
    return found.map { .init(targetElement: $0) }
  }
}
