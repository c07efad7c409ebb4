import EarshotInterface
import EarshotModel

/// Apps of newspapers, which are read from top to bottom.
extension OutsiderPair {
  static var seventhNewspapers: [OutsiderPair] {
    [
      .stack(
        "order-visual-mismatch",
        "What is drawn from hour to hour is given to the reader from name to name"
      ) { LarkBroadcasts("Broadcasts", $0) },
      .stack(
        "order-header-after-content",
        "A heading that floats over its articles is the last of the subviews, which are what is read"
      ) { LarkFrontPage("Front page", $0) },
      .stack(
        "swipe-cost",
        "Every article is five stops, and what takes out a subscription stands after them all"
      ) { LarkArchive("Archive", $0) },
      .stack(
        "rotor-dead",
        "A rotor keeps the list of corrections as it was before there were any"
      ) { LarkCorrections("Corrections", $0) },
    ]
  }
}

/// A drawing of what is on, whose elements are no views.
private final class LarkBroadcastBoard: View {
  private var parts: [AccessibilityElement] = []

  init(byName: Bool) {
    super.init(frame: .zero)
    let shown = [(7, "News"), (9, "Garden hour"), (12, "Weather"), (15, "Book club"), (20, "Jazz")]
    var named: [(name: String, element: AccessibilityElement)] = []
    for (number, (hour, name)) in shown.enumerated() {
      let element = AccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "\(hour) o'clock: \(name)"
      element.accessibilityTraits = .staticText
      element.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: Double(number) * 60, width: 361, height: 48)
      named.append((name, element))
    }
    parts = (byName ? named.sorted { $0.name < $1.name } : named).map(\.element)
  }

  override var accessibilityElements: [Responder]? {
    get { parts }
    set { super.accessibilityElements = newValue }
  }
}

private final class LarkBroadcasts: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Today"))
    put(LarkBroadcastBoard(byName: isFaulty), height: 300)
  }
}

private final class LarkFrontPage: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, articles) in [
      ("From the town", ["The bridge is open", "A new baker"]),
      ("From abroad", ["Snow in the south", "The long strike"]),
    ] {
      let part = View()
      let rows = articles.map { article in
        button(article) { [unowned self] in tell(article, "It is printed tomorrow.") }
      }
      for (number, row) in rows.enumerated() { part.hold(row, y: 56 + Double(number) * 56) }
      let title = part.hold(heading(name), y: 0)
      part.accessibilityElements = isFaulty ? part.subviews : [title] + rows
      put(part, height: 168)
    }
  }
}

private final class LarkArchive: ReedScreen {
  private let articles = [
    "The bridge", "The baker", "The strike", "The snow", "The harbour", "The school", "The choir",
    "The ferry", "The fair", "The fire", "The well", "The mill", "The fox", "The bells",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = ScrollView(frame: .zero)
    put(page, height: 600)
    for (number, title) in articles.enumerated() {
      let facts = [title, "Page \(number + 2)", "By Ida Lund", "\(number + 1) May", "Minutes: 3"]
      let article = page.hold(View(), y: Double(number) * 160, height: 150)
      for (place, fact) in facts.enumerated() {
        article.hold(words(fact), x: 0, y: Double(place) * 30, height: 28)
      }
      if !isFaulty {
        article.isAccessibilityElement = true
        article.accessibilityLabel = facts.joined(separator: ", ")
        article.accessibilityTraits = .staticText
      }
    }
    let end = Double(articles.count) * 160
    page.hold(
      button("Subscribe") { [unowned self] in tell("Thank you", "The paper comes on Monday.") },
      y: end)
    page.contentSize = Size(width: 361, height: end + 60)
  }
}

private final class LarkCorrections: ReedScreen {
  private var corrections: [Responder] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let before = corrections
    let isFaulty = isFaulty
    let rotor = AccessibilityCustomRotor(name: "Corrections") { [unowned self] search in
      Self.next(of: isFaulty ? before : corrections, search)
    }
    view.accessibilityCustomRotors = [rotor]
    for (text, right) in [
      ("The mayor spoke for an hour.", "Correction: it was half an hour."),
      ("The fair begins in June.", "Correction: it begins in May."),
      ("The choir sang in the park.", "Correction: it sang in the church."),
    ] {
      put(words(text))
      let correction = words(right)
      put(correction)
      corrections.append(correction)
    }
  }

  private static func next(
    of list: [Responder], _ search: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let isForward = search.searchDirection == .next
    let present = list.firstIndex { $0 === search.currentItem.targetElement }
    let wanted = present.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : list.count - 1)
    guard list.indices.contains(wanted) else { return nil }
    return AccessibilityCustomRotor.ItemResult(targetElement: list[wanted])
  }
}
