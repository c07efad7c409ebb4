import EarshotInterface
import EarshotModel

/// Apps of those who clear the roads, which change under the cursor, or behind its back.
extension OutsiderPair {
  static var fourteenthSnowploughs: [OutsiderPair] {
    [
      .stack(
        "focus-lost-layout",
        "A button that sends a plough is taken away and a text put in its place, and the cursor"
          + " that stood on the button is not told where to go"
      ) { AlderDispatch("Ploughs", $0) },
      .stack(
        "focus-reset-refresh",
        "Ticking off a street loads the whole list again, and after each loading the cursor is put"
          + " on the first street"
      ) { AlderStreets("Streets", $0) },
      .stack(
        "focus-initial-odd",
        "A tour that opens puts the cursor on the first of its views, which is the button at the"
          + " foot that calls the tour off, since that was put behind all others"
      ) { AlderTours("Tours", $0) },
      .stack(
        "layout-change-silent",
        "Rounds that were asked for appear some seconds later below the button, and nothing is said"
          + " of them"
      ) { AlderRounds("Rounds", $0) },
      .stack(
        "focus-stale",
        "With every report a drawn map makes all its marks anew, and the cursor stays on a mark"
          + " that is none any more"
      ) { AlderWatch("Positions", $0) },
    ]
  }
}

private final class AlderDispatch: AlderScreen {
  private let streets = ["Mill Lane", "Castle Hill", "Station Road", "the bypass"]
  private let yard = View()
  private lazy var buttons = streets.indices.map { number in
    press("Send plough \(number + 1) to \(streets[number])") { [unowned self] _ in send(number) }
  }
  private lazy var notes = streets.indices.map { number in
    words("Plough \(number + 1) is on its way to \(streets[number]).")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("It snows since four in the morning."))
    add(heading("Ploughs in the yard"))
    add(yard, height: 200)
    for number in streets.indices { set(buttons[number], at: number) }
    add(heading("All of them"))
    add(press("Call all ploughs back") { [unowned self] _ in callBack() })
    add(question("Weather until noon", "Snow until ten, then frost."))
  }

  private func set(_ part: View, at number: Int) { fix(part, in: yard, y: 52 * Double(number)) }

  private func send(_ number: Int) {
    buttons[number].removeFromSuperview()
    set(notes[number], at: number)
    if isFaulty {
      say("Plough \(number + 1) has left the yard.")
    } else {
      reread(notes[number])
    }
  }

  private func callBack() {
    let away = notes.indices.filter { notes[$0].superview != nil }
    for number in away {
      notes[number].removeFromSuperview()
      set(buttons[number], at: number)
    }
    let coming = away.count == 1 ? "One plough comes back." : "\(away.count) ploughs come back."
    say(away.isEmpty ? "All ploughs are in the yard." : coming)
  }
}

private final class AlderStreets: AlderTable {
  private let names = [
    "Mill Lane", "Castle Hill", "Station Road", "Bypass", "Church Street", "Quarry Road",
    "Harbour Steps", "School Lane",
  ]
  private var depths = [12, 9, 14, 8, 11, 17, 6, 10]
  private var cleared: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let pull = RefreshControl()
    pull.addAction(Action { [unowned self] _ in measure() }, for: .valueChanged)
    refreshControl = pull
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Streets of the north side" }

  override func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { "Press a street to tick it off." }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { line(names[indexPath.row], condition(of: indexPath.row)) }

  private func condition(of street: Int) -> String {
    cleared.contains(street) ? "cleared" : "\(depths[street]) centimetres"
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    if cleared.remove(indexPath.row) == nil { cleared.insert(indexPath.row) }
    if isFaulty { return loadAll() }
    guard let row = tableView.cellForRow(at: indexPath) else { return }
    row.detailTextLabel?.text = condition(of: indexPath.row)
    reread(row)
  }

  /// Has the depths come from the gauges once more.
  private func measure() {
    wait(1) { [weak self] in
      guard let self else { return }
      depths = depths.map { $0 + 1 }
      let wasOnWheel = refreshControl?.accessibilityElementIsFocused() ?? false
      refreshControl?.endRefreshing()
      if !isFaulty { writeDepths() }
      // The wheel is gone now.
      if isFaulty || wasOnWheel { loadAll() }
      say("A centimetre of snow has fallen.")
    }
  }

  private func writeDepths() {
    for street in names.indices {
      let row = tableView.cellForRow(at: IndexPath(row: street, section: 0))
      row?.detailTextLabel?.text = condition(of: street)
    }
  }

  private func loadAll() {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    if let first = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) { reread(first) }
  }
}

private final class AlderTours: AlderScreen {
  private let tours = [
    ("Tour of the hills", "Nine kilometres, with chains from Castle Hill on."),
    ("Tour of the harbour", "Five kilometres, and no salt on the steps."),
    ("Tour of the schools", "Seven kilometres, to be done by seven."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Three tours are to be driven tonight."))
    add(heading("Tours"))
    for (name, about) in tours {
      add(
        press(name) { [unowned self] _ in
          show(AlderTour(name, about, isFaulty), sender: self)
        })
    }
    add(question("Who drives", "Ole until midnight, then Runa."))
  }
}

private final class AlderTour: AlderScreen {
  private let about: String
  private var salt = 2

  init(_ name: String, _ about: String, _ isFaulty: Bool) {
    self.about = about
    super.init(name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words(about), height: 60)
    add(heading("On the way"))
    addSwitch("Warning light") { [unowned self] isOn in
      say(isOn ? "The light turns." : "The light is off.")
    }
    add(press("Load salt, 2 sacks") { [unowned self] in load($0) })
    add(question("Whom to call", "The depot answers all night under number seven."))
    let callOff = press("Call this tour off") { [unowned self] _ in askToCallOff() }
    callOff.frame = Rect(x: 16, y: 740, width: 358, height: 44)
    // It is to lie behind whatever grows down to it.
    view.insertSubview(callOff, at: 0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty, let first = view.subviews.first { reread(first) }
  }

  private func load(_ button: Button) {
    salt = salt == 9 ? 1 : salt + 1
    button.setTitle("Load salt, \(salt) \(salt == 1 ? "sack" : "sacks")", for: .normal)
    reread(button)
  }

  private func askToCallOff() {
    let alert = AlertController(
      title: "Call the tour off?", message: "The streets stay white then.",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Drive it", style: .cancel))
    alert.addAction(
      AlertAction(title: "Call off", style: .destructive) { [unowned self] _ in
        navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}

/// Works out rounds, which takes a while.
private final class AlderRounds: AlderScreen {
  private let depots = ["Quarry", "Harbour"]
  private let results = View()
  private lazy var rounds = [0, 1, 2].map { _ in
    press("") { [unowned self] button in
      message(button.currentTitle ?? "", "It begins and ends at the same depot.")
    }
  }
  private var depot = 0
  private var isWorking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("A round visits each street once."))
    add(heading("Where to begin"))
    add(
      choice(depots) { [unowned self] number in
        depot = number
        say("Rounds begin at the \(depots[number]) depot.")
      })
    add(press("Work out rounds") { [unowned self] _ in work() })
    add(results, height: 200)
    results.isHidden = true
    fix(heading("Rounds that were found"), in: results, y: 0)
    for (number, round) in rounds.enumerated() {
      fix(round, in: results, y: 52 * Double(number + 1))
    }
    add(heading("About rounds"))
    add(question("What counts", "Hills first, since they freeze first."))
  }

  private func work() {
    guard !isWorking else { return say("This still takes a while.") }
    isWorking = true
    say("Rounds are being worked out.")
    wait(3) { [weak self] in self?.showRounds() }
  }

  private func showRounds() {
    isWorking = false
    for (number, round) in rounds.enumerated() {
      let length = 12 + 5 * number + 2 * depot
      round.setTitle("Round \(number + 1) from \(depots[depot]), \(length) km", for: .normal)
    }
    results.isHidden = false
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    say("Three rounds were found.")
  }
}

/// A plough on a drawn map.
private final class AlderMark: AccessibilityElement {
  var whenPressed: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    whenPressed()
    return true
  }
}

/// A map on which ploughs move from left to right, each along a road of its own.
private final class AlderRoadMap: View {
  private let roads = ["Castle Hill", "Station Road", "the bypass"]
  private let keepsMarks: Bool
  private var marks: [AlderMark] = []
  private var distances = [0, 2, 5]
  private var resting: Set<Int> = []
  var whenPressed: (String) -> Void = { _ in }

  init(keepsMarks: Bool) {
    self.keepsMarks = keepsMarks
    super.init(frame: .zero)
    backgroundColor = .white
    draw()
  }

  /// Takes over where the ploughs are now.
  func moveOn() {
    for plough in roads.indices where !resting.contains(plough) {
      distances[plough] = (distances[plough] + 1) % 12
    }
    draw()
  }

  private func draw() {
    if marks.isEmpty || !keepsMarks {
      marks = roads.indices.map { mark($0) }
      accessibilityElements = marks
    }
    for (plough, mark) in marks.enumerated() {
      let state = resting.contains(plough) ? ", rests" : ""
      mark.accessibilityValue = "kilometre \(distances[plough]) of \(roads[plough])\(state)"
      mark.accessibilityFrameInContainerSpace = Rect(
        x: 16 * Double(distances[plough]), y: 60 * Double(plough), width: 150, height: 48)
    }
  }

  private func mark(_ plough: Int) -> AlderMark {
    let mark = AlderMark(accessibilityContainer: self)
    mark.accessibilityLabel = "Plough \(plough + 1)"
    mark.accessibilityTraits = [.button, .updatesFrequently]
    mark.whenPressed = { [unowned self] in stopOrStart(plough) }
    return mark
  }

  private func stopOrStart(_ plough: Int) {
    let rests = resting.remove(plough) == nil
    if rests { resting.insert(plough) }
    draw()
    whenPressed("Plough \(plough + 1) \(rests ? "rests" : "goes on").")
  }
}

private final class AlderWatch: AlderScreen {
  private lazy var map = AlderRoadMap(keepsMarks: !isFaulty)
  /// How many reports are still to come before the night is over.
  private var reportsToCome = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Each plough reports where it is. Press one to have it rest."))
    add(heading("Ploughs on the road"))
    map.whenPressed = { [unowned self] text in say(text) }
    add(map, height: 176)
    add(heading("The night"))
    add(question("Until when", "The last plough comes in at five."))
    add(question("Who watches", "Runa, with a pot of tea."))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if reportsToCome == 10 { expectReport() }
  }

  private func expectReport() {
    guard reportsToCome > 0 else { return }
    reportsToCome -= 1
    wait(4) { [weak self] in
      self?.map.moveOn()
      self?.expectReport()
    }
  }
}
