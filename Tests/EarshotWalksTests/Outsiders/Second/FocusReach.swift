import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Where the cursor can go, and in which order.
  static var reach: [OutsiderPair] {
    [
      OutsiderPair("focus-trap", "a field takes the cursor back until its code is complete") {
        CodeScreen($0).inStack
      },
      OutsiderPair("focus-unreachable", "the small player is one element, with its buttons inside")
      {
        RadioScreen($0).inStack
      },
      OutsiderPair("focus-asymmetric", "what answers a message is there while the cursor is on it")
      {
        ReactionsScreen($0).inStack
      },
      OutsiderPair("focus-nondeterministic", "tiles come out of a set in an order of its own") {
        TilesScreen($0).inStack
      },
    ]
  }
}

/// The second step of signing in.
private final class CodeScreen: StackedScreen {
  /// A field for six digits.
  final class CodeField: TextField {
    var keepsCursor = false

    override func accessibilityElementDidLoseFocus() {
      guard keepsCursor, (text ?? "").count < 6 else { return }
      window?.application?.post(.layoutChanged(.element(self)))
    }
  }

  private let code = CodeField()

  init(_ isFaulty: Bool) {
    super.init("Verify Your Number")
    code.keepsCursor = isFaulty
  }

  override func viewDidLoad() {
    text("We have sent six digits to the number that ends in 42.")
    field("Code", code)
    button("Continue") { $0.goOn() }
    button("Send Again") { $0.say("The code is on its way again") }
    button("Use Another Number") { $0.alert("Another Number", "Call us to change it.") }
    text("Codes are good for ten minutes.")
  }

  private func goOn() {
    guard (code.text ?? "").count == 6 else { return alert("The code has six digits") }
    navigationController?.pushViewController(
      TextScreen("Signed In", "Your number is verified."), animated: true)
  }
}

/// Radio stations above a small player.
private final class RadioScreen: StackedScreen {
  private let isFaulty: Bool
  private let player = View(frame: Rect(x: 0, y: 720, width: 393, height: 80))
  private let song = Label(frame: Rect(x: 20, y: 18, width: 210, height: 44))
  private lazy var play = floatingButton("Play") { $0.togglePlaying() }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Radio")
  }

  override func viewDidLoad() {
    heading("Stations")
    for station in ["Harbour Waves", "Night Ferry", "Lighthouse Classics"] {
      button(station) { $0.tune(to: station) }
    }
    song.text = "Harbour Waves, live"
    song.numberOfLines = 0
    play.frame = Rect(x: 240, y: 18, width: 64, height: 44)
    let mute = floatingButton("Stop") { $0.stop() }
    mute.frame = Rect(x: 312, y: 18, width: 64, height: 44)
    for part in [song, play, mute] { player.addSubview(part) }
    view.addSubview(player)
    guard isFaulty else { return }
    // Meant to let people open the large player by pressing anywhere on the small one.
    player.isAccessibilityElement = true
    player.accessibilityLabel = "Now playing: Harbour Waves, live"
    player.accessibilityTraits = .button
    let tap = TapGestureRecognizer()
    tap.addAction(Action { [weak self] _ in self?.open() })
    player.addGestureRecognizer(tap)
  }

  private func tune(to station: String) {
    song.text = "\(station), live"
    say("\(station) is playing")
  }

  private func togglePlaying() {
    play.setTitle(play.currentTitle == "Play" ? "Pause" : "Play", for: .normal)
  }

  private func stop() {
    play.setTitle("Play", for: .normal)
    say("Stopped")
  }

  private func open() {
    navigationController?.pushViewController(
      TextScreen("Now Playing", "Harbour Waves, live"), animated: true)
  }
}

/// A talk in which messages can be answered by a sign.
private final class ReactionsScreen: StackedScreen {
  /// A message.
  final class Bubble: Label {
    var onFocus: (() -> Void)?
    override func accessibilityElementDidBecomeFocused() { onFocus?() }
  }

  private let isFaulty: Bool
  private var signs: [Button] = []

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Sailing Club")
  }

  override func viewDidLoad() {
    for (name, words) in [
      ("Mia", "Who is bringing the charts?"), ("Jon", "I have them."),
      ("Ada", "Then I bring the soup."), ("Mia", "See you at six."),
    ] {
      let bubble = put(Bubble())
      bubble.text = "\(name): \(words)"
      let sign = button("Thumbs Up for \(words)") { $0.say("\(name) gets a thumbs up") }
      sign.isHidden = isFaulty
      signs.append(sign)
      guard isFaulty else { continue }
      bubble.onFocus = { [weak self, weak sign] in
        self?.signs.forEach { $0.isHidden = $0 !== sign }
      }
    }
    field("Message")
    button("Send") { $0.alert("You are not connected") }
  }
}

/// What a watch has counted today.
private final class TilesScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Today")
  }

  override func viewDidLoad() {
    heading("Activity")
    var tiles = [
      "Steps, 8412", "Stairs, 12 floors", "Pulse, 64 a minute", "Sleep, 7 hours",
      "Water, 5 glasses", "Way, 6 kilometres", "Standing, 9 hours",
    ]
    // What a set hands out begins anew with every launch.
    if isFaulty { tiles.shuffle() }
    for (index, words) in tiles.enumerated() {
      let tile = Label(
        frame: Rect(
          x: index.isMultiple(of: 2) ? 20 : 200, y: 170 + Double(index / 2) * 96, width: 172,
          height: 88))
      tile.text = words
      view.addSubview(tile)
    }
    bottom = 580
    button("Share") { $0.alert("Shared with your coach") }
  }
}
