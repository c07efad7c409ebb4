import EarshotInterface
import EarshotModel

/// Apps of lighthouses, on whose screens the cursor has a place of its own.
extension OutsiderPair {
  static var seventhLighthouses: [OutsiderPair] {
    [
      .stack(
        "focus-moved-unasked",
        "A screen in a hall takes the cursor back to its beginning when nothing was touched for a while"
      ) { LarkHallScreen("Lighthouse museum", $0) },
      .stack(
        "focus-lost-layout",
        "A task that was done is hidden in its stack, and the cursor with it"
      ) { LarkTasks("Tonight", $0) },
      .stack(
        "focus-reset-refresh",
        "Newer readings make the foot of the table anew, scroll to the top and lead the cursor there"
      ) { LarkReadings("Wind", $0) },
      .stack(
        "focus-initial-odd",
        "A new screen leads the cursor to the request for a rating at its foot"
      ) { LarkLights("Lights", $0) },
    ]
  }
}

private final class LarkHallScreen: ReedScreen {
  private var first: Button?
  private var waiting: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, story) in [
      ("The tower", "It is 40 metres high."), ("The lamp", "It turns once in 12 seconds."),
      ("The keeper", "Nobody has lived here since 1988."), ("The storm", "The door broke in 1911."),
    ] {
      let choice = button(name) { [unowned self] in
        tell(name, story)
        wait()
      }
      if first == nil { first = choice }
      put(choice)
    }
    put(words("Mind the stairs."))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wait()
  }

  private func wait() {
    guard isFaulty else { return }
    waiting?.cancel()
    waiting = application?.perform(after: 6) { [weak self] in self?.beginAgain() }
  }

  private func beginAgain() {
    if presentedViewController == nil, let first { post(.layoutChanged(.element(first))) }
    wait()
  }
}

private final class LarkTasks: ReedScreen {
  private let count = Label()
  private let stack = StackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.accessibilityTraits = .header
    put(count)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    for name in ["Trim the wick", "Wind the clock", "Polish the lens", "Write the log"] {
      let task = Button(type: .system)
      task.setTitle(name, for: .normal)
      task.accessibilityHint = "Marks it as done"
      task.addAction(
        Action { [unowned self, unowned task] _ in finish(task) }, for: .primaryActionTriggered)
      stack.addArrangedSubview(task)
    }
    put(stack, height: 240)
    show()
  }

  private var left: [View] { stack.arrangedSubviews.filter { !$0.isHidden } }

  private func show() {
    count.text = left.isEmpty ? "All is done" : "Left to do: \(left.count)"
  }

  private func finish(_ task: Button) {
    task.isHidden = true
    show()
    if !isFaulty { post(.layoutChanged(.element(left.first ?? count))) }
  }
}

private final class LarkReadings: ReedScreen, TableViewDataSource {
  private let name = Label()
  private let table = TableView(frame: .zero, style: .plain)
  private var hour = 9

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Last readings"
    name.accessibilityTraits = .header
    put(name)
    table.dataSource = self
    table.allowsSelection = false
    put(table, height: 420)
    makeFoot()
  }

  private func makeFoot() {
    let newer = button("Newer readings") { [unowned self] in load() }
    newer.frame = Rect(x: 0, y: 0, width: 361, height: 44)
    table.tableFooterView = newer
  }

  private func load() {
    sayBehind("Asking the tower")
    application?.perform(after: 2) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    hour = hour % 20 + 1
    table.reloadData()
    if isFaulty {
      makeFoot()
      table.contentOffset = .zero
      post(.layoutChanged(.element(name)))
    } else {
      post(.layoutChanged(nil))
      sayBehind("Readings of \(hour) o'clock")
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    let places = ["Tower", "Pier", "Reef", "Bar", "Light vessel"]
    cell.textLabel?.text = "\(places[indexPath.row]), \(hour) o'clock: force \(indexPath.row + 3)"
    return cell
  }
}

private final class LarkLights: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["North Head", "Gull Rock", "The Nab"] {
      put(button(name) { [unowned self] in push(LarkLight(name, isFaulty)) })
    }
  }
}

private final class LarkLight: ReedScreen {
  private lazy var rate = button("Rate this app") { [unowned self] in
    tell("Thank you", "Your stars have been counted.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The light"))
    put(words("White, two flashes in ten seconds."))
    put(heading("The horn"))
    put(words("One blast in a minute."))
    put(rate)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.screenChanged(.element(rate))) }
  }
}
