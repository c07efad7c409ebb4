import EarshotInterface
import EarshotModel

/// Apps of a house for lemon trees and its café, whose parts come, grow and go.
extension OutsiderPair {
  static var eleventhOrangeries: [OutsiderPair] {
    [
      .stack(
        "modal-untitled",
        "A sheet begins with its first switch; neither a heading nor a title says what it is about"
      ) { LarchMenu("Café", $0) },
      .stack(
        "screen-change-spurious",
        "A change of screen is posted for a tour that unfolds by two lines"
      ) { LarchTours("Tours", $0) },
      .stack(
        "child-controller-stale",
        "What is read is listed part by part, and a part that was removed is never taken off the list"
      ) { LarchHouse("Under glass", $0) },
      .stack(
        "utterance-too-long",
        "A drawn calendar is a single element, which says all twelve months in one go"
      ) { LarchYear("The year", $0) },
    ]
  }
}

private struct LarchDish {
  let name: String
  let contents: [String]
}

private final class LarchMenu: LarchScreen {
  private let dishes = [
    LarchDish(name: "Lemon tart", contents: ["Eggs", "Milk"]),
    LarchDish(name: "Walnut bread", contents: ["Nuts"]),
    LarchDish(name: "Fennel soup", contents: []),
    LarchDish(name: "Almond cake", contents: ["Nuts", "Eggs"]),
    LarchDish(name: "Salad of oranges", contents: []),
  ]
  private let list = View()
  private var rows: [Button] = []
  private var unwanted: Set<String> = []
  private lazy var order = button("Your order") { [unowned self] in showOrder() }
  private var ordered: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("What should not be in it") { [unowned self] in openSheet() })
    put(heading("Today"))
    put(list, height: 5 * 48)
    for dish in dishes {
      let row = button(dish.name) { [unowned self] in take(dish) }
      rows.append(place(row, in: list, y: 0))
    }
    arrangeRows()
    put(order)
  }

  private func take(_ dish: LarchDish) {
    ordered.append(dish.name)
    say("\(dish.name) is on your order, which has \(ordered.count) on it.")
  }

  private func showOrder() {
    let text = ordered.isEmpty ? "Nothing yet." : ordered.joined(separator: ", ")
    tell("You have chosen", text)
  }

  private func openSheet() {
    let sheet = LarchDiet(unwanted, isFaulty)
    sheet.whenClosed = { [weak self] unwanted in self?.hide(unwanted) }
    present(sheet, animated: true)
  }

  private func hide(_ unwanted: Set<String>) {
    guard self.unwanted != unwanted else { return }
    self.unwanted = unwanted
    arrangeRows()
    let count = rows.filter { !$0.isHidden }.count
    later(1) { [weak self] in self?.say("The list has \(count) dishes now.") }
  }

  private func arrangeRows() {
    var y = 0.0
    for (row, dish) in zip(rows, dishes) {
      row.isHidden = !unwanted.isDisjoint(with: dish.contents)
      guard !row.isHidden else { continue }
      row.frame = Rect(x: 0, y: y, width: 358, height: 44)
      y += 48
    }
  }
}

private final class LarchDiet: LarchScreen {
  var whenClosed: (_ unwanted: Set<String>) -> Void = { _ in }
  private var unwanted: Set<String>

  init(_ unwanted: Set<String>, _ isFaulty: Bool) {
    self.unwanted = unwanted
    super.init("", isFaulty)
    title = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isFaulty { put(heading("What should not be in your food")) }
    for name in ["Nuts", "Eggs", "Milk"] {
      let toggle = putSwitch(name) { [unowned self] _ in
        unwanted.formSymmetricDifference([name])
      }
      toggle.isOn = unwanted.contains(name)
    }
    put(
      button("Why do you ask?") { [unowned self] in
        tell("Why we ask", "Dishes with it are left out of the list.")
      })
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenClosed(unwanted)
  }
}

private final class LarchTours: LarchScreen {
  private let tours = [
    ("The lemon trees", "Forty minutes, on even paths.", "Every day at eleven."),
    ("Behind the stoves", "One hour, with stairs.", "On Sundays at three."),
    ("With your nose", "Half an hour, nothing to look at.", "On Fridays at five."),
  ]
  private var rows: [Button] = []
  private var details: [View] = []
  private let list = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a tour to read more about it."))
    put(list, height: 460)
    for number in tours.indices { addTour(number) }
    arrangeTours()
  }

  private func addTour(_ number: Int) {
    let (name, length, hour) = tours[number]
    let row = button(name) { [unowned self] in unfold(number) }
    row.accessibilityExpandedStatus = .collapsed
    rows.append(place(row, in: list, y: 0))
    let more = place(View(), in: list, y: 0, height: 132)
    place(words(length), in: more, y: 0, height: 40)
    place(words(hour), in: more, y: 44, height: 40)
    place(
      button("Book “\(name)”") { [unowned self] in
        tell("You have a place", "\(name): \(hour)")
      }, in: more, y: 88)
    more.isHidden = true
    details.append(more)
  }

  private func arrangeTours() {
    var y = 0.0
    for (row, more) in zip(rows, details) {
      row.frame.origin.y = y
      y += 48
      guard !more.isHidden else { continue }
      more.frame.origin.y = y
      y += 136
    }
  }

  private func unfold(_ number: Int) {
    let (row, more) = (rows[number], details[number])
    // One tour at a time is unfolded, so that the list stays short.
    for other in tours.indices where other != number {
      details[other].isHidden = true
      rows[other].accessibilityExpandedStatus = .collapsed
    }
    more.isHidden.toggle()
    row.accessibilityExpandedStatus = more.isHidden ? .collapsed : .expanded
    arrangeTours()
    post(isFaulty ? .screenChanged(.element(row)) : .layoutChanged(.element(row)))
  }
}

private final class LarchHouse: LarchScreen {
  private lazy var parts = [
    LarchCorner(
      "Eleven lemon trees", ["The oldest is from 1740.", "They bloom in May."],
      doing: "Adopt a lemon tree", "Its first lemons are yours."),
    LarchCorner(
      "Three palms", ["One touches the roof.", "They are watered at night."],
      doing: "Adopt a palm", "Your name is hung on it."),
  ]
  private let choice = SegmentedControl()
  private let room = View()
  private var shown: ViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, name) in ["Lemons", "Palms"].enumerated() {
      choice.insertSegment(withTitle: name, at: number)
    }
    choice.selectedSegmentIndex = 0
    choice.addAction(Action { [unowned self] _ in choiceChanged() }, for: .valueChanged)
    put(choice)
    put(room, height: 240)
    put(
      button("What it smells of") { [unowned self] in
        tell("What it smells of", "Of orange blossom, and of wet earth.")
      })
    show(parts[0])
  }

  private func choiceChanged() {
    show(parts[choice.selectedSegmentIndex ?? 0])
    post(.layoutChanged(nil))
  }

  private func show(_ part: ViewController) {
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    addChild(part)
    part.view.frame = room.bounds
    room.addSubview(part.view)
    part.didMove(toParent: self)
    shown = part
    let others = isFaulty ? (room.accessibilityElements ?? []).filter { $0 != part.view } : []
    room.accessibilityElements = others + [part.view]
  }
}

private final class LarchCorner: ViewController {
  private let lines: [String]
  private let doing: (name: String, answer: String)

  init(_ title: String, _ lines: [String], doing name: String, _ answer: String) {
    self.lines = lines
    doing = (name, answer)
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, line) in ([title ?? ""] + lines).enumerated() {
      let label = Label()
      label.text = line
      if number == 0 { label.accessibilityTraits = .header }
      add(label, number)
    }
    let button = Button(
      type: .system,
      primaryAction: Action(title: doing.name) { [unowned self] _ in tellAnswer() })
    add(button, 3)
  }

  private func add(_ part: View, _ number: Int) {
    part.frame = Rect(x: 0, y: 52 * Double(number), width: 358, height: 44)
    view.addSubview(part)
  }

  private func tellAnswer() {
    let alert = AlertController(
      title: "Thank you", message: doing.answer, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

/// A calendar that is drawn line by line, without a view for each of them.
private final class LarchCalendar: View {
  private static let lineHeight = 32.0

  init(_ lines: [String], isOneElement: Bool) {
    super.init(frame: .zero)
    if isOneElement {
      isAccessibilityElement = true
      accessibilityTraits = .staticText
      accessibilityLabel = lines.joined(separator: " ")
    } else {
      accessibilityContainerType = .list
      accessibilityElements = lines.enumerated().map { number, line in
        element(number, line)
      }
    }
  }

  private func element(_ number: Int, _ line: String) -> AccessibilityElement {
    let element = AccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = line
    element.accessibilityTraits = .staticText
    element.accessibilityFrameInContainerSpace = Rect(
      x: 0, y: Self.lineHeight * Double(number), width: 358, height: Self.lineHeight)
    return element
  }
}

private final class LarchYear: LarchScreen {
  private let lines = [
    "January: the lemon trees rest, and the house is open on Sundays from eleven to four.",
    "February: they are cut back, and the house is closed for two weeks from the tenth.",
    "March: the first blossoms come out, and tours begin on Saturdays at noon.",
    "April: the windows are opened on warm days, and the café puts chairs outside.",
    "May: the trees are rolled out into the garden, which takes three days and ten people.",
    "June: the empty house is used for concerts, every Friday from seven in the evening.",
    "July: a market of potted plants stands in it during the second week of the month.",
    "August: the floor is mended, so that only the garden and the café can be visited.",
    "September: lemons are picked and sold at the gate for as long as there are any.",
    "October: the trees come back in before the first frost, usually around the twelfth.",
    "November: the stoves are lit at night, and a tour shows how they have been fed.",
    "December: candles stand between the trees on the four evenings before Christmas.",
  ]
  private var isReminded = false
  private lazy var reminding = button("Remind me of the blossoms") { [unowned self] in remind() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Month by month"))
    put(LarchCalendar(lines, isOneElement: isFaulty), height: 384)
    put(reminding)
    put(
      button("How to get here") { [unowned self] in
        tell("How to get here", "By tram number nine as far as the castle gate.")
      })
  }

  private func remind() {
    isReminded.toggle()
    reminding.setTitle(
      isReminded ? "Do not remind me of them" : "Remind me of the blossoms", for: .normal)
    reread(reminding)
  }
}
