import EarshotInterface
import EarshotModel

/// Apps of people who lend, sell and mend umbrellas, in which parts are far off or do too little.
extension OutsiderPair {
  static var fourteenthUmbrellas: [OutsiderPair] {
    [
      .stack(
        "swipe-cost",
        "Once all prices are shown, the row that orders the repair stands in the middle of them,"
          + " some sixty rows from either end of a table without a single heading"
      ) { SycamorePrices("Repairs", $0) },
      .stack(
        "custom-action-noop",
        "The action Mark as returned looks for the loan by the words of its row, which are others"
          + " as soon as the loan is overdue, so it finds none and does nothing"
      ) { SycamoreLoans("Loans", $0) },
      .stack(
        "adjustable-unbounded",
        "The number of umbrellas to order is limited by what is in stock, but a new order knows of"
          + " no stock yet and so the number can be made larger for ever"
      ) { SycamoreOrders("Orders", $0) },
      .stack(
        "activation-state-silent",
        "Pressing an umbrella puts it into the stand or takes it out, for which only its picture"
          + " changes, because its traits were set by hand and being chosen is not among them"
      ) { SycamoreStand("Umbrella stand", $0) },
      .stack(
        "scroll-silent",
        "The pages of a pattern book are turned by a scroll without a word on the page that has"
          + " come, which only the two buttons below tell"
      ) { SycamorePatterns("Patterns", $0) },
    ]
  }
}

/// Prices of repairs, few at first and then all of them.
private final class SycamorePrices: SycamoreTable {
  private let works = ["Rib", "Runner", "Ferrule", "Handle", "Spring", "Cap", "Tip", "Seam"]
  private let makes = ["city", "golf", "folding", "garden", "beach", "child's", "walking"]
  private var showsAll = false
  private var isOrdered = false
  private lazy var toggle = pressable("Show all prices")
  private lazy var ordering = pressable("Order a repair")

  override func viewDidLoad() {
    super.viewDidLoad()
    guard !isFaulty else { return }
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Order") { [unowned self] _ in order() })
  }

  /// The rows, with a title above each section that has one.
  private var lists: [(header: String?, cells: [() -> TableViewCell])] {
    let all = works.enumerated().flatMap { number, work in
      makes.enumerated().map { place, make in
        "\(work) of a \(make) umbrella, \(6 + 2 * number + place) crowns"
      }
    }
    let shown = showsAll ? all : Array(all.prefix(4))
    let parts = shown.map { text in { [unowned self] in plain(text) } }
    let covers = shown.map { text in { [unowned self] in plain("Cover and \(text.lowercased())") } }
    let (first, order) = ({ [unowned self] in toggle }, { [unowned self] in ordering })
    if isFaulty { return [(nil, [first] + parts + [order] + covers)] }
    return [("This list", [first, order]), ("Parts alone", parts), ("Parts and cover", covers)]
  }

  override func numberOfSections(in tableView: TableView) -> Int { lists.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    lists[section].cells.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { lists[section].header }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { lists[indexPath.section].cells[indexPath.row]() }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let cell = tableView.cellForRow(at: indexPath)
    if cell === ordering { order() }
    guard cell === toggle else { return }
    showsAll.toggle()
    toggle.textLabel?.text = showsAll ? "Show fewer prices" : "Show all prices"
    tableView.reloadData()
    reread(toggle)
  }

  private func order() {
    isOrdered.toggle()
    ordering.textLabel?.text = isOrdered ? "Cancel the repair" : "Order a repair"
    tell(
      isOrdered ? "Ordered" : "Cancelled",
      isOrdered ? "Bring your umbrella before Friday." : "Nothing is ordered any more.")
  }
}

/// Umbrellas that were lent, with actions on each row.
private final class SycamoreLoans: SycamoreTable {
  private struct Loan {
    let name: String
    let days: Int
    var isReturned = false

    /// What the row says.
    var text: String {
      if isReturned { return "\(name), returned" }
      return days > 14 ? "\(name), \(days) days, overdue" : "\(name), \(days) days"
    }

    /// What the row said before anybody thought of loans that are overdue.
    var plainText: String { isReturned ? "\(name), returned" : "\(name), \(days) days" }
  }

  private var loans = [
    Loan(name: "Tartan, lent to Mrs Ward", days: 3),
    Loan(name: "Clear dome, lent to Piet", days: 21),
    Loan(name: "Black city, lent to the library", days: 9),
    Loan(name: "Green golf, lent to the school", days: 40),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "How many are out") { [unowned self] _ in
        tell("Still out", "\(loans.count { !$0.isReturned }) of \(loans.count) umbrellas.")
      })
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    loans.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "All loans of this month" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = pressable(loans[indexPath.row].text)
    if !loans[indexPath.row].isReturned {
      cell.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Mark as returned") { [unowned self, weak cell] _ in
          if let cell { takeBack(cell) }
          return true
        }
      ]
    }
    return cell
  }

  private func takeBack(_ cell: TableViewCell) {
    let text = cell.textLabel?.text
    guard let row = loans.firstIndex(where: { (isFaulty ? $0.plainText : $0.text) == text })
    else { return }
    loans[row].isReturned = true
    cell.textLabel?.text = loans[row].text
    cell.accessibilityCustomActions = nil
    say("\(loans[row].name) is back.")
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let loan = loans[indexPath.row]
    tell(loan.name, loan.isReturned ? "It stands in the shop." : "Lent \(loan.days) days ago.")
  }
}

/// A number to be adjusted, between one and a limit where there is one.
private final class SycamoreCount: View {
  var limit: Int?
  var whenChanged: (Int) -> Void = { _ in }
  private(set) var count = 1 {
    didSet { caption.text = "\(count)" }
  }
  private let caption = Label()

  init(_ name: String) {
    super.init(frame: .zero)
    caption.text = "1"
    caption.frame = Rect(x: 8, y: 0, width: 100, height: 44)
    addSubview(caption)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
  }

  override var defaultAccessibilityValue: String? { "\(count)" }

  override func accessibilityIncrement() { change(to: min(count + 1, limit ?? .max)) }

  override func accessibilityDecrement() { change(to: max(count - 1, 1)) }

  private func change(to new: Int) {
    guard new != count else { return }
    count = new
    whenChanged(new)
  }
}

private final class SycamoreOrders: SycamoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Umbrellas are delivered to your door."))
    stack(
      button("New order") { [unowned self] in
        show(SycamoreOrder("New order", isFaulty), sender: self)
      })
    stack(inquiry("Old orders") { "Two black city umbrellas, in March." })
  }
}

private final class SycamoreOrder: SycamoreScreen {
  /// How many there are, as soon as the shop has told.
  private var stock: Int?
  private let number = SycamoreCount("Number of umbrellas")

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isFaulty { stock = 5 }
    number.limit = stock
    stack(words("Black city umbrella, 18 crowns each."))
    stack(number)
    let sum = stack(words("18 crowns in all."))
    number.whenChanged = { count in sum.text = "\(18 * count) crowns in all." }
    stack(
      button("Place the order") { [unowned self] in
        tell("Your order was placed", "\(number.count) umbrellas come on Monday.")
      })
  }
}

/// Umbrellas that are put into a stand and taken out of it.
private final class SycamoreStand: SycamoreScreen {
  private let names = ["Tartan", "Clear dome", "Black city", "Green golf"]
  private var umbrellas: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Press an umbrella to put it into the stand, or to take it out."))
    umbrellas = names.map { name in
      let umbrella = Button(
        type: .custom,
        primaryAction: Action(title: name) { action in
          if let umbrella = action.sender as? Button { umbrella.isSelected.toggle() }
        })
      umbrella.setImage(Image(name: "leaning"), for: .normal)
      umbrella.setImage(Image(name: "standing"), for: .selected)
      if isFaulty { umbrella.accessibilityTraits = .button }
      return stack(umbrella)
    }
    stack(
      inquiry("What is in the stand") { [unowned self] in
        let chosen = zip(names, umbrellas).filter { $1.isSelected }.map { $0.0 }
        return chosen.isEmpty ? "Nothing is in it." : chosen.joined(separator: ", ")
      })
  }
}

/// One page of a pattern book at a time.
private final class SycamorePageFrame: View {
  var whenScrolled: (_ pages: Int) -> Bool = { _ in false }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .right, .next: whenScrolled(1)
    case .left, .previous: whenScrolled(-1)
    case .up, .down: false
    }
  }
}

private final class SycamorePatterns: SycamoreScreen {
  private let pages = [
    ("Stripes", "Nine stripes, blue and cream."), ("Dots", "White dots on red."),
    ("Checks", "Green checks, as on a tablecloth."), ("Plain", "Grey, for every day."),
  ]
  private let frame = SycamorePageFrame()
  private lazy var name = heading("")
  private lazy var about = words("")
  private var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    frame.whenScrolled = { [unowned self] pages in
      let hasTurned = turn(by: pages)
      if !isFaulty { post(.pageScrolled(AttributedText(place))) }
      return hasTurned || !isFaulty
    }
    stack(frame, height: 120)
    fit(name, in: frame, y: 0)
    fit(about, in: frame, y: 56)
    stack(button("Next pattern") { [unowned self] in leaf(by: 1) })
    stack(button("Previous pattern") { [unowned self] in leaf(by: -1) })
    stack(inquiry("Have it made") { [unowned self] in "\(pages[page].0) is ready in a week." })
    showPage()
  }

  private var place: String { "\(pages[page].0), page \(page + 1) of \(pages.count)" }

  private func leaf(by number: Int) {
    say(turn(by: number) ? place : "There is no page that way.")
  }

  private func turn(by number: Int) -> Bool {
    guard pages.indices.contains(page + number) else { return false }
    page += number
    showPage()
    return true
  }

  private func showPage() {
    (name.text, about.text) = pages[page]
  }
}
