import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What comes of doing something.
  static var thirdDoings: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "paying takes a finger that slides a knob, and a double tap on what calls itself a button does nothing"
      ) { QuayPayment($0) },
      .stack(
        "activation-state-silent",
        "the title of a call's mute button changes, its accessibility label was set once and does not"
      ) { QuayCall($0) },
      .stack(
        "custom-action-noop",
        "the list that a song is to be added to was held by nobody and is gone when the action comes"
      ) { QuaySongs($0) },
      .stack(
        "layout-change-silent",
        "two fields appear below a switch of the network settings, and nothing tells so"
      ) { QuayNetwork($0) },
    ]
  }
}

/// Pays for a ferry.
private final class QuayPayment: QuayScreen {
  private let knob = QuayPayKnob()
  private lazy var status = words("Not paid")

  init(_ isFaulty: Bool) { super.init("Ticket", isFaulty) }

  override func viewDidLoad() {
    put(words("To Lind, 14 euros"))
    put(status)
    put(knob)
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = "Slide to pay"
    knob.accessibilityTraits = .button
    let pan = PanGestureRecognizer()
    pan.addAction(
      Action { [weak self, weak pan] _ in
        if let pan, pan.translation(in: nil).x > 200 { self?.pay() }
      })
    knob.addGestureRecognizer(pan)
    if !isFaulty { knob.activate = { [weak self] in self?.pay() } }
  }

  private func pay() {
    status.text = "Paid"
    say("Paid")
  }
}

/// A knob that is slid.
private final class QuayPayKnob: View {
  var activate: (() -> Void)?

  override func accessibilityActivate() -> Bool {
    activate?()
    return activate != nil
  }
}

/// A call that goes on.
private final class QuayCall: QuayScreen {
  private var isMuted = false
  private lazy var mute = button("Mute") { [weak self] in self?.toggle() }

  init(_ isFaulty: Bool) { super.init("Call with Jon", isFaulty) }

  override func viewDidLoad() {
    mute.accessibilityLabel = "Mute microphone"
    put(mute)
    put(button("Hang Up") { [weak self] in self?.say("The call has ended") })
  }

  private func toggle() {
    isMuted.toggle()
    mute.setTitle(isMuted ? "Unmute" : "Mute", for: .normal)
    mute.setImage(Image(name: isMuted ? "microphone-off" : "microphone"), for: .normal)
    if !isFaulty { mute.accessibilityLabel = isMuted ? "Unmute microphone" : "Mute microphone" }
  }
}

/// Songs that can be put on a list.
private final class QuaySongs: QuayScreen {
  private var kept: QuaySongList?

  init(_ isFaulty: Bool) { super.init("Songs", isFaulty) }

  override func viewDidLoad() {
    let list = QuaySongList()
    if !isFaulty { kept = list }
    for name in ["Harbour Lights", "Low Tide", "Salt"] {
      put(words(name)).accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Add to My List") { [weak self, weak list] _ in
          if let list {
            list.songs.append(name)
            self?.say("\(name) is on your list, with \(list.songs.count) songs")
          }
          return true
        }
      ]
    }
  }
}

/// A list of songs.
private final class QuaySongList {
  var songs: [String] = []
}

/// How the app finds its server.
private final class QuayNetwork: QuayScreen {
  private let own = Switch()
  private let fields = ["Server", "Port"].map { name in
    let field = TextField()
    field.accessibilityLabel = name
    return field
  }

  init(_ isFaulty: Bool) { super.init("Network", isFaulty) }

  override func viewDidLoad() {
    own.accessibilityLabel = "Use my own server"
    own.addAction(Action { [weak self] _ in self?.showFields() }, for: .valueChanged)
    put(own)
    for field in fields { put(field).isHidden = true }
    put(button("Test") { [weak self] in self?.say("The server answers") })
  }

  private func showFields() {
    for field in fields { field.isHidden = !own.isOn }
    guard !isFaulty else { return }
    let news = own.isOn ? "Two fields have appeared below" : "The two fields are gone"
    post(.layoutChanged(.text(AttributedText(news))))
  }
}
