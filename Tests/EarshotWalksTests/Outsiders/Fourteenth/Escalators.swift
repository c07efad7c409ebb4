import EarshotInterface
import EarshotModel

/// Apps for escalators and lifts, whose screens come and go without a word, or with too many.
extension OutsiderPair {
  static var fourteenthEscalators: [OutsiderPair] {
    [
      .stack(
        "screen-change-silent",
        "A container swaps the step that fills its screen for the following one and tells nobody"
          + " that another screen is there"
      ) { AlderInspection("Inspection", $0) },
      .stack(
        "screen-change-spurious",
        "Turning one lamp on or off says that there is a new screen, since the list of lamps that"
          + " are on does so whenever it changes"
      ) { AlderLamps("Lamps", $0) },
      .stack(
        "screen-change-storm",
        "Each of three panels on a screen tells of a new screen when it appears, and they all"
          + " appear with the screen itself"
      ) { AlderStations("Stations", $0) },
      .stack(
        "child-controller-stale",
        "A floor that is left by the button is removed as a child, and its view stays under that of"
          + " the following floor, where the cursor still finds it"
      ) { AlderBuilding("Building", $0) },
    ]
  }
}

/// Leads through the steps of an inspection, one after the other.
private final class AlderInspection: AlderScreen {
  private lazy var steps = [
    AlderStep("Step 1 of 3: the comb plates", ["No tooth is broken", "No gap is too wide"]),
    AlderStep("Step 2 of 3: the handrails", ["They run as fast as the steps", "No cut, no tear"]),
    AlderStep("Step 3 of 3: the brake", ["It stops within a metre", "It holds a full load"]),
  ]
  private var current = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for step in steps { step.whenDone = { [unowned self] in goOn() } }
    let first = steps[current]
    addChild(first)
    place(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  private func place(_ step: AlderStep) {
    step.view.frame = Rect(x: 0, y: 100, width: 393, height: 700)
  }

  private func goOn() {
    let old = steps[current]
    current = (current + 1) % steps.count
    let new = steps[current]
    old.willMove(toParent: nil)
    addChild(new)
    place(new)
    transition(
      from: old, to: new, duration: 0.3,
      completion: { [unowned self] _ in
        old.removeFromParent()
        new.didMove(toParent: self)
        if !isFaulty { post(.screenChanged(.element(new.caption))) }
        for step in steps where current == 0 { step.forget() }
        if current == 0 { say("The report was sent. Here is the next escalator.") }
      })
  }
}

private final class AlderStep: AlderScreen {
  var whenDone: () -> Void = {}
  private(set) lazy var caption = heading(name)
  private let name: String
  private let checks: [String]
  private var toggles: [Switch] = []

  init(_ name: String, _ checks: [String]) {
    self.name = name
    self.checks = checks
    super.init(nil, false, top: 8)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(caption)
    toggles = checks.map { check in
      addSwitch(check) { [unowned self] isOn in say(isOn ? "Noted as good." : "Not noted.") }
    }
    add(question("Report a fault", "The fitters come within the hour."))
    add(press("Go on") { [unowned self] _ in whenDone() })
  }

  /// Has nothing noted yet, for another escalator.
  func forget() {
    for toggle in toggles { toggle.isOn = false }
  }
}

private final class AlderLamps: AlderTiles {
  private let places = ["Lower landing", "Left skirt", "Right skirt", "Upper landing", "Ceiling"]
  private var lit: Set<Int> = [0, 3] {
    didSet {
      describe()
      if isFaulty { post(.screenChanged(nil)) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lay(places)
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Count") { [unowned self] _ in
        say("\(lit.count) of \(places.count) lamps are on.")
      })
    describe()
  }

  private func describe() {
    for (number, tile) in tiles.enumerated() {
      tile.condition = lit.contains(number) ? "on" : "off"
    }
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if lit.contains(indexPath.item) {
      lit.remove(indexPath.item)
    } else {
      lit.insert(indexPath.item)
    }
    if !isFaulty { reread(tiles[indexPath.item]) }
  }
}

private final class AlderStations: AlderTable {
  private let stations = ["Old Town", "Riverside", "Zoo", "Fairground"]

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    stations.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Line four" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { line(stations[indexPath.row], "all run") }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    show(AlderStation(stations[indexPath.row], isFaulty), sender: self)
  }
}

private final class AlderStation: AlderScreen {
  private lazy var panels = [
    AlderMachine("Escalator up", "Stop it", "Start it", isFaulty),
    AlderMachine("Escalator down", "Stop it", "Start it", isFaulty),
    AlderMachine("Lift", "Hold it", "Let it go", isFaulty),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for panel in panels {
      addChild(panel)
      add(panel.view, height: 160)
      panel.didMove(toParent: self)
    }
    add(question("Way to the street", "Straight on, then left behind the kiosk."))
  }
}

/// One machine of a station, on a panel of its own.
private final class AlderMachine: AlderScreen {
  private let name: String
  private let captions: [String]
  private lazy var caption = heading(name)
  private var runs = true

  init(_ name: String, _ stop: String, _ start: String, _ isFaulty: Bool) {
    self.name = name
    captions = [start, stop]
    super.init(nil, isFaulty, top: 0)
  }

  private var nextStep: String { "\(name): \(captions[runs ? 1 : 0])" }

  override func viewDidLoad() {
    super.viewDidLoad()
    fix(caption, in: view, y: 0)
    let button = press(nextStep) { [unowned self] button in
      runs.toggle()
      button.setTitle(nextStep, for: .normal)
      reread(button)
    }
    fix(button, in: view, y: 52)
    fix(question("\(name): last check", "In March, without a fault."), in: view, y: 104)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.screenChanged(.element(caption))) }
  }
}

/// Shows one floor of a building at a time; floors slide in when they are chosen by name.
private final class AlderBuilding: AlderScreen {
  private let floors = [
    AlderFloor("Ground floor", ["Main escalator", "Escalator to the trains"]),
    AlderFloor("First floor", ["Escalator to the shops", "Escalator to the cinema"]),
    AlderFloor("Roof", ["Escalator to the garden"]),
  ]
  private lazy var chooser = choice(["Ground", "First", "Roof"]) { [unowned self] number in
    visit(number, sliding: true)
  }
  private var visited: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Choose a floor, or go up floor by floor."))
    add(chooser)
    add(press("One floor up") { [unowned self] _ in goUp() })
    visit(0, sliding: false)
  }

  private func goUp() {
    guard let visited, visited + 1 < floors.count else { return say("This is the roof.") }
    chooser.selectedSegmentIndex = visited + 1
    visit(visited + 1, sliding: false)
  }

  private func visit(_ number: Int, sliding: Bool) {
    let old = visited.map { floors[$0] }
    let new = floors[number]
    visited = number
    addChild(new)
    fix(new.view, in: view, y: 264, width: 393, height: 400)
    new.didMove(toParent: self)
    guard let old else { return }
    old.willMove(toParent: nil)
    if sliding || !isFaulty { old.view.removeFromSuperview() }
    old.removeFromParent()
    post(.layoutChanged(nil))
    say("The escalators below are those of: \(new.name).")
  }
}

private final class AlderFloor: AlderScreen {
  let name: String
  private let machines: [String]

  init(_ name: String, _ machines: [String]) {
    self.name = name
    self.machines = machines
    super.init(nil, false, top: 8)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(heading(name))
    for machine in machines {
      addSwitch(machine) { [unowned self] isOn in say(isOn ? "It runs." : "It stands still.") }
    }
    add(question("Broom cupboard", "On the left, behind the \(name.lowercased()) sign."))
  }
}
