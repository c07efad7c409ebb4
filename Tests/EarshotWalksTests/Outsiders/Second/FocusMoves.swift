import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// When the cursor is moved.
  static var moves: [OutsiderPair] {
    [
      OutsiderPair("focus-moved-unasked", "a goal pulls the cursor to the score") {
        MatchScreen($0).inStack
      },
      OutsiderPair(
        "focus-lost-layout", "answering an invitation removes the button under the cursor"
      ) {
        InvitationScreen($0).inStack
      },
      OutsiderPair("focus-reset-refresh", "new departures are shown as if they were a new screen") {
        DeparturesScreen($0).inStack
      },
      OutsiderPair("focus-initial-odd", "a step of a wizard begins at the small print") {
        isFaulty in
        DevicesScreen(isFaulty).inStack
      },
    ]
  }
}

/// A match that is going on.
private final class MatchScreen: StackedScreen {
  private let isFaulty: Bool
  private lazy var score = heading("Rovers 0, United 0")
  private var goals = 0

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Live Match")
  }

  override func viewDidLoad() {
    score.accessibilityTraits = [.header, .updatesFrequently]
    heading("Commentary")
    text("A free kick for United from the left.")
    text("The keeper holds a long shot.")
    text("Kick off.")
    button("Line-ups") { screen in
      screen.navigationController?.pushViewController(
        TextScreen("Line-ups", "Rovers play in blue."), animated: true)
    }
    button("Other Matches") { $0.alert("No other matches today") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if goals == 0 { after(5) { $0.goal() } }
  }

  private func goal() {
    goals += 1
    score.text = "Rovers \(goals), United 0"
    if isFaulty {
      post(.layoutChanged(.element(score)))
    } else {
      sayLater("Goal for Rovers, \(goals) to 0")
    }
    if goals < 4 { after(5) { $0.goal() } }
  }
}

/// An invitation in a calendar.
private final class InvitationScreen: StackedScreen {
  private let isFaulty: Bool
  private var buttons: [Button] = []
  private let answer = Label()

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Invitation")
  }

  override func viewDidLoad() {
    heading("Harbour Tour")
    text("Saturday, 14:00 to 16:00")
    text("Pier 3, beside the old crane")
    text("From Ada Holm, with six guests")
    let top = bottom
    buttons = [
      button("Accept") { $0.reply("You have accepted.") },
      button("Maybe") { $0.reply("You have answered with maybe.") },
      button("Decline") { $0.reply("You have declined.") },
    ]
    answer.isHidden = true
    answer.frame = Rect(x: 20, y: top, width: 353, height: 44)
    view.addSubview(answer)
    let times = ["An Hour Before", "A Day Before"].map { time in
      Action(title: time) { [weak self] _ in self?.say("You are reminded: \(time)") }
    }
    let remind = Button(type: .system)
    remind.setTitle("Remind Me", for: .normal)
    remind.menu = Menu(children: times)
    remind.showsMenuAsPrimaryAction = true
    put(remind)
  }

  private func reply(_ words: String) {
    for button in buttons { button.removeFromSuperview() }
    answer.text = words
    answer.isHidden = false
    if !isFaulty { post(.layoutChanged(.element(answer))) }
  }
}

/// The trains that leave next.
private final class DeparturesScreen: TableViewController {
  private let isFaulty: Bool
  private var delay = 0

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "Departures"
  }

  override func viewDidLoad() {
    let load = Action(title: "Refresh") { [weak self] _ in
      self?.application?.post(.announcement("Looking for trains"))
      self?.load()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: load)
    let pull = RefreshControl()
    pull.addAction(Action { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = pull
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    fill(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      TextScreen("Train \(indexPath.row + 1)", "Calls at all stations."), animated: true)
  }

  private func fill(_ cell: TableViewCell, _ row: Int) {
    cell.textLabel?.text = "12:\(10 + row * 5) to the harbour"
    cell.detailTextLabel?.text = delay == 0 ? "On time" : "\(delay) minutes late"
  }

  private func load() {
    application?.perform(after: 1) { [weak self] in self?.show() }
  }

  private func show() {
    delay += 2
    refreshControl?.endRefreshing()
    if isFaulty {
      tableView.reloadData()
      application?.post(.screenChanged(nil))
      return
    }
    for cell in tableView.visibleCells {
      if let place = tableView.indexPath(for: cell) { fill(cell, place.row) }
    }
    application?.post(.announcement("Departures are up to date"))
  }
}

/// The devices of a house, to which a wizard adds more.
private final class DevicesScreen: StackedScreen {
  /// The first step of the wizard.
  final class Step: StackedScreen {
    private let isFaulty: Bool
    private lazy var smallPrint = button("Terms of the Maker") { $0.alert("Terms", "Be kind.") }

    init(_ isFaulty: Bool) {
      self.isFaulty = isFaulty
      super.init("Add a Device")
    }

    override func viewDidLoad() {
      heading("Step 1 of 3")
      text("Plug the scale in and wait until its light turns green.")
      button("The Light Is Green") { $0.alert("The scale was found") }
      button("There Is No Light") { $0.alert("Try another socket") }
      _ = smallPrint
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if isFaulty { post(.screenChanged(.element(smallPrint))) }
    }
  }

  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Devices")
  }

  override func viewDidLoad() {
    heading("Kitchen")
    text("Kettle, off")
    text("Fridge, 5 degrees")
    button("Add a Device") { screen in
      screen.navigationController?.pushViewController(Step(screen.isFaulty), animated: true)
    }
  }
}
