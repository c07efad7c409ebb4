import EarshotInterface
import EarshotModel

/// Apps of a shoemaker, in which ways back, headings, rotors and dials do not do their part.
extension OutsiderPair {
  static var twelfthCobblers: [OutsiderPair] {
    [
      .stack(
        "back-unhandled",
        "The page of an order takes every escape as a wish to end typing, and says that it has"
          + " done its work even where nothing was typed"
      ) { CedarOrders("Your shoes", $0) },
      .stack(
        "order-header-after-content",
        "Each card of a price list puts its heading last into its own list of elements"
      ) { CedarPrices("Prices", $0) },
      .stack(
        "rotor-dead",
        "The rotor for shoes that are ready looks through the rows that were there before any"
          + " row had been made"
      ) { CedarRack("The rack", $0) },
      OutsiderPair(
        "adjustable-not-inverse",
        "A last is made wider by a tenth of its width and narrower by a tenth of its width, which"
          + " is more by then",
        screen: { CedarLasts("A last of your own", $0) }),
    ]
  }
}

private final class CedarOrders: CedarScreen {
  private let orders = [
    ("Brown boots", "New heels, ready on Friday."), ("Dancing shoes", "New soles, ready today."),
    ("Sandals", "A new strap, waiting for leather."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three pairs of yours are with us."))
    for (name, state) in orders {
      put(
        button(name) { [unowned self] in
          navigationController?.pushViewController(
            CedarOrder(name, state, isFaulty), animated: true)
        })
    }
    put(heading("The shop"))
    put(
      button("Opening hours") { [unowned self] in
        tell("Opening hours", "From eight to four, and on Saturdays until noon.")
      })
  }
}

private final class CedarOrder: CedarScreen {
  private let state: String
  private let note = TextField()
  private lazy var sent = words("No note was sent so far.")

  init(_ name: String, _ state: String, _ isFaulty: Bool) {
    self.state = state
    super.init(name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words(state))
    note.borderStyle = .roundedRect
    note.accessibilityLabel = "Note for the shoemaker"
    put(note)
    put(button("Send the note") { [unowned self] in send() })
    put(sent)
    putSwitch("Call me when they are ready") { [unowned self] isOn in
      say(isOn ? "We call you when they are ready." : "We do not call.")
    }
  }

  private func send() {
    let text = note.text ?? ""
    guard !text.isEmpty else { return tell("Nothing to send", "Write a note first.") }
    note.text = ""
    sent.text = "Sent: \(text)"
    say("The note was sent.")
  }

  override func accessibilityPerformEscape() -> Bool {
    view.endEditing(true)
    if isFaulty { return true }
    return super.accessibilityPerformEscape()
  }
}

private final class CedarPrices: CedarScreen {
  private let works = [
    ("Soles", [("Rubber", 20), ("Leather", 34), ("Cork", 26)]),
    ("Heels", [("Flat", 12), ("High", 16)]),
  ]
  private let rates = [1.0, 0.75, 0.5]
  private var rate = 0
  private var wanted: Set<String> = []
  private let cards = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(
      choice(["Large", "Medium", "Small"]) { [unowned self] chosen in
        rate = chosen
        fill()
        post(.layoutChanged(nil))
        say("The prices below are for \(["large", "medium", "small"][chosen]) shoes.")
      })
    put(cards, height: 372)
    fill()
    put(button("Add up") { [unowned self] in addUp() })
  }

  private func price(_ crowns: Int) -> Int { Int(Double(crowns) * rates[rate]) }

  /// Makes all cards anew.
  private func fill() {
    for card in cards.subviews { card.removeFromSuperview() }
    var next = 0.0
    for (name, offers) in works {
      let card = lay(View(), in: cards, y: next, height: 52 * Double(offers.count + 1))
      let title = lay(heading(name), in: card, y: 0)
      let rows = offers.enumerated().map { place, offer in
        lay(row(offer.0, offer.1), in: card, y: 52 * Double(place + 1))
      }
      var parts: [Responder] = rows
      parts.insert(title, at: isFaulty ? parts.count : 0)
      card.accessibilityElements = parts
      next += card.frame.height + 8
    }
  }

  private func row(_ name: String, _ crowns: Int) -> Button {
    let row = button("\(name), \(price(crowns)) crowns") {}
    row.isSelected = wanted.contains(name)
    row.addAction(
      Action { [unowned self, unowned row] _ in
        row.isSelected.toggle()
        if row.isSelected { wanted.insert(name) } else { wanted.remove(name) }
        reread(row)
      }, for: .touchUpInside)
    return row
  }

  private func addUp() {
    let sum = works.flatMap { $0.1 }.filter { wanted.contains($0.0) }.map { price($0.1) }
    say(sum.isEmpty ? "Nothing is chosen." : "That is \(sum.reduce(0, +)) crowns.")
  }
}

private final class CedarRack: CedarScreen {
  private let shoes = [
    "Blue boots", "Clogs", "Riding boots", "Red pumps", "Slippers", "Walking shoes",
  ]
  private var ready: Set<Int> = [1, 4]
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addRotor()
    put(words("The rotor goes from one ready pair to the next."))
    for place in shoes.indices {
      rows.append(
        put(
          button(text(of: place)) { [unowned self] in
            tell(
              shoes[place],
              ready.contains(place) ? "They can be fetched." : "They are in the workshop.")
          }))
    }
    put(button("Ask the workshop") { [unowned self] in ask() })
  }

  private func text(of place: Int) -> String {
    ready.contains(place) ? "\(shoes[place]), ready" : shoes[place]
  }

  private func addRotor() {
    let rowsAtFirst = rows
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Ready pairs") { [unowned self] step in
        found(from: step, in: isFaulty ? rowsAtFirst : rows)
      }
    ]
  }

  private func found(
    from step: AccessibilityCustomRotor.SearchPredicate, in rows: [Button]
  ) -> AccessibilityCustomRotor.ItemResult? {
    let targets = rows.enumerated().filter { ready.contains($0.offset) }.map(\.element)
    let found: Button?
    if let current = step.currentItem.targetElement?.accessibilityFrame.minY {
      found =
        step.searchDirection == .next
        ? targets.first { $0.accessibilityFrame.minY > current }
        : targets.last { $0.accessibilityFrame.minY < current }
    } else {
      found = step.searchDirection == .next ? targets.first : targets.last
    }
    return found.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }

  private func ask() {
    guard let place = shoes.indices.first(where: { !ready.contains($0) }) else {
      return say("All pairs are ready.")
    }
    ready.insert(place)
    rows[place].setTitle(text(of: place), for: .normal)
    say("The \(shoes[place].lowercased()) are ready as well.")
  }
}

/// The width of a last, on a wheel that is turned up and down.
private final class CedarWidth: View {
  private let changesByShare: Bool
  private(set) var width = 100
  private let shown = Label()

  init(changesByShare: Bool) {
    self.changesByShare = changesByShare
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Width of the last"
    accessibilityTraits = .adjustable
    shown.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    addSubview(shown)
    show()
  }

  override var defaultAccessibilityValue: String? { "\(width) millimetres" }

  override func accessibilityIncrement() { widen() }

  override func accessibilityDecrement() { narrow() }

  func widen() { take(width + step) }

  func narrow() { take(width - step) }

  func reset() { take(100) }

  private var step: Int { changesByShare ? width / 10 : 5 }

  private func take(_ new: Int) {
    width = min(max(new, 60), 140)
    show()
  }

  private func show() { shown.text = "\(width) millimetres" }
}

private final class CedarLasts: CedarScreen {
  private lazy var dial = CedarWidth(changesByShare: isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A last of your own"))
    put(words("Measure across the ball of the foot."))
    put(dial)
    put(button("Wider") { [unowned self] in change { $0.widen() } })
    put(button("Narrower") { [unowned self] in change { $0.narrow() } })
    put(button("As we measured it") { [unowned self] in change { $0.reset() } })
    put(heading("Then"))
    put(
      button("Order the last") { [unowned self] in
        tell("The last is ordered", "It is turned of beech, \(dial.width) millimetres wide.")
      })
    put(
      button("How to measure") { [unowned self] in
        tell("How to measure", "Stand on a sheet, and draw around your foot.")
      })
  }

  private func change(_ turn: (CedarWidth) -> Void) {
    let old = dial.width
    turn(dial)
    say(
      dial.width == old
        ? "It stays at \(old) millimetres." : "Now \(dial.width) millimetres.")
  }
}
