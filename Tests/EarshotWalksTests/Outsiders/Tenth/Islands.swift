import EarshotInterface
import EarshotModel

/// Apps that do not answer gestures as they should, or talk over themselves.
extension OutsiderPair {
  static var tenthIslands: [OutsiderPair] {
    [
      OutsiderPair(
        "gesture-magic-tap-unhandled",
        "Only the bar of the player answers the magic tap, so it does nothing from the programmes",
        screen: { RowanRadio("Radio", $0) }),
      OutsiderPair(
        "scroll-silent",
        "A calendar that turns its page with three fingers posts a new layout and no page",
        screen: { RowanCalendar("Calendar", $0) }),
      OutsiderPair(
        "announcement-interrupted",
        "The answer of the server is announced while the long text on sending is still being said",
        screen: { RowanMeter("Meter", $0) }),
      OutsiderPair(
        "announcement-spam",
        "Each of seven folders that are saved one after the other is announced by itself",
        screen: { RowanBackup("Backup", $0) }),
    ]
  }
}

/// What is on, at the bottom of the screen.
private final class RowanPlayerBar: View {
  var toggle: () -> Void = {}

  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }
}

private final class RowanRadio: ReedScreen {
  private let bar = RowanPlayerBar()
  private var isPlaying = false
  private var programme = "Morning ferry"
  private lazy var shown = words("")
  private lazy var play = button("Play") { [unowned self] in setPlaying(!isPlaying) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Programmes of island radio"))
    for name in ["Morning ferry", "Songs from the quay", "Weather at sea", "Evening stories"] {
      put(button(name) { [unowned self] in choose(name) })
    }
    put(bar, height: 108)
    bar.toggle = { [unowned self] in toggle() }
    bar.hold(shown, x: 0, y: 0)
    bar.hold(play, x: 0, y: 56)
    play.accessibilityTraits = [.button, .startsMediaSession]
    showProgramme()
  }

  private func showProgramme() { shown.text = "In the player: \(programme.lowercased())" }

  private func choose(_ name: String) {
    programme = name
    showProgramme()
    setPlaying(true)
    say("\(name) is playing")
  }

  private func setPlaying(_ isOn: Bool) {
    isPlaying = isOn
    play.setTitle(isOn ? "Pause" : "Play", for: .normal)
  }

  private func toggle() {
    setPlaying(!isPlaying)
    say(isPlaying ? "Playing" : "Paused")
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    toggle()
    return true
  }
}

/// What happens in a month, one month a page.
private final class RowanMonths: View {
  private let months = [
    ("May", ["First boat to the skerries", "Painting of the pier", "Egg hunt"]),
    ("June", ["Midsummer fire", "Rowing race", "School is out"]),
    ("July", ["Crab supper", "Concert in the chapel", "Flea market"]),
    ("August", ["Regatta", "Apple day", "Last night boat"]),
  ]
  private let isFaulty: Bool
  private var month = 0
  private let name = Label()
  private var events: [Button] = []
  /// Shows what is known of an event.
  var tell: (String) -> Void = { _ in }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    name.accessibilityTraits = .header
    hold(name, x: 0, y: 0)
    for number in 0..<3 {
      let event = Button(
        primaryAction: Action(title: " ") { [unowned self] action in
          tell((action.sender as? Button)?.currentTitle ?? "")
        })
      events.append(hold(event, x: 0, y: 52 + Double(number) * 52))
    }
    show()
  }

  var place: String { "\(months[month].0), month \(month + 1) of \(months.count)" }

  private func show() {
    name.text = months[month].0
    for (event, title) in zip(events, months[month].1) { event.setTitle(title, for: .normal) }
  }

  func turn(by count: Int) {
    month = min(max(month + count, 0), months.count - 1)
    show()
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .next, .right, .down: turn(by: 1)
    case .previous, .left, .up: turn(by: -1)
    }
    window?.application?.post(
      isFaulty ? .layoutChanged(nil) : .pageScrolled(AttributedText(place)))
    return true
  }
}

private final class RowanCalendar: ReedScreen {
  private lazy var months = RowanMonths(isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("What happens on the island"))
    put(months, height: 208)
    months.tell = { [unowned self] in tell($0, "Everybody meets at the harbour.") }
    put(button("Month before") { [unowned self] in turn(by: -1) })
    put(button("Month after") { [unowned self] in turn(by: 1) })
  }

  private func turn(by count: Int) {
    months.turn(by: count)
    say(months.place)
  }
}

private final class RowanMeter: ReedScreen {
  private let reading = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Meter of your house"))
    put(words("Last year you read 4,120 kilowatt hours."))
    reading.borderStyle = .roundedRect
    reading.accessibilityLabel = "Kilowatt hours"
    reading.text = "4812"
    put(reading)
    put(button("Send my reading") { [unowned self] in send() })
    put(
      button("Where is the meter?") { [unowned self] in
        tell("The meter", "It hangs beside the door of the cellar.")
      })
  }

  private func send() {
    guard let text = reading.text, reading.hasText else {
      return tell("Nothing to send", "Type in what the meter shows.")
    }
    say("Your reading of \(text) kilowatt hours is on its way to the works on the mainland")
    later(1) { [unowned self] in
      let answer = "It was taken, and your bill comes in June"
      if isFaulty { say(answer) } else { sayBehind(answer) }
    }
  }
}

private final class RowanBackup: ReedScreen {
  private let folders = [
    "Letters", "Photographs", "Music", "Charts", "Recipes", "Tide tables", "Logbooks",
  ]
  private var isSaving = false
  private lazy var last = words("Last saved on Sunday")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Backup of this computer"))
    put(last)
    put(button("Save everything now") { [unowned self] in save() })
    put(
      button("What is saved?") { [unowned self] in
        tell("Folders", folders.joined(separator: ", "))
      })
  }

  private func save() {
    guard !isSaving else { return tell("Please wait", "The folders are being saved.") }
    isSaving = true
    say("Saving")
    for (number, folder) in folders.enumerated() {
      later(0.6 * Double(number + 1)) { [unowned self] in didSave(folder) }
    }
    later(6) { [unowned self] in finish() }
  }

  private func didSave(_ folder: String) {
    if isFaulty { sayBehind("\(folder) saved") }
  }

  private func finish() {
    isSaving = false
    last.text = "Last saved just now"
    sayBehind("All seven folders are saved")
  }
}
