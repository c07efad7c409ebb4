import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps in which something slides over the screen, or off it.
  static var fourthDrawers: [OutsiderPair] {
    [
      OutsiderPair(
        "focus-initial-odd",
        "A closed drawer is parked beside the screen and read before what is on it",
        screen: { MillBakery("Bakery", $0) }),
      .stack(
        "focus-stale",
        "A notice that is dismissed slides off the screen and stays there with the cursor on it"
      ) { MillSurgery("Surgery", $0) },
      OutsiderPair(
        "modal-leak",
        "The card on the scrim is modal, but not the scrim beside what it covers",
        screen: { MillGallery("Gallery", $0) }),
      OutsiderPair(
        "modal-untitled",
        "The heading is hidden in favour of the name of the panel, which is no element",
        screen: { MillVisit("Your Visit", $0) }),
    ]
  }
}

/// The first screen of a bakery, with a drawer at its left edge.
private final class MillBakery: QuayScreen {
  private let drawer = QuayOverlay()
  private lazy var menu = button("Menu") { [weak self] in self?.open() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The Old Bakery"))
    put(menu)
    put(words("Today: plum cake, 2 euro a piece"))
    put(words("Open until six"))
    drawer.frame = Rect(x: -300, y: 0, width: 300, height: 852)
    drawer.isHidden = !isFaulty
    drawer.whenEscaped = { [weak self] in self?.close() }
    let parts: [View] = [
      heading("Menu"),
      words("Mill Street 4, beside the brook"),
      words("Telephone 40 12"),
      button("Close Menu") { [weak self] in self?.close() },
    ]
    for (number, part) in parts.enumerated() {
      part.frame = Rect(x: 16, y: 40 + Double(number) * 56, width: 268, height: 44)
      drawer.addSubview(part)
    }
    view.addSubview(drawer)
  }

  private func open() {
    drawer.isHidden = false
    drawer.frame.origin.x = 0
    drawer.accessibilityViewIsModal = true
    post(.screenChanged(.element(drawer.subviews[0])))
  }

  private func close() {
    drawer.frame.origin.x = -300
    drawer.accessibilityViewIsModal = false
    drawer.isHidden = !isFaulty
    post(.screenChanged(.element(menu)))
  }
}

/// A doctor's surgery, which has something to tell in front of all else.
private final class MillSurgery: QuayScreen {
  private let notice = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(notice, height: 100)
    let hours = put(heading("Hours"))
    put(words("Monday to Thursday from eight to four"))
    put(heading("Where we are"))
    put(words("Second floor, there is a lift"))
    let text = words("The surgery is closed on Friday")
    text.frame = Rect(x: 0, y: 0, width: 361, height: 44)
    notice.addSubview(text)
    let dismiss = button("Dismiss Notice") { [weak self] in
      guard let self else { return }
      if isFaulty {
        notice.frame.origin.y = -200
      } else {
        notice.removeFromSuperview()
        post(.layoutChanged(.element(hours)))
      }
      sayBehind("The notice is gone")
    }
    dismiss.frame = Rect(x: 0, y: 52, width: 361, height: 44)
    notice.addSubview(dismiss)
  }
}

/// Pictures, with a card about one of them.
private final class MillGallery: QuayScreen {
  private let scrim = QuayOverlay()
  private let card = View()
  private lazy var about = button("About This Picture") { [weak self] in self?.open() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Gallery"))
    put(words("Boats at low tide, oil on canvas"))
    put(about)
    put(words("Room 3, on the left"))
    let parts: [View] = [
      heading("Boats at Low Tide"),
      words("Painted in 1884 from the window of an inn"),
      button("Close") { [weak self] in self?.close() },
    ]
    for (number, part) in parts.enumerated() {
      part.frame = Rect(x: 16, y: 16 + Double(number) * 56, width: 297, height: 44)
      card.addSubview(part)
    }
    card.frame = Rect(x: 32, y: 260, width: 329, height: 200)
    scrim.addSubview(card)
    scrim.whenEscaped = { [weak self] in self?.close() }
    (isFaulty ? card : scrim).accessibilityViewIsModal = true
  }

  private func open() {
    scrim.frame = view.bounds
    view.addSubview(scrim)
    post(.screenChanged(.element(card.subviews[0])))
  }

  private func close() {
    scrim.removeFromSuperview()
    post(.screenChanged(.element(about)))
  }
}

/// What a patient thinks of a visit.
private final class MillVisit: QuayScreen {
  private let panel = QuayOverlay()
  private lazy var rate = button("Rate This Visit") { [weak self] in self?.open() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your Visit"))
    put(words("Doctor Lind, on the third of May"))
    put(rate)
    put(words("The bill comes by letter"))
    panel.accessibilityViewIsModal = true
    panel.accessibilityLabel = "How was your visit?"
    panel.whenEscaped = { [weak self] in self?.close() }
    let title = heading("How was your visit?")
    if isFaulty { title.isAccessibilityElement = false }
    let answers = ["Good", "Fair", "Poor"].map { answer in
      button(answer) { [weak self] in
        self?.close()
        self?.sayBehind("Thank you for your answer")
      }
    }
    var parts: [View] = [title]
    parts += answers
    parts.append(button("Not Now") { [weak self] in self?.close() })
    for (number, part) in parts.enumerated() {
      part.frame = Rect(x: 16, y: 100 + Double(number) * 56, width: 361, height: 44)
      panel.addSubview(part)
    }
  }

  private func open() {
    panel.frame = view.bounds
    view.addSubview(panel)
    post(.screenChanged(.element(panel.subviews[isFaulty ? 1 : 0])))
  }

  private func close() {
    panel.removeFromSuperview()
    post(.screenChanged(.element(rate)))
  }
}
