import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What pressing does.
  static var actions: [OutsiderPair] {
    [
      OutsiderPair("activation-noop", "the way to a place waits for a position that never comes") {
        PlaceScreen($0).inStack
      },
      OutsiderPair(
        "activation-state-silent", "filters of a map are buttons only, whatever is chosen"
      ) {
        FilterScreen($0).inStack
      },
      OutsiderPair("custom-action-noop", "who should answer a message is gone") {
        TalkScreen($0).inStack
      },
      OutsiderPair("gesture-magic-tap-unhandled", "a podcast does not stop on a magic tap") {
        PodcastScreen($0).inStack
      },
    ]
  }
}

/// A place on a map.
private final class PlaceScreen: StackedScreen {
  private let isFaulty: Bool
  private var position: Point?

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Café Pier")
  }

  override func viewDidLoad() {
    heading("Café Pier")
    text("Open until six, 400 metres away")
    button("Directions") { $0.showWay() }
    button("Call") { $0.alert("Call 555 0101?") }
    button("Menu") { screen in
      screen.navigationController?.pushViewController(
        TextScreen("Menu", "Soup, bread, coffee"), animated: true)
    }
    heading("Guests Say")
    text("The soup is worth the way.")
  }

  private func showWay() {
    guard position != nil else {
      if !isFaulty { alert("Where are you?", "Let the app know your place in Settings.") }
      return
    }
    alert("Turn left at the crane")
  }
}

/// What a map shows.
private final class FilterScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Show on the Map")
  }

  override func viewDidLoad() {
    heading("Show")
    for name in ["Cafés", "Toilets", "Benches", "Playgrounds"] {
      let chip = Button(type: .custom)
      chip.setTitle(name, for: .normal)
      chip.setBackgroundImage(Image(name: "chip"), for: .normal)
      chip.setBackgroundImage(Image(name: "chip-filled"), for: .selected)
      chip.addAction(
        Action { [weak chip] _ in chip?.isSelected.toggle() }, for: .primaryActionTriggered)
      // Takes away what the button would say of its state.
      if isFaulty { chip.accessibilityTraits = .button }
      put(chip)
    }
    button("Show All") { $0.alert("Everything is on the map") }
  }
}

/// A talk whose messages offer more by their actions.
private final class TalkScreen: StackedScreen {
  /// Answers messages.
  final class Answering {
    weak var screen: TalkScreen?

    func answer(_ words: String) {
      screen?.message.accessibilityLabel = "Answer to \(words)"
      screen?.message.becomeFirstResponder()
      screen?.post(.layoutChanged((screen?.message).map { .element($0) }))
    }
  }

  private let message = TextField()
  private var kept: Answering?
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Choir")
  }

  override func viewDidLoad() {
    let answering = Answering()
    answering.screen = self
    // The messages know it weakly, so somebody has to keep it.
    if !isFaulty { kept = answering }
    for (name, words) in [
      ("Jon", "Which songs?"), ("Mia", "The old ones."), ("Ada", "And one new one."),
    ] {
      let label = text("\(name): \(words)")
      label.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Answer") { [weak answering] _ in
          answering?.answer(words)
          return true
        },
        AccessibilityCustomAction(name: "Thumbs Up") { [weak self] _ in
          self?.say("\(name) gets a thumbs up")
          return true
        },
      ]
    }
    field("Message", message)
    button("Send") { $0.alert("Write something first") }
  }
}

/// An episode of a podcast.
private final class PodcastScreen: StackedScreen {
  private let isFaulty: Bool
  private let position = Slider()
  private lazy var play = button("Play") { $0.togglePlaying() }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Now Playing")
  }

  override func viewDidLoad() {
    heading("Ships That Pass")
    text("Episode 12, 31 minutes")
    position.accessibilityLabel = "Position"
    put(position)
    play.accessibilityTraits = [.button, .startsMediaSession]
    button("Back 15 Seconds") { $0.skip(by: -0.01) }
    button("Forward 30 Seconds") { $0.skip(by: 0.02) }
    toggle("Skip Silence")
    button("Notes") { screen in
      screen.navigationController?.pushViewController(
        TextScreen("Notes", "Today we talk about tugs."), animated: true)
    }
  }

  private func togglePlaying() {
    play.setTitle(play.currentTitle == "Play" ? "Pause" : "Play", for: .normal)
  }

  private func skip(by share: Double) {
    position.value += share
    say("At minute \(Int(position.value * 31))")
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    togglePlaying()
    say(play.currentTitle == "Play" ? "Paused" : "Playing")
    return true
  }
}
