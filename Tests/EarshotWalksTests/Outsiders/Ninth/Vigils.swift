import EarshotInterface
import EarshotModel

/// Apps that say things, at a bad moment or for too short a time.
extension OutsiderPair {
  static var ninthVigils: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "How many places are left is said over the number of the place that was booked"
      ) { PloverBooking("Night walk", $0) },
      .stack(
        "announcement-spam",
        "Every twentieth part of a recording that was sent is said by itself"
      ) { PloverSending("Owls of tonight", $0) },
      .stack(
        "transient-too-short",
        "A bar with two sentences is taken away after two seconds"
      ) { PloverOffice("Letters", $0) },
      .stack(
        "hint-cut",
        "Each station says what it plays a moment after the cursor has come, just when its hint begins"
      ) { PloverNightRadio("Night radio", $0) },
    ]
  }
}

private final class PloverBooking: ReedScreen {
  private let name = TextField()
  private lazy var left = words("Places left: 8")
  private var places = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("We meet at the gate at ten in the evening."))
    name.accessibilityLabel = "Your name"
    put(name)
    put(button("Book a place") { [unowned self] in book() })
    put(left)
  }

  private func book() {
    guard places > 0 else { return tell("Sold out", "There is another walk next week.") }
    let number = 30 - places
    places -= 1
    let greeting = name.text.map { "\($0), your" } ?? "Your"
    sayBehind("\(greeting) place has the number \(number). Please say it to the guide at the gate.")
    later(1.5) { [weak self] in self?.countPlaces() }
  }

  /// Takes over how many places there are, which the server has told.
  private func countPlaces() {
    let text = "Places left: \(places)"
    left.text = text
    if isFaulty { say(text) } else { sayBehind(text) }
  }
}

private final class PloverSending: ReedScreen {
  private let bar = ProgressView()
  private var steps: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Your recording lasts four minutes."))
    put(
      button("Send it to the reserve") { [unowned self] in
        guard steps == nil else { return tell("Still sending", "Please wait a moment.") }
        steps = 0
        sayBehind("Sending")
        sendMore()
      })
    bar.accessibilityLabel = "Sent so far"
    put(bar)
  }

  private func sendMore() {
    later(0.4) { [weak self] in
      guard let self, let done = steps.map({ $0 + 1 }) else { return }
      bar.progress = Double(done) / 20
      guard done < 20 else {
        steps = nil
        return sayBehind("The recording has been sent")
      }
      steps = done
      if isFaulty { say("\(done * 5) per cent sent") }
      sendMore()
    }
  }
}

/// What is told at the lower edge of the screen.
private final class PloverNote: ReedScreen {
  var whenClosed: () -> Void = {}
  private(set) lazy var text = words("")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(red: 1, green: 1, blue: 1)
    view.hold(text, y: 8, width: 361, height: 72)
    view.hold(button("OK") { [unowned self] in whenClosed() }, y: 88, width: 361)
  }
}

private final class PloverOffice: ReedScreen {
  private var bar: Window?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Nobody is in the office at night."))
    for matter in ["a lost key", "a broken lamp", "a noise"] {
      let report = Button(type: .system)
      report.setTitle("Write about \(matter)", for: .normal)
      report.addAction(
        Action { [unowned self, unowned report] _ in
          show(
            "Your letter about \(matter) lies in the box of the office. "
              + "Somebody calls you tomorrow between nine and eleven.", for: report)
        }, for: .touchUpInside)
      put(report)
    }
  }

  private func show(_ text: String, for report: Button) {
    guard let application else { return }
    if let bar { application.removeWindow(bar) }
    let bar = Window(application: application, frame: Rect(x: 0, y: 700, width: 393, height: 152))
    let note = PloverNote("Note", isFaulty)
    note.text.text = text
    note.whenClosed = { [weak self, weak bar, weak report] in
      if let self, let bar, let report { close(bar, goingBackTo: report) }
    }
    bar.windowLevel = 1
    bar.rootViewController = note
    bar.isHidden = false
    self.bar = bar
    post(.layoutChanged(.element(note.text)))
    if isFaulty { later(2) { [weak note] in note?.whenClosed() } }
  }

  private func close(_ bar: Window, goingBackTo report: Button) {
    guard self.bar === bar else { return }
    application?.removeWindow(bar)
    self.bar = nil
    post(.layoutChanged(.element(report)))
  }
}

/// A button that tells when the cursor comes to it, and when it goes.
private final class PloverTile: Button {
  var whenFocused: () -> Void = {}
  private(set) var isFocused = false

  override func accessibilityElementDidBecomeFocused() {
    isFocused = true
    whenFocused()
  }

  override func accessibilityElementDidLoseFocus() { isFocused = false }
}

private final class PloverNightRadio: ReedScreen {
  private let stations = [
    ("Radio Lind", "Jazz for the sleepless"), ("Harbour Radio", "News of ships"),
    ("Radio North", "A story from the ice"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, programme) in stations {
      let tile = PloverTile(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in
          tell(name, "It begins in a moment.")
        })
      tile.accessibilityHint = "Plays the station while you use other apps."
      if isFaulty {
        tile.whenFocused = { [unowned self, unowned tile] in
          later(2.5) { [weak self, weak tile] in
            if tile?.isFocused == true { self?.say("Now: \(programme)") }
          }
        }
      } else {
        tile.accessibilityValue = programme
      }
      put(tile)
    }
  }
}
