import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps in which something comes by itself after a while.
  static var fourthWaits: [OutsiderPair] {
    [
      .stack(
        "focus-moved-unasked",
        "The cursor is sent to the gate four seconds late, when the listener has gone on"
      ) { MillJourney("Journey", $0) },
      .stack(
        "focus-reset-refresh",
        "Each refresh makes all departures anew with other texts, so that the cursor falls to the top"
      ) { MillDepartures("Departures", $0) },
      .stack(
        "status-not-announced",
        "That printing begins is announced, that it failed is only shown"
      ) { MillPrinting("Print", $0) },
      .stack(
        "announcement-spam",
        "Every position on a walk is announced"
      ) { MillWalk("Walk to the Mill", $0) },
      .stack(
        "live-value-without-trait",
        "The waiting time is computed by its getter, and nothing says that it changes"
      ) { MillWaitingRoom("Waiting Room", $0) },
    ]
  }
}

private final class MillJourney: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Lind to Skerry, today at 9:40"))
    put(
      button("Show Boarding Pass") { [weak self] in
        guard let self else { return }
        let pass = MillBoardingPass("Boarding Pass", isFaulty)
        navigationController?.pushViewController(pass, animated: true)
      })
  }
}

/// A pass whose gate is what most people look for.
private final class MillBoardingPass: QuayScreen {
  private let gate = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Passenger Ada Holm"))
    gate.text = "Gate 4, boarding at 9:20"
    put(gate)
    put(words("Seat 12, by the window"))
    put(words("One bag in the hold"))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFaulty else { return post(.screenChanged(.element(gate))) }
    // The cursor did not stay where it was sent while the screen slid in.
    later(4) { [weak self] in
      if let self { post(.layoutChanged(.element(gate))) }
    }
  }
}

/// The next ferries, brought up to date every minute.
private final class MillDepartures: QuayScreen {
  private var rows: [Label] = []
  private var minute = 0
  private static let ferries = [("Lind", 15), ("Skerry", 24), ("Outer Holm", 38)]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("From the old pier"))
    for _ in Self.ferries { rows.append(put(row())) }
    show()
    wait()
  }

  private func row() -> Label {
    let row = Label()
    row.accessibilityTraits = [.staticText, .updatesFrequently]
    return row
  }

  private func show() {
    for (row, (name, minutes)) in zip(rows, Self.ferries) {
      row.text = "\(name) in \(minutes - minute) minutes"
    }
  }

  private func wait() {
    later(60) { [weak self] in
      guard let self, minute < 10 else { return }
      minute += 1
      if isFaulty { makeAnew() }
      show()
      wait()
    }
  }

  private func makeAnew() {
    rows = rows.map { old in
      let new = row()
      new.frame = old.frame
      old.removeFromSuperview()
      view.addSubview(new)
      return new
    }
  }
}

/// A document on its way to a printer, which has no paper.
private final class MillPrinting: QuayScreen {
  private let status = Label()
  private lazy var start = button("Print") { [weak self] in self?.begin() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Lease, four pages"))
    status.text = "Not printed yet"
    put(start)
    put(status)
  }

  private func begin() {
    start.isEnabled = false
    status.text = "Printing"
    sayBehind("Printing")
    later(5) { [weak self] in self?.fail() }
  }

  private func fail() {
    start.isEnabled = true
    status.text = "The printer has no paper"
    if !isFaulty { sayBehind("The printer has no paper") }
  }
}

/// A guide for people on foot.
private final class MillWalk: QuayScreen {
  private let distance = Label()
  private var metres = 30
  private lazy var start = button("Start") { [weak self] in self?.begin() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Along the brook, then left over the bridge"))
    distance.accessibilityTraits = [.staticText, .updatesFrequently]
    distance.text = "30 metres"
    put(distance)
    put(start)
  }

  private func begin() {
    start.isEnabled = false
    metres = 30
    sayBehind("The walk begins")
    follow()
  }

  private func follow() {
    later(1) { [weak self] in
      guard let self else { return }
      metres -= 1
      distance.text = "\(metres) metres"
      if metres == 0 {
        start.isEnabled = true
        sayBehind("You are at the mill")
      } else {
        if isFaulty { sayBehind("\(metres) metres") }
        follow()
      }
    }
  }
}

/// How long a patient has to wait.
private final class MillWaitingRoom: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("You are next for Doctor Lind"))
    let wait = put(MillWaitingTime())
    if !isFaulty { wait.accessibilityTraits = .updatesFrequently }
    put(words("Please have your insurance card at hand"))
    redraw(wait, times: 60)
  }

  private func redraw(_ wait: View, times: Int) {
    later(1) { [weak self, weak wait] in
      guard let wait, times > 0 else { return }
      wait.setNeedsLayout()
      self?.redraw(wait, times: times - 1)
    }
  }
}

/// Draws the time that is left as a ring, and tells it in seconds.
private final class MillWaitingTime: View {
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { "Waiting time" }
  override var defaultAccessibilityValue: String? {
    "\(max(0, 240 - Int(window?.application?.time ?? 0))) seconds"
  }
}
