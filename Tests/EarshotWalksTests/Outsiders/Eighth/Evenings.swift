import EarshotInterface
import EarshotModel

/// Apps for what is done after work.
extension OutsiderPair {
  static var eighthEvenings: [OutsiderPair] {
    [
      .stack(
        "rotor-dead",
        "A rotor of messages to you looks among those of the last time, which have been replaced"
      ) { FinchTeam("Team", $0) },
      .stack(
        "adjustable-not-inverse",
        "A timer goes up to the next of its usual times, and down by five minutes"
      ) { FinchSleep("Sleep timer", $0) },
      .stack(
        "activation-noop",
        "What is called a button sends money when it is slid along, and not when it is pressed"
      ) { FinchTransfer("Transfer", $0) },
      .stack(
        "custom-action-noop",
        "An episode is marked as played by whoever listens to its row, and nobody does"
      ) { FinchSeries("Series", $0) },
    ]
  }
}

private final class FinchTeam: ReedScreen {
  private var mentions: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
    let old = mentions
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Messages to you") { [unowned self] search in
        next(search, among: isFaulty ? old : mentions)
      }
    ]
    load()
  }

  /// Shows the messages, in place of those that are shown already.
  private func load() {
    clear()
    mentions = []
    let messages = [
      ("Ann: The hall is booked.", false), ("Bo to you: Do you have the key?", true),
      ("Cleo: I am late.", false), ("Dan: So am I.", false),
      ("Ann to you: Please bring the balls.", true), ("Bo: See you all.", false),
    ]
    for (text, isMention) in messages {
      let message = put(words(text))
      if isMention { mentions.append(message) }
    }
    put(button("Tell all that you come") { [unowned self] in tell("Told", "They wait for you.") })
  }

  private func next(
    _ search: AccessibilityCustomRotor.SearchPredicate, among messages: [Label]
  ) -> AccessibilityCustomRotor.ItemResult? {
    let isForwards = search.searchDirection == .next
    let start =
      search.currentItem.targetElement?.accessibilityFrame.minY
      ?? (isForwards ? -.infinity : .infinity)
    let found =
      isForwards
      ? messages.first { $0.accessibilityFrame.minY > start }
      : messages.last { $0.accessibilityFrame.minY < start }
    return found.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }
}

private final class FinchSleep: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let usual = [5, 10, 15, 30, 45, 60]
    put(words("The radio falls silent by itself."))
    let timer = LarkDial(
      "Time until then", value: 15, text: { "\($0) minutes" },
      up: { value in usual.first { $0 > value } ?? value },
      down: { [isFaulty] value in
        isFaulty ? max(value - 5, 5) : usual.last { $0 < value } ?? value
      })
    put(timer)
    put(
      button("Start the timer") { [unowned self, unowned timer] in
        tell("Good night", "The radio plays for \(timer.value) minutes.")
      })
    put(button("Another station") { [unowned self] in tell("Stations", "There is only one.") })
  }
}

/// A knob that is slid from one end of its bar to the other.
private final class FinchSlide: View {
  private let isPressed: Bool
  private let work: () -> Void

  init(_ text: String, isPressed: Bool, work: @escaping () -> Void) {
    self.isPressed = isPressed
    self.work = work
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = .button
    let label = Label()
    label.text = text
    hold(label, y: 0)
    addGestureRecognizer(
      PanGestureRecognizer(target: self, action: { slide in { slide.follow($0) } }))
  }

  private func follow(_ recognizer: GestureRecognizer) {
    guard recognizer.state == .ended, let pan = recognizer as? PanGestureRecognizer,
      pan.translation(in: self).x > 200
    else { return }
    work()
  }

  override func accessibilityActivate() -> Bool {
    guard isPressed else { return super.accessibilityActivate() }
    work()
    return true
  }
}

private final class FinchTransfer: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("To Nora Lind"))
    put(words("40 pounds, from your savings"))
    put(button("Other amount") { [unowned self] in tell("Amount", "The limit is 40 pounds.") })
    put(
      FinchSlide("Send the money", isPressed: !isFaulty) { [unowned self] in
        tell("Sent", "Nora Lind has 40 pounds more.")
      })
  }
}

/// An episode, and whoever is to be told what is done with it.
private final class FinchEpisode: Button {
  var whenPlayed: (() -> Void)?
  var whenQueued: (() -> Void)?

  func offerActions() {
    accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Mark as played") { [unowned self] _ in
        whenPlayed?()
        return true
      },
      AccessibilityCustomAction(name: "Play next") { [unowned self] _ in
        whenQueued?()
        return true
      },
    ]
  }
}

private final class FinchSeries: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The island, in four parts"))
    for title in ["The storm", "The letter", "The other boat", "Home"] {
      let episode = FinchEpisode(
        type: .system,
        primaryAction: Action(title: title) { [unowned self] _ in
          tell(title, "It is half an hour long.")
        })
      episode.whenQueued = { [unowned self] in sayBehind("\(title) is played next") }
      if !isFaulty {
        episode.whenPlayed = { [unowned self] in sayBehind("\(title) is marked as played") }
      }
      episode.offerActions()
      put(episode)
    }
  }
}
