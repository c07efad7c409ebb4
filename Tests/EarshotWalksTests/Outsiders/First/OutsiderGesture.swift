import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var gesture: [OutsiderPair] {
    [
      .stack("gesture-magic-tap-unhandled", "the player of podcasts ignores the magic tap") {
        PodcastController("Now playing", isFaulty: $0)
      },
      .stack("scroll-unhandled", "the pages of a flat are turned only by a finger") {
        FlatController("Flat", isFaulty: $0, isSilent: false)
      },
      .stack("scroll-silent", "the pages of a flat are turned without telling which one it is") {
        FlatController("Flat", isFaulty: false, isSilent: $0)
      },
      .stack("direct-touch-trap", "the field to sign in takes up all of the screen") {
        SignatureController("Sign", isFaulty: $0)
      },
    ]
  }
}

private final class PodcastController: ColumnController {
  private var isPlaying = false
  private lazy var play = button("Play") { [weak self] in self?.toggle() }

  override func build() {
    play.accessibilityTraits = [.button, .startsMediaSession]
    let position = Slider(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    position.accessibilityLabel = "Position"
    position.value = 0.5
    column.append(
      picture("Cover of Harbour Voices"), heading("The keeper of the light"),
      label("Harbour Voices, part 12"), position,
      Row(
        button("Back 15 seconds") { position.value -= 0.02 }, play,
        button("On 30 seconds") { position.value += 0.04 }),
      button("Sleep timer") { [weak self] in self?.inform("Sleep timer", "It ends in an hour.") })
  }

  private func toggle() {
    isPlaying.toggle()
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    toggle()
    return true
  }
}

/// Pages side by side, which a finger turns.
private final class PagesView: View {
  private let pages: [View]
  private(set) var page = 0 { didSet { setNeedsLayout() } }
  private let isFaulty: Bool
  private let isSilent: Bool

  init(_ pages: [View], isFaulty: Bool, isSilent: Bool) {
    self.pages = pages
    self.isFaulty = isFaulty
    self.isSilent = isSilent
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    clipsToBounds = true
    for page in pages { addSubview(page) }
    for direction in [SwipeGestureRecognizer.Direction.left, .right] {
      let swipe = SwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addTarget(self, action: PagesView.swipe)
      addGestureRecognizer(swipe)
    }
  }

  private func swipe(_ recognizer: SwipeGestureRecognizer) {
    turn(recognizer.direction == .left ? 1 : -1)
  }

  private func turn(_ step: Int) { page = max(0, min(pages.count - 1, page + step)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in pages.enumerated() {
      view.frame = Rect(
        x: Double(index - page) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard !isFaulty else { return super.accessibilityScroll(direction) }
    switch direction {
    case .left, .next: turn(1)
    case .right, .previous: turn(-1)
    case .up, .down: return false
    }
    if !isSilent {
      window?.application?.post(
        .pageScrolled(AttributedText("Picture \(page + 1) of \(pages.count)")))
    }
    return true
  }
}

private final class FlatController: ColumnController {
  private let isSilent: Bool

  init(_ title: String, isFaulty: Bool, isSilent: Bool) {
    self.isSilent = isSilent
    super.init(title, isFaulty: isFaulty)
  }

  override func build() {
    let pages = PagesView(
      [picture("Kitchen with a window"), picture("Bath"), picture("Room with a balcony")],
      isFaulty: isFaulty, isSilent: isSilent)
    column.append(
      pages, heading("Two rooms at the harbour"), label("900 euros a month"),
      label("54 square metres"), label("Third floor with a lift"),
      button("Ask for a visit") { [weak self] in self?.inform("Asked", "You get a mail.") })
  }
}

/// What a finger draws in.
private final class SignatureView: View {
  private(set) var points: [Point] = []

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    isAccessibilityElement = true
    accessibilityLabel = "Signature"
    accessibilityTraits = .allowsDirectInteraction
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { points.append(touch.location(in: self)) }
  }

  func clear() { points = [] }
}

private final class SignatureController: ColumnController {
  private let signature = SignatureView()

  override func build() {
    let words = label("Sign with your finger that you have got the parcel.")
    let clear = button("Clear") { [weak self] in
      self?.signature.clear()
      self?.announce("The signature was cleared")
    }
    let done = button("Done") { [weak self] in self?.inform("Signed", "Thank you.") }
    if isFaulty {
      column.append(words, Row(clear, done))
      view.addSubview(signature)
    } else {
      signature.accessibilityDirectTouchOptions = .requiresActivation
      column.append(words, signature, Row(clear, done))
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isFaulty { signature.frame = view.bounds }
  }
}
