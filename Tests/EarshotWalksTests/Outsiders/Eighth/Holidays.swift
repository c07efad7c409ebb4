import EarshotInterface
import EarshotModel

/// Apps of people who travel, in which something is chosen.
extension OutsiderPair {
  static var eighthHolidays: [OutsiderPair] {
    [
      .stack(
        "swipe-cost",
        "Every seat of a coach is a stop, and the button to reserve stands behind them all"
      ) { HeronCoach("Coach to Sund", $0) },
      .stack(
        "adjustable-unbounded",
        "The nights of a stay can be raised for ever, far beyond what any house lets"
      ) { HeronStay("Your stay", $0) },
      OutsiderPair(
        "restoration-focus",
        "Which answers were opened is not kept, so the cursor has no answer to come back to",
        application: { isFaulty in
          let stack = NavigationController(
            rootViewController: HeronQuestions("Questions", isFaulty))
          stack.restorationIdentifier = "stack"
          return .showing(stack, in: KeepingApplication())
        }),
      .stack(
        "hint-cut",
        "A moment after the cursor has come to a tent, its weight is announced over the hint"
      ) { HeronTents("Tents", $0) },
    ]
  }
}

private final class HeronCoach: ReedScreen {
  private static let letters = ["A", "B", "C", "D", "E", "F", "G"]
  private static let rows = 11

  override func viewDidLoad() {
    super.viewDidLoad()
    if isFaulty { putSeats() } else { putDials() }
    put(button("Reserve") { [unowned self] in tell("Reserved", "The coach leaves at ten.") })
  }

  private func putSeats() {
    let seats = put(View(), height: Double(Self.rows) * 46)
    for row in 0..<Self.rows {
      for (place, letter) in Self.letters.enumerated() {
        let seat = Button(type: .system)
        seat.setTitle("\(row + 1)\(letter)", for: .normal)
        seat.accessibilityLabel = "Row \(row + 1), seat \(letter)"
        seat.changesSelectionAsPrimaryAction = true
        seats.hold(seat, x: Double(place) * 51, y: Double(row) * 46, width: 48)
      }
    }
  }

  private func putDials() {
    put(
      LarkDial(
        "Row", value: 1, text: { "\($0)" }, up: { min($0 + 1, Self.rows) },
        down: { max($0 - 1, 1) }))
    put(
      LarkDial(
        "Seat", value: 0, text: { Self.letters[$0] },
        up: { min($0 + 1, Self.letters.count - 1) }, down: { max($0 - 1, 0) }))
  }
}

private final class HeronStay: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A room above the harbour."))
    put(
      LarkDial(
        "Nights", value: 2, text: { "\($0)" },
        up: { [isFaulty] in isFaulty ? $0 + 1 : min($0 + 1, 14) }, down: { max($0 - 1, 1) }))
    put(button("Book the room") { [unowned self] in tell("Booked", "The key is under the mat.") })
  }
}

private final class HeronQuestions: ReedScreen {
  private static let key = "opened"
  private var questions: [Button] = []
  private var answers: [Label] = []

  override init(_ title: String, _ isFaulty: Bool) {
    super.init(title, isFaulty)
    restorationIdentifier = "questions"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [
      ("May I bring a dog?", "Yes, on a lead."), ("When is breakfast?", "From seven until ten."),
      ("Is there a lift?", "Yes, behind the stairs."),
    ]
    for (number, text) in texts.enumerated() { add(number, text.0, text.1) }
  }

  private func add(_ number: Int, _ text: String, _ reply: String) {
    let question = button(text) { [unowned self] in
      show(number, isOpen: answers[number].isHidden)
      post(.layoutChanged(nil))
    }
    question.restorationIdentifier = "question \(number)"
    questions.append(put(question))
    let answer = words(reply)
    answer.restorationIdentifier = "answer \(number)"
    answers.append(put(answer))
    show(number, isOpen: false)
  }

  private func show(_ number: Int, isOpen: Bool) {
    answers[number].isHidden = !isOpen
    questions[number].accessibilityExpandedStatus = isOpen ? .expanded : .collapsed
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    guard !isFaulty else { return }
    coder.encode(answers.indices.filter { !answers[$0].isHidden }, forKey: Self.key)
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    for number in coder.decode([Int].self, forKey: Self.key) ?? []
    where answers.indices.contains(number) { show(number, isOpen: true) }
  }
}

/// A tent of which more is told when the cursor stands on it.
private final class HeronTent: Button {
  var whenFocused: (() -> Void)?

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    whenFocused?()
  }
}

private final class HeronTents: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Tent for two", weight: "Three kilos")
    add("Tent for four", weight: "Five kilos")
    add("Tent for a circus", weight: "Two tons")
  }

  private func add(_ name: String, weight: String) {
    let tent = put(HeronTent(type: .system))
    tent.setTitle(name, for: .normal)
    tent.accessibilityHint = "Puts the tent aside for you until tomorrow evening"
    tent.addAction(
      Action { [unowned self] _ in tell(name, "It is put aside.") }, for: .primaryActionTriggered)
    guard isFaulty else { return tent.accessibilityValue = weight }
    tent.whenFocused = { [unowned self, unowned tent] in
      later(1.5) { [weak self, weak tent] in
        if let tent, tent.accessibilityElementIsFocused() { self?.say(weight) }
      }
    }
  }
}
