import EarshotInterface
import EarshotModel

/// Apps of reservoirs, in which levels rise unheard or are heard far too often.
extension OutsiderPair {
  static var fourteenthReservoirs: [OutsiderPair] {
    [
      .stack(
        "announcement-spam",
        "While the basin is filled, which takes ten seconds, every change of its level is"
          + " announced, two in each second, and they queue up long after it is full"
      ) { SycamoreBasin("Upper basin", $0) },
      OutsiderPair(
        "live-value-without-trait",
        "Once the turbine is started, the drawn dial of its speed has another value four times a"
          + " second, but is not marked as one that updates frequently",
        screen: { SycamoreTurbines($0) }),
      .stack(
        "adjustable-not-inverse",
        "A sluice gate is opened to the next mark of its scale but closed by five points, so one"
          + " step up and one step down leave it where it was not before"
      ) { SycamoreGate("Sluice gate", $0) },
      .stack(
        "scroll-unhandled",
        "The log of a day answers scrolling itself to turn to the next day or the one before, and"
          + " by that refuses to scroll down to the rest of a long day"
      ) { SycamoreLogs("Logs", $0) },
      .stack(
        "announcement-lost",
        "What was measured is stored when the sheet for it closes, and that is announced while"
          + " the sheet is on its way out, so the change of the screen swallows it"
      ) { SycamoreMeasures("Measurements", $0) },
    ]
  }
}

/// A basin that is filled step by step.
private final class SycamoreBasin: SycamoreScreen {
  private var level = 40
  private var isFilling = false
  private var rising: ScheduledWork?
  private lazy var stand = words("")

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("The basin takes ten seconds to be filled."))
    stack(button("Fill the basin") { [unowned self] in fill() })
    stack(button("Drain the basin") { [unowned self] in drain() })
    stack(inquiry("How full it is") { [unowned self] in "\(level) per cent." })
    stack(stand)
    showLevel()
  }

  private func showLevel() {
    stand.text = isFilling ? "Being filled." : level == 100 ? "Full." : "Not full."
  }

  private func fill() {
    guard !isFilling else { return say("It is being filled already.") }
    guard level < 100 else { return say("The basin is full.") }
    isFilling = true
    showLevel()
    say("Filling the basin.")
    rise()
  }

  private func rise() {
    rising = later(0.5) { [weak self] in
      guard let self, isFilling else { return }
      level += 3
      isFilling = level < 100
      showLevel()
      if !isFilling {
        say("The basin is full.")
      } else {
        if isFaulty { say("The basin stands at \(level) per cent.") }
        rise()
      }
    }
  }

  private func drain() {
    rising?.cancel()
    isFilling = false
    level = 40
    showLevel()
    say("The basin was drained to 40 per cent.")
  }
}

/// A drawn dial.
private final class SycamoreDial: View {
  var reading = 0

  init(_ name: String, isLive: Bool) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = isLive ? [.image, .updatesFrequently] : .image
  }

  override var defaultAccessibilityValue: String? { "\(reading) turns" }
}

/// Two tabs: the turbine and what there is to know of it.
private final class SycamoreTurbines: TabBarController {
  init(_ isFaulty: Bool) {
    super.init()
    let about = SycamoreAboutTurbine("About", isFaulty)
    viewControllers = [SycamoreTurbine("Turbine", isFaulty), about]
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

private final class SycamoreTurbine: SycamoreScreen {
  private lazy var dial = SycamoreDial("Speed", isLive: !isFaulty)
  private var remaining = 0
  private var turning: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(heading("Turbine"))
    stack(dial, height: 160)
    stack(button("Run for half a minute") { [unowned self] in start() })
    stack(
      button("Stop the turbine") { [unowned self] in
        say(remaining > 0 ? "The turbine was stopped." : "The turbine stands still.")
        turning?.cancel()
        remaining = 0
        dial.reading = 0
      })
  }

  private func start() {
    guard remaining == 0 else { return say("The turbine runs already.") }
    remaining = 120
    say("The turbine runs.")
    turn()
  }

  private func turn() {
    turning = later(0.25) { [weak self] in
      guard let self, remaining > 0 else { return }
      remaining -= 1
      dial.reading = remaining == 0 ? 0 : 300 + (remaining * 37) % 50
      if remaining == 0 { say("The turbine has stopped.") } else { turn() }
    }
  }
}

private final class SycamoreAboutTurbine: SycamoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack(heading("About the turbine"))
    stack(words("It was built in 1911 and lights the valley."))
    stack(inquiry("Who looks after it") { "The two Lindens, day and night." })
  }
}

/// A gate that is opened by the marks of its scale.
private final class SycamoreSluice: View {
  private let stepsByMarks: Bool
  private let marks = [0, 10, 25, 50, 75, 100]
  private(set) var opening = 25 {
    didSet { caption.text = "\(opening) per cent" }
  }
  private let caption = Label()

  init(stepsByMarks: Bool) {
    self.stepsByMarks = stepsByMarks
    super.init(frame: .zero)
    caption.text = "25 per cent"
    caption.frame = Rect(x: 8, y: 0, width: 200, height: 44)
    addSubview(caption)
    isAccessibilityElement = true
    accessibilityLabel = "Opening of the gate"
    accessibilityTraits = .adjustable
  }

  override var defaultAccessibilityValue: String? { "\(opening) per cent" }

  override func accessibilityIncrement() {
    opening = marks.first { $0 > opening } ?? 100
  }

  override func accessibilityDecrement() {
    opening = stepsByMarks ? marks.last { $0 < opening } ?? 0 : max(0, opening - 5)
  }
}

private final class SycamoreGate: SycamoreScreen {
  private lazy var gate = SycamoreSluice(stepsByMarks: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("How far the gate is open decides how much runs off."))
    stack(gate)
    stack(
      inquiry("How much runs off") { [unowned self] in
        "\(gate.opening * 3) litres a second."
      })
    stack(inquiry("Weather upstream") { "Dry until Thursday." })
  }
}

/// A long list that turns to another day when it is scrolled sideways.
private final class SycamoreDayScroll: ScrollView {
  var keepsScrolling = true
  var whenTurned: (_ days: Int) -> Void = { _ in }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .right: whenTurned(1)
    case .left: whenTurned(-1)
    default: return keepsScrolling && super.accessibilityScroll(direction)
    }
    return true
  }
}

private final class SycamoreLogs: SycamoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Levels are written down every half hour."))
    stack(
      button("Log of this week") { [unowned self] in
        show(SycamoreLog("Log", isFaulty), sender: self)
      })
    stack(inquiry("Who writes it") { "The dam keeper, with a pencil." })
  }
}

private final class SycamoreLog: SycamoreScreen {
  private let days = ["Monday", "Tuesday", "Wednesday"]
  private let log = SycamoreDayScroll()
  private lazy var name = heading(days[0])
  private var lines: [Label] = []
  private var day = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(name)
    stack(log, height: 500)
    log.keepsScrolling = !isFaulty
    log.whenTurned = { [unowned self] number in
      turn(by: number)
      post(.pageScrolled(AttributedText(place)))
    }
    lines = (0..<24).map { fit(words(""), in: log, y: 44 * Double($0)) }
    log.contentSize = Size(width: 358, height: 44 * 24)
    stack(
      button("Next day") { [unowned self] in
        turn(by: 1)
        say(place)
      })
    stack(
      button("Day before") { [unowned self] in
        turn(by: -1)
        say(place)
      })
    showDay()
  }

  private var place: String { "\(days[day]), day \(day + 1) of \(days.count)" }

  private func turn(by number: Int) {
    day = max(0, min(days.count - 1, day + number))
    showDay()
  }

  private func showDay() {
    name.text = days[day]
    for (number, line) in lines.enumerated() {
      let hour = 8 + number / 2
      let minute = number.isMultiple(of: 2) ? "o'clock" : "thirty"
      line.text = "\(hour) \(minute): \(412 + 3 * day + number % 7) metres"
    }
  }
}

private final class SycamoreMeasures: SycamoreScreen {
  private var levels: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("The level is measured with a staff."))
    stack(button("Measure") { [unowned self] in measure() })
    stack(
      inquiry("What was measured") { [unowned self] in
        levels.isEmpty
          ? "Nothing yet." : levels.map { "\($0) centimetres" }.joined(separator: ", ")
      })
  }

  private func measure() {
    let sheet = SycamoreMeasure("Measure", isFaulty, top: 24)
    sheet.modalPresentationStyle = .pageSheet
    sheet.whenStored = { [unowned self] level in levels = Array((levels + [level]).suffix(2)) }
    sheet.whenGone = { [unowned self] text in
      if !isFaulty { later(1) { [weak self] in self?.say(text) } }
    }
    present(sheet, animated: true)
  }
}

/// A sheet for one measurement, which is stored when the sheet goes.
private final class SycamoreMeasure: SycamoreScreen {
  var whenStored: (_ level: Int) -> Void = { _ in }
  var whenGone: (_ text: String) -> Void = { _ in }
  private let level = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(heading("One measurement"))
    level.maximumValue = 200
    level.value = 100
    level.accessibilityLabel = "Level on the staff"
    level.addAction(Action { [unowned self] _ in showLevel() }, for: .valueChanged)
    stack(level)
    showLevel()
    stack(button("Close and store") { [unowned self] in dismiss(animated: true) })
  }

  private func showLevel() { level.accessibilityValue = "\(Int(level.value)) centimetres" }

  private var text: String { "\(Int(level.value)) centimetres were stored." }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenStored(Int(level.value))
    if isFaulty { post(.announcement(AttributedText(text))) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenGone(text)
  }
}
