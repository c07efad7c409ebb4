import EarshotInterface
import EarshotModel

/// Apps of the weather, in which much is read and more comes.
extension OutsiderPair {
  static var eighthForecasts: [OutsiderPair] {
    [
      OutsiderPair.stack(
        "focus-nondeterministic",
        "Stations are asked all at once, and stand in the list as their answers happen to come"
      ) { HeronStations("Stations", $0) }.inNoOrder,
      .stack(
        "screen-change-storm",
        "Every tile of the weather tells of a new screen by itself when all are read again"
      ) { HeronWeather("Weather", $0) },
      .stack(
        "focus-stale",
        "A tip that was read is folded to no height, and the cursor stays on the button inside it"
      ) { HeronClouds("Clouds", $0) },
      .stack(
        "scroll-silent",
        "The hours of a day scroll in steps of their own, which tell of no page"
      ) { HeronDay("Monday", $0) },
    ]
  }
}

private final class HeronStations: ReedScreen {
  private static let stations = [
    "Holm", "Lind", "Sund", "The Skerries", "North Point", "Old Mill", "Church Hill",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for station in isFaulty ? Self.stations.shuffled() : Self.stations {
      put(button(station) { [unowned self] in tell(station, "Dry, with some wind.") })
    }
  }
}

/// A part of the weather that is read by itself.
private final class HeronTile: Label {
  private let tellsOfItself: Bool

  init(_ text: String, tellsOfItself: Bool) {
    self.tellsOfItself = tellsOfItself
    super.init(frame: .zero)
    self.text = text
  }

  func show(_ new: String) {
    text = new
    if tellsOfItself { window?.application?.post(.screenChanged(nil)) }
  }
}

private final class HeronWeather: ReedScreen {
  private lazy var tiles = ["Wind: light", "Rain: none", "Sun: some", "Sea: 14 degrees"].map {
    HeronTile($0, tellsOfItself: isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in tiles { put(tile) }
    put(button("Read again") { [unowned self] in readAgain() })
  }

  private func readAgain() {
    let news = ["Wind: strong", "Rain: soon", "Sun: none", "Sea: 13 degrees"]
    for (tile, text) in zip(tiles, news) { tile.show(text) }
    if !isFaulty { post(.layoutChanged(nil)) }
    sayBehind("This is the weather of noon")
  }
}

private final class HeronClouds: ReedScreen {
  private let tip = View()
  private lazy var first = button("High clouds") { [unowned self] in
    tell("High clouds", "They are made of ice.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(tip, height: 108)
    tip.clipsToBounds = true
    tip.hold(words("Tip: press a cloud to hear of it."), x: 0, y: 4, width: 361)
    tip.hold(button("Understood") { [unowned self] in fold() }, x: 0, y: 56, width: 361)
    put(first)
    put(button("Low clouds") { [unowned self] in tell("Low clouds", "They bring drizzle.") })
  }

  private func fold() {
    if isFaulty {
      tip.frame.size.height = 0
    } else {
      tip.isHidden = true
      post(.layoutChanged(.element(first)))
    }
    sayBehind("The tip is closed")
  }
}

/// Rows that are scrolled by a little less than what is seen, so that a row stays in sight.
private final class HeronHours: ScrollView {
  private let isSilent: Bool
  private static let rowHeight = 48.0

  init(isSilent: Bool) {
    self.isSilent = isSilent
    super.init(frame: .zero)
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let step = bounds.height - Self.rowHeight
    switch direction {
    case .down, .next: scroll(by: step)
    case .up, .previous: scroll(by: -step)
    case .left, .right: return super.accessibilityScroll(direction)
    }
    return true
  }

  private func scroll(by step: Double) {
    let end = contentSize.height - bounds.height
    let top = min(max(contentOffset.y + step, 0), end)
    setContentOffset(Point(x: 0, y: top), animated: true)
    guard !isSilent else { return }
    let first = Int(top / Self.rowHeight)
    let last = first + Int(bounds.height / Self.rowHeight) - 1
    window?.application?.post(
      .pageScrolled(AttributedText("From \(first) to \(last) o'clock")))
  }

  func fill() {
    for hour in 0..<24 {
      let row = Label()
      row.text = "\(hour) o'clock: \(9 + min(hour, 24 - hour)) degrees"
      hold(row, x: 0, y: Double(hour) * Self.rowHeight, width: 361)
    }
    contentSize = Size(width: 361, height: 24 * Self.rowHeight)
  }
}

private final class HeronDay: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Warn me of frost") { [unowned self] in tell("Done", "You will be warned.") })
    put(HeronHours(isSilent: isFaulty), height: 480).fill()
  }
}
