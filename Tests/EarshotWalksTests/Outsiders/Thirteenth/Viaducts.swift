import EarshotInterface
import EarshotModel

/// Apps of a railway over a viaduct, whose screens come and go in wrong ways.
extension OutsiderPair {
  static var thirteenthViaducts: [OutsiderPair] {
    [
      .stack(
        "modal-no-escape",
        "A ticket covers the screen, and is put away by a finger that swipes down, which no reader"
          + " can do, and by nothing else"
      ) { RowantreeArches("Over the viaduct", $0) },
      .stack(
        "modal-focus-not-restored",
        "When a seat was chosen in a sheet, all rows behind it are made anew, and the one from which"
          + " the sheet was opened is no more"
      ) { RowantreeSeats("Seats", $0) },
      OutsiderPair(
        "screen-change-silent",
        "The steps of an introduction take each other's place as children of one screen, and nobody"
          + " tells that there is another screen now",
        screen: { RowantreeIntroduction("Introduction", $0) }),
      .stack(
        "screen-change-storm",
        "After a payment the screen with the price is taken off the stack, and then a receipt is put on"
          + " it, both at once"
      ) { RowantreeCrossings("Crossings", $0) },
      OutsiderPair(
        "restoration-focus",
        "Which day of the timetable was open is kept under one key and looked for under another, so"
          + " that its trains are not there when the app comes back",
        screen: { RowantreeTimetable("Timetable", $0) }),
    ]
  }
}

private final class RowantreeArches: RowantreeScreen {
  private var persons = 1
  private lazy var count = words("One person")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Sunday at ten"))
    put(count)
    put(button("One person more") { [unowned self] in change(by: 1) })
    put(button("One person less") { [unowned self] in change(by: -1) })
    putSwitch("With a bicycle") { [unowned self] isOn in
      say(isOn ? "The bicycle travels in the last car." : "No bicycle.")
    }
    put(
      button("Show the ticket") { [unowned self] in
        let ticket = RowantreeTicket("Ticket", isFaulty)
        ticket.persons = count.text ?? ""
        ticket.modalPresentationStyle = .fullScreen
        present(ticket, animated: true)
      })
    put(question("About the viaduct", "It has nineteen arches, and was built in three years."))
  }

  private func change(by number: Int) {
    guard (1...4).contains(persons + number) else {
      return say("A ticket is for one to four persons.")
    }
    persons += number
    count.text = persons == 1 ? "One person" : "\(persons) persons"
    say(count.text ?? "")
  }
}

private final class RowantreeTicket: RowantreeScreen {
  var persons = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Ticket over the viaduct"))
    put(words(persons + ", Sunday at ten, gate two"))
    put(words("Number four seven one one"))
    put(question("What the ticket is good for", "For the crossing, and for the way back."))
    put(question("Where gate two is", "Behind the clock, up the stairs or by the lift."))
    if !isFaulty {
      put(button("Put the ticket away") { [unowned self] in dismiss(animated: true) })
    }
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .down
    swipe.addAction(Action { [unowned self] _ in dismiss(animated: true) })
    view.addGestureRecognizer(swipe)
  }

  override func accessibilityPerformEscape() -> Bool {
    if isFaulty { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class RowantreeSeats: RowantreeScreen {
  private let names = ["Anton", "Berta", "Cilly"]
  private var seats = ["by the aisle", "by the aisle", "by the aisle"]
  private let list = View()
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a seat for everybody."))
    put(heading("Who travels"))
    put(list, height: 148)
    makeRows()
    put(heading("The car"))
    putSwitch("Quiet car") { [unowned self] isOn in
      say(isOn ? "You sit in the quiet car." : "You sit in any car.")
    }
    put(
      button("Reserve") { [unowned self] in
        tell("Reserved", zip(names, seats).map { "\($0) \($1)" }.joined(separator: ", "))
      })
  }

  private func text(of number: Int) -> String { "\(names[number]), \(seats[number])" }

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = names.indices.map { number in
      let row = button(text(of: number)) { [unowned self] in choose(for: number) }
      return place(row, in: list, y: 52 * Double(number))
    }
  }

  private func choose(for number: Int) {
    let sheet = RowantreeSeatSheet("Seat for \(names[number])", isFaulty, top: 24)
    sheet.whenChosen = { [weak self] seat in self?.take(seat, for: number) }
    present(sheet, animated: true)
  }

  private func take(_ seat: String, for number: Int) {
    seats[number] = seat
    if isFaulty {
      makeRows()
    } else {
      rows[number].setTitle(text(of: number), for: .normal)
    }
  }
}

private final class RowantreeSeatSheet: RowantreeScreen {
  var whenChosen: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? "Seat"))
    put(words("The valley is on the left on the way out."))
    for seat in ["by the left window", "by the right window", "by the aisle", "at a table"] {
      put(button("Sit \(seat)") { [unowned self] in choose(seat) })
    }
    put(button("Cancel") { [unowned self] in dismiss(animated: true) })
  }

  private func choose(_ seat: String) {
    let answer = whenChosen
    dismiss(animated: true) { answer(seat) }
  }
}

private final class RowantreeIntroduction: RowantreeScreen {
  private var number = 0
  private lazy var steps = [
    RowantreeStep(
      "The piers", "Each stands on a raft of oak, ten metres below the water.", 0, isFaulty),
    RowantreeStep("The arches", "They were built from both sides at a time.", 1, isFaulty),
    RowantreeStep("The trains", "They cross at a walking pace when there is wind.", 2, isFaulty),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for step in steps { step.turn = { [unowned self] way in turn(by: way) } }
    show(steps[0])
  }

  override func accessibilityPerformEscape() -> Bool {
    guard number > 0, presentedViewController == nil else {
      return super.accessibilityPerformEscape()
    }
    turn(by: -1)
    return true
  }

  private func turn(by way: Int) {
    let old = steps[number]
    number = (number + way + steps.count) % steps.count
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    show(steps[number])
    if !isFaulty { post(.screenChanged(.element(steps[number].name))) }
  }

  private func show(_ step: RowantreeStep) {
    addChild(step)
    step.view.frame = view.bounds
    view.addSubview(step.view)
    step.didMove(toParent: self)
  }
}

/// One step of an introduction, of three.
private final class RowantreeStep: RowantreeScreen {
  var turn: (_ way: Int) -> Void = { _ in }
  private(set) lazy var name = heading("Step \(number + 1) of 3: \(title ?? "")")
  private let about: String
  private let number: Int

  init(_ title: String, _ about: String, _ number: Int, _ isFaulty: Bool) {
    self.about = about
    self.number = number
    super.init(title, isFaulty, top: 104)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    put(words(about), height: 60)
    let subject = title ?? ""
    putSwitch("Remember: \(subject)") { [unowned self] isOn in
      say(isOn ? "Remembered." : "Not remembered.")
    }
    put(question("Who drew: \(subject)", "The drawings are by Clara Stein, who was twenty then."))
    if number > 0 { put(button("Back") { [unowned self] in turn(-1) }) }
    put(button(number == 2 ? "Begin again" : "Continue") { [unowned self] in turn(1) })
  }
}

private final class RowantreeCrossings: RowantreeScreen {
  private let crossings = ["Sunday at ten", "Sunday at noon", "Sunday at four"]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The steam train crosses three times."))
    put(heading("Crossings"))
    for crossing in crossings {
      put(
        button(crossing) { [unowned self] in
          show(RowantreeCoach(crossing, isFaulty), sender: self)
        })
    }
    put(heading("The train"))
    put(question("The engine", "Number twelve. She burns a ton of coal a day."))
    put(question("If it rains", "The windows can be shut."))
  }
}

private final class RowantreeCoach: RowantreeScreen {
  private let classes = ["First", "Second", "Open car"]
  private let prices = [30, 18, 12]
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("First class is 30 crowns, second 18, and the open car 12."), height: 60)
    let coaches = choice(classes) { [unowned self] number in
      self.number = number
      say("\(prices[number]) crowns")
    }
    coaches.accessibilityLabel = "Class"
    put(coaches)
    putSwitch("Send a copy by mail") { [unowned self] isOn in
      say(isOn ? "A copy will be sent." : "No copy will be sent.")
    }
    put(question("What the open car is", "A car without a roof, and with blankets."))
    put(question("How it is paid", "With the card that you gave last time."))
    put(button("Pay") { [unowned self] in pay() })
  }

  private func pay() {
    guard let stack = navigationController, let first = stack.viewControllers.first else { return }
    let receipt = RowantreeReceipt("Receipt", isFaulty)
    receipt.order = "\(title ?? ""), \(classes[number].lowercased()), \(prices[number]) crowns"
    if isFaulty {
      stack.popViewController(animated: false)
      stack.pushViewController(receipt, animated: false)
    } else {
      stack.setViewControllers([first, receipt], animated: true)
    }
  }
}

private final class RowantreeReceipt: RowantreeScreen {
  var order = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Paid: \(order)"), height: 60)
    put(heading("What now"))
    put(question("Where to board", "On platform one, half an hour before."))
    put(question("Taking it back", "Until Saturday evening, at the counter."))
  }
}

private final class RowantreeTimetable: RowantreeScreen {
  private let days = [
    ("Friday", ["8:10 to the weir", "12:40 to the weir", "17:05 to the town"]),
    ("Saturday", ["9:00 to the weir", "14:20 to the town", "18:45 to the town"]),
    ("Sunday", ["10:00 round trip", "12:00 round trip", "16:00 round trip"]),
  ]
  private let panel = View()
  private var openDay: Int?
  private lazy var dayRows: [Button] = days.indices.map { day in
    named(button(days[day].0) { [unowned self] in toggle(day) }, "day-\(day)")
  }
  private lazy var trainRows: [[Button]] = days.indices.map { day in
    days[day].1.enumerated().map { number, train in
      named(
        question("\(days[day].0), \(train)", "It leaves from platform \(number + 1)."),
        "train-\(day)-\(number)")
    }
  }

  override init(_ title: String, _ isFaulty: Bool, top: Double = 104) {
    super.init(title, isFaulty, top: top)
    restorationIdentifier = "timetable"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Trains over the viaduct"))
    put(panel, height: 312)
    arrange()
    put(heading("Further"))
    put(named(question("Fares", "Twelve crowns, and six for children."), "fares"))
    put(named(question("When there is wind", "Trains cross at a walking pace."), "wind"))
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(openDay, forKey: "openDay")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    openDay = coder.decode(Int.self, forKey: isFaulty ? "day" : "openDay")
    arrange()
  }

  private func named(_ button: Button, _ name: String) -> Button {
    button.restorationIdentifier = name
    button.accessibilityIdentifier = name
    return button
  }

  private func toggle(_ day: Int) {
    openDay = openDay == day ? nil : day
    arrange()
    reread(dayRows[day])
  }

  private func arrange() {
    var y = 0.0
    for day in days.indices {
      let isOpen = openDay == day
      place(dayRows[day], in: panel, y: y)
      dayRows[day].accessibilityExpandedStatus = isOpen ? .expanded : .collapsed
      y += 52
      for row in trainRows[day] {
        row.isHidden = !isOpen
        guard isOpen else { continue }
        place(row, in: panel, y: y)
        y += 52
      }
    }
  }
}
