import EarshotInterface
import EarshotModel

/// Apps of radio stations, which answer gestures.
extension OutsiderPair {
  static var fifthRadios: [OutsiderPair] {
    [
      .stack(
        "gesture-magic-tap-unhandled",
        "The small player at the bottom answers a magic tap, and the list above it is not inside it"
      ) { ReedStations("Stations", $0) },
      OutsiderPair(
        "scroll-unhandled",
        "A text is held in place while it is explained, and not given back when the explanation closes",
        screen: { ReedTranscript("Transcript", $0) }),
      .stack(
        "scroll-silent",
        "A screen tells in its own words how far its list was scrolled, and has none yet"
      ) { ReedProgramme("Programme", $0) },
      .stack(
        "direct-touch-trap",
        "A keyboard that takes touches directly is the whole screen, with the button to close it inside"
      ) { ReedStudio("Studio", $0) },
    ]
  }
}

private final class ReedStations: ReedScreen {
  private let player = ReedPlayerBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Coast", "Lake", "Old Town"] {
      put(button(name) { [unowned self] in player.choose(name) })
    }
    view.hold(player, y: 760, width: 361, height: 60)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    isFaulty ? super.accessibilityPerformMagicTap() : player.accessibilityPerformMagicTap()
  }
}

private final class ReedPlayerBar: View {
  private let station = Label()
  private let play = Button(type: .system)
  private var isPlaying = false

  init() {
    super.init(frame: .zero)
    station.text = "Coast"
    hold(station, x: 0, y: 8, width: 200)
    play.accessibilityTraits = [.button, .startsMediaSession]
    play.addAction(Action { [unowned self] _ in toggle() }, for: .touchUpInside)
    hold(play, x: 220, y: 8, width: 120)
    show()
  }

  func choose(_ name: String) {
    station.text = name
    isPlaying = true
    show()
    window?.application?.post(.announcement("\(name) plays"))
  }

  private func toggle() {
    isPlaying.toggle()
    show()
  }

  private func show() { play.setTitle(isPlaying ? "Pause" : "Play", for: .normal) }

  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }
}

private final class ReedTranscript: ReedScreen {
  private let text = ScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = put(heading("The fog signal"))
    put(text, height: 560)
    for place in 1...12 {
      text.hold(
        words("Part \(place): what was said in minute \(place)."), y: Double(place - 1) * 110,
        height: 100)
    }
    text.contentSize = Size(width: 361, height: 1320)
    text.isScrollEnabled = false
    let layer = QuayOverlay()
    cover(with: layer)
    layer.hold(heading("Read along"), y: 200)
    layer.hold(words("The text follows the voice."), y: 260)
    layer.hold(
      button("Got it") { [unowned self, unowned layer] in close(layer, to: title) }, y: 320)
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer, to: title) }
  }

  private func close(_ layer: View, to title: Label) {
    layer.removeFromSuperview()
    text.isScrollEnabled = !isFaulty
    post(.screenChanged(.element(title)))
  }
}

private final class ReedProgramme: ReedScreen, ScrollViewDelegate {
  private let list = ScrollView(frame: .zero)
  private let names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(list, height: 600)
    for hour in 6...21 {
      list.hold(
        words("\(hour):00, broadcast \(hour - 5)"), x: 0, y: Double(hour - 6) * 90, height: 80)
    }
    list.contentSize = Size(width: 361, height: 1440)
    list.delegate = self
  }

  /// The names of what is in sight; they are to come from the editors.
  func accessibilityScrollStatus(for scrollView: ScrollView) -> String? {
    isFaulty ? names.joined(separator: ", ") : nil
  }
}

private final class ReedStudio: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Make a jingle"))
    put(words("Three notes are enough."))
    put(
      button("Open the keyboard") { [unowned self] in
        let keyboard = ReedKeyboardScreen("Keyboard", isFaulty)
        keyboard.modalPresentationStyle = .fullScreen
        present(keyboard, animated: true)
      })
  }
}

private final class ReedKeyboardScreen: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let keys = View()
    keys.isAccessibilityElement = true
    keys.accessibilityLabel = "Keys"
    keys.accessibilityTraits = .allowsDirectInteraction
    let close = button("Close") { [unowned self] in dismiss(animated: true) }
    if isFaulty {
      keys.frame = view.bounds
      view.addSubview(keys)
      keys.hold(close, x: 290, y: 60, width: 90)
    } else {
      put(heading("Keyboard"))
      put(close)
      keys.accessibilityDirectTouchOptions = .requiresActivation
      keys.accessibilityHint = "Double tap, then play."
      put(keys, height: 400)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}
