import EarshotInterface
import EarshotModel

/// Apps of gyms, in which something is done.
extension OutsiderPair {
  static var fifthGyms: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "A card is one element and a button, while only the small button in its corner does anything"
      ) { ReedClasses("Classes", $0) },
      .stack(
        "activation-state-silent",
        "A button was given its label when it was made, and only its title follows what it does next"
      ) { ReedWaiting("Yoga", $0) },
      .stack(
        "custom-action-noop",
        "The actions of a row call an object that nobody keeps, and answer that all is done"
      ) { ReedPlan("Plan", $0) },
    ]
  }
}

private final class ReedClasses: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Tonight"))
    for (name, hour) in [("Rowing", "18:00"), ("Spinning", "19:30"), ("Stretching", "21:00")] {
      let card = put(ReedClassCard(isFaulty), height: 110)
      card.accessibilityLabel = "\(name), \(hour)"
      card.accessibilityHint = "Books a place."
      card.hold(words(name), x: 8, y: 8, width: 200)
      card.hold(words(hour), x: 8, y: 56, width: 200)
      card.book = card.hold(
        button("+") { [unowned self] in tell("Booked", "\(name), \(hour)") }, x: 310, y: 60,
        width: 44)
    }
  }
}

private final class ReedClassCard: View {
  var book: Button?
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool {
    guard !isFaulty, let book else { return false }
    book.sendActions(for: .primaryActionTriggered)
    return true
  }
}

private final class ReedWaiting: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Yoga on Friday"))
    put(words("Full, three people wait."))
    let wait = Button(type: .system)
    wait.setTitle("Join the waiting list", for: .normal)
    if isFaulty { wait.accessibilityLabel = "Join the waiting list" }
    var isWaiting = false
    wait.addAction(
      Action { [unowned wait] _ in
        isWaiting.toggle()
        wait.setTitle(
          isWaiting ? "Leave the waiting list" : "Join the waiting list", for: .normal)
      }, for: .touchUpInside)
    put(wait)
    put(button("Other days") { [unowned self] in tell("Other days", "Sunday at nine.") })
  }
}

private final class ReedPlan: ReedScreen {
  private var keeper: ReedPlanKeeper?
  private var labels: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("This week"))
    let keeper = ReedPlanKeeper()
    if !isFaulty { self.keeper = keeper }
    keeper.whenDone = { [unowned self] place, words in
      labels[place].text = words
      say(words)
    }
    for (place, name) in ["Rowing", "Weights", "Swimming"].enumerated() {
      let label = put(words("\(name), open"))
      labels.append(label)
      label.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Mark as done") { [weak keeper] _ in
          keeper?.whenDone(place, "\(name), done")
          return true
        },
        AccessibilityCustomAction(name: "Put off") { [weak keeper] _ in
          keeper?.whenDone(place, "\(name), next week")
          return true
        },
      ]
    }
  }
}

private final class ReedPlanKeeper {
  var whenDone: (Int, String) -> Void = { _, _ in }
}
