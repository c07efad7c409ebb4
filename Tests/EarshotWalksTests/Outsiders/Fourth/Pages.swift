import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps for gestures on a whole part of the screen.
  static var fourthPages: [OutsiderPair] {
    [
      .stack(
        "gesture-magic-tap-unhandled",
        "The bar of the player answers, but the cursor is in the text beside it"
      ) { MillRadio("Radio Play", $0) },
      OutsiderPair(
        "scroll-unhandled",
        "The size of the content was taken before the text had come",
        screen: { MillTerms("Terms", $0) }),
      OutsiderPair(
        "scroll-silent",
        "The delegate tells the text of a label that the screen no longer has",
        screen: { MillTimetable("Timetable", $0) }),
      OutsiderPair(
        "direct-touch-trap",
        "The field for a signature lies under the whole screen",
        screen: { MillParcel("Parcel", $0) }),
    ]
  }
}

/// A radio play with its text above the bar of the player.
private final class MillRadio: QuayScreen {
  private lazy var bar = MillPlayerBar("Player", isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = MillTranscript("Transcript", isFaulty)
    for (child, height) in [(text, 220), (bar, 44)] as [(QuayScreen, Double)] {
      addChild(child)
      put(child.view, height: height)
      child.didMove(toParent: self)
    }
  }

  override func accessibilityPerformMagicTap() -> Bool {
    isFaulty ? super.accessibilityPerformMagicTap() : bar.accessibilityPerformMagicTap()
  }
}

private final class MillTranscript: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = ["The voice of the miller", "Who opens the sluice?", "Water rushes"]
    for (number, text) in texts.enumerated() {
      let label = number == 0 ? heading(text) : words(text)
      label.frame = Rect(x: 0, y: Double(number) * 56, width: 361, height: 44)
      view.addSubview(label)
    }
  }
}

private final class MillPlayerBar: QuayScreen {
  private var isPlaying = false
  private lazy var play = button("Play") { [weak self] in self?.toggle() }

  override func viewDidLoad() {
    super.viewDidLoad()
    play.frame = Rect(x: 0, y: 0, width: 361, height: 44)
    play.accessibilityTraits = [.button, .startsMediaSession]
    view.addSubview(play)
  }

  private func toggle() {
    isPlaying.toggle()
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }
}

/// Terms that come from a file.
private final class MillTerms: QuayScreen {
  private let scroll = ScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Terms of the Library"))
    put(scroll, height: 400)
    if isFaulty { scroll.contentSize = scroll.bounds.size }
    fill()
    if !isFaulty { scroll.contentSize = Size(width: 361, height: 1200) }
  }

  private func fill() {
    let texts = [
      "Books are lent for four weeks", "Films are lent for one week",
      "A loan can be renewed twice", "Who is late pays 50 cent a day",
      "Lost books are to be paid for", "Reserved books wait for ten days",
      "Quiet is kept on the second floor", "Bags stay at the entrance",
      "Food is for the café", "Children under six come with somebody",
      "The card is yours alone", "A new card costs 2 euro",
    ]
    for (number, text) in texts.enumerated() {
      let label = words(text)
      label.frame = Rect(x: 0, y: Double(number) * 100, width: 361, height: 80)
      scroll.addSubview(label)
    }
  }
}

/// A timetable of three weeks, a page for each.
private final class MillTimetable: QuayScreen, ScrollViewDelegate {
  private let scroll = ScrollView(frame: .zero)
  private let status = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Timetable"))
    put(scroll, height: 300)
    scroll.isPagingEnabled = true
    scroll.contentSize = Size(width: 361, height: 900)
    for week in 0..<3 {
      for (number, day) in ["Monday: Pottery", "Wednesday: Italian"].enumerated() {
        let label = words("Week \(week + 1), \(day)")
        let top = Double(week) * 300 + Double(number) * 100
        label.frame = Rect(x: 0, y: top, width: 361, height: 80)
        scroll.addSubview(label)
      }
    }
    scroll.delegate = self
  }

  func accessibilityScrollStatus(for scrollView: ScrollView) -> String? {
    if isFaulty { return status.text ?? "" }
    return "Week \(Int((scrollView.contentOffset.y / 300).rounded()) + 1) of 3"
  }
}

/// A parcel to sign for.
private final class MillParcel: QuayScreen {
  private let field = MillSignature()

  override func viewDidLoad() {
    super.viewDidLoad()
    if isFaulty {
      field.frame = Rect(x: 0, y: 0, width: 393, height: 852)
      view.addSubview(field)
    }
    put(heading("Sign for your Parcel"))
    put(words("From the garden shop, two kilos"))
    if !isFaulty {
      put(field, height: 160)
      field.accessibilityDirectTouchOptions = .requiresActivation
    }
    put(
      button("Sign without Drawing") { [weak self] in
        self?.field.isSigned = true
        self?.sayBehind("Signed with your name")
      })
    put(
      button("Clear") { [weak self] in
        self?.field.isSigned = false
        self?.sayBehind("The signature is cleared")
      })
  }
}

/// Takes what a finger draws.
private final class MillSignature: View {
  var isSigned = false

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { "Signature" }
  override var defaultAccessibilityValue: String? { isSigned ? "signed" : "empty" }
  override var defaultAccessibilityTraits: AccessibilityTraits { .allowsDirectInteraction }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { isSigned = true }
}
