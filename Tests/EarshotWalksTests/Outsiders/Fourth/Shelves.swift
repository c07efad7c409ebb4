import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps that show what is on offer.
  static var fourthShelves: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A carousel of offers turns so that the card under the cursor is always its middle one"
      ) { MillOffers("Offers", $0) },
      .stack(
        "focus-unreachable",
        "The list of what is on a card was made before its last button was put there"
      ) { MillLoan("My Loan", $0) },
      .stack(
        "focus-asymmetric",
        "The line under a row is there only while the cursor is on the row"
      ) { MillCourses("Courses", $0) },
      .stack(
        "focus-nondeterministic",
        "Notices come out of a dictionary whose keys are drawn at each launch"
      ) { MillNoticeBoard("Notices", $0) },
    ]
  }
}

/// The offers of a bakery side by side, and the way to the basket below them.
private final class MillOffers: QuayScreen {
  private let carousel = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three offers until Sunday"))
    put(carousel, height: 120)
    carousel.shouldGroupAccessibilityChildren = true
    for text in ["Rye bread, 3 euro", "Plum cake, 2 euro", "Poppy roll, 80 cent"] {
      let card = QuayFocusLabel()
      card.text = text
      card.numberOfLines = 0
      card.whenFocused = { [weak self, weak card] in
        if let self, let card, isFaulty { turn(to: card) }
      }
      carousel.addSubview(card)
    }
    place(carousel.subviews)
    put(
      button("Opening Hours") { [weak self] in
        guard let self else { return }
        navigationController?.pushViewController(
          MillHours("Opening Hours", isFaulty), animated: true)
      })
  }

  private func place(_ cards: [View]) {
    for (number, card) in cards.enumerated() {
      card.frame = Rect(x: Double(number) * 121, y: 0, width: 113, height: 120)
    }
  }

  /// Brings a card to the middle, with the others around it in their circle.
  private func turn(to card: View) {
    let cards = carousel.subviews
    guard let middle = cards.firstIndex(of: card) else { return }
    place([cards[(middle + 2) % 3], card, cards[(middle + 1) % 3]])
    carousel.setNeedsLayout()
  }
}

private final class MillHours: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Monday to Friday from six to six"))
    put(words("Saturday from seven to noon"))
  }
}

/// What was borrowed from a library, on a card that names its elements.
private final class MillLoan: QuayScreen {
  private let card = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("One book is with you"))
    put(card, height: 160)
    let name = words("The Lighthouse Keeper")
    let due = words("Due on Friday")
    place([name, due])
    if isFaulty { card.accessibilityElements = card.subviews }
    let renew = button("Renew") { [weak self] in
      due.text = "Due in four weeks"
      self?.sayBehind("Renewed, due in four weeks")
    }
    place([renew])
    if !isFaulty { card.accessibilityElements = card.subviews }
    put(words("The library is open from ten to six"))
  }

  private func place(_ parts: [View]) {
    for part in parts {
      part.frame = Rect(x: 0, y: Double(card.subviews.count) * 52, width: 361, height: 44)
      card.addSubview(part)
    }
  }
}

/// Evening courses with a line about each.
private final class MillCourses: QuayScreen {
  private var lines: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let courses = [
      ("Pottery", "Tuesdays at seven, four places left"),
      ("Book binding", "Wednesdays at six, full"),
      ("Italian", "Thursdays at eight, nine places left"),
    ]
    for (number, (name, line)) in courses.enumerated() {
      let row = QuayFocusLabel()
      row.text = name
      row.whenFocused = { [weak self] in self?.open(number) }
      put(row, height: 30)
      lines.append(put(words(line), height: 30))
    }
    put(words("All courses are in the old mill"))
    if isFaulty { open(nil) }
  }

  /// Shows the line of one row, and those of no others.
  private func open(_ number: Int?) {
    guard isFaulty else { return }
    for (other, line) in lines.enumerated() { line.isHidden = other != number }
  }
}

/// What hangs on the board of a village hall.
private final class MillNoticeBoard: QuayScreen {
  private struct Notice {
    let text: String
    let isUrgent: Bool
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let notices = [
      Notice(text: "The water is turned off on Monday", isUrgent: true),
      Notice(text: "A grey cat was found", isUrgent: false),
      Notice(text: "The choir looks for a tenor", isUrgent: false),
      Notice(text: "A bicycle is for sale", isUrgent: false),
      Notice(text: "Flea market on the first of May", isUrgent: false),
      Notice(text: "The hall is closed in August", isUrgent: true),
      Notice(text: "Who has lost a blue glove?", isUrgent: false),
    ]
    // Each notice has a key of its own, by which it could be taken down again.
    var board: [UInt64: Notice] = [:]
    for notice in notices { board[UInt64.random(in: 0...UInt64.max)] = notice }
    let hung = isFaulty ? Array(board.values) : notices
    for notice in hung.filter(\.isUrgent) + hung.filter({ !$0.isUrgent }) {
      put(words(notice.text), height: 36)
    }
  }
}
