import EarshotInterface
import EarshotModel

/// Apps of libraries, in which the cursor does not get where it is led.
extension OutsiderPair {
  static var fifthLibraries: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A strip of covers turns under the cursor and puts the first covers behind the last ones, so that "
          + "neither way leads out of it"
      ) { ReedCovers("Library", $0) },
      OutsiderPair(
        "focus-unreachable",
        "The loans are kept from readers while a panel is open, and escape closes the panel without giving "
          + "them back",
        screen: { ReedLoans("Loans", $0) }),
      .stack(
        "focus-asymmetric",
        "What can be done with a book is shown only while the cursor is at that book, so that the way back "
          + "passes it by"
      ) { ReedReservations("Reservations", $0) },
      .stack(
        "focus-nondeterministic",
        "Shelves are appended in the order in which the answers come, which is by chance"
      ) { ReedShelves("Shelves", $0) },
    ]
  }
}

private final class ReedCovers: ReedScreen {
  private static let titles = ["Heather", "The Ferryman", "Salt", "Nine Winters", "Lock Keeper"]
  private var covers: [QuayFocusLabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("New this month"))
    if isFaulty {
      let strip = put(View(), height: 120)
      for title in Self.titles {
        let cover = QuayFocusLabel()
        cover.text = title
        cover.whenFocused = { [unowned self, unowned cover] in turn(to: cover) }
        covers.append(cover)
        strip.addSubview(cover)
      }
      arrange()
    } else {
      put(ReedCoverWheel(Self.titles), height: 120)
    }
    put(
      button("Ask a librarian") { [unowned self] in tell("Asked", "Somebody will write to you.") })
    put(words("Open until eight in the evening."))
  }

  /// The cover stands in the middle, and there is always one on either side.
  private func turn(to cover: QuayFocusLabel) {
    while covers[2] !== cover { covers.append(covers.removeFirst()) }
    arrange()
  }

  private func arrange() {
    for (place, cover) in covers.enumerated() {
      cover.frame = Rect(x: Double(place) * 72, y: 0, width: 66, height: 120)
    }
  }
}

private final class ReedCoverWheel: View {
  private let titles: [String]
  private var place = 0

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "New books"
  }

  override var defaultAccessibilityValue: String? {
    "\(titles[place]), \(place + 1) of \(titles.count)"
  }

  override func accessibilityIncrement() { place = min(place + 1, titles.count - 1) }

  override func accessibilityDecrement() { place = max(place - 1, 0) }
}

private final class ReedLoans: ReedScreen {
  private let loans = View()
  private let status = Label()
  private var filter: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your loans"))
    filter = put(button("Sort") { [unowned self] in open() })
    status.text = "Sorted by title"
    put(status)
    put(loans, height: 170)
    for (row, title) in ["Heather", "Nine Winters", "Salt"].enumerated() {
      loans.hold(
        button("Renew \(title)") { [unowned self] in tell("Renewed", "\(title) is yours until May.")
        },
        y: Double(row) * 56)
    }
  }

  private func open() {
    loans.accessibilityElementsHidden = true
    let panel = QuayOverlay()
    cover(with: panel)
    let title = panel.hold(heading("Sort by"), y: 80)
    for (row, key) in ["Title", "Day of return"].enumerated() {
      panel.hold(
        button(key) { [unowned self, unowned panel] in
          status.text = "Sorted by \(key.lowercased())"
          loans.accessibilityElementsHidden = false
          close(panel)
        }, y: 140 + Double(row) * 56)
    }
    panel.whenEscaped = { [unowned self, unowned panel] in
      if !isFaulty { loans.accessibilityElementsHidden = false }
      close(panel)
    }
    post(.screenChanged(.element(title)))
  }

  private func close(_ panel: View) {
    panel.removeFromSuperview()
    if let filter { post(.layoutChanged(.element(filter))) }
    sayBehind(status.text ?? "")
  }
}

private final class ReedReservations: ReedScreen {
  private var offers: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Waiting for you at desk 2"))
    for title in ["Heather", "Nine Winters", "Salt", "Lock Keeper"] {
      let row = put(View())
      let name = row.hold(QuayFocusLabel(), x: 0, y: 0, width: 190)
      name.text = title
      let offer = row.hold(
        button("Keep \(title) longer") { [unowned self] in
          tell("Kept", "\(title) stays until Friday.")
        },
        x: 200, y: 0, width: 160)
      offers.append(offer)
      offer.isHidden = isFaulty
      name.whenFocused = { [unowned self, unowned offer] in
        for other in offers where isFaulty { other.isHidden = other !== offer }
      }
    }
    put(words("Bring your card."))
  }
}

private final class ReedShelves: ReedScreen {
  private static let names = [
    "travel", "history", "cooking", "poems", "gardens", "children", "music", "ships",
  ]
  private let status = Label()
  private var missing = names.count
  private var isAsked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "Looking at the shelves"
    put(status)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsked else { return }
    isAsked = true
    guard isFaulty else { return later(1.3) { [weak self] in self?.showAll() } }
    for name in Self.names {
      later(.random(in: 0.1...1.2)) { [weak self] in self?.show(name) }
    }
  }

  private func showAll() {
    for name in Self.names { show(name) }
  }

  private func show(_ name: String) {
    put(button("Browse \(name)") { [unowned self] in tell("Closed", "That room opens in June.") })
    missing -= 1
    guard missing == 0 else { return }
    status.text = "\(Self.names.count) shelves"
    sayBehind("\(Self.names.count) shelves are here")
  }
}
