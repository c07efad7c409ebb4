import EarshotInterface
import EarshotModel

/// Apps for walks along hedges, in which ways lead nowhere and words come at the wrong time.
extension OutsiderPair {
  static var eleventhHedgerows: [OutsiderPair] {
    [
      .stack(
        "back-unhandled",
        "A screen takes escape to close its legend, and keeps it to itself when no legend is open"
      ) { LarchWalks("Walks", $0) },
      .stack(
        "order-header-after-content",
        "The list of what is read on a card got its rows first and its heading at the end"
      ) { LarchSpecies("Along the lane", $0) },
      .stack(
        "status-not-announced",
        "What has become of a report is only written on the screen, two seconds after it was sent"
      ) { LarchReport("Report a hedge", $0) },
      .stack(
        "speech-repeat",
        "The basket beside a fruit was given the name of the fruit, so every row says it twice"
      ) { LarchFruit("Fruit of the hedge", $0) },
    ]
  }
}

private final class LarchWalks: LarchScreen {
  private let walks = [
    ("Sunken lane", "Four kilometres, muddy in spring."),
    ("Mill hedge", "Two kilometres, with a rail all along."),
    ("Parish bounds", "Nine kilometres, with three stiles."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three walks begin at the bus stop."))
    for (name, length) in walks {
      put(
        button(name) { [unowned self] in
          let walk = LarchWalk(name, isFaulty)
          walk.length = length
          navigationController?.pushViewController(walk, animated: true)
        })
    }
    put(
      button("When is the next bus?") { [unowned self] in
        tell("The next bus", "It leaves at ten past the hour.")
      })
  }
}

private final class LarchWalk: LarchScreen {
  var length = ""
  private let legend = View()
  private var isWalking = false
  private lazy var legendButton = button("Show the legend") { [unowned self] in turnLegend() }
  private lazy var walkButton = button("Begin the walk") { [unowned self] in turnWalk() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words(length))
    put(walkButton)
    put(legendButton)
    put(legend, height: 200)
    place(heading("Signs on the way"), in: legend, y: 0)
    let signs = [
      "One stroke: a gate.", "Two strokes: a stile.", "A ring: a bench under the hedge.",
    ]
    for (number, sign) in signs.enumerated() {
      place(words(sign), in: legend, y: 50 + 48 * Double(number))
    }
    legend.isHidden = true
    put(
      button("Ask for company") { [unowned self] in
        tell("You are on the list", "Two others would like to walk on Saturday.")
      })
  }

  private func turnWalk() {
    isWalking.toggle()
    walkButton.setTitle(isWalking ? "End the walk" : "Begin the walk", for: .normal)
    reread(walkButton)
  }

  private func turnLegend() {
    legend.isHidden.toggle()
    legendButton.setTitle(
      legend.isHidden ? "Show the legend" : "Hide the legend below", for: .normal)
    reread(legendButton)
  }

  override func accessibilityPerformEscape() -> Bool {
    if !legend.isHidden {
      turnLegend()
      return true
    }
    return isFaulty ? true : super.accessibilityPerformEscape()
  }
}

private final class LarchSpecies: LarchScreen {
  private var found: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose what you have found."))
    addCard("Shrubs", ["Hawthorn", "Blackthorn", "Dog rose"])
    addCard("Birds", ["Wren", "Linnet", "Yellowhammer"])
    put(button("How many are there yet?") { [unowned self] in sayCount() })
    put(
      button("Send my list in") { [unowned self] in
        tell("Your list was sent", "It has \(found.count) of six kinds on it.")
      })
  }

  private func addCard(_ name: String, _ kinds: [String]) {
    let card = put(View(), height: 48 * Double(kinds.count + 1))
    let head = place(heading(name), in: card, y: 0)
    var parts: [Responder] = isFaulty ? [] : [head]
    for (number, kind) in kinds.enumerated() {
      parts.append(place(row(kind), in: card, y: 48 * Double(number + 1)))
    }
    card.accessibilityElements = isFaulty ? parts + [head] : parts
  }

  private func row(_ kind: String) -> Button {
    let row = Button(type: .system)
    row.setTitle(kind, for: .normal)
    row.addAction(
      Action { [unowned self, unowned row] _ in find(kind, row) }, for: .primaryActionTriggered)
    return row
  }

  private func find(_ kind: String, _ row: Button) {
    found.formSymmetricDifference([kind])
    row.setTitle(found.contains(kind) ? "\(kind), found" : kind, for: .normal)
    reread(row)
  }

  private func sayCount() {
    say("You have found \(found.count) of six.")
  }
}

private final class LarchReport: LarchScreen {
  private let damage = SegmentedControl()
  private let field = TextField()
  private lazy var status = words("Nothing was sent yet.")
  private var isSending = false
  private var tries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Send") { [unowned self] _ in send() })
    put(heading("What has happened to it?"))
    for (number, name) in ["Cut", "Burnt", "Dug out"].enumerated() {
      damage.insertSegment(withTitle: name, at: number)
    }
    damage.selectedSegmentIndex = 0
    damage.accessibilityLabel = "Damage"
    put(damage)
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Where the hedge is"
    put(field)
    putSwitch("I would like an answer") { [unowned self] isOn in
      say(isOn ? "We write to you within a week." : "You hear nothing from us.")
    }
    put(status)
    put(
      button("What is done about it?") { [unowned self] in
        tell("What is done", "A warden comes and plants anew in autumn.")
      })
  }

  private func send() {
    guard !isSending else { return say("It is still being sent.") }
    isSending = true
    status.text = "The report is being sent."
    say("The report is being sent.")
    later(2) { [weak self] in self?.showOutcome() }
  }

  private func showOutcome() {
    isSending = false
    tries += 1
    let text =
      tries == 1
      ? "There was no connection, so nothing was sent. Please send it again."
      : "The report was sent. It is number \(310 + tries)."
    status.text = text
    if !isFaulty { say(text) }
  }
}

private final class LarchFruit: LarchScreen {
  private let fruit = [
    ("Sloes", "Pick them after the first frost."), ("Rose hips", "Take the hairs out."),
    ("Elderberries", "Never eat them raw."), ("Brambles", "The lowest ones are the ripest."),
  ]
  private var basket: [String] = []
  private lazy var content = words("The basket is empty.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Dried, in bags of a hundred grams."))
    for (name, advice) in fruit { addRow(name, advice) }
    put(heading("Your basket"))
    put(content)
    put(button("Take the last bag out") { [unowned self] in takeOut() })
  }

  private func addRow(_ name: String, _ advice: String) {
    let row = put(View())
    place(button(name) { [unowned self] in tell(name, advice) }, in: row, y: 0, width: 280)
    let adding = place(Button(type: .custom), in: row, x: 298, y: 0, width: 60)
    adding.setImage(Image(systemName: "basket"), for: .normal)
    adding.accessibilityLabel = isFaulty ? name : "Put \(name.lowercased()) into the basket"
    adding.addAction(
      Action { [unowned self] _ in putIn(name) }, for: .primaryActionTriggered)
  }

  private func putIn(_ name: String) {
    basket.append(name)
    showBasket("\(name) went in.")
  }

  private func takeOut() {
    guard let last = basket.popLast() else { return say("There is nothing to take out.") }
    showBasket("\(last) went out.")
  }

  private func showBasket(_ change: String) {
    content.text =
      basket.isEmpty ? "The basket is empty." : "In the basket: \(basket.joined(separator: ", "))."
    say("\(change) \(content.text ?? "")")
  }
}
