import EarshotInterface
import EarshotModel

/// Apps of ferries, in which something goes or comes.
extension OutsiderPair {
  static var seventhFerries: [OutsiderPair] {
    [
      .stack(
        "layout-change-silent",
        "Raising the number of passengers adds fields for their names below, which nobody is told"
      ) { LarkPassengers("Passengers", $0) },
      .stack(
        "focus-stale",
        "A trip that is cancelled leaves the screen, but not the list of what a reader finds"
      ) { LarkTrips("Your trips", $0) },
      .stack(
        "child-controller-stale",
        "A panel slides aside, but for its edge, and only its controller is removed"
      ) { LarkCrossings("Crossings", $0) },
      OutsiderPair(
        "restoration-focus",
        "The rows come a while after the launch, too late for the cursor that is to come back to one",
        application: { isFaulty in
          let stack = NavigationController(
            rootViewController: LarkDepartures("Departures", isFaulty))
          stack.restorationIdentifier = "stack"
          return .showing(stack, in: KeepingApplication())
        }),
    ]
  }
}

private final class LarkPassengers: ReedScreen {
  private var names: [TextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let count = LarkDial(
      "Passengers", value: 1, text: { "\($0)" }, up: { min($0 + 1, 4) }, down: { max($0 - 1, 1) })
    count.onChange = { [unowned self] in show($0) }
    put(count)
    put(button("Book the crossing") { [unowned self] in tell("Booked", "The boat leaves at ten.") })
    for number in 1...4 {
      let name = TextField()
      name.accessibilityLabel = "Name of passenger \(number)"
      name.isHidden = number > 1
      names.append(name)
      put(name)
    }
  }

  private func show(_ count: Int) {
    for (number, name) in names.enumerated() { name.isHidden = number >= count }
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind("Names to fill in: \(count)")
  }
}

private final class LarkTrips: ReedScreen {
  private let name = Label()
  private let list = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Press a trip to cancel it"
    put(name)
    put(list, height: 280)
    for (number, trip) in ["Monday, 9 o'clock", "Tuesday, noon", "Friday, 6 o'clock"].enumerated() {
      let row = Button(type: .system)
      row.setTitle(trip, for: .normal)
      row.accessibilityHint = "Cancels the trip"
      row.addAction(
        Action { [unowned self, unowned row] _ in cancel(row) }, for: .primaryActionTriggered)
      list.hold(row, y: Double(number) * 56)
    }
    list.accessibilityElements = list.subviews
  }

  private func cancel(_ row: Button) {
    row.removeFromSuperview()
    if !isFaulty {
      list.accessibilityElements = list.subviews
      post(.layoutChanged(.element(list.subviews.first ?? name)))
    }
    sayBehind("The trip has been cancelled")
  }
}

private final class LarkPanel: ViewController {
  let name = Label()
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "What is shown"
    name.accessibilityTraits = .header
    view.hold(name, y: 8, width: 300)
    for (number, choice) in ["With cars", "At night"].enumerated() {
      let isWanted = Button(type: .system)
      isWanted.setTitle(choice, for: .normal)
      isWanted.changesSelectionAsPrimaryAction = true
      view.hold(isWanted, y: 60 + Double(number) * 56, width: 300)
    }
    let close = Button(
      type: .system, primaryAction: Action(title: "Close") { [unowned self] _ in onClose?() })
    view.hold(close, y: 172, width: 300)
  }
}

private final class LarkCrossings: ReedScreen {
  private var panel: LarkPanel?
  private lazy var choose = button("Choose what is shown") { [unowned self] in openOrClose() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(choose)
    for name in ["Holm to Lind, 8 o'clock", "Lind to Holm, 10 o'clock"] {
      put(button(name) { [unowned self] in tell(name, "There is room left.") })
    }
  }

  private func openOrClose() {
    guard panel == nil else { return close() }
    let panel = LarkPanel()
    panel.onClose = { [unowned self] in close() }
    addChild(panel)
    view.hold(panel.view, x: 53, y: 360, width: 340, height: 230)
    panel.didMove(toParent: self)
    self.panel = panel
    post(.layoutChanged(.element(panel.name)))
  }

  private func close() {
    guard let panel else { return }
    panel.willMove(toParent: nil)
    if isFaulty {
      panel.view.frame = Rect(x: 353, y: 360, width: 340, height: 230)
    } else {
      panel.view.removeFromSuperview()
    }
    panel.removeFromParent()
    self.panel = nil
    post(.layoutChanged(.element(choose)))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard panel != nil else { return super.accessibilityPerformEscape() }
    close()
    return true
  }
}

private final class LarkDepartures: ReedScreen {
  override init(_ title: String, _ isFaulty: Bool) {
    super.init(title, isFaulty)
    restorationIdentifier = "departures"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("From Holm, on weekdays."))
    guard isFaulty else { return fill() }
    application?.perform(after: 1) { [weak self] in
      self?.fill()
      self?.post(.layoutChanged(nil))
    }
  }

  private func fill() {
    for (place, hour) in [("Lind", 8), ("Outer Holm", 10), ("The Skerries", 13), ("Sund", 17)] {
      let row = button("\(place), \(hour) o'clock") { [unowned self] in
        tell(place, "The boat leaves from pier 2.")
      }
      row.restorationIdentifier = "departure at \(hour)"
      put(row)
    }
  }
}
