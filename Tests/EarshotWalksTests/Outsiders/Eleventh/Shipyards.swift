import EarshotInterface
import EarshotModel

/// Apps of a shipyard: places that are lost, orders, long ways and things to be turned.
extension OutsiderPair {
  static var eleventhShipyards: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "The screen of one ship has no restoration identifier, so the app comes back to the list",
        application: { isFaulty in
          let ships = RowanShips("Ships on the slips", isFaulty)
          ships.restorationIdentifier = "ships"
          let yard = RowanYard(rootViewController: ships)
          yard.restorationIdentifier = "yard"
          let application = Application.showing(yard)
          application.delegate = yard.keeper
          return application
        }),
      .stack(
        "order-visual-mismatch",
        "The stages of a ship are listed with the finished ones first, and drawn as they come"
      ) { RowanStages("The ferry Amalia", $0) },
      .stack(
        "swipe-cost",
        "The paints stand before the button that orders them, and each of the ninety-six is a stop"
      ) { RowanPaints("Paint for the hull", $0) },
      .stack(
        "adjustable-no-change",
        "The crane turns its arm, and goes on saying the value that it was given when it was made"
      ) { RowanCrane("Crane four", $0) },
      .stack(
        "adjustable-unbounded",
        "The number of guests grows for as long as somebody makes it larger"
      ) { RowanLaunch("Launch of the Amalia", $0) },
    ]
  }
}

// MARK: Restoration

/// A stack of screens that keeps what decides about its state.
private final class RowanYard: NavigationController {
  let keeper = RowanKeeper()
}

private final class RowanKeeper: ApplicationDelegate {
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  /// Makes the screen of a ship anew; the others are there when the app starts.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    guard identifierComponents.last == "ship" else { return nil }
    return RowanShip(coder.decodeInteger(forKey: "ship"), false)
  }
}

private let rowanShips = [
  ("Amalia", "A ferry for ninety cars.", "She leaves the slip in May."),
  ("Bruno", "A tug with a new engine.", "He waits for his propeller."),
  ("Carmen", "A yacht of eleven metres.", "She is being painted."),
]

private final class RowanShips: RowanRows {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three ships stand on the slips at present."))
    put(heading("Choose one"))
    for (number, ship) in rowanShips.enumerated() {
      put(
        button(ship.0) { [unowned self] in
          navigationController?.pushViewController(RowanShip(number, isFaulty), animated: true)
        })
    }
    put(heading("The yard"))
    put(
      button("When can I visit") { [unowned self] in
        tell("When you can visit", "The gate is open on the first Sunday of the month.")
      })
  }
}

private final class RowanShip: RowanRows {
  private let number: Int

  init(_ number: Int, _ isFaulty: Bool) {
    let place = rowanShips.indices.contains(number) ? number : 0
    self.number = place
    super.init(rowanShips[place].0, isFaulty)
    if !isFaulty { restorationIdentifier = "ship" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What is built"))
    put(words(rowanShips[number].1))
    put(heading("How far it is"))
    put(words(rowanShips[number].2))
    let bell = toggle("Tell me when it is launched", in: put(View()))
    bell.restorationIdentifier = "bell"
    put(
      button("Write to the builder") { [unowned self] in
        tell("You have written", "The builder of \(title ?? "the ship") answers on Monday.")
      })
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "ship")
  }
}

// MARK: Order

private final class RowanStages: RowanRows {
  private let stages = [
    ("Keel", "It was laid in March.", true), ("Engine", "It comes by train.", false),
    ("Ribs", "There are sixty-one.", true), ("Wheelhouse", "It is drawn only.", false),
    ("Plates", "They are welded by night.", true), ("Name", "It is a secret.", false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three of six stages are finished."))
    put(heading("Stages in the order of the plan"))
    let track = put(View(), height: 304)
    let steps = stages.enumerated().map { place, stage -> Button in
      let (name, facts, isDone) = stage
      return lay(
        button("\(name), \(isDone ? "finished" : "to be done")") { [unowned self] in
          tell(name, facts)
        }, in: track, x: 0, y: 52 * Double(place))
    }
    let finished = steps.indices.filter { stages[$0].2 }
    let others = steps.indices.filter { !stages[$0].2 }
    track.accessibilityElements = isFaulty ? (finished + others).map { steps[$0] } : steps
    put(heading("Help"))
    put(
      button("Ask the foreman") { [unowned self] in
        tell("The foreman was asked", "She calls you before noon.")
      })
  }
}

// MARK: A long way

private final class RowanPaints: RowanRows {
  private let hues = [
    "white", "yellow", "orange", "red", "pink", "purple", "blue", "turquoise", "green", "olive",
    "brown", "grey",
  ]
  private let shades = [
    "palest", "very pale", "pale", "plain", "strong", "deep", "very deep", "deepest",
  ]
  private var hue = 6
  private var shade = 3

  private var paint: String { "\(shades[shade]) \(hues[hue])" }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A ton of paint covers the hull twice."))
    put(heading("Choose a paint"))
    let chart = put(View(), height: 336)
    if isFaulty { addPaints(to: chart) } else { addWheels(to: chart) }
    put(heading("Order"))
    put(
      button("Order a ton of it") { [unowned self] in
        tell("A ton was ordered", "It is \(paint) and comes on Friday.")
      })
  }

  /// Each square of the chart is a button.
  private func addPaints(to chart: View) {
    for row in shades.indices {
      for column in hues.indices {
        let name = "\(shades[row]) \(hues[column])"
        let square = button("") { [unowned self] in
          (shade, hue) = (row, column)
          say("You have chosen \(name)")
        }
        square.accessibilityLabel = name
        lay(
          square, in: chart, x: 30 * Double(column), y: 42 * Double(row), width: 30, height: 42)
      }
    }
  }

  /// The chart is turned by its hues and by its shades.
  private func addWheels(to chart: View) {
    let across = RowanWheel("Hue", hues, hue) { [unowned self] in hue = $0 }
    lay(across, in: chart, x: 0, y: 0, width: 360, height: 42)
    let down = RowanWheel("Shade", shades, shade) { [unowned self] in shade = $0 }
    lay(down, in: chart, x: 0, y: 42, width: 360, height: 294)
  }
}

/// One of several names, chosen by turning.
private final class RowanWheel: View {
  private let names: [String]
  private var place: Int
  private let change: (Int) -> Void

  init(_ label: String, _ names: [String], _ place: Int, _ change: @escaping (Int) -> Void) {
    (self.names, self.place, self.change) = (names, place, change)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .adjustable
    accessibilityValue = names[place]
  }

  override func accessibilityIncrement() { turn(to: place + 1) }

  override func accessibilityDecrement() { turn(to: place - 1) }

  private func turn(to new: Int) {
    guard names.indices.contains(new) else { return }
    place = new
    accessibilityValue = names[place]
    change(place)
  }
}

// MARK: What is turned

private final class RowanCrane: RowanRows {
  private lazy var arm = RowanArm(isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("It stands beside the second slip and lifts forty tons."))
    put(heading("Steer it"))
    put(arm, height: 120)
    toggle("Warning light", in: put(View()), isOn: true)
    put(heading("Work"))
    put(
      button("Lift") { [unowned self] in
        tell("The crane lifts", "The load hangs \(arm.place) over the ground.")
      })
    put(
      button("Call the driver") { [unowned self] in
        tell("The driver is on her way", "Nothing moves before she has come.")
      })
  }
}

/// An arm that is raised in steps, with a line that shows where it is.
private final class RowanArm: View {
  private var steps = 3
  private let line = View()

  var place: String { "\(5 * steps) metres" }

  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    addSubview(line)
    isAccessibilityElement = true
    accessibilityLabel = "Arm"
    accessibilityTraits = .adjustable
    accessibilityValue = place
    placeLine()
  }

  private func placeLine() {
    line.frame = Rect(x: 0, y: 110 - 10 * Double(steps), width: 362, height: 4)
  }

  private func raise(by change: Int) {
    steps = max(1, min(steps + change, 8))
    placeLine()
    if !isFaulty { accessibilityValue = place }
  }

  override func accessibilityIncrement() { raise(by: 1) }

  override func accessibilityDecrement() { raise(by: -1) }
}

private final class RowanLaunch: RowanRows {
  private lazy var guests = RowanGuests(isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("On the second of May at noon, whatever the weather."))
    put(heading("Who comes"))
    let name = TextField()
    name.borderStyle = .roundedRect
    name.accessibilityLabel = "Your name"
    put(name)
    put(guests)
    toggle("One of us needs a chair", in: put(View()))
    put(heading("Then"))
    put(
      button("Send the list") { [unowned self] in
        tell("The list was sent", "You come with \(guests.text).")
      })
  }
}

/// A row with a number between a minus and a plus.
private final class RowanGuests: View {
  private let isFaulty: Bool
  private var count = 2
  private let shown = Label()

  var text: String { count == 1 ? "1 guest" : "\(count) guests" }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "How many come with you"
    accessibilityTraits = .adjustable
    shown.frame = Rect(x: 60, y: 0, width: 240, height: 44)
    addSubview(shown)
    addButton("-", -1, x: 0)
    addButton("+", 1, x: 318)
    show()
  }

  private func addButton(_ title: String, _ change: Int, x: Double) {
    let action = Action(title: title) { [unowned self] _ in add(change) }
    let button = Button(type: .system, primaryAction: action)
    button.frame = Rect(x: x, y: 0, width: 44, height: 44)
    addSubview(button)
  }

  private func show() {
    shown.text = text
    accessibilityValue = text
  }

  private func add(_ change: Int) {
    count = max(1, count + change)
    if !isFaulty { count = min(count, 6) }
    show()
  }

  override func accessibilityIncrement() { add(1) }

  override func accessibilityDecrement() { add(-1) }
}
