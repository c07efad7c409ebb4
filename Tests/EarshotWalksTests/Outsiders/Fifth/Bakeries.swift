import EarshotInterface
import EarshotModel

/// Apps of bakeries, on whose screens something changes.
extension OutsiderPair {
  static var fifthBakeries: [OutsiderPair] {
    [
      OutsiderPair(
        "layout-change-silent",
        "A choice at the bottom of the screen changes the list above it, which was passed already, and "
          + "nothing tells of it",
        screen: { ReedCounter("Counter", $0) }),
      OutsiderPair(
        "focus-stale",
        "A drawn tray gives its elements anew when a loaf is sold and tells nobody, so that the cursor stays "
          + "at the loaf that is gone",
        screen: { ReedTrayScreen("Tray", $0) }),
      .stack(
        "status-not-announced",
        "What the oven answers comes two seconds later and stands only in small print in the bar"
      ) { ReedOrder("Order", $0) },
      .stack(
        "live-value-without-trait",
        "The button to pay counts down in its own title, every second"
      ) { ReedPayment("Payment", $0) },
    ]
  }
}

private final class ReedCounter: ReedScreen {
  private static let breads = [
    ("Rye", false), ("Oat cake", true), ("Wheat roll", false), ("Buckwheat", true),
  ]
  private let shelf = View()
  private let choice = SegmentedControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Today's bread"))
    put(shelf, height: 230)
    choice.insertSegment(withTitle: "All", at: 0)
    choice.insertSegment(withTitle: "Without gluten", at: 1)
    choice.selectedSegmentIndex = 0
    choice.addAction(Action { [unowned self] _ in choose() }, for: .valueChanged)
    put(choice)
    put(words("Baked this morning."))
    fill()
  }

  private func choose() {
    fill()
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind("\(shelf.subviews.count) breads")
  }

  private func fill() {
    for old in shelf.subviews { old.removeFromSuperview() }
    let breads = Self.breads.filter { choice.selectedSegmentIndex == 0 || $0.1 }
    for (row, bread) in breads.enumerated() {
      shelf.hold(words(bread.0), x: 0, y: Double(row) * 56)
    }
  }
}

private final class ReedTrayScreen: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Tray by the window"))
    let tray = put(ReedTray(), height: 200)
    tray.fill(["Rye", "Oat cake", "Poppy roll", "Plait"])
    let oven = put(
      button("More from the oven") { [unowned self] in tell("Baking", "In ten minutes.") })
    tray.whenSold = { [unowned self, unowned oven] name, next in
      guard !isFaulty else { return }
      post(.layoutChanged(.element(next ?? oven)))
      sayBehind("\(name) sold")
    }
  }
}

/// A picture of what lies on a tray.
private final class ReedTray: View {
  var whenSold: (String, Responder?) -> Void = { _, _ in }
  private var names: [String] = []

  func fill(_ names: [String]) {
    self.names = names
    accessibilityElements = names.enumerated().map { place, name in
      let loaf = ReedLoaf(accessibilityContainer: self)
      loaf.accessibilityLabel = name
      loaf.accessibilityHint = "Sells it."
      loaf.accessibilityTraits = .button
      loaf.accessibilityFrameInContainerSpace = Rect(
        x: Double(place) * 90, y: 0, width: 80, height: 200)
      loaf.sell = { [unowned self] in sell(name) }
      return loaf
    }
  }

  private func sell(_ name: String) {
    guard let place = names.firstIndex(of: name) else { return }
    fill(names.filter { $0 != name })
    let left = accessibilityElements ?? []
    whenSold(name, left.indices.contains(place) ? left[place] : left.last)
  }
}

private final class ReedLoaf: AccessibilityElement {
  var sell: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    sell()
    return true
  }
}

private final class ReedOrder: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("For Saturday"))
    put(words("40 rolls, 12 plaits, 6 rye"))
    put(button("Send to the oven") { [unowned self] in send() })
    put(words("Orders are taken until noon."))
  }

  private func send() {
    say("Sending")
    later(2) { [weak self] in
      guard let self else { return }
      navigationItem.prompt = "Not taken: oven 2 is cold"
      if !isFaulty { say("The order was not taken, because oven 2 is cold.") }
    }
  }
}

private final class ReedPayment: ReedScreen {
  private let clock = Label()
  private var pay: Button?
  private var seconds = 30
  private var isTicking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Six rolls and a plait"))
    put(words("7.40 in all"))
    if !isFaulty {
      clock.accessibilityTraits = .updatesFrequently
      put(clock)
    }
    pay = put(button("Pay") { [unowned self] in tell("Paid", "Your bread is at the till.") })
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isTicking { tick() }
    isTicking = true
  }

  private func show() {
    clock.text = seconds > 0 ? "\(seconds) seconds left" : "The time is over"
    if isFaulty {
      pay?.setTitle(seconds > 0 ? "Pay, \(seconds) seconds left" : "Pay", for: .normal)
    }
  }

  private func tick() {
    later(1) { [weak self] in
      guard let self, seconds > 0 else { return }
      seconds -= 1
      show()
      tick()
    }
  }
}
