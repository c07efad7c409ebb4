import EarshotInterface
import EarshotModel

/// Apps of things to listen to, in which something is pressed, adjusted or played.
extension OutsiderPair {
  static var eighthHeadphones: [OutsiderPair] {
    [
      .stack(
        "gesture-magic-tap-unhandled",
        "Only the player below the lessons answers a magic tap, and nobody does from the list"
      ) { HeronLessons("Lessons", $0) },
      .stack(
        "adjustable-no-change",
        "The speed snaps to quarters, so each step of a tenth falls back to where it was"
      ) { HeronSpeed("Speed", $0) },
      .stack(
        "activation-state-silent",
        "Buttons that stay pressed have traits set by hand, which leave out that they are selected"
      ) { HeronEpisodes("Episodes", $0) },
      .stack(
        "speech-unpronounceable",
        "The name of a button is a sign of a typeface for pictures, which no voice knows"
      ) { HeronRadio("Radio", $0) },
    ]
  }
}

/// A player that stands below something else.
private final class HeronPlayer: View {
  private(set) var isPlaying = false
  private lazy var play = Button(
    type: .system, primaryAction: Action(title: "Play") { [unowned self] _ in toggle() })

  func fill() {
    let name = Label()
    name.text = "Lesson 1: In the café"
    hold(name, x: 0, y: 0, width: 240)
    play.accessibilityTraits = [.button, .startsMediaSession]
    hold(play, x: 250, y: 0, width: 111)
  }

  func toggle() {
    isPlaying.toggle()
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  /// Toggles, and says so to somebody who stands elsewhere.
  func toggleFromAfar() -> Bool {
    toggle()
    window?.application?.sayBehind(isPlaying ? "Playing" : "Paused")
    return true
  }

  override func accessibilityPerformMagicTap() -> Bool { toggleFromAfar() }
}

private final class HeronLessons: ReedScreen {
  private let player = HeronPlayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    for lesson in ["Lesson 1: In the café", "Lesson 2: At the doctor's", "Lesson 3: A flat"] {
      put(button(lesson) { [unowned self] in tell(lesson, "It takes ten minutes.") })
    }
    put(player)
    player.fill()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    isFaulty ? super.accessibilityPerformMagicTap() : player.toggleFromAfar()
  }
}

/// A slider that steps from quarter to quarter.
private final class HeronQuarterSlider: Slider {
  override func accessibilityIncrement() { step(by: 0.25) }

  override func accessibilityDecrement() { step(by: -0.25) }

  private func step(by share: Double) {
    let old = value
    value += share
    if value != old { sendActions(for: .valueChanged) }
  }
}

private final class HeronSpeed: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("How fast the book is read to you."))
    let speed = put(isFaulty ? Slider() : HeronQuarterSlider())
    speed.accessibilityLabel = "Speed"
    speed.value = 0.5
    speed.addAction(
      Action { [unowned speed] _ in speed.value = (speed.value * 4).rounded() / 4 },
      for: .valueChanged)
    put(button("Hear a sentence") { [unowned self] in tell("A sentence", "Call me a heron.") })
  }
}

private final class HeronEpisodes: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for episode in ["The lighthouse", "The fog", "The thaw"] {
      put(words(episode))
      let keep = put(Button(type: .system))
      keep.setTitle("Keep for later", for: .normal)
      keep.accessibilityLabel = "Keep \(episode) for later"
      keep.changesSelectionAsPrimaryAction = true
      if isFaulty { keep.accessibilityTraits = .button }
    }
  }
}

private final class HeronRadio: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Harbour Radio") { [unowned self] in tell("Harbour Radio", "News at noon.") })
    let timer = put(
      button("\u{F186}") { [unowned self] in tell("Good night", "The radio stops in an hour.") })
    if !isFaulty { timer.accessibilityLabel = "Stop in an hour" }
    put(button("Radio of the north") { [unowned self] in tell("Radio of the north", "Songs.") })
  }
}
