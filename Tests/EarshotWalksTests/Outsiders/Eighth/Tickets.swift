import EarshotInterface
import EarshotModel

/// Apps that say too much, twice the same, or once this and once that.
extension OutsiderPair {
  static var eighthTickets: [OutsiderPair] {
    [
      .stack(
        "utterance-too-long",
        "A ticket is one part for a reader, who hears all that is printed on it in one go"
      ) { FinchTicket("Ticket", $0) },
      .stack(
        "speech-repeat",
        "A score is written twice for the sake of its shadow, and both can be read"
      ) { FinchTower("Tower", $0) },
      .stack(
        "speech-role-inconsistent",
        "A day that is chosen is called selected in place of a button, and not besides"
      ) { FinchDays("Wake me", $0) },
    ]
  }
}

private final class FinchTicket: ReedScreen {
  private let lines = [
    "Night train 402 from Lind Central to Outer Holm, on Friday the 13th of March",
    "Leaves Lind at 21:40 from platform 7, doors close two minutes before that",
    "Calls at Sund, Mill Bridge, Old Skerry and Holm Junction, where you must not change",
    "Reaches Outer Holm at 6:55 on Saturday, in time for the first boat to the islands",
    "Coach 12, compartment 4, the lower berth at the window, shared with two others",
    "Breakfast is brought at six, tea or coffee, with rye bread, butter and cheese",
    "Two large pieces of luggage and one small bag go with you free of charge",
    "Bicycles travel in coach 9, and only when a place has been paid for beforehand",
    "The fare of 74 pounds is given back in full until the evening before you travel",
    "Show this ticket together with a passport or a driving licence when you are asked",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticket = put(View(), height: 520)
    for (number, line) in lines.enumerated() {
      ticket.hold(words(line), x: 0, y: Double(number) * 52, width: 361)
    }
    if isFaulty {
      ticket.isAccessibilityElement = true
      ticket.accessibilityLabel = lines.joined(separator: ". ")
    }
    put(button("Give the ticket back") { [unowned self] in tell("Given back", "Have a good day.") })
  }
}

private final class FinchTower: ReedScreen {
  private lazy var score = words("")
  private lazy var shadow = words("")
  private var blocks = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Build as high as you can"))
    put(score)
    shadow.frame = score.frame.offset(x: 2, y: 2)
    view.insertSubview(shadow, belowSubview: score)
    if !isFaulty { shadow.isAccessibilityElement = false }
    show()
    put(
      button("Put a block on top") { [unowned self] in
        blocks += 1
        show()
        sayBehind("Now it is \(blocks) blocks high")
      })
    put(button("Rules") { [unowned self] in tell("Rules", "It must not fall.") })
  }

  private func show() {
    score.text = "The tower is \(blocks) blocks high"
    shadow.text = score.text
  }
}

private final class FinchDays: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("At seven o'clock, on these days:"))
    for name in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] {
      let day = Button(type: .system)
      day.setTitle(name, for: .normal)
      day.addAction(
        Action { [unowned self, unowned day] _ in choose(day) }, for: .primaryActionTriggered)
      put(day)
      if name == "Wednesday" { choose(day) }
    }
    put(button("Keep these days") { [unowned self] in tell("Kept", "Sleep well until then.") })
  }

  private func choose(_ day: Button) {
    day.isSelected.toggle()
    let chosen: AccessibilityTraits = isFaulty ? .selected : [.button, .selected]
    day.accessibilityTraits = day.isSelected ? chosen : .button
  }
}
