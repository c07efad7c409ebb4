import EarshotInterface
import EarshotModel

/// Apps for people who sail: what stands where, and what can be set.
extension OutsiderPair {
  static var ninthRegattas: [OutsiderPair] {
    [
      .stack(
        "order-visual-mismatch",
        "The days of a week stand below one another, and are read by the alphabet"
      ) { PloverWeek("Races of the week", $0) },
      .stack(
        "swipe-cost",
        "Each boat of a long list is five texts to step through, before the button below the list comes"
      ) { PloverFleet("Fleet", $0) },
      .stack(
        "adjustable-no-change",
        "A slider with four stops rounds the tenth by which a reader moves it back to where it was"
      ) { PloverWind("Practice", $0) },
      .stack(
        "adjustable-unbounded",
        "The number of life jackets can be raised for ever"
      ) { PloverLocker("Locker", $0) },
      .stack(
        "scroll-silent",
        "A logbook scrolls by whole days in its own way, and does not say which day is shown"
      ) { PloverLogbook("Logbook", $0) },
    ]
  }
}

private final class PloverWeek: ReedScreen {
  private let races = [
    ("Monday", "Dinghies, from ten on."), ("Tuesday", "No race, the harbour is closed."),
    ("Wednesday", "Round the island, from nine on."), ("Thursday", "Children, from two on."),
    ("Friday", "Catamarans, from noon on."), ("Saturday", "The great race, from eight on."),
    ("Sunday", "Prizes, at eleven."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let week = View()
    put(week, height: 392)
    var days: [Button] = []
    for (row, race) in races.enumerated() {
      let day = button(race.0) { [unowned self] in tell(race.0, race.1) }
      days.append(week.hold(day, x: 0, y: Double(row) * 56, width: 361))
    }
    if isFaulty {
      week.accessibilityElements = days.sorted {
        ($0.currentTitle ?? "") < ($1.currentTitle ?? "")
      }
    }
    put(words("Times may change with the wind."))
  }
}

/// What is known of a boat, in two lines.
private final class PloverBoat: View {
  init(_ facts: [String], isOneElement: Bool) {
    super.init(frame: .zero)
    let places = [
      Point(x: 0, y: 0), Point(x: 200, y: 0), Point(x: 0, y: 24), Point(x: 130, y: 24),
      Point(x: 250, y: 24),
    ]
    for (fact, place) in zip(facts, places) {
      let label = Label()
      label.text = fact
      let width = place.y == 0 ? 160.0 : 110.0
      hold(label, x: place.x, y: place.y, width: width, height: 22)
    }
    guard isOneElement else { return }
    isAccessibilityElement = true
    accessibilityLabel = facts.joined(separator: ", ")
    accessibilityTraits = .staticText
  }
}

private final class PloverFleet: ReedScreen {
  private let classes = [
    ("Dinghies", ["Albatross", "Bittern", "Curlew", "Dunlin", "Egret"]),
    ("Cutters", ["Firecrest", "Gannet", "Harrier", "Ibis", "Jackdaw"]),
    ("Sloops", ["Kestrel", "Lapwing", "Merlin", "Nuthatch", "Osprey"]),
    ("Yawls", ["Petrel", "Quail", "Redshank", "Sanderling", "Turnstone"]),
  ]
  private let skippers = ["Mary Holm", "Tom Lind", "Ann Berg", "Joe Sand", "Eve Moor"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = ScrollView()
    put(list, height: 640)
    var y = 0.0
    for (number, (name, boats)) in classes.enumerated() {
      if !isFaulty {
        list.hold(heading(name), x: 0, y: y, width: 361)
        y += 52
      }
      for (row, boat) in boats.enumerated() {
        let sail = number * 100 + row * 7 + 11
        let facts = [
          boat, "Sail \(sail)", skippers[row], "Berth \(row + number * 5 + 1)",
          "\(row + number + 6) metres",
        ]
        list.hold(
          PloverBoat(facts, isOneElement: !isFaulty), x: 0, y: y, width: 361, height: 48)
        y += 60
      }
    }
    let enter = button("Enter your boat") { [unowned self] in
      tell("Entered", "Your boat starts at ten.")
    }
    list.hold(enter, x: 0, y: y, width: 361)
    list.contentSize = Size(width: 361, height: y + 56)
  }
}

/// A slider that a reader moves from stop to stop.
private final class PloverStops: Slider {
  var goesByStops = false

  override func accessibilityIncrement() {
    if goesByStops { go(by: 1) } else { super.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    if goesByStops { go(by: -1) } else { super.accessibilityDecrement() }
  }

  private func go(by stops: Double) {
    let old = value
    value += stops
    if value != old { sendActions(for: .valueChanged) }
  }
}

private final class PloverWind: ReedScreen {
  private let wind = PloverStops()
  private let winds = ["Calm", "Light", "Fresh", "Strong"]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("How hard is it to blow while you practise?"))
    wind.minimumValue = 0
    wind.maximumValue = Double(winds.count - 1)
    wind.value = 1
    wind.goesByStops = !isFaulty
    wind.accessibilityLabel = "Wind"
    wind.addAction(Action { [unowned self] _ in settle() }, for: .valueChanged)
    put(wind)
    settle()
    put(
      button("Cast off") { [unowned self] in
        tell("Under way", "The wind is \(winds[Int(wind.value)].lowercased()) today.")
      })
  }

  private func settle() {
    wind.value = wind.value.rounded()
    wind.accessibilityValue = winds[Int(wind.value)]
  }
}

/// A number that is turned up and down.
private final class PloverWheel: View {
  private(set) var count = 2
  private let most: Int?
  private let shown = Label()

  init(most: Int?) {
    self.most = most
    super.init(frame: .zero)
    hold(shown, x: 0, y: 0, width: 361)
    isAccessibilityElement = true
    accessibilityLabel = "Life jackets"
    accessibilityTraits = .adjustable
    addGestureRecognizer(
      PanGestureRecognizer(target: self, action: { wheel in { wheel.follow($0) } }))
    turn(by: 0)
  }

  private func follow(_ recognizer: GestureRecognizer) {
    guard let pan = recognizer as? PanGestureRecognizer else { return }
    let way = pan.translation(in: self).x
    guard abs(way) >= 30 else { return }
    turn(by: way > 0 ? 1 : -1)
    pan.setTranslation(.zero, in: self)
  }

  override var defaultAccessibilityValue: String? { "\(count)" }

  override func accessibilityIncrement() { turn(by: 1) }

  override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by number: Int) {
    let wanted = max(1, count + number)
    count = most.map { min($0, wanted) } ?? wanted
    shown.text = "Life jackets: \(count)"
  }
}

private final class PloverLocker: ReedScreen {
  private lazy var wheel = PloverWheel(most: isFaulty ? nil : 8)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The locker holds eight of them."))
    put(wheel)
    put(
      button("Lend them to me") { [unowned self] in
        tell("Lent", "You have \(wheel.count) of them until Sunday.")
      })
  }
}

/// What scrolls by whole days.
private final class PloverDays: ScrollView {
  var saysDay = true

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let days: Double
    switch direction {
    case .down, .next: days = 1
    case .up, .previous: days = -1
    case .left, .right: return false
    }
    let height = bounds.height
    let last = max(0, contentSize.height - height)
    let day = (contentOffset.y / height).rounded() + days
    setContentOffset(Point(x: 0, y: min(max(0, day * height), last)), animated: true)
    guard saysDay else { return true }
    let number = Int((contentOffset.y / height).rounded()) + 1
    let count = Int((contentSize.height / height).rounded())
    window?.application?.post(.pageScrolled(AttributedText("Day \(number) of \(count)")))
    return true
  }
}

private final class PloverLogbook: ReedScreen {
  private let entries = [
    ("To Holm", "Wind from the west, rain at noon.", "Fourteen miles, and a torn sail."),
    ("To the lighthouse", "A calm morning, fog towards evening.", "Six miles under engine."),
    ("Round the cape", "Half a gale, and high waves.", "Twenty miles with two reefs."),
    ("In the bay", "Sun all day long.", "At anchor, with a swim before supper."),
    ("Home", "A fair wind from behind.", "Thirty miles in five hours."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let days = PloverDays()
    days.saysDay = !isFaulty
    put(days, height: 300)
    for (number, entry) in entries.enumerated() {
      let top = Double(number) * 300
      days.hold(heading(entry.0), x: 0, y: top + 8, width: 361)
      days.hold(words(entry.1), x: 0, y: top + 64, width: 361)
      days.hold(words(entry.2), x: 0, y: top + 120, width: 361)
    }
    days.contentSize = Size(width: 361, height: Double(entries.count) * 300)
    put(
      button("Write a new entry") { [unowned self] in tell("New entry", "Ask the skipper first.") })
  }
}
