import EarshotInterface
import EarshotModel

/// Apps for what is to be seen to, and for a rest from it.
extension OutsiderPair {
  static var eighthErrands: [OutsiderPair] {
    [
      .stack(
        "scroll-unhandled",
        "The app moves its list by a drag of its own, and has turned off the scrolling of the list"
      ) { FinchTelevision("Tonight", $0) },
      .stack(
        "direct-touch-trap",
        "A drum lies behind the whole screen and takes every touch, asked or not"
      ) { FinchDrum("Drum", $0) },
      .stack(
        "announcement-lost",
        "What was found is said in the moment in which the next screen begins to speak"
      ) { FinchFlats("Flats", $0) },
      .stack(
        "status-not-announced",
        "What is wrong with a voucher is written below it, and not said"
      ) { FinchVoucher("Voucher", $0) },
    ]
  }
}

/// A list that follows a finger in a way of its own.
private final class FinchList: ScrollView {
  func followDrags() {
    isScrollEnabled = false
    addGestureRecognizer(
      PanGestureRecognizer(target: self, action: { list in { list.follow($0) } }))
  }

  private func follow(_ recognizer: GestureRecognizer) {
    guard let pan = recognizer as? PanGestureRecognizer else { return }
    let way = max(0, contentSize.height - bounds.height)
    let moved = contentOffset.y - pan.translation(in: self).y
    contentOffset = Point(x: 0, y: min(max(0, moved), way))
    pan.setTranslation(.zero, in: self)
  }
}

private final class FinchTelevision: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = FinchList()
    put(list, height: 400)
    let programmes = [
      "News", "Weather", "The harbour", "Quiz", "Cooking with Bo", "Old films", "Sailing", "Choirs",
      "Night news", "The long talk", "Gardens", "Jazz", "Trains of Lind", "Sea birds",
    ]
    for (number, name) in programmes.enumerated() {
      let row = button(name) { [unowned self] in tell(name, "It will be recorded.") }
      list.hold(row, x: 0, y: Double(number) * 56, width: 361)
    }
    list.contentSize = Size(width: 361, height: Double(programmes.count) * 56)
    if isFaulty { list.followDrags() }
    put(button("Tomorrow") { [unowned self] in tell("Tomorrow", "It is not known yet.") })
  }
}

private final class FinchSkin: View {
  var beats = 0

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Drum"
    accessibilityTraits = .allowsDirectInteraction
  }

  override var defaultAccessibilityValue: String? { "Beats: \(beats)" }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { beats += 1 }
}

private final class FinchDrum: ReedScreen {
  private let skin = FinchSkin()

  override func viewDidLoad() {
    super.viewDidLoad()
    if isFaulty {
      skin.frame = view.bounds
      skin.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(skin)
    }
    put(words("Practise for ten minutes a day."))
    put(
      button("Start again") { [unowned self] in
        skin.beats = 0
        sayBehind("No beats yet")
      })
    put(
      button("Keep what you played") { [unowned self] in
        tell("Kept", "Beats: \(skin.beats)")
      })
    guard !isFaulty else { return }
    skin.accessibilityDirectTouchOptions = .requiresActivation
    put(skin, height: 260)
  }
}

private final class FinchFlats: ReedScreen {
  private let found = [
    "Lind": ["Two rooms in Mill Street", "Attic at the quay", "House with a garden"],
    "Holm": ["One room near the church", "Flat above the bakery"],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Where do you look?"))
    for place in ["Lind", "Holm"] {
      put(button("Flats in \(place)") { [unowned self] in search(place) })
    }
    put(button("Tell me of new ones") { [unowned self] in tell("Noted", "We write to you.") })
  }

  private func search(_ place: String) {
    let flats = found[place] ?? []
    let text = "Flats found: \(flats.count)"
    if isFaulty { say(text) }
    push(FinchFound("In \(place)", isFaulty, flats: flats))
    guard !isFaulty else { return }
    application?.perform(after: 0.5) { [weak self] in self?.sayBehind(text) }
  }
}

private final class FinchFound: ReedScreen {
  private let flats: [String]

  init(_ title: String, _ isFaulty: Bool, flats: [String]) {
    self.flats = flats
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for flat in flats {
      put(button(flat) { [unowned self] in tell(flat, "It is free from May on.") })
    }
  }
}

private final class FinchVoucher: ReedScreen {
  private let code = TextField()
  private lazy var remark = words("")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Your basket: 30 pounds"))
    code.accessibilityLabel = "Code of the voucher"
    put(code)
    put(remark)
    put(button("Use the voucher") { [unowned self] in use() })
    put(button("Pay without it") { [unowned self] in tell("Paid", "30 pounds. Thank you.") })
  }

  private func use() {
    let text = code.hasText ? "This voucher has expired" : "Please fill in the code"
    remark.text = text
    remark.textColor = Color(red: 0.7, green: 0, blue: 0)
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind(text)
  }
}
