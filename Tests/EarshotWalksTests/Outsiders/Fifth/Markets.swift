import EarshotInterface
import EarshotModel

/// Apps of markets, in which there are many things to go through.
extension OutsiderPair {
  static var fifthMarkets: [OutsiderPair] {
    [
      OutsiderPair(
        "order-visual-mismatch",
        "Cards stand two and two, and are not groups, so that they are read line by line across",
        screen: { ReedCards("Fruit", $0) }),
      OutsiderPair(
        "swipe-cost",
        "Each of twelve wares is seven stops, and the way to the till is behind all of them",
        screen: { ReedStall("Stall", $0) }),
      .stack(
        "rotor-dead",
        "The rotor of the offers goes through the rows that were made first, which have been replaced"
      ) { ReedOffers("Offers", $0) },
    ]
  }
}

private final class ReedCards: ReedScreen {
  private static let wares = [
    ("Pears", "2.10"), ("Plums", "3.40"), ("Figs", "5.00"), ("Grapes", "4.20"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Fruit of today"))
    for (place, (name, price)) in Self.wares.enumerated() {
      let card = View()
      view.hold(
        card, x: 16 + Double(place % 2) * 184, y: 130 + Double(place / 2) * 190, width: 176,
        height: 170)
      card.shouldGroupAccessibilityChildren = !isFaulty
      card.hold(words(name), x: 8, y: 8, width: 160)
      card.hold(words("\(price) a kilo"), x: 8, y: 60, width: 160)
      card.hold(
        button("A kilo of \(name.lowercased())") { [unowned self] in
          tell("Taken", "A kilo of \(name.lowercased()).")
        },
        x: 8, y: 114, width: 160)
    }
  }
}

private final class ReedStall: ReedScreen {
  private static let wares = [
    "Pears", "Plums", "Figs", "Grapes", "Leeks", "Beans", "Chard", "Onions", "Dill", "Eggs",
    "Honey",
    "Cheese",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Stall 9"))
    let list = put(ScrollView(frame: .zero), height: 560)
    for (place, name) in Self.wares.enumerated() {
      let top = Double(place) * 110
      if isFaulty {
        spread(name, in: list, at: top)
      } else {
        let ware = list.hold(ReedWare(name), x: 0, y: top, width: 361, height: 100)
        ware.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Remember") { [unowned self] _ in
            say("\(name) remembered")
            return true
          }
        ]
      }
    }
    list.contentSize = Size(width: 361, height: Double(Self.wares.count) * 110)
    put(button("To the till") { [unowned self] in tell("Till", "Pay when you come by.") })
  }

  private func spread(_ name: String, in list: View, at top: Double) {
    var count = 0
    let amount = words("0 \(name.lowercased())")
    func change(by step: Int) {
      count = max(0, min(20, count + step))
      amount.text = "\(count) \(name.lowercased())"
      say(amount.text ?? "")
    }
    list.hold(words(name), x: 0, y: top, width: 110)
    list.hold(words("\(name), price: 2.10"), x: 116, y: top, width: 110)
    list.hold(words("\(name) from Lind"), x: 232, y: top, width: 110)
    list.hold(button("Fewer \(name)") { change(by: -1) }, x: 0, y: top + 52, width: 80)
    list.hold(amount, x: 90, y: top + 52, width: 80)
    list.hold(button("More \(name)") { change(by: 1) }, x: 180, y: top + 52, width: 80)
    list.hold(
      button("Remember \(name)") { [unowned self] in say("\(name) remembered") },
      x: 270, y: top + 52, width: 80)
  }
}

private final class ReedWare: View {
  private var count = 0

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "\(name) from Lind, 2.10"
  }

  override var defaultAccessibilityValue: String? { "\(count)" }

  override func accessibilityIncrement() { count = min(20, count + 1) }

  override func accessibilityDecrement() { count = max(0, count - 1) }
}

private final class ReedOffers: ReedScreen {
  private static let wares = [
    ("Pears, 2.10", false), ("Plums, 1.90 instead of 3.40", true), ("Figs, 5.00", false),
    ("Grapes, 3.00 instead of 4.20", true), ("Dill, 1.00", false), ("Honey, 6 instead of 8", true),
  ]
  private var offers: [Label] = []
  private var rows: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
    offers = rows.enumerated().filter { Self.wares[$0.offset].1 }.map(\.element)
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Offers") { [unowned self] in search($0) }
    ]
  }

  /// What is on offer may have changed while the screen was away.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fill()
    guard !isFaulty else { return }
    offers = rows.enumerated().filter { Self.wares[$0.offset].1 }.map(\.element)
  }

  private func fill() {
    clear()
    put(heading("All wares"))
    rows = Self.wares.map { put(words($0.0)) }
  }

  private func search(
    _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let order: [Label] = predicate.searchDirection == .next ? offers : offers.reversed()
    let all: [Label] = predicate.searchDirection == .next ? rows : rows.reversed()
    guard let place = all.firstIndex(where: { $0 === predicate.currentItem.targetElement }) else {
      return predicate.searchDirection == .next
        ? order.first.map { .init(targetElement: $0) } : nil
    }
    let found = order.first { offer in
      (all.firstIndex { $0 === offer } ?? all.count) > place
    }
    return found.map { .init(targetElement: $0) }
  }
}
