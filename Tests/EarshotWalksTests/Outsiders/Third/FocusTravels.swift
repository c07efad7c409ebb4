import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Ways of the cursor through a screen.
  static var thirdFocusTravels: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "a shop's ribbon of offers runs round: copies of its ends throw the cursor to the other end, so "
          + "that flicks never lead out of it"
      ) { QuayOffers($0) },
      .stack(
        "focus-unreachable",
        "the card at the foot of a map was made modal like a dialog, though it never goes away and all "
          + "around it can be used by eye"
      ) { QuayMapCard($0) },
      .stack(
        "focus-asymmetric",
        "a station opens its details as the cursor comes and closes those of the others, so that details "
          + "met on the way down are not met on the way up"
      ) { QuayTimetable($0) },
      .stack(
        "focus-nondeterministic",
        "parts of a weather board are put below each other as their servers answer, each time in another order"
      ) { QuayWeatherBoard($0) },
    ]
  }
}

/// Offers of a shop in a ribbon without an end.
private final class QuayOffers: QuayScreen {
  private let offers = ["Rain jacket, 40 euros", "Rubber boots, 25 euros", "Wool hat, 12 euros"]

  init(_ isFaulty: Bool) { super.init("Shop", isFaulty) }

  override func viewDidLoad() {
    put(heading("Offers"))
    let copyOfLast = card(offers[2])
    if isFaulty { put(copyOfLast) }
    let cards = offers.map { card($0) }
    for card in cards { put(card) }
    let copyOfFirst = card(offers[0])
    if isFaulty { put(copyOfFirst) }
    copyOfLast.whenFocused = { [weak self, weak last = cards.last] in self?.jump(to: last) }
    copyOfFirst.whenFocused = { [weak self, weak first = cards.first] in self?.jump(to: first) }
    put(button("Show Cart") { [weak self] in self?.showCart() })
  }

  private func card(_ text: String) -> QuayFocusLabel {
    let card = QuayFocusLabel()
    card.text = text
    return card
  }

  private func jump(to card: View?) {
    if let card { post(.layoutChanged(.element(card))) }
  }

  private func showCart() {
    navigationController?.pushViewController(TextScreen("Cart", "Nothing yet."), animated: true)
  }
}

/// A map with a card that tells of the way home.
private final class QuayMapCard: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Map", isFaulty) }

  override func viewDidLoad() {
    let search = put(TextField())
    search.accessibilityLabel = "Search the map"
    put(button("My Position") { [weak self] in self?.say("You are in Pier Street") })
    let card = View(frame: Rect(x: 0, y: 600, width: 393, height: 120))
    card.accessibilityViewIsModal = isFaulty
    let text = words("Home, 12 minutes on foot")
    text.frame = Rect(x: 16, y: 10, width: 361, height: 40)
    let start = button("Start") { [weak self] in self?.say("Go north for 100 metres") }
    start.frame = Rect(x: 16, y: 60, width: 361, height: 44)
    card.addSubview(text)
    card.addSubview(start)
    view.addSubview(card)
  }
}

/// Stations of a line, of which one at a time shows more.
private final class QuayTimetable: QuayScreen {
  private let stations = ["Lind", "Skerry", "Outer Holm", "Saltpan"].map { name in
    let label = QuayFocusLabel()
    label.text = name
    return label
  }
  private let details: [Label] = (1...4).map { number in
    let label = Label()
    label.text = "Platform \(number), every \(number * 10) minutes"
    return label
  }

  init(_ isFaulty: Bool) { super.init("Coast Line", isFaulty) }

  override func viewDidLoad() {
    for part in stations + details { view.addSubview(part) }
    if isFaulty {
      for (number, station) in stations.enumerated() {
        station.whenFocused = { [weak self] in self?.show(detailsOf: [number]) }
      }
      show(detailsOf: [])
    } else {
      show(detailsOf: Set(stations.indices))
    }
  }

  private func show(detailsOf shown: Set<Int>) {
    var top = 60.0
    for (number, station) in stations.enumerated() {
      station.frame = Rect(x: 16, y: top, width: 361, height: 44)
      top += 50
      details[number].isHidden = !shown.contains(number)
      guard shown.contains(number) else { continue }
      details[number].frame = Rect(x: 16, y: top, width: 361, height: 44)
      top += 50
    }
  }
}

/// What several servers know of the weather.
private final class QuayWeatherBoard: QuayScreen {
  private let news = [
    "Wind: north, 5 knots", "Waves: half a metre", "Rain: none", "Sight: 10 miles", "Tide: falling",
  ]
  private var rows: [Label] = []
  private var arrived = 0

  init(_ isFaulty: Bool) { super.init("Weather", isFaulty) }

  override func viewDidLoad() {
    put(heading("Outer Holm"))
    guard !isFaulty else { return }
    rows = news.map { text in put(words(text.prefix { $0 != ":" } + ": loading")) }
  }

  override func viewDidAppear(_ animated: Bool) {
    for (number, text) in news.enumerated() {
      later(Double.random(in: 0.2...1.5)) { [weak self] in self?.take(text, number) }
    }
  }

  private func take(_ text: String, _ number: Int) {
    if isFaulty { put(words(text)) } else { rows[number].text = text }
    arrived += 1
    if arrived == news.count { say("The weather is loaded") }
  }
}
