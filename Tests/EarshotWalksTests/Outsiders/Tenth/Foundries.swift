import EarshotInterface
import EarshotModel

/// Apps in which the cursor does not come where it should, or stays where nothing is.
extension OutsiderPair {
  static var tenthFoundries: [OutsiderPair] {
    [
      OutsiderPair(
        "focus-unreachable",
        "A card keeps the list of its elements from when it was folded, so what unfolds is never met",
        screen: { RowanClayOrder("Order", $0) }),
      OutsiderPair(
        "focus-nondeterministic",
        "The rows are taken out of a dictionary by random keys, in another order at every launch",
        screen: { RowanTrails("Trails", $0) }
      ).inNoOrder,
      OutsiderPair(
        "focus-lost-layout",
        "The row that was done goes away and the app tells of a new layout without a place to go to",
        screen: { RowanPacking("Packing", $0) }),
      .stack(
        "focus-initial-odd",
        "A form looks for its first empty field already when it appears, so one starts in its middle"
      ) { RowanBasket("Basket", $0) },
      OutsiderPair(
        "focus-stale",
        "A tip is taken off the screen when it is read, but stays in the list of elements",
        screen: { RowanKilns("Kilns", $0) }),
    ]
  }
}

private final class RowanClayOrder: ReedScreen {
  private let card = View()
  private lazy var day = words("It comes on Friday morning.")
  private lazy var folding = button("Show delivery wishes") { [unowned self] in fold() }
  private lazy var wishes = [
    button("Leave it at the gate") { [unowned self] in
      tell("Noted", "The driver leaves the clay at the gate.")
    },
    button("Give it to the neighbour") { [unowned self] in
      tell("Noted", "The driver asks next door.")
    },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your order"))
    put(words("Two sacks of white clay, 25 kilos each"))
    put(card, height: 208)
    card.hold(day, y: 8)
    card.hold(folding, y: 56)
    for (number, wish) in wishes.enumerated() {
      wish.isHidden = true
      card.hold(wish, y: 104 + Double(number) * 52)
    }
    listElements()
    put(
      button("Order now") { [unowned self] in
        tell("Thank you", "A letter with the bill is on its way.")
      })
  }

  private func listElements() {
    card.accessibilityElements = [day, folding] + wishes.filter { !$0.isHidden }
  }

  private func fold() {
    let isFolded = !wishes[0].isHidden
    for wish in wishes { wish.isHidden = isFolded }
    folding.setTitle(isFolded ? "Show delivery wishes" : "Hide delivery wishes", for: .normal)
    if !isFaulty { listElements() }
    post(.layoutChanged(.element(folding)))
  }
}

private struct RowanTrail {
  let key = UInt64.random(in: 0...UInt64.max)
  let name: String
  let length: String
}

private final class RowanTrails: ReedScreen {
  private let trails = [
    RowanTrail(name: "Around the lake", length: "Six kilometres, all of it flat."),
    RowanTrail(name: "Foundry path", length: "Three kilometres, past the old chimneys."),
    RowanTrail(name: "Heron walk", length: "Two kilometres, on planks over the marsh."),
    RowanTrail(name: "Mill stream", length: "Five kilometres, with one steep climb."),
    RowanTrail(name: "Oak ridge", length: "Nine kilometres, with a view of the sea."),
    RowanTrail(name: "Quarry loop", length: "Four kilometres, closed in winter."),
    RowanTrail(name: "Tower hill", length: "One kilometre, and two hundred steps."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Trails near the town"))
    let byKey = Dictionary(uniqueKeysWithValues: trails.map { ($0.key, $0) })
    for trail in isFaulty ? Array(byKey.values) : trails {
      put(button(trail.name) { [unowned self] in tell(trail.name, trail.length) })
    }
  }
}

private final class RowanPacking: ReedScreen {
  private let things = ["Passport", "Toothbrush", "Raincoat", "Torch", "Sun hat", "Playing cards"]
  private var rows: [Button] = []
  private lazy var unpacking = button("Start again") { [unowned self] in unpack() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("To be packed"))
    put(words("Press what is in the bag already."))
    put(unpacking)
    fill()
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = things.map { thing in button(thing) { [unowned self] in pack(thing) } }
    for row in rows { view.addSubview(row) }
    arrange()
  }

  private func arrange() {
    for (place, row) in rows.enumerated() {
      row.frame = Rect(x: 16, y: 240 + Double(place) * 56, width: 361, height: 44)
    }
  }

  private func pack(_ thing: String) {
    guard let place = rows.firstIndex(where: { $0.currentTitle == thing }) else { return }
    rows.remove(at: place).removeFromSuperview()
    arrange()
    let neighbour = rows.isEmpty ? unpacking : rows[min(place, rows.count - 1)]
    post(.layoutChanged(isFaulty ? nil : .element(neighbour)))
    sayBehind("\(thing) packed")
  }

  private func unpack() {
    fill()
    post(.layoutChanged(.element(unpacking)))
    sayBehind("All six things are to be packed")
  }
}

/// A screen that scrolls where it is too high.
private class RowanScreen: ReedScreen {
  override func loadView() {
    view = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  }
}

private final class RowanBasket: RowanScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("One garden bench of cast iron, 240 euros"))
    put(
      button("What it weighs") { [unowned self] in
        tell("Weight", "The bench weighs 38 kilos. Two people bring it.")
      })
    put(
      button("Go to checkout") { [unowned self] in
        push(RowanAddress("Delivery address", isFaulty))
      })
  }
}

private final class RowanAddress: RowanScreen {
  private lazy var fields = [
    field("Name", "Ines Kern"), field("Street", "Mill Lane 4"), field("Postcode", ""),
    field("Town", "Holm"),
  ]

  private func field(_ name: String, _ text: String) -> TextField {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.accessibilityLabel = name
    field.text = text
    return field
  }

  private var firstEmpty: TextField? { fields.first { !$0.hasText } }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Where shall we bring the bench?"))
    for field in fields { put(field) }
    put(button("Check the address") { [unowned self] in check() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty, let firstEmpty { post(.layoutChanged(.element(firstEmpty))) }
  }

  private func check() {
    let missing = firstEmpty?.accessibilityLabel?.lowercased()
    tell("Your address", missing.map { "The \($0) is missing." } ?? "We can bring it on Monday.")
  }
}

private final class RowanKilns: ReedScreen {
  private let list = View()
  private lazy var tip = button("Never open a hot kiln. Hide this tip") {
    [unowned self] in hideTip()
  }
  private lazy var kilns = [
    kiln("Kiln one, 840 degrees", "It cools from ten o'clock."),
    kiln("Kiln two, cold", "It is to be filled tomorrow."),
    kiln("Kiln three, 95 degrees", "It can be opened in an hour."),
  ]

  private func kiln(_ name: String, _ plan: String) -> Button {
    button(name) { [unowned self] in tell(name, plan) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Kilns of the foundry"))
    put(list, height: 240)
    list.hold(tip, y: 8)
    for (number, kiln) in kilns.enumerated() { list.hold(kiln, y: 64 + Double(number) * 56) }
    list.accessibilityElements = [tip] + kilns
    put(button("Call the keeper") { [unowned self] in tell("Calling", "Piet is on his way.") })
  }

  private func hideTip() {
    tip.removeFromSuperview()
    if !isFaulty { list.accessibilityElements = kilns }
    post(.layoutChanged(isFaulty ? nil : .element(kilns[0])))
  }
}
