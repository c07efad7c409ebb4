import EarshotInterface
import EarshotModel

/// Apps in which the cursor ends up where nobody has sent it, or nobody tells it of what has come.
extension OutsiderPair {
  static var ninthVineyards: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A strip of offers turns to its next card when the cursor leaves it, and takes the cursor back"
      ) { AlderShop("Wine shop", $0) },
      .stack(
        "focus-asymmetric",
        "A shift shows its button for swapping only while it was the last shift that the cursor came to"
      ) { AlderRota("Harvest rota", $0) },
      OutsiderPair(
        "focus-moved-unasked",
        "Suggestions that have been loaded take the cursor to the first of them, wherever it is by then",
        screen: { isFaulty in
          let tabs = TabBarController()
          tabs.viewControllers = [
            AlderDiscover("Discover", isFaulty), AlderSaved("Saved", isFaulty),
          ]
          return tabs
        }),
      .stack(
        "focus-reset-refresh",
        "The board of trains is emptied while it is loaded again every few seconds"
      ) { AlderDepartures("Trains", $0) },
      .stack(
        "layout-change-silent",
        "A field for one more guest is put in above the button that was pressed, and nothing is posted"
      ) { AlderTasting("Tasting", $0) },
    ]
  }
}

/// One offer of several, which are leafed through.
private final class AlderOffers: View {
  private let offers = [
    "Red wine at half the price", "Three bottles of white for two", "Glasses with every box",
  ]
  private var page = 0
  var whenLeft: () -> Void = {}

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Offers"
    accessibilityTraits = .adjustable
  }

  override var defaultAccessibilityValue: String? { offers[page] }

  override func accessibilityIncrement() { page = min(page + 1, offers.count - 1) }

  override func accessibilityDecrement() { page = max(page - 1, 0) }

  override func accessibilityElementDidLoseFocus() { whenLeft() }

  func turn() { page = (page + 1) % offers.count }
}

private final class AlderShop: ReedScreen {
  private let offers = AlderOffers()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Opening hours") { [unowned self] in tell("Open", "From ten to six.") })
    put(offers, height: 160)
    put(button("Order a box") { [unowned self] in tell("Ordered", "It comes on Friday.") })
    put(button("Call us") { [unowned self] in tell("Number", "555 0142") })
    guard isFaulty else { return }
    offers.whenLeft = { [unowned self] in
      offers.turn()
      post(.layoutChanged(.element(offers)))
    }
  }
}

private final class AlderShift: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class AlderRota: ReedScreen {
  private var swaps: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Gloves and shears are in the shed."))
    for (day, hours) in [("Monday", "8 to 12"), ("Tuesday", "1 to 5"), ("Friday", "7 to 11")] {
      let shift = AlderShift(
        type: .system,
        primaryAction: Action(title: "\(day), \(hours)") { [unowned self] _ in
          tell(day, "You pick on the south slope.")
        })
      put(shift)
      let swap = put(
        button("Swap \(day)") { [unowned self] in tell("Asked", "We ask the others.") })
      swaps.append(swap)
      guard isFaulty else { continue }
      swap.isHidden = true
      shift.whenFocused = { [unowned self] in
        for other in swaps { other.isHidden = other !== swap }
      }
    }
    put(button("Write to the foreman") { [unowned self] in tell("Foreman", "He is in the field.") })
  }
}

private final class AlderDiscover: ReedScreen {
  private let suggestions = ["The cellar under the church", "Walk along the Rhine", "Old presses"]
  private lazy var waiting = words("Looking for suggestions")
  private var hasBegun = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your day in the hills"))
    put(button("Bus times") { [unowned self] in tell("Bus", "Every half hour.") })
    put(button("Weather") { [unowned self] in tell("Weather", "Dry, with some wind.") })
    put(button("Where to eat") { [unowned self] in tell("Food", "The inn opens at noon.") })
    put(heading("For you"))
    put(waiting)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    later(3) { [weak self] in self?.show() }
  }

  private func show() {
    waiting.text = "Suggestions found: \(suggestions.count)"
    let found = suggestions.map { name in
      put(button(name) { [unowned self] in tell(name, "It takes two hours.") })
    }
    guard isFaulty, let first = found.first else {
      return sayBehind("Suggestions found: \(found.count)")
    }
    post(.layoutChanged(.element(first)))
  }
}

private final class AlderSaved: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What you have saved"))
    put(button("The mill at night") { [unowned self] in tell("The mill", "From nine o'clock.") })
  }
}

private final class AlderDepartures: ReedScreen, TableViewDataSource, TableViewDelegate {
  private let table = TableView(frame: .zero, style: .plain)
  private let trains = ["Lind", "Holm", "Abbey Road", "Vell", "Sandby", "North Quay"]
  private let states = ["on time", "four minutes late", "at another platform"]
  private var isLoaded = true
  private var rounds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Buy a ticket") { [unowned self] in tell("Ticket", "Ask the conductor.") })
    table.register(forCellReuseIdentifier: "train") { TableViewCell(style: .default) }
    table.dataSource = self
    table.delegate = self
    put(table, height: 400)
    wait()
  }

  private func wait() {
    later(6) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    rounds += 1
    wait()
    guard isFaulty else {
      for row in trains.indices {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text = text(of: row)
      }
      return
    }
    isLoaded = false
    table.reloadData()
    later(0.5) { [weak self] in
      self?.isLoaded = true
      self?.table.reloadData()
    }
  }

  private func text(of row: Int) -> String {
    "Train to \(trains[row]), \(states[(row + rounds) % states.count])"
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    isLoaded ? trains.count : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "train", for: indexPath)
    cell.textLabel?.text = text(of: indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    tell(trains[indexPath.row], "The train stops everywhere.")
  }
}

private final class AlderTasting: ReedScreen {
  private lazy var more = button("Add a guest") { [unowned self] in addGuest() }
  private lazy var book = button("Book the tasting") { [unowned self] in
    tell("Booked", "People: \(people). We begin at eight.")
  }
  private var people = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Who comes?"))
    put(field("Your name"))
    put(more)
    put(book)
  }

  private func field(_ name: String) -> TextField {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.accessibilityLabel = name
    return field
  }

  private func addGuest() {
    guard people < 4 else { return tell("Full", "A table has room for four.") }
    people += 1
    let guest = field("Name of person \(people)")
    guest.frame = more.frame
    view.addSubview(guest)
    for part in [more, book] { part.frame = part.frame.offset(x: 0, y: 56) }
    if !isFaulty { post(.layoutChanged(.element(guest))) }
  }
}
