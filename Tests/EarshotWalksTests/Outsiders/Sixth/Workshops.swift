import EarshotInterface
import EarshotModel

/// Apps of those who mend bicycles, in which something is done.
extension OutsiderPair {
  static var sixthWorkshops: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "A card is called a button, and only a long touch opens it"
      ) { WrenRepairs("Repairs", $0) },
      .stack(
        "activation-state-silent",
        "What was checked has a tick that is drawn, of which the words of the row know nothing"
      ) { WrenChecks("Checks", $0) },
      .stack(
        "custom-action-noop",
        "The actions of a row change a copy of the job, and the job stays as it was"
      ) { WrenJobs("Jobs", $0) },
    ]
  }
}

private final class WrenRepairs: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Two bicycles wait."))
    for (name, fault) in [("Blue bicycle", "Its chain is worn."), ("Red bicycle", "A flat tyre.")] {
      let card = put(View(), height: 90)
      card.isAccessibilityElement = true
      card.accessibilityLabel = name
      card.accessibilityTraits = .button
      let open = Action { [unowned self] _ in tell(name, fault) }
      if isFaulty {
        let press = LongPressGestureRecognizer()
        press.addAction(open)
        card.addGestureRecognizer(press)
      } else {
        let tap = TapGestureRecognizer()
        tap.addAction(open)
        card.addGestureRecognizer(tap)
      }
    }
    put(button("Take in another") { [unowned self] in tell("Full", "There is no stand left.") })
  }
}

private final class WrenChecks: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Before it leaves the workshop"))
    for name in ["Lights", "Brakes", "Bell"] { put(WrenCheck(name, isFaulty)) }
    put(button("Ready") { [unowned self] in tell("Ready", "The owner gets a message.") })
  }
}

private final class WrenCheck: Control {
  private let tick = ImageView(image: Image(systemName: "circle"))
  private let isFaulty: Bool
  private var isDone = false

  init(_ name: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    hold(tick, x: 0, y: 4, width: 36, height: 36)
    if !isFaulty { accessibilityValue = "open" }
    addAction(Action { [unowned self] _ in toggle() }, for: .touchUpInside)
  }

  private func toggle() {
    isDone.toggle()
    tick.image = Image(systemName: isDone ? "checkmark.circle" : "circle")
    if !isFaulty { accessibilityValue = isDone ? "checked" : "open" }
  }
}

private final class WrenJobs: ReedScreen {
  private struct Job {
    let name: String
    var state: String

    mutating func begin() { state = "begun" }

    mutating func putOff() { state = "put off" }
  }

  private var jobs = ["New chain", "New tyre", "True the wheel"].map {
    Job(name: $0, state: "open")
  }
  private var rows: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, job) in jobs.enumerated() {
      rows.append(put(words("\(job.name), \(job.state)")))
      offer(at: place)
    }
  }

  /// Offers what would change the job.
  private func offer(at place: Int) {
    var actions: [AccessibilityCustomAction] = []
    if jobs[place].state != "begun" {
      actions.append(
        AccessibilityCustomAction(name: "Begin") { [unowned self] _ in
          change(place) { $0.begin() }
        })
    }
    if jobs[place].state != "put off" {
      actions.append(
        AccessibilityCustomAction(name: "Put off") { [unowned self] _ in
          change(place) { $0.putOff() }
        })
    }
    rows[place].accessibilityCustomActions = actions
  }

  private func change(_ place: Int, by step: (inout Job) -> Void) -> Bool {
    if isFaulty {
      var job = jobs[place]
      step(&job)
    } else {
      step(&jobs[place])
    }
    let words = "\(jobs[place].name), \(jobs[place].state)"
    if rows[place].text != words { say(words) }
    rows[place].text = words
    offer(at: place)
    return true
  }
}
