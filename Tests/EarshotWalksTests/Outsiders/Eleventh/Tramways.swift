import EarshotInterface
import EarshotModel

/// Apps of a tramway, in which something happens and too little of it is heard.
extension OutsiderPair {
  static var eleventhTramways: [OutsiderPair] {
    [
      .stack(
        "activation-state-silent",
        "The traits of the stars were set by hand, so that they no longer say which are selected"
      ) { RowanLines("Lines", $0) },
      .stack(
        "gesture-magic-tap-unhandled",
        "A guide that plays a recording has a button for it, and does nothing for a magic tap"
      ) { RowanGuide("The old harbour line", $0) },
      OutsiderPair(
        "scroll-silent",
        "A board of departures turns its page on a scroll and tells nobody which page it shows",
        screen: { isFaulty in
          let tabs = TabBarController()
          tabs.viewControllers = [
            RowanBoardScreen("Departures", isFaulty), RowanFares("Fares", isFaulty),
          ]
          return tabs
        }),
      .stack(
        "announcement-interrupted",
        "The price is announced one second after the trams, which are still being announced"
      ) { RowanTrip("Plan a trip", $0) },
    ]
  }
}

// MARK: Stars

private final class RowanLines: TableViewController {
  private let isFaulty: Bool
  private let lines = [
    ("Line 1", "Harbour"), ("Line 4", "Zoo"), ("Line 7", "University"), ("Line 9", "Airport"),
  ]
  private lazy var stars = lines.map { star(for: $0.0) }

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.rowHeight = 52
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Count favourites") { [unowned self] _ in countStars() })
  }

  private func star(for name: String) -> Button {
    let star = Button(type: .custom)
    star.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    star.setImage(Image(systemName: "star"), for: .normal)
    star.setImage(Image(systemName: "star.fill"), for: .selected)
    star.accessibilityLabel = "Favourite, \(name)"
    if isFaulty { star.accessibilityTraits = .button }
    star.addAction(
      Action { [unowned self, unowned star] _ in
        star.isSelected.toggle()
        application?.post(.layoutChanged(.element(star)))
      }, for: .touchUpInside)
    return star
  }

  private func countStars() {
    let count = stars.count { $0.isSelected }
    let alert = AlertController(
      title: "Your lines", message: "You have chosen \(count) of \(lines.count).",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    let (name, end) = lines[indexPath.row]
    cell.textLabel?.text = "\(name) to the \(end.lowercased())"
    cell.accessoryView = stars[indexPath.row]
    return cell
  }
}

// MARK: A recording

private final class RowanGuide: RowanRows {
  private lazy var playing: Button = button("Play") { [unowned self] in
    turn()
    post(.layoutChanged(.element(playing)))
  }
  private let position = Label()
  private var seconds = 0
  private var isPlaying = false
  private var clock: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Told by a driver who has driven here for thirty years."))
    put(heading("The recording"))
    playing.accessibilityTraits = [.button, .startsMediaSession]
    put(playing)
    position.accessibilityTraits = [.staticText, .updatesFrequently]
    put(position)
    put(
      button("From the beginning") { [unowned self] in
        seconds = 0
        showPosition()
        say("At the beginning")
      })
    put(heading("Along the line"))
    for (stop, text) in [
      ("The fish hall", "It burned down twice."), ("The lock", "The tram waits for ships here."),
    ] {
      put(button(stop) { [unowned self] in tell(stop, text) })
    }
    showPosition()
  }

  private func showPosition() {
    position.text = "\(seconds) of 30 seconds"
  }

  private func turn() {
    clock?.cancel()
    isPlaying.toggle()
    if isPlaying, seconds == 30 { seconds = 0 }
    playing.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    showPosition()
    if isPlaying { goOn() }
  }

  private func goOn() {
    clock = later(5) { [weak self] in
      guard let self else { return }
      seconds += 5
      showPosition()
      if seconds < 30 { return goOn() }
      isPlaying = false
      playing.setTitle("Play", for: .normal)
      sayBehind("The recording has ended")
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isPlaying { turn() }
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    turn()
    say(isPlaying ? "Playing" : "Paused")
    return true
  }
}

// MARK: A board

private final class RowanBoardScreen: RowanRows {
  private lazy var board = RowanBoard(isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("From the main station"))
    put(board, height: 208)
    put(heading("Pages"))
    put(button("Later trams") { [unowned self] in turn(by: 1) })
    put(button("Earlier trams") { [unowned self] in turn(by: -1) })
    put(
      button("Which platform") { [unowned self] in
        tell("Which platform", "All trams leave from the two platforms under the roof.")
      })
  }

  private func turn(by pages: Int) {
    board.turn(by: pages)
    say(board.place)
  }
}

/// Four departures at a time, whose pages are turned by a scroll.
private final class RowanBoard: View {
  private let isFaulty: Bool
  private let trams = [
    ["8:02, line 1", "8:05, line 4", "8:11, line 7", "8:14, line 9"],
    ["8:22, line 1", "8:25, line 4", "8:31, line 7", "8:34, line 9"],
    ["8:42, line 1", "8:45, line 4", "8:51, line 7", "8:54, line 9"],
  ]
  private let lines = (0..<4).map { _ in Label() }
  private var page = 0

  var place: String { "Departures, page \(page + 1) of \(trams.count)" }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    for (number, line) in lines.enumerated() {
      line.frame = Rect(x: 0, y: 52 * Double(number), width: 362, height: 44)
      addSubview(line)
    }
    turn(by: 0)
  }

  func turn(by pages: Int) {
    page = max(0, min(page + pages, trams.count - 1))
    for (line, tram) in zip(lines, trams[page]) { line.text = tram }
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: turn(by: 1)
    case .up, .previous: turn(by: -1)
    case .left, .right: return super.accessibilityScroll(direction)
    }
    if !isFaulty { window?.application?.post(.pageScrolled(AttributedText(place))) }
    return true
  }
}

private final class RowanFares: RowanRows {
  private let zones = SegmentedControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What it costs"))
    put(words("Children ride for half of it."))
    for (number, name) in ["One zone", "Two zones", "All zones"].enumerated() {
      zones.insertSegment(withTitle: name, at: number)
    }
    zones.selectedSegmentIndex = 0
    put(zones)
    put(
      button("Show the fare") { [unowned self] in
        let fares = ["two euros", "three euros", "five euros"]
        tell("The fare", "It is \(fares[zones.selectedSegmentIndex ?? 0]).")
      })
  }
}

// MARK: A trip

private final class RowanTrip: RowanRows {
  private let places = ["Harbour", "Zoo", "University", "Airport", "Old town"]
  private let picker = PickerView()
  private lazy var trams = words("No trams have been looked for.")
  private lazy var fare = words("The fare is not known yet.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("You start at the main station."))
    put(heading("Where to"))
    picker.columns = [PickerView.Column(titles: places)]
    picker.accessibilityLabel = "Destination"
    put(picker, height: 120)
    put(button("Look for trams") { [unowned self] in look() })
    put(heading("What was found"))
    put(trams)
    put(fare)
    put(
      button("Keep this trip") { [unowned self] in
        tell("The trip was kept", "You find it on the first page.")
      })
  }

  private func look() {
    let place = places[max(0, picker.selectedRow(inComponent: 0))]
    trams.text = "Three trams go to: \(place). The first one leaves at fourteen minutes past eight."
    say(trams.text ?? "")
    later(1) { [weak self] in self?.tellFare() }
  }

  private func tellFare() {
    let text = "The fare is two euros and fifty cents."
    fare.text = text
    if isFaulty { say(text) } else { sayBehind(text) }
  }
}
