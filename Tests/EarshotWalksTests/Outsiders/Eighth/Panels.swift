import EarshotInterface
import EarshotModel

/// Apps in which something else comes to stand on the screen.
extension OutsiderPair {
  static var eighthPanels: [OutsiderPair] {
    [
      .stack(
        "layout-change-silent",
        "The buttons for another week put other times above them, which nobody is told"
      ) { FinchDentist("Dentist", $0) },
      OutsiderPair(
        "modal-leak",
        "Only the box of a question is modal, inside a backdrop in which it stands alone"
      ) { FinchBook("Book", $0) },
      OutsiderPair(
        "modal-focus-not-moved",
        "A question before a payment comes up in a window of its own, and nobody is told"
      ) { FinchTill("Till", $0) },
      OutsiderPair(
        "modal-untitled",
        "The sheet that comes up after a ride shows stars, and not a word of what they are for"
      ) { FinchRide("Ride", $0) },
    ]
  }
}

private final class FinchDentist: ReedScreen {
  private let weeks = [
    ("9 March", ["Monday at 9", "Tuesday at 4"]),
    ("16 March", ["Wednesday at 10", "Thursday at 2", "Friday at 8"]),
    ("23 March", ["Monday at 3"]),
  ]
  private lazy var name = heading("")
  private let times = View()
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    put(times, height: 168)
    show()
    put(button("The week before") { [unowned self] in turn(by: -1) })
    put(button("The week after") { [unowned self] in turn(by: 1) })
  }

  private func show() {
    let (week, free) = weeks[number]
    name.text = "Week of \(week)"
    for time in times.subviews { time.removeFromSuperview() }
    for (row, time) in free.enumerated() {
      let choice = button(time) { [unowned self] in
        tell("Booked", "We expect you on \(time) o'clock.")
      }
      times.hold(choice, x: 0, y: Double(row) * 56, width: 361)
    }
  }

  private func turn(by weeks: Int) {
    guard self.weeks.indices.contains(number + weeks) else {
      return tell("No other week", "Please call us for other times.")
    }
    number += weeks
    show()
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    let (week, free) = self.weeks[number]
    sayBehind("Week of \(week), free times: \(free.count)")
  }
}

private final class FinchBook: ReedScreen {
  private lazy var place = words("On this phone")
  private var backdrop: QuayOverlay?
  private lazy var delete = button("Delete the download") { [unowned self] in ask() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The lighthouse keeper"))
    put(place)
    put(button("Read") { [unowned self] in tell("Page 1", "It was a wet morning.") })
    put(button("Listen") { [unowned self] in tell("Listen", "The voice is not there yet.") })
    put(delete)
  }

  private func ask() {
    let backdrop = QuayOverlay(frame: view.bounds)
    backdrop.whenEscaped = { [unowned self] in close() }
    let box = View()
    let question = heading("Delete the book from this phone?")
    backdrop.hold(box, x: 32, y: 420, height: 180)
    box.hold(question, y: 8, width: 297)
    box.hold(
      button("Delete") { [unowned self] in
        place.text = "Not on this phone"
        close()
        sayBehind("The book has been deleted")
      }, y: 64, width: 297)
    box.hold(button("Keep") { [unowned self] in close() }, y: 120, width: 297)
    (isFaulty ? box : backdrop).accessibilityViewIsModal = true
    view.addSubview(backdrop)
    self.backdrop = backdrop
    post(.screenChanged(.element(question)))
  }

  private func close() {
    backdrop?.removeFromSuperview()
    backdrop = nil
    post(.screenChanged(.element(delete)))
  }
}

private final class FinchQuestion: ReedScreen {
  private(set) lazy var question = heading("Pay 18 pounds to the Corner Shop?")
  var whenAnswered: (_ isYes: Bool) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(question)
    put(words("From your account at the Bank of Lind."))
    put(button("Pay") { [unowned self] in whenAnswered(true) })
    put(button("Not now") { [unowned self] in whenAnswered(false) })
  }

  override func accessibilityPerformEscape() -> Bool {
    whenAnswered(false)
    return true
  }
}

private final class FinchTill: ReedScreen {
  private var front: Window?
  private lazy var pay = button("Pay") { [unowned self] in ask() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your basket"))
    for (thing, price) in [("Lamp", 12), ("Candles", 6)] {
      put(
        button("\(thing), \(price) pounds") { [unowned self] in
          tell(thing, "There are two left.")
        })
    }
    put(pay)
  }

  private func ask() {
    guard front == nil, let application, let frame = view.window?.frame else { return }
    let screen = FinchQuestion("Payment", isFaulty)
    screen.whenAnswered = { [unowned self] in end(isPaid: $0) }
    let window = Window(application: application, frame: frame)
    window.windowLevel = 1
    window.accessibilityViewIsModal = true
    window.rootViewController = screen
    window.makeKeyAndVisible()
    front = window
    if !isFaulty { post(.screenChanged(.element(screen.question))) }
  }

  private func end(isPaid: Bool) {
    guard let front else { return }
    front.isHidden = true
    application?.removeWindow(front)
    self.front = nil
    view.window?.makeKey()
    post(.screenChanged(.element(pay)))
    sayBehind(isPaid ? "Your basket has been paid" : "Nothing has been paid")
  }
}

private final class FinchStars: ReedScreen {
  var whenDone: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isFaulty { put(heading("How was your ride with Nora?")) }
    for number in 1...5 {
      let stars = number == 1 ? "1 star" : "\(number) stars"
      put(button(stars) { [unowned self] in whenDone("Nora gets \(stars) from you") })
    }
    put(button("Skip") { [unowned self] in whenDone("Nora gets no stars from you") })
  }
}

private final class FinchRide: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("You are there"))
    put(words("The ride took 12 minutes."))
    put(button("Finish") { [unowned self] in finish() })
    put(button("I forgot something") { [unowned self] in tell("Forgotten", "Nora calls you.") })
  }

  private func finish() {
    let stars = FinchStars(isFaulty ? "" : "How was your ride?", isFaulty)
    stars.modalPresentationStyle = .pageSheet
    stars.whenDone = { [unowned self] text in
      dismiss(animated: true) { [unowned self] in sayBehind(text) }
    }
    present(stars, animated: true)
  }
}
