import EarshotInterface
import EarshotModel

/// Apps of a harbour for small boats, whose buttons, actions and pages do not answer.
extension OutsiderPair {
  static var twelfthDinghies: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "The object that a bar button calls is held by nobody, so it has gone when the screen is"
          + " there"
      ) { CedarBerths("Berths", $0) },
      .stack(
        "custom-action-noop",
        "The actions of a row look for its name among the crew by its title, which has a number"
          + " before the name"
      ) { CedarCrew("Crew", $0) },
      OutsiderPair(
        "scroll-unhandled",
        "A booklet shows one page at a time and turns them by a finger only, so that no reader can"
          + " scroll it",
        screen: { CedarLogbook("Log of the Tern", $0) }),
      OutsiderPair(
        "direct-touch-trap",
        "A chart to draw on covers the whole screen when it is made larger, with the button that"
          + " makes it smaller",
        screen: { CedarChart("Chart", $0) }),
    ]
  }
}

/// Tells the weather for a screen.
private final class CedarWeatherDesk {
  private weak var screen: CedarScreen?

  init(_ screen: CedarScreen) { self.screen = screen }

  func show(_ sender: BarButtonItem) {
    screen?.tell("Weather", "Wind from the west, three to four, and no rain until the evening.")
  }
}

private final class CedarBerths: CedarScreen {
  private var desk: CedarWeatherDesk?
  private var taken: Set<Int> = []
  private var berths: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let desk = CedarWeatherDesk(self)
    if !isFaulty { self.desk = desk }
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Weather", target: desk, action: CedarWeatherDesk.show)
    put(words("Take up to two berths for tonight."))
    for number in 0..<4 {
      berths.append(put(button(text(of: number)) { [unowned self] in press(number) }))
    }
    putSwitch("Power from the shore") { [unowned self] isOn in
      say(isOn ? "Power costs two crowns more." : "Without power.")
    }
    put(
      button("Pay") { [unowned self] in
        tell(
          taken.isEmpty ? "Nothing to pay" : "Paid",
          taken.isEmpty ? "Take a berth first." : "\(taken.count * 9) crowns for the night.")
      })
  }

  private func text(of number: Int) -> String {
    "Berth \(number + 1), \(taken.contains(number) ? "yours" : "free")"
  }

  private func press(_ number: Int) {
    if taken.remove(number) == nil {
      guard taken.count < 2 else { return say("Two berths are yours, there is no third.") }
      taken.insert(number)
    }
    berths[number].setTitle(text(of: number), for: .normal)
    reread(berths[number])
  }
}

private final class CedarCrew: CedarScreen {
  private let names = ["Anna", "Bo", "Cleo", "Dag"]
  private let list = View()
  private var crew: [String] = []
  private var rows: [String: Button] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    crew = names
    put(words("Who sits where, from the bow. Actions move a row."))
    put(list, height: 208)
    for name in names {
      rows[name] = lay(
        button(name) { [unowned self] in
          tell(name, "Sits in place \((crew.firstIndex(of: name) ?? 0) + 1), from the bow.")
        }, in: list, y: 0)
    }
    arrange()
    put(
      button("As it was at first") { [unowned self] in
        crew = names
        arrange()
        say("The crew sits as it did at first.")
      })
    put(
      button("Cast off") { [unowned self] in
        tell("The boat is off", "\(crew.last ?? "") has the helm.")
      })
  }

  private func arrange() {
    for (place, name) in crew.enumerated() {
      guard let row = rows[name] else { continue }
      row.frame = Rect(x: 0, y: 52 * Double(place), width: 358, height: 44)
      row.setTitle("\(place + 1). \(name)", for: .normal)
      let ways = [("Move towards the bow", -1), ("Move towards the stern", 1)]
      row.accessibilityCustomActions = ways.filter {
        crew.indices.contains(place + $0.1)
      }.map { title, way in
        AccessibilityCustomAction(name: AttributedText(title)) { [unowned self] _ in
          move(name, by: way)
          return true
        }
      }
    }
  }

  private func move(_ name: String, by way: Int) {
    guard let row = rows[name] else { return }
    let key = isFaulty ? row.title(for: .normal) ?? "" : name
    guard let place = crew.firstIndex(of: key), crew.indices.contains(place + way) else { return }
    crew.swapAt(place, place + way)
    arrange()
    reread(row)
  }
}

/// Pages above one another, of which one can be seen.
private final class CedarBooklet: View {
  var whenTurned: (Int) -> Void = { _ in }
  private let answersReader: Bool
  private let strip = View()
  private var firstLines: [View] = []
  private var page = 0

  init(answersReader: Bool) {
    self.answersReader = answersReader
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(strip)
    let ways: [(SwipeGestureRecognizer.Direction, Int)] = [(.up, 1), (.down, -1)]
    for (direction, way) in ways {
      let swipe = SwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction(Action { [unowned self] _ in turn(by: way) })
      addGestureRecognizer(swipe)
    }
  }

  /// Adds a page with lines of its own.
  func add(_ lines: [View]) {
    let top = 200 * Double(firstLines.count)
    for (place, line) in lines.enumerated() {
      line.frame = Rect(x: 0, y: top + 52 * Double(place), width: 358, height: 44)
      strip.addSubview(line)
    }
    firstLines.append(lines[0])
    strip.frame = Rect(x: 0, y: 0, width: 358, height: 200 * Double(firstLines.count))
  }

  @discardableResult
  private func turn(by way: Int) -> Bool {
    guard firstLines.indices.contains(page + way) else { return false }
    page += way
    strip.frame = Rect(
      x: 0, y: -200 * Double(page), width: 358, height: 200 * Double(firstLines.count))
    whenTurned(page)
    return true
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard answersReader else { return super.accessibilityScroll(direction) }
    let hasTurned: Bool
    switch direction {
    case .down, .next: hasTurned = turn(by: 1)
    case .up, .previous: hasTurned = turn(by: -1)
    case .left, .right: return false
    }
    let application = window?.application
    application?.post(
      .pageScrolled(AttributedText("Page \(page + 1) of \(firstLines.count)")))
    if hasTurned { application?.post(.layoutChanged(.element(firstLines[page]))) }
    return true
  }
}

private final class CedarLogbook: CedarScreen {
  private let days = [
    ("Monday", ["Left at six, wind from the south.", "A seal followed us until noon."]),
    ("Tuesday", ["No wind, we rowed.", "Bread and the last of the cheese."]),
    ("Wednesday", ["A squall took the pennant.", "Anchored behind the island at dusk."]),
  ]
  private lazy var booklet = CedarBooklet(answersReader: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Log of the Tern"))
    put(booklet, height: 200)
    for (day, lines) in days { booklet.add([heading(day)] + lines.map { words($0) }) }
    let number = put(words("Page 1 of 3"))
    booklet.whenTurned = { [unowned number] page in number.text = "Page \(page + 1) of 3" }
    put(heading("The Tern"))
    put(
      button("Who sailed her") { [unowned self] in
        tell("Who sailed her", "Cleo at the helm, Dag at the sheets.")
      })
    put(
      button("Ask for a trip") { [unowned self] in
        tell("You asked for a trip", "The skipper answers within a day.")
      })
  }
}

/// A chart on which a finger draws.
private final class CedarChartView: View {
  var whenMarked: () -> Void = {}
  private(set) var lines = 0

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { lines += 1 }

  override func accessibilityActivate() -> Bool {
    lines += 1
    whenMarked()
    return true
  }

  func wipe() { lines = 0 }
}

private final class CedarChart: CedarScreen {
  private let chart = CedarChartView()
  private var isLarge = false
  private lazy var sizing = button("Make the chart larger") { [unowned self] in resize() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The bay, with its shoals"))
    chart.backgroundColor = .white
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Chart to draw on"
    chart.accessibilityTraits = .allowsDirectInteraction
    chart.whenMarked = { [unowned self] in say("A line was drawn across the middle.") }
    put(chart, height: 160)
    top = 500
    put(sizing)
    put(
      button("How many lines are drawn") { [unowned self] in
        say(chart.lines == 1 ? "One line is drawn." : "\(chart.lines) lines are drawn.")
      })
    put(
      button("Wipe the chart") { [unowned self] in
        chart.wipe()
        say("The chart is empty.")
      })
    put(
      button("Read the course") { [unowned self] in
        tell("The course", "North by east to the buoy, then due east.")
      })
  }

  private func resize() {
    isLarge.toggle()
    if isLarge, isFaulty {
      chart.frame = view.bounds
      view.bringSubviewToFront(chart)
    } else {
      chart.frame = Rect(x: 16, y: 160, width: 358, height: isLarge ? 320 : 160)
    }
    sizing.setTitle("Make the chart \(isLarge ? "smaller" : "larger")", for: .normal)
    reread(sizing)
  }
}
