import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What several fingers do, and fingers on the app itself.
  static var thirdGestures: [OutsiderPair] {
    [
      OutsiderPair(
        "gesture-magic-tap-unhandled",
        "only the small bar of a radio answers the magic tap, which begins elsewhere in most cases"
      ) { QuayRadio($0) },
      .stack(
        "scroll-unhandled",
        "a plan of seats is moved by a pan of its own and does not scroll for the listener"
      ) { QuaySeats($0) },
      .stack(
        "scroll-silent",
        "the pages of a comic scroll for the listener and do not say which page that leads to"
      ) { QuayComic($0) },
      OutsiderPair(
        "direct-touch-trap",
        "the field for a signature covers the whole screen, with its buttons, and takes every touch"
      ) { QuaySignature($0) },
    ]
  }
}

/// Stations of a radio, with a small bar that plays.
private final class QuayRadio: QuayScreen {
  private let bar = QuayRadioBar(frame: Rect(x: 0, y: 740, width: 393, height: 60))
  private lazy var play = button("Play") { [weak self] in self?.toggle() }
  private var isPlaying = false

  init(_ isFaulty: Bool) { super.init("Radio", isFaulty) }

  override func viewDidLoad() {
    put(heading("Stations"))
    for name in ["Coast Radio", "Harbour News", "Night Jazz"] {
      put(button(name) { [weak self] in self?.say("\(name) is chosen") })
    }
    play.frame = Rect(x: 16, y: 8, width: 361, height: 44)
    play.accessibilityTraits = [.button, .startsMediaSession]
    bar.addSubview(play)
    bar.toggle = { [weak self] in self?.toggle() }
    view.addSubview(bar)
  }

  private func toggle() {
    isPlaying.toggle()
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return false }
    toggle()
    return true
  }
}

/// The bar of a radio.
private final class QuayRadioBar: View {
  var toggle: () -> Void = {}

  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }
}

/// The seats of a ferry in one long row.
private final class QuaySeats: QuayScreen {
  private let plan = View()

  init(_ isFaulty: Bool) { super.init("Seats", isFaulty) }

  override func viewDidLoad() {
    put(words("Choose a seat"))
    plan.frame = Rect(x: 0, y: 0, width: 1600, height: 100)
    for number in 1...20 {
      let seat = button("Seat \(number)") { [weak self] in self?.say("Seat \(number) is yours") }
      seat.frame = Rect(x: Double(number - 1) * 80, y: 20, width: 70, height: 60)
      plan.addSubview(seat)
    }
    if isFaulty {
      let hole = put(View(), height: 100)
      hole.clipsToBounds = true
      hole.addSubview(plan)
      let pan = PanGestureRecognizer()
      pan.addAction(Action { [weak self, weak pan] _ in if let pan { self?.move(pan) } })
      hole.addGestureRecognizer(pan)
    } else {
      let scroll = put(ScrollView(), height: 100)
      scroll.contentSize = plan.frame.size
      scroll.addSubview(plan)
    }
  }

  private func move(_ pan: PanGestureRecognizer) {
    plan.frame.origin.x = min(0, max(-1239, plan.frame.minX + pan.translation(in: nil).x))
    pan.setTranslation(.zero, in: nil)
  }
}

/// A comic.
private final class QuayComic: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Captain Cod", isFaulty) }

  override func viewDidLoad() {
    let pages = put(QuayComicPages(), height: 400)
    pages.isSilent = isFaulty
    let texts = ["The Captain sails.", "A storm comes up.", "The mast breaks.", "All are safe."]
    for (number, text) in texts.enumerated() {
      let page = words(text)
      page.frame = Rect(x: Double(number) * 361, y: 0, width: 361, height: 400)
      pages.addSubview(page)
    }
    pages.contentSize = Size(width: 4 * 361, height: 400)
    put(button("Buy") { [weak self] in self?.say("The comic is yours") })
  }
}

/// Pages beside one another.
private final class QuayComicPages: ScrollView {
  var isSilent = false

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let step: Double
    switch direction {
    case .left, .next: step = 1
    case .right, .previous: step = -1
    default: return false
    }
    let page = (contentOffset.x / 361).rounded() + step
    guard (0...3).contains(page) else { return false }
    setContentOffset(Point(x: page * 361, y: 0), animated: true)
    if !isSilent {
      window?.application?.post(.pageScrolled(AttributedText("Page \(Int(page) + 1) of 4")))
    }
    return true
  }
}

/// A place to sign.
private final class QuaySignature: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Sign", isFaulty) }

  override func viewDidLoad() {
    let field = View()
    field.isAccessibilityElement = true
    field.accessibilityLabel = "Signature"
    field.accessibilityTraits = .allowsDirectInteraction
    let done = button("Done") { [weak self] in self?.say("Your signature is kept") }
    if isFaulty {
      field.frame = view.bounds
      view.addSubview(field)
      let text = words("Please sign here")
      text.frame = Rect(x: 16, y: 60, width: 361, height: 44)
      field.addSubview(text)
      done.frame = Rect(x: 16, y: 780, width: 361, height: 44)
      field.addSubview(done)
    } else {
      put(heading("Please sign here"))
      put(field, height: 300)
      field.accessibilityDirectTouchOptions = .requiresActivation
      put(done)
    }
  }
}
