import EarshotInterface
import EarshotModel

/// Apps of a clockmaker, in which there is too much of something, or too little time for it.
extension OutsiderPair {
  static var twelfthClockmakers: [OutsiderPair] {
    [
      OutsiderPair(
        "swipe-cost",
        "Each of sixty minutes is a stop of its own, and the button that starts comes after them",
        screen: { PoplarEggTimer("Egg timer", $0) }),
      .stack(
        "adjustable-unbounded",
        "The drawn dial of a pendulum has no shortest and no longest length"
      ) { PoplarPendulum("Pendulum", $0) },
      OutsiderPair(
        "announcement-spam",
        "The winding of a clock is announced at every turn, twenty times in as many seconds",
        screen: { PoplarWinding("Tower clock", $0) }),
      .stack(
        "transient-too-short",
        "The message with which a step is taken back stays for one and a half seconds"
      ) { PoplarRepairs("Repairs", $0) },
    ]
  }
}

/// A board of sixty minutes, of which one is chosen.
private final class PoplarMinutes: View {
  var whenChosen: () -> Void = {}
  private(set) var minute = 5
  private var tiles: [Button] = []

  init(isDial: Bool) {
    super.init(frame: .zero)
    for number in 1...60 {
      let tile = Button(
        type: .system,
        primaryAction: Action(title: "\(number)") { [unowned self] _ in choose(number) })
      tile.accessibilityLabel = number == 1 ? "1 minute" : "\(number) minutes"
      let (line, place) = ((number - 1) / 10, (number - 1) % 10)
      tile.frame = Rect(x: 36 * Double(place), y: 44 * Double(line), width: 34, height: 40)
      addSubview(tile)
      tiles.append(tile)
    }
    tiles[minute - 1].isSelected = true
    guard isDial else { return }
    isAccessibilityElement = true
    accessibilityLabel = "Minutes"
    accessibilityTraits = .adjustable
  }

  var text: String { minute == 1 ? "1 minute" : "\(minute) minutes" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() { turn(to: minute + 1) }

  override func accessibilityDecrement() { turn(to: minute - 1) }

  /// Tells what is chosen; the middle of the board is no better than the rest of it.
  override func accessibilityActivate() -> Bool {
    whenChosen()
    return true
  }

  private func choose(_ number: Int) {
    turn(to: number)
    whenChosen()
  }

  private func turn(to number: Int) {
    tiles[minute - 1].isSelected = false
    minute = max(1, min(number, 60))
    tiles[minute - 1].isSelected = true
  }
}

private final class PoplarEggTimer: PoplarScreen {
  private lazy var minutes = PoplarMinutes(isDial: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How long may it boil?"))
    minutes.whenChosen = { [unowned self] in say("\(minutes.text) chosen") }
    put(minutes, height: 264)
    put(
      button("Start the timer") { [unowned self] in
        tell("The timer runs", "It rings in \(minutes.text).")
      })
    put(
      button("How eggs turn out") { [unowned self] in
        tell("How eggs turn out", "Four minutes for a soft one, nine for a hard one.")
      })
  }
}

/// The drawn dial of a pendulum, which is no view.
private final class PoplarDial: AccessibilityElement {
  private let limits: ClosedRange<Int>?
  private(set) var millimetres = 100

  init(in container: Responder, limits: ClosedRange<Int>?) {
    self.limits = limits
    super.init(accessibilityContainer: container)
    accessibilityLabel = "Length of the pendulum"
    accessibilityTraits = .adjustable
  }

  var text: String { "\(millimetres) millimetres" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() { turn(by: 1) }

  override func accessibilityDecrement() { turn(by: -1) }

  /// Turns the screw below the bob.
  ///
  /// - Returns: Whether it could be turned.
  @discardableResult
  func turn(by number: Int) -> Bool {
    let wanted = millimetres + number
    guard limits?.contains(wanted) ?? true else { return false }
    millimetres = wanted
    return true
  }
}

private final class PoplarPendulum: PoplarScreen {
  private let drawing = View()
  private lazy var dial = PoplarDial(in: drawing, limits: isFaulty ? nil : 92...108)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A clock that gains time wants a longer pendulum."))
    put(drawing, height: 160)
    dial.accessibilityFrameInContainerSpace = Rect(x: 100, y: 0, width: 158, height: 160)
    drawing.accessibilityElements = [dial]
    put(button("A turn shorter") { [unowned self] in turn(by: -1) })
    put(button("A turn longer") { [unowned self] in turn(by: 1) })
    put(heading("And then?"))
    put(
      button("Let it swing") { [unowned self] in
        tell("It swings", "With \(dial.text) it goes \(rate).")
      })
    put(
      button("Where the screw is") { [unowned self] in
        tell("Where the screw is", "Below the bob. Hold the rod while you turn it.")
      })
  }

  private var rate: String {
    switch dial.millimetres {
    case ..<100: "too fast"
    case 100: "just right"
    default: "too slowly"
    }
  }

  private func turn(by number: Int) {
    say(dial.turn(by: number) ? "Now \(dial.text)" : "The screw is at its end.")
  }
}

private final class PoplarWinding: PoplarScreen {
  private let turns = 20
  private var turn = 0
  private var upcoming: ScheduledWork?
  private let progress = ProgressView()
  private lazy var winding = button("Wind the clock") { [unowned self] in wind() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The weights hang low"))
    put(words("Twenty turns of the crank bring them up again."))
    progress.accessibilityLabel = "Weights"
    put(progress, height: 10)
    put(winding)
    put(
      button("Who wound it last") { [unowned self] in
        tell("Who wound it last", "Nora, eight days ago, on her way to the rehearsal.")
      })
    putSwitch("Oil the crank first") { [unowned self] isOn in
      say(isOn ? "A drop of oil goes on the crank." : "The crank stays as it is.")
    }
  }

  private func wind() {
    if let upcoming {
      upcoming.cancel()
      self.upcoming = nil
      winding.setTitle("Go on winding", for: .normal)
    } else {
      if turn == turns { turn = 0 }
      winding.setTitle("Pause the winding", for: .normal)
      wait()
    }
    reread(winding)
  }

  private func wait() {
    upcoming = later(1) { [weak self] in self?.makeTurn() }
  }

  private func makeTurn() {
    turn += 1
    progress.progress = Double(turn) / Double(turns)
    if turn < turns {
      if isFaulty || turn == turns / 2 { say("\(turn) of \(turns) turns") }
      return wait()
    }
    upcoming = nil
    winding.setTitle("Wind the clock anew", for: .normal)
    say("The clock is wound.")
  }
}

private final class PoplarRepairs: PoplarScreen {
  private let repairs = ["Wall clock", "Pocket watch", "Cuckoo clock", "Alarm clock"]
  private var handedOut: [Int] = []
  private var leaving: ScheduledWork?
  private let list = View()
  private let message = View()
  private lazy var waiting = heading("Four are waiting")
  private lazy var messageText = words("")
  private lazy var rows = repairs.indices.map { number in
    button("Hand out: \(repairs[number])") { [unowned self] in handOut(number) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(waiting)
    put(list, height: 200)
    for row in rows { lay(row, in: list, y: 0) }
    put(message, height: 148)
    lay(messageText, in: message, y: 0)
    lay(button("Put it back") { [unowned self] in putBack() }, in: message, y: 52)
    lay(button("Close the message") { [unowned self] in closeMessage() }, in: message, y: 104)
    message.isHidden = true
    put(
      button("Ring up a customer") { [unowned self] in
        tell("Nobody answers", "The bell has rung ten times. Try again at noon.")
      })
    arrange()
  }

  private var left: [Int] { repairs.indices.filter { !handedOut.contains($0) } }

  private func arrange() {
    for (number, row) in rows.enumerated() { row.isHidden = handedOut.contains(number) }
    for (line, number) in left.enumerated() {
      rows[number].frame = Rect(x: 0, y: 52 * Double(line), width: 358, height: 44)
    }
    let names = ["None is waiting", "One is waiting", "Two are waiting", "Three are waiting"]
    waiting.text = left.count < names.count ? names[left.count] : "Four are waiting"
  }

  /// The row after a number, or the last one; the heading where there is none.
  private func stop(after number: Int) -> View {
    guard let last = left.last else { return waiting }
    return rows[left.first { $0 > number } ?? last]
  }

  private func handOut(_ number: Int) {
    handedOut.append(number)
    arrange()
    let text = "\(repairs[number]) was handed out"
    messageText.text = text
    message.isHidden = false
    post(.layoutChanged(.element(stop(after: number))))
    say("\(text). It can be put back, below the list.")
    leaving?.cancel()
    if isFaulty { leaving = later(1.5) { [weak self] in self?.messageHasFaded() } }
  }

  private func putBack() {
    guard let number = handedOut.popLast() else { return }
    leaving?.cancel()
    message.isHidden = true
    arrange()
    reread(rows[number])
  }

  private func messageHasFaded() {
    message.isHidden = true
    post(.layoutChanged(nil))
  }

  private func closeMessage() {
    message.isHidden = true
    reread(stop(after: -1))
  }
}
