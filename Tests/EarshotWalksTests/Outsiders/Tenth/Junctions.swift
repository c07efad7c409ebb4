import EarshotInterface
import EarshotModel

/// Apps that are heard too late, too shortly, or not as words.
extension OutsiderPair {
  static var tenthJunctions: [OutsiderPair] {
    [
      OutsiderPair(
        "transient-too-short",
        "The bar that offers to undo is gone after two seconds, in the middle of its text",
        screen: { RowanTrash("Trash", $0) }),
      OutsiderPair(
        "hint-cut",
        "A moment after a bar of a xylophone has the cursor its colour is announced, over its hint",
        screen: { RowanXylophone("Xylophone", $0) }),
      OutsiderPair(
        "speech-unpronounceable",
        "How many people came is drawn with block characters that stand in the text of a label",
        screen: { RowanVisitors("Visitors", $0) }),
      OutsiderPair(
        "live-value-without-trait",
        "The distance counts on every second, and the trait for it is on the card around the label",
        screen: { RowanTreadmill("Treadmill", $0) }),
    ]
  }
}

private final class RowanTrash: ReedScreen {
  private let bar = View()
  private var isEmpty = false
  private lazy var content = words("Nine letters, the oldest from March")
  private lazy var emptying = button("Empty the trash") { [unowned self] in empty() }
  private lazy var message = words(
    "Nine letters were thrown away for good. With undo you get them back.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Trash of your mailbox"))
    put(content)
    put(emptying)
    put(button("How long is trash kept?") { [unowned self] in tell("Trash", "For thirty days.") })
    put(bar, height: 160)
    bar.hold(message, x: 0, y: 0, height: 56)
    bar.hold(button("Undo") { [unowned self] in undo() }, x: 0, y: 60)
    bar.hold(button("Keep it so") { [unowned self] in close() }, x: 0, y: 108)
    bar.isHidden = true
  }

  private func empty() {
    guard !isEmpty else { return tell("Empty", "There is nothing in the trash.") }
    isEmpty = true
    content.text = "No letters"
    bar.isHidden = false
    post(.layoutChanged(.element(message)))
    if isFaulty { later(2) { [unowned self] in close() } }
  }

  private func undo() {
    isEmpty = false
    content.text = "Nine letters, the oldest from March"
    close()
    sayBehind("Nine letters are back")
  }

  private func close() {
    guard !bar.isHidden else { return }
    bar.isHidden = true
    post(.layoutChanged(.element(emptying)))
  }
}

/// One bar of the instrument, which sounds when it is struck.
private final class RowanBar: View {
  var strike: () -> Void = {}
  var whenFocused: () -> Void = {}
  var whenLeft: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    strike()
    return true
  }

  override func accessibilityElementDidBecomeFocused() { whenFocused() }

  override func accessibilityElementDidLoseFocus() { whenLeft() }
}

private final class RowanXylophone: ReedScreen {
  private var notes: [String] = []
  private var telling: ScheduledWork?
  private lazy var melody = words("No notes yet")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Play a melody"))
    add("Low C", "red")
    add("D", "orange")
    add("E", "yellow")
    add("G", "green")
    add("A", "blue")
    put(melody)
    put(button("Begin anew") { [unowned self] in begin() })
  }

  private func add(_ name: String, _ colour: String) {
    let bar = put(RowanBar())
    bar.isAccessibilityElement = true
    bar.accessibilityLabel = name
    bar.accessibilityTraits = [.keyboardKey, .playsSound]
    bar.accessibilityHint =
      "Double tap to strike the bar and to write its note at the end of your melody."
    bar.strike = { [unowned self] in strike(name) }
    if isFaulty {
      bar.whenFocused = { [unowned self] in tellSoon(colour) }
      bar.whenLeft = { [unowned self] in telling?.cancel() }
    } else {
      bar.accessibilityValue = colour
    }
  }

  private func tellSoon(_ colour: String) {
    telling?.cancel()
    telling = application?.perform(after: 2.5) { [unowned self] in say("This bar is \(colour)") }
  }

  private func strike(_ name: String) {
    telling?.cancel()
    notes.append(name)
    melody.text = "Your melody: \(notes.suffix(8).joined(separator: ", "))"
    say("\(name), note \(notes.count)")
  }

  private func begin() {
    notes = []
    melody.text = "No notes yet"
    say("The melody is empty")
  }
}

private final class RowanVisitors: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Visitors of the railway museum"))
    add("Friday", "▁▂▃▅▇▆▂", "Most came at three in the afternoon, few in the morning.")
    add("Saturday", "▂▅▇▇▇▅▃", "It was full from eleven until four.")
    add("Sunday", "▇▆▅▃▂▁▁", "Most came early, and hardly anybody after noon.")
    put(
      button("When is it quiet?") { [unowned self] in
        tell("Quiet hours", "On weekdays, before eleven o'clock.")
      })
    put(
      button("Opening hours") { [unowned self] in tell("Opening hours", "From ten until five") })
  }

  private func add(_ day: String, _ drawing: String, _ meaning: String) {
    put(heading(day))
    let chart = put(words(drawing))
    if !isFaulty { chart.accessibilityLabel = meaning }
  }
}

private final class RowanTreadmill: ReedScreen {
  private let card = View()
  private var metres = 0
  private var hasBegun = false
  private var isPaused = false
  private lazy var distance = words("0 metres")
  private lazy var pausing = button("Pause") { [unowned self] in pause() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Run along the old line"))
    put(card, height: 104)
    card.hold(words("Your goal is one kilometre."), x: 0, y: 0)
    card.hold(distance, x: 0, y: 52)
    if isFaulty {
      card.accessibilityTraits = .updatesFrequently
    } else {
      distance.accessibilityTraits = [.staticText, .updatesFrequently]
    }
    put(pausing)
    put(button("What is beside me?") { [unowned self] in tell("Beside you", "The signal box") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    count()
  }

  private func count() {
    later(1) { [unowned self] in
      if !isPaused { metres += 3 }
      distance.text = "\(metres) metres"
      if metres < 1000 { count() } else { sayBehind("One kilometre") }
    }
  }

  private func pause() {
    isPaused.toggle()
    pausing.setTitle(isPaused ? "Go on" : "Pause", for: .normal)
  }
}
