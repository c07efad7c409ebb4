import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// From one screen to another.
  static var thirdScreenWays: [OutsiderPair] {
    [
      OutsiderPair(
        "screen-change-silent",
        "the steps of an order take each other's place above a button that all share, on which the cursor "
          + "stays and hears nothing"
      ) { QuayOrder($0) },
      .stack(
        "screen-change-spurious",
        "one piece more in a cart is posted as a new screen, with the very button that was pressed"
      ) { QuayCart($0) },
      .stack(
        "screen-change-storm",
        "each of the three parts of an overview was once a screen and still posts a new one as it appears"
      ) { QuayBank($0) },
      .stack(
        "child-controller-stale",
        "the map is removed from its parent when the list comes, but its view stays under that of the list"
      ) { QuayPlaces($0) },
      OutsiderPair(
        "back-unhandled",
        "folders of a file browser open in one and the same controller, which has a button up but no escape"
      ) { QuayFiles($0) },
    ]
  }
}

/// An order in three steps.
private final class QuayOrder: QuayScreen {
  private let steps = [
    ("Address", "12 Pier Street"), ("Payment", "By card"), ("Summary", "40 euros"),
  ]
  private var panels: [View] = []
  private var titles: [Label] = []
  private var step = 0
  private lazy var onward = button("Next") { [weak self] in self?.goOn() }

  init(_ isFaulty: Bool) { super.init("Order", isFaulty) }

  override func viewDidLoad() {
    for (title, text) in steps {
      let panel = View(frame: Rect(x: 0, y: 0, width: 393, height: 600))
      let top = heading(title)
      top.frame = Rect(x: 16, y: 60, width: 361, height: 44)
      let body = words(text)
      body.frame = Rect(x: 16, y: 120, width: 361, height: 44)
      panel.addSubview(top)
      panel.addSubview(body)
      view.addSubview(panel)
      panels.append(panel)
      titles.append(top)
    }
    onward.frame = Rect(x: 16, y: 700, width: 361, height: 44)
    view.addSubview(onward)
    showStep()
  }

  private func showStep() {
    for (number, panel) in panels.enumerated() { panel.isHidden = number != step }
    onward.setTitle(step == 2 ? "Place Order" : "Next", for: .normal)
  }

  private func goOn() {
    guard step < 2 else { return say("Your order is placed") }
    go(to: step + 1)
  }

  private func go(to other: Int) {
    step = other
    showStep()
    if !isFaulty { post(.screenChanged(.element(titles[step]))) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard step > 0 else { return false }
    go(to: step - 1)
    return true
  }
}

/// A cart with one thing in it.
private final class QuayCart: QuayScreen {
  private var count = 1
  private lazy var more = button("One More") { [weak self] in self?.add() }

  init(_ isFaulty: Bool) { super.init("Cart", isFaulty) }

  override func viewDidLoad() {
    put(words("Rubber boots, 25 euros"))
    more.accessibilityValue = "1 piece"
    put(more)
    put(button("Pay") { [weak self] in self?.say("You have paid") })
  }

  private func add() {
    count += 1
    more.accessibilityValue = "\(count) pieces"
    if isFaulty { post(.screenChanged(.element(more))) }
  }
}

/// What a bank begins with.
private final class QuayBank: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Bank", isFaulty) }

  override func viewDidLoad() {
    put(words("Welcome, Ada"))
    put(
      button("Overview") { [weak self] in
        guard let self else { return }
        navigationController?.pushViewController(QuayOverview("Overview", isFaulty), animated: true)
      })
  }
}

/// Accounts, cards and loans, each with a controller of its own.
private final class QuayOverview: QuayScreen {
  override func viewDidLoad() {
    let parts = [("Account", "1200 euros"), ("Card", "80 euros due"), ("Loan", "5000 euros left")]
    for (number, part) in parts.enumerated() {
      let child = QuayAccount(part.0, part.1, isFaulty)
      addChild(child)
      child.view.frame = Rect(x: 0, y: 60 + Double(number) * 180, width: 393, height: 170)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

/// One part of an overview.
private final class QuayAccount: QuayScreen {
  private let sum: String

  init(_ title: String, _ sum: String, _ isFaulty: Bool) {
    self.sum = sum
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    let name = heading(title ?? "")
    name.frame = Rect(x: 16, y: 10, width: 361, height: 44)
    let amount = words(sum)
    amount.frame = Rect(x: 16, y: 60, width: 361, height: 44)
    view.addSubview(name)
    view.addSubview(amount)
  }

  override func viewDidAppear(_ animated: Bool) {
    if isFaulty { post(.screenChanged(nil)) }
  }
}

/// Places of a town on a map or in a list.
private final class QuayPlaces: QuayScreen {
  private var shown: QuayPlacePart?
  private lazy var turn = button("Show List") { [weak self] in self?.turnOver() }

  init(_ isFaulty: Bool) { super.init("Places", isFaulty) }

  override func viewDidLoad() {
    put(turn)
    show(QuayPlacePart("Map", ["Lighthouse, north", "Museum, east"]))
  }

  private func turnOver() {
    let isMap = shown?.title == "Map"
    turn.setTitle(isMap ? "Show Map" : "Show List", for: .normal)
    show(
      isMap
        ? QuayPlacePart("List", ["Lighthouse, open until five", "Museum, closed"])
        : QuayPlacePart("Map", ["Lighthouse, north", "Museum, east"]))
    if let part = shown { post(.layoutChanged(.element(part.top))) }
  }

  private func show(_ part: QuayPlacePart) {
    shown?.willMove(toParent: nil)
    if !isFaulty { shown?.view.removeFromSuperview() }
    shown?.removeFromParent()
    addChild(part)
    part.view.frame = Rect(x: 0, y: 140, width: 393, height: 500)
    part.view.backgroundColor = Color(white: 1)
    view.addSubview(part.view)
    part.didMove(toParent: self)
    shown = part
  }
}

/// Places in one of two ways.
private final class QuayPlacePart: QuayScreen {
  private let places: [String]
  private(set) lazy var top = heading(title ?? "")

  init(_ title: String, _ places: [String]) {
    self.places = places
    super.init(title, false)
  }

  override func viewDidLoad() {
    put(top)
    for place in places { put(words(place)) }
  }
}

/// Files in folders.
private final class QuayFiles: QuayScreen {
  private let contents = [
    "Files": ["Letters", "Pictures"], "Letters": ["To Ada", "To the bank"],
    "Pictures": ["The pier"],
  ]
  private var folder = "Files"

  init(_ isFaulty: Bool) { super.init("Files", isFaulty) }

  override func viewDidLoad() { fill() }

  @discardableResult
  private func fill() -> Label {
    let top = put(heading(folder))
    if folder != "Files" { put(button("Up") { [weak self] in self?.open("Files") }) }
    for name in contents[folder] ?? [] {
      if contents[name] == nil {
        put(words(name))
      } else {
        put(button(name) { [weak self] in self?.open(name) })
      }
    }
    return top
  }

  private func open(_ name: String) {
    folder = name
    clear()
    post(.screenChanged(.element(fill())))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty, folder != "Files" else { return super.accessibilityPerformEscape() }
    open("Files")
    return true
  }
}
