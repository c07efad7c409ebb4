import EarshotInterface
import EarshotModel

/// Apps of choirs, which answer gestures.
extension OutsiderPair {
  static var sixthChoirs: [OutsiderPair] {
    [
      .stack(
        "gesture-magic-tap-unhandled",
        "A magic tap stops what plays, and is refused while nothing plays yet"
      ) { WrenRehearsal("Rehearsal", $0) },
      .stack(
        "scroll-unhandled",
        "A sheet of words answers to the sides, to turn songs, and refuses up and down, where its text goes"
      ) { WrenWords("Words", $0) },
      .stack(
        "scroll-silent",
        "A score turns its pages by itself when it is scrolled, and does not tell which is shown"
      ) { WrenScore("Score", $0) },
      .stack(
        "direct-touch-trap",
        "A pad that takes touches directly grows over the whole screen, with all that stands on it"
      ) { WrenPadScreen("Beat", $0) },
    ]
  }
}

private final class WrenRehearsal: ReedScreen {
  private let play = Button(type: .system)
  private var isPlaying = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Alto, bars 12 to 40"))
    play.accessibilityTraits = [.button, .startsMediaSession]
    play.addAction(Action { [unowned self] _ in toggle() }, for: .touchUpInside)
    put(play)
    let speed = put(Slider())
    speed.accessibilityLabel = "Speed"
    speed.value = 0.5
    show()
  }

  private func toggle() {
    isPlaying.toggle()
    show()
  }

  private func show() { play.setTitle(isPlaying ? "Pause" : "Play", for: .normal) }

  override func accessibilityPerformMagicTap() -> Bool {
    if isFaulty, !isPlaying { return false }
    toggle()
    return true
  }
}

private final class WrenWords: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sheet = WrenSheet(frame: .zero)
    sheet.isFaulty = isFaulty
    put(sheet, height: 500)
    for verse in 1...12 {
      sheet.hold(
        words("Verse \(verse), of what the wind brought"), x: 0, y: Double(verse - 1) * 110,
        height: 100)
    }
    sheet.contentSize = Size(width: 361, height: 1320)
  }
}

private final class WrenSheet: ScrollView {
  var isFaulty = false

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .right:
      window?.application?.post(.pageScrolled("The only song"))
      return true
    default: return isFaulty ? false : super.accessibilityScroll(direction)
    }
  }
}

private final class WrenScore: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = WrenPages(frame: .zero)
    pages.isFaulty = isFaulty
    put(pages, height: 500)
    for bar in 1...18 {
      pages.hold(
        words("Bar \(bar), in three voices"), x: 0, y: Double(bar - 1) * 83, height: 70)
    }
    pages.contentSize = Size(width: 361, height: 1500)
  }
}

private final class WrenPages: ScrollView {
  var isFaulty = false

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let page = Int(contentOffset.y / 500)
    let next: Int
    switch direction {
    case .down, .next: next = page + 1
    case .up, .previous: next = page - 1
    default: return false
    }
    guard (0..<3).contains(next) else { return false }
    setContentOffset(Point(x: 0, y: Double(next) * 500), animated: true)
    if !isFaulty { window?.application?.post(.pageScrolled("Page \(next + 1) of the score")) }
    return true
  }
}

private final class WrenPadScreen: ReedScreen {
  private let pad = View()
  private var size: Button?
  private var isLarge = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tap the beat, and the choir follows."))
    size = put(button("Larger pad") { [unowned self] in resize() })
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.accessibilityTraits = .allowsDirectInteraction
    put(pad, height: 160)
  }

  private func resize() {
    isLarge.toggle()
    let height = isLarge ? 320.0 : 160
    pad.frame =
      isFaulty && isLarge ? view.bounds : Rect(x: 16, y: 400, width: 361, height: height)
    view.bringSubviewToFront(pad)
    size?.setTitle(isLarge ? "Smaller pad" : "Larger pad", for: .normal)
  }
}
