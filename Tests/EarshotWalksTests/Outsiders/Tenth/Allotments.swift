import EarshotInterface
import EarshotModel

/// Apps in which the cursor does not go where a person leads it.
extension OutsiderPair {
  static var tenthAllotments: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A carousel that goes round has a copy of a card at each end, which sends the cursor back in"
      ) { HazelPlots("Our allotments", $0) },
      .stack(
        "focus-asymmetric",
        "The tools of a row appear below it only once the cursor has come to it, and not on the way back"
      ) { HazelChores("Chores", $0) },
      .stack(
        "focus-moved-unasked",
        "When the thermometer answers, the cursor is put on it, wherever a person was reading"
      ) { HazelFrost("Frost watch", $0) },
      .stack(
        "focus-reset-refresh",
        "Thanking for a notice takes all notices away and makes them anew, so the cursor loses its row"
      ) { HazelNotices("Notice board", $0) },
      .stack(
        "layout-change-silent",
        "A switch brings in a text field and a text below it without telling"
      ) { HazelBox("Vegetable box", $0) },
    ]
  }
}

/// A button that tells when the cursor has come to it.
private final class HazelFocusButton: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class HazelPlots: ReedScreen {
  private let plots = [
    ("Plot 3", "Ninety square metres, with a shed and roses."),
    ("Plot 8", "Sixty square metres, beside the well."),
    ("Plot 11", "A hundred square metres, not dug for two years."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Twelve plots behind the railway line."))
    put(heading("Free this spring"))
    let strip = put(View(), height: 90)
    var cards: [Button] = []
    for number in plots.indices {
      let card = card(number)
      cards.append(strip.hold(card, x: 50 + 87 * Double(number), y: 0, width: 80, height: 90))
    }
    if isFaulty, let first = cards.first, let last = cards.last {
      addCopy(of: last, number: plots.count - 1, to: strip, x: 0)
      addCopy(of: first, number: 0, to: strip, x: 312)
    }
    put(heading("Apply"))
    put(
      button("Put me on the list") { [unowned self] in
        tell("You are on the list", "Four people are in front of you.")
      })
    put(
      button("Ask the committee") { [unowned self] in
        tell("Ask the committee", "Mondays from six in the hut at the gate.")
      })
  }

  private func card(_ number: Int) -> HazelFocusButton {
    let (name, facts) = plots[number]
    return HazelFocusButton(
      type: .system, primaryAction: Action(title: name) { [unowned self] _ in tell(name, facts) })
  }

  private func addCopy(of original: Button, number: Int, to strip: View, x: Double) {
    let copy = card(number)
    copy.whenFocused = { [unowned self, unowned original] in
      post(.layoutChanged(.element(original)))
    }
    strip.hold(copy, x: x, y: 0, width: 46, height: 90)
  }
}

private final class HazelChores: ReedScreen {
  private let chores = ["Pick the beans", "Turn the compost", "Mend the fence"]
  private let names = ["beans", "compost", "fence"]
  private var toolbars: [View] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("What is to be done on the common beds."))
    for (number, chore) in chores.enumerated() { addRow(number, chore) }
  }

  private func addRow(_ number: Int, _ chore: String) {
    let row = put(
      HazelFocusButton(
        type: .system,
        primaryAction: Action(title: chore) { [unowned self] _ in
          tell(chore, "Anybody can do it, before Sunday.")
        }))
    row.whenFocused = { [unowned self] in showTools(of: number) }
    let tools = put(View())
    tools.hold(
      button("I do the \(names[number])") { [unowned self] in
        tell("Thank you", "The others see your name.")
      }, x: 0, y: 0, width: 176)
    tools.hold(
      button("Put off the \(names[number])") { [unowned self] in
        tell("Put off", "It comes up again next week.")
      }, x: 185, y: 0, width: 176)
    tools.isHidden = isFaulty
    toolbars.append(tools)
  }

  private func showTools(of number: Int) {
    guard isFaulty else { return }
    for (other, tools) in toolbars.enumerated() { tools.isHidden = other != number }
  }
}

private final class HazelFrost: ReedScreen {
  private lazy var reading = words("The thermometer is being asked.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(reading)
    put(heading("Cover with fleece"))
    for bed in ["Lettuce", "Dahlias", "Young leeks"] {
      put(
        button(bed) { [unowned self] in
          tell(bed, "The warden covers them this evening.")
        })
    }
    put(heading("Help"))
    put(
      button("Ring the warden") { [unowned self] in
        tell("The warden is not in", "She comes back at eight.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    later(3) { [unowned self] in showReading() }
  }

  private func showReading() {
    let text = "One degree at the pond. Frost is likely before dawn."
    reading.text = text
    if isFaulty {
      post(.layoutChanged(.element(reading)))
    } else {
      sayBehind(text)
    }
  }
}

private final class HazelNotices: ReedScreen {
  private let notices = [
    ("Anna has beans to spare", "Anna"), ("Piet found a green glove", "Piet"),
    ("Vera lends her shredder", "Vera"), ("Omar sows clover on Sunday", "Omar"),
  ]
  private lazy var thanks = notices.map { _ in 2 }
  private lazy var list = put(View(), height: 220)
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Thank a neighbour by choosing the notice."))
    showAll()
    put(
      button("Put up a notice") { [unowned self] in
        tell("The board is full", "The oldest notice comes down on Friday.")
      })
  }

  private func text(of number: Int) -> String {
    "\(notices[number].0), \(thanks[number]) thanks"
  }

  private func empty() {
    for view in list.subviews { view.removeFromSuperview() }
  }

  private func showAll() {
    empty()
    rows = notices.indices.map { number in
      list.hold(
        button(text(of: number)) { [unowned self] in thank(number) },
        x: 0, y: 54 * Double(number), width: 361)
    }
  }

  private func thank(_ number: Int) {
    thanks[number] += 1
    say("Thanking \(notices[number].1)")
    if isFaulty {
      empty()
      list.hold(words("One moment"), x: 0, y: 0)
      post(.layoutChanged(nil))
    }
    later(1) { [unowned self] in
      if isFaulty {
        showAll()
        post(.layoutChanged(nil))
      } else {
        rows[number].setTitle(text(of: number), for: .normal)
      }
      sayBehind("\(notices[number].1) has \(thanks[number]) thanks")
    }
  }
}

private final class HazelBox: ReedScreen {
  private lazy var friend = Switch()
  private let friendParts = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Every Friday from five at the gate."))
    put(heading("Who collects it"))
    addSwitch()
    let name = TextField()
    name.borderStyle = .roundedRect
    name.accessibilityLabel = "Name of the friend"
    friendParts.hold(name, x: 0, y: 0, width: 361)
    friendParts.hold(words("The friend says the number 4417."), x: 0, y: 52, width: 361)
    friendParts.isHidden = true
    put(friendParts, height: 100)
    put(
      button("Order the box") { [unowned self] in
        tell("Ordered", friend.isOn ? "A friend collects the box." : "You collect the box.")
      })
  }

  private func addSwitch() {
    let row = put(View())
    let text = row.hold(words("A friend comes for it"), x: 0, y: 0, width: 280)
    text.isAccessibilityElement = false
    row.hold(friend, x: 300, y: 6, width: 51, height: 31)
    friend.accessibilityLabel = text.text
    friend.addAction(Action { [unowned self] _ in friendChanged() }, for: .valueChanged)
  }

  private func friendChanged() {
    friendParts.isHidden = !friend.isOn
    guard !isFaulty else { return }
    post(
      .layoutChanged(
        .text(friend.isOn ? "Below: the name of the friend" : "The name is not needed")))
  }
}
