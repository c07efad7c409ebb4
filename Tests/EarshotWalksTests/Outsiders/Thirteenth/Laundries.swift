import EarshotInterface
import EarshotModel

/// Apps of a laundry, in which the cursor does not stay where a person has put it.
extension OutsiderPair {
  static var thirteenthLaundries: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "As long as nothing is typed, the screen calls the cursor back into the field whenever it"
          + " leaves that"
      ) { HazelTicket("Find my bag", $0) },
      .stack(
        "focus-asymmetric",
        "A row unfolds its details below as soon as it has the cursor, so that only the way down"
          + " leads through them"
      ) { HazelMachines("Machines", $0) },
      OutsiderPair(
        "focus-moved-unasked",
        "When a dryer becomes free, its button turns up and takes the cursor from wherever it is",
        screen: { HazelQueue("Queue", $0) }),
      .stack(
        "focus-reset-refresh",
        "Each time the board is brought up to date all tiles are made anew and a new screen is"
          + " told of"
      ) { HazelBoard("Board", $0) },
      .stack(
        "layout-change-silent",
        "The stepper for the number of bags puts lines in and takes them away, and no notice is"
          + " posted"
      ) { HazelBags("Hand in", $0) },
    ]
  }
}

private final class HazelTicket: HazelScreen {
  private let field = TextField()
  private var watching: NotificationObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Type the number of your bag, and we look for it."))
    field.accessibilityLabel = "Number of the bag"
    field.placeholder = "Three digits"
    field.borderStyle = .roundedRect
    field.addAction(Action { [unowned self] _ in lookUp() }, for: .editingDidEndOnExit)
    put(field)
    put(button("Look for the bag") { [unowned self] in lookUp() })
    put(
      button("Where the number is") { [unowned self] in
        hazelTell("Where the number is", "On the slip that was sewn to the string of the bag.")
      })
    put(heading("While you wait"))
    putSwitch("Fold my shirts") { [unowned self] isOn in
      hazelSay(isOn ? "Shirts are folded." : "Shirts are hung up.")
    }
    put(
      button("Opening hours") { [unowned self] in
        hazelTell("Opening hours", "From seven to seven, on Sundays from ten.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFaulty, watching == nil else { return }
    watching = application?.notificationCenter.addObserver(
      for: AccessibilityElementFocused.self
    ) { [weak self] message in
      guard let self, message.unfocusedElement === self.field, !self.field.hasText else { return }
      self.reread(self.field)
    }
  }

  private func lookUp() {
    guard let number = field.text, !number.isEmpty else {
      return hazelTell("No number yet", "Type the number of your bag first.")
    }
    hazelTell("Bag \(number)", "It is dry, and waits at the counter.")
  }
}

/// A button that tells when the cursor has come to it.
private final class HazelMachineButton: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class HazelMachines: HazelScreen {
  private let machines = [
    ("Washer 1", "Takes six kilos, five crowns, free from noon."),
    ("Washer 2", "Takes nine kilos, seven crowns, free now."),
    ("Dryer", "Takes ten kilos, four crowns, free now."),
    ("Mangle", "For sheets only, ask at the counter."),
  ]
  private var rows: [HazelMachineButton] = []
  private var details: [Label] = []
  private var unfolded: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("On the ground floor"))
    for (number, (name, text)) in machines.enumerated() {
      let row = HazelMachineButton(
        type: .system, primaryAction: Action(title: name) { [unowned self] _ in press(number) })
      row.accessibilityExpandedStatus = .collapsed
      if isFaulty {
        row.whenFocused = { [weak self] in self?.unfold(number) }
      }
      rows.append(put(row))
      let detail = put(words(text))
      detail.isHidden = true
      details.append(detail)
    }
    putSwitch("Warm water only") { [unowned self] isOn in
      hazelSay(isOn ? "Machines start at forty degrees." : "Machines start cold.")
    }
    put(
      button("How to pay") { [unowned self] in
        hazelTell("How to pay", "With coins, or with the card of the house.")
      })
  }

  private func press(_ number: Int) {
    unfold(unfolded == number ? nil : number)
    reread(rows[number])
  }

  private func unfold(_ number: Int?) {
    unfolded = number
    for place in rows.indices {
      details[place].isHidden = place != number
      rows[place].accessibilityExpandedStatus = place == number ? .expanded : .collapsed
    }
  }
}

private final class HazelQueue: HazelScreen {
  private var hasBegun = false
  private var isTaken = false
  private lazy var take = button("Take dryer 3") { [unowned self] in press() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(take)
    take.isHidden = true
    put(heading("You are in the queue"))
    put(words("One person is before you. A dryer costs four crowns."))
    putSwitch("Low heat") { [unowned self] isOn in
      hazelSay(isOn ? "Takes ten minutes more." : "Takes forty minutes.")
    }
    put(
      button("What may be dried") { [unowned self] in
        hazelTell("What may be dried", "Cotton and linen, but neither wool nor silk.")
      })
    put(
      button("Where the dryers are") { [unowned self] in
        hazelTell("Where the dryers are", "Along the wall to the yard, number 3 by the door.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasBegun { later(4) { [weak self] in self?.callUp() } }
    hasBegun = true
  }

  private func callUp() {
    take.isHidden = false
    if isFaulty {
      post(.layoutChanged(.element(take)))
    } else {
      post(.layoutChanged(nil))
      hazelSay("Dryer 3 is free. The button to take it stands at the top.")
    }
  }

  private func press() {
    isTaken.toggle()
    take.setTitle(isTaken ? "Give dryer 3 back" : "Take dryer 3", for: .normal)
    reread(take)
  }
}

private final class HazelBoard: HazelCollection {
  private let names = ["Washer 1", "Washer 2", "Washer 3", "Dryer", "Mangle"]
  private var minutes = [12, 9, 25, 7, 31]
  private var rounds = 3
  private var hasBegun = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Prices")
    navigationItem.rightBarButtonItem?.primaryAction = Action { [unowned self] _ in
      hazelTell("Prices", "Five crowns for a wash, four for a dryer, two for the mangle.")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasBegun { wait() }
    hasBegun = true
  }

  private func wait() {
    application?.perform(after: 5) { [weak self] in self?.bringUpToDate() }
  }

  private func bringUpToDate() {
    minutes = minutes.map { $0 - 1 }
    if isFaulty {
      collectionView.reloadData()
      application?.post(.screenChanged(nil))
    } else {
      for number in names.indices {
        let place = IndexPath(item: number, section: 0)
        if let tile = collectionView.cellForItem(at: place) as? HazelTile { fill(tile, number) }
      }
    }
    rounds -= 1
    if rounds > 0 { wait() }
  }

  private func fill(_ tile: HazelTile, _ number: Int) {
    tile.show(
      names[number], "\(minutes[number]) minutes left", traits: [.button, .updatesFrequently])
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let tile = HazelTile()
    fill(tile, indexPath.item)
    return tile
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    hazelTell(names[indexPath.item], "You are the next one for it, and we keep it for you.")
  }
}

private final class HazelBags: HazelScreen {
  private let kinds = ["mixed", "hot", "wool"]
  private let counter = Stepper()
  private var chosen = [0, 0, 0, 0]
  private var lines: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How many bags"))
    counter.accessibilityLabel = "Bags"
    counter.minimumValue = 1
    counter.maximumValue = 4
    counter.value = 1
    counter.addAction(Action { [unowned self] _ in countDidChange() }, for: .valueChanged)
    put(counter)
    put(heading("How to wash them"))
    for number in chosen.indices {
      lines.append(put(button(text(of: number)) { [unowned self] in press(number) }))
      lines[number].isHidden = number > 0
    }
    put(
      button("Hand the bags in") { [unowned self] in
        let bags = Int(counter.value)
        hazelTell("Handed in", bags == 1 ? "We have one bag of yours." : "We have \(bags) bags.")
      })
    putSwitch("Fetch them from my door") { [unowned self] isOn in
      hazelSay(isOn ? "Somebody rings at six." : "You bring them to the counter.")
    }
  }

  private func text(of number: Int) -> String { "Bag \(number + 1), \(kinds[chosen[number]])" }

  private func press(_ number: Int) {
    chosen[number] = (chosen[number] + 1) % kinds.count
    lines[number].setTitle(text(of: number), for: .normal)
    reread(lines[number])
  }

  private func countDidChange() {
    let bags = Int(counter.value)
    for (number, line) in lines.enumerated() { line.isHidden = number >= bags }
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    hazelSay(bags == 1 ? "One line stands below." : "\(bags) lines stand below.")
  }
}
