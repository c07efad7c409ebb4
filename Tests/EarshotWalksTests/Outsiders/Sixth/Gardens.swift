import EarshotInterface
import EarshotModel

/// Apps of gardens, in which the cursor goes other ways than it is sent.
extension OutsiderPair {
  static var sixthGardens: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A field that has to be filled in calls the cursor back whenever it goes on from it empty"
      ) { WrenSowing("Sowing", $0) },
      OutsiderPair(
        "focus-unreachable",
        "A screen lists its elements once, and beds that are added later are not in the list",
        screen: { WrenBeds("Beds", $0) }),
      .stack(
        "focus-asymmetric",
        "A task that is done sends the cursor on to the next one, but only when it comes from above"
      ) { WrenTasks("Tasks", $0) },
      .stack(
        "focus-nondeterministic",
        "Packets are sorted by a number that is drawn anew whenever the app is started"
      ) { WrenSeedBox("Seed box", $0) },
    ]
  }
}

private final class WrenSowing: ReedScreen {
  private let amount = WrenLeftField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tulips, in the bed by the fence"))
    amount.accessibilityLabel = "How many bulbs"
    amount.whenLeft = { [weak self] in self?.check() }
    put(amount)
    put(words("Twelve fit in a row."))
    put(button("Write it down") { [unowned self] in writeDown() })
  }

  private func check() {
    if isFaulty, !amount.hasText { post(.layoutChanged(.element(amount))) }
  }

  private func writeDown() {
    guard amount.hasText else {
      post(.layoutChanged(.element(amount)))
      return sayBehind("Say first how many bulbs.")
    }
    tell("Written down", "It is in your diary.")
  }
}

private final class WrenLeftField: TextField {
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidLoseFocus() { whenLeft() }
}

private final class WrenBeds: ReedScreen {
  private var parts: [View] = []
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    parts.append(put(heading("My beds")))
    parts.append(put(button("Add a bed") { [unowned self] in add() }))
    makeBed()
    makeBed()
    view.accessibilityElements = parts
  }

  private func makeBed() {
    count += 1
    let name = "Bed \(count)"
    parts.append(
      put(button("Plan \(name)") { [unowned self] in tell(name, "Nothing grows here yet.") }))
  }

  private func add() {
    guard count < 5 else { return tell("Full", "There is no room for another bed.") }
    makeBed()
    if !isFaulty { view.accessibilityElements = parts }
    post(.layoutChanged(nil))
    sayBehind("Bed \(count) was added below.")
  }
}

private final class WrenTasks: ReedScreen {
  private static let tasks = [
    ("Water the beans", false), ("Cut the hedge", true), ("Sow the lettuce", false),
    ("Empty the barrel", true), ("Tie up the roses", false),
  ]
  private var rows: [Label] = []
  private var last: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, (task, isDone)) in Self.tasks.enumerated() {
      let row = put(QuayFocusLabel())
      row.text = isDone ? "\(task), done" : task
      row.whenFocused = { [unowned self] in came(to: place) }
      rows.append(row)
    }
    put(button("A new task") { [unowned self] in tell("Not now", "Five tasks are enough.") })
  }

  private func came(to place: Int) {
    let isFromAbove = last == place - 1
    last = place
    guard isFaulty, isFromAbove, Self.tasks[place].1, rows.indices.contains(place + 1) else {
      return
    }
    post(.layoutChanged(.element(rows[place + 1])))
  }
}

private final class WrenSeedBox: ReedScreen {
  private static let names = [
    "Borage", "Chervil", "Cress", "Dill", "Fennel", "Lovage", "Savory", "Sorrel", "Tansy",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let packets = Self.names.enumerated().map { place, name in
      (name, isFaulty ? UInt64.random(in: 0...UInt64.max) : UInt64(place))
    }
    for (name, _) in packets.sorted(by: { $0.1 < $1.1 }) {
      put(button(name) { [unowned self] in tell(name, "Sow it in April.") })
    }
  }
}
