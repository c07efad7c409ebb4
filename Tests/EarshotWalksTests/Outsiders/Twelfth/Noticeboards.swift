import EarshotInterface
import EarshotModel

/// Apps with news for whoever comes by, which do not reach everybody.
extension OutsiderPair {
  static var twelfthNoticeboards: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "Which station is unfolded is not kept, so the departure that had the cursor has gone",
        application: {
          .showing(PoplarDepartures("Departures", $0), in: PoplarKeptApplication())
        }),
      .stack(
        "announcement-interrupted",
        "A form announces that it was sent and goes back at once, and the new screen cuts that off"
      ) { PoplarLostProperty("Lost property", $0) },
      .stack(
        "speech-unpronounceable",
        "What a concert offers stands in signs of a font of the app's own, which nobody can say"
      ) { PoplarConcerts("Concerts", $0) },
    ]
  }
}

/// An app whose state is kept while it is away.
private final class PoplarKeptApplication: Application {
  private let keeper = PoplarKeeper()

  override init(traitCollection: TraitCollection = TraitCollection()) {
    super.init(traitCollection: traitCollection)
    delegate = keeper
  }
}

private final class PoplarKeeper: ApplicationDelegate {
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

private final class PoplarDepartures: PoplarScreen {
  private let stations = [
    ("Lower station", ["8:00", "8:40", "9:20"]), ("Chapel", ["8:07", "8:47", "9:27"]),
    ("Summit", ["8:20", "9:00", "9:40"]),
  ]
  private static let openKey = "openStation"
  private var openStation: Int? = 0
  private let list = View()
  private var departures: [Button] = []
  private lazy var folds = stations.indices.map { number in
    button(stations[number].0) { [unowned self] in unfold(number) }
  }

  override init(_ title: String, _ isFaulty: Bool) {
    super.init(title, isFaulty)
    restorationIdentifier = "departures"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("From where?"))
    put(list, height: 304)
    for fold in folds { lay(fold, in: list, y: 0) }
    show(0)
    put(heading("By the way"))
    put(
      button("What a ride costs") { [unowned self] in
        tell("What a ride costs", "Five crowns up, four crowns down.")
      })
  }

  private func unfold(_ number: Int) {
    show(number == openStation ? nil : number)
    reread(folds[number])
  }

  /// Shows the departures of a station, or of none.
  private func show(_ number: Int?) {
    openStation = number
    for departure in departures { departure.removeFromSuperview() }
    departures = number.map { rows(of: $0) } ?? []
    var line = 0
    func add(_ row: View) {
      lay(row, in: list, y: 50 * Double(line))
      line += 1
    }
    for (place, fold) in folds.enumerated() {
      add(fold)
      fold.accessibilityExpandedStatus = place == number ? .expanded : .collapsed
      if place == number { for departure in departures { add(departure) } }
    }
  }

  private func rows(of number: Int) -> [Button] {
    let (station, times) = stations[number]
    return times.map { time in
      button("\(time) from \(station)") { [unowned self] in
        tell("\(time) from \(station)", "A seat is kept for you in the first car.")
      }
    }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    if !isFaulty { coder.encode(openStation ?? -1, forKey: Self.openKey) }
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: Self.openKey) else { return }
    let number = coder.decodeInteger(forKey: Self.openKey)
    show(stations.indices.contains(number) ? number : nil)
  }
}

private final class PoplarLostProperty: PoplarScreen {
  private var sent: String?
  private lazy var reports = words("You have reported nothing.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("What is found in the cars waits in a cupboard at the summit."))
    put(heading("Your reports"))
    put(reports)
    put(button("Report a loss") { [unowned self] in report() })
    put(heading("The cupboard"))
    put(
      button("What is in it now") { [unowned self] in
        tell("In the cupboard", "Eleven gloves, a flute, and a left shoe.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let sent { say("The report was sent. You will hear of the \(sent) before Friday.") }
    sent = nil
  }

  private func report() {
    let form = PoplarLossForm("Report a loss", isFaulty)
    form.whenSent = { [unowned self] thing in
      reports.text = "You have reported the loss of the \(thing)."
      if !isFaulty { sent = thing }
    }
    navigationController?.pushViewController(form, animated: true)
  }
}

private final class PoplarLossForm: PoplarScreen {
  var whenSent: (String) -> Void = { _ in }
  private let things = ["umbrella", "glove", "flute"]
  private var thing = 0
  private var wasUpwards = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What did you lose?"))
    let kinds = choice(["Umbrella", "Glove", "Flute"]) { [unowned self] number in thing = number }
    kinds.accessibilityLabel = "Thing"
    put(kinds)
    putSwitch("It was on the way up") { [unowned self] isOn in wasUpwards = isOn }
    put(
      button("Read the report first") { [unowned self] in
        tell("The report", "A lost \(things[thing]), \(wasUpwards ? "going up" : "going down").")
      })
    put(button("Send the report") { [unowned self] in send() })
  }

  private func send() {
    whenSent(things[thing])
    if isFaulty {
      post(
        .announcement(
          AttributedText(
            "The report was sent. You will hear of the \(things[thing]) before Friday.")))
    }
    navigationController?.popViewController(animated: true)
  }
}

private final class PoplarConcerts: PoplarTable {
  private struct Concert {
    let name: String
    let signs: String
    let meaning: String
    let details: String
  }

  private let months = ["May", "June"]
  private let concerts = [
    [
      Concert(
        name: "Opening night", signs: "\u{E914}\u{E92B}", meaning: "with a lift, free of charge",
        details: "Folk songs, played by two who sit side by side."),
      Concert(
        name: "Children ring", signs: "\u{E92B}", meaning: "free of charge",
        details: "Whoever is taller than the stool may strike a bell."),
    ],
    [
      Concert(
        name: "Bells and brass", signs: "\u{E914}", meaning: "with a lift",
        details: "Six trombones answer from the town hall."),
      Concert(
        name: "The longest day", signs: "\u{E914}\u{E940}", meaning: "with a lift and supper",
        details: "Music until the sun has set, with breaks for the player."),
    ],
  ]
  private static let reminder = "with a reminder"
  private var reminded: Set<IndexPath> = []

  override func numberOfSections(in tableView: TableView) -> Int { months.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    concerts[section].count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    months[section]
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let concert = concerts[indexPath.section][indexPath.row]
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = concert.name
    cell.detailTextLabel?.text = concert.signs
    cell.accessibilityTraits = .button
    cell.accessibilityValue = reminded.contains(indexPath) ? Self.reminder : nil
    if !isFaulty { cell.accessibilityLabel = "\(concert.name), \(concert.meaning)" }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let concert = concerts[indexPath.section][indexPath.row]
    tell(concert.name, concert.details)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let isReminded = reminded.contains(indexPath)
    let title = isReminded ? "Forget the reminder" : "Remind me"
    let action = ContextualAction(style: .normal, title: title) {
      [unowned self, unowned tableView] _, _, done in
      if isReminded { reminded.remove(indexPath) } else { reminded.insert(indexPath) }
      tableView.cellForRow(at: indexPath)?.accessibilityValue = isReminded ? nil : Self.reminder
      say(isReminded ? "You are not reminded." : "You are reminded on the day before.")
      done(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }
}
