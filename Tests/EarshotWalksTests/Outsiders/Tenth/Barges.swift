import EarshotInterface
import EarshotModel

/// Apps whose drawers, sheets and parts come and go in the wrong way.
extension OutsiderPair {
  static var tenthBarges: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "Not the shade over the screen is modal but the card on it, which keeps only the shade out",
        screen: { HazelMooring("Mooring", $0) }),
      OutsiderPair(
        "modal-focus-not-moved",
        "A modal drawer is said to be open, and the cursor stays on the button behind it",
        screen: { HazelLocks("Locks", $0) }),
      .stack(
        "modal-untitled",
        "The title of a sheet is a picture of letters that nobody has described"
      ) { HazelTrip("Summer trip", $0) },
      .stack(
        "screen-change-spurious",
        "A change of screen is posted so that a button is read again whose title has changed"
      ) { HazelHire("Barges for hire", $0) },
      .stack(
        "child-controller-stale",
        "The view of a removed child stays, because it is looked for in the wrong superview"
      ) { HazelVoyage("Voyage", $0) },
    ]
  }
}

private final class HazelMooring: ReedScreen {
  private lazy var status = words("Three nights at the lower basin.")
  private lazy var cancelling = button("Cancel the mooring") { [unowned self] in ask() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your mooring"))
    put(status)
    put(
      button("Ask for electricity") { [unowned self] in
        tell("Electricity", "The harbour master turns it on at six.")
      })
    put(
      button("Show the way") { [unowned self] in
        tell("The way", "Under the second bridge and then to the left.")
      })
    put(cancelling)
  }

  private func ask() {
    let shade = QuayOverlay()
    shade.whenEscaped = { [unowned self, unowned shade] in
      close(shade, goingTo: cancelling)
    }
    shade.frame = view.bounds
    let card = shade.hold(View(), x: 20, y: 380, width: 350, height: 230)
    (isFaulty ? card : shade).accessibilityViewIsModal = true
    let question = card.hold(heading("Cancel all three nights?"), x: 12, y: 8)
    card.hold(words("Half of the fee is paid back."), x: 12, y: 60)
    card.hold(
      button("Yes, cancel") { [unowned self, unowned shade] in
        status.text = "The mooring was cancelled."
        cancelling.isEnabled = false
        close(shade, goingTo: status)
      }, x: 12, y: 112)
    card.hold(
      button("No, keep it") { [unowned self, unowned shade] in
        close(shade, goingTo: cancelling)
      }, x: 12, y: 164)
    view.addSubview(shade)
    post(.screenChanged(.element(question)))
  }

  private func close(_ shade: View, goingTo part: View) {
    shade.removeFromSuperview()
    post(.screenChanged(.element(part)))
  }
}

private final class HazelLocks: ReedScreen {
  private let locks = [
    ("Mill lock", "Open from seven to nine."), ("Tower lock", "Open from eight to six."),
    ("Sea lock", "Open two hours around high water."),
  ]
  private var buttons: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Locks on the way"))
    for number in locks.indices {
      buttons.append(put(button(locks[number].0) { [unowned self] in open(number) }))
    }
    put(words("All three together take two hours."))
  }

  private func open(_ number: Int) {
    let drawer = HazelLock(locks[number].0, locks[number].1)
    drawer.whenClosed = { [unowned self, unowned drawer] in
      drawer.willMove(toParent: nil)
      drawer.view.removeFromSuperview()
      drawer.removeFromParent()
      post(.screenChanged(.element(buttons[number])))
    }
    addChild(drawer)
    let top = 400.0
    drawer.view.frame = Rect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    drawer.view.accessibilityViewIsModal = true
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
    if isFaulty {
      say("\(locks[number].0) is open below")
    } else {
      post(.screenChanged(.element(drawer.name)))
    }
  }
}

private final class HazelLock: ReedScreen {
  var whenClosed: () -> Void = {}
  private let hours: String
  private(set) lazy var name = heading("About the \(title?.lowercased() ?? "lock")")

  init(_ name: String, _ hours: String) {
    self.hours = hours
    super.init(name, false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    put(words(hours))
    put(
      button("Book a passage") { [unowned self] in
        tell("Booked", "The lock keeper waits for you.")
      })
    put(button("Close") { [unowned self] in whenClosed() })
  }

  override func accessibilityPerformEscape() -> Bool {
    whenClosed()
    return true
  }
}

private final class HazelTrip: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("On the barge Clementine, from the tenth of July."))
    put(heading("On board"))
    put(
      button("Choose the crew") { [unowned self] in
        present(HazelCrew("", isFaulty), animated: true)
      })
    put(
      button("Plan the meals") { [unowned self] in
        tell("The meals", "Soup on the first day; the rest is open.")
      })
  }
}

private final class HazelCrew: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = nil
    let letters = put(
      ImageView(image: Image(name: "letters-crew", size: Size(width: 361, height: 60))),
      height: 60)
    if !isFaulty {
      letters.isAccessibilityElement = true
      letters.accessibilityLabel = "The crew of Clementine"
      letters.accessibilityTraits = .header
    }
    for name in ["Nils steers", "Ida cooks", "Ruben works the locks"] { addRow(name) }
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  private func addRow(_ name: String) {
    let row = put(View())
    let text = row.hold(words(name), x: 0, y: 0, width: 280)
    text.isAccessibilityElement = false
    let choice = row.hold(Switch(), x: 300, y: 6, width: 51, height: 31)
    choice.accessibilityLabel = name
    choice.isOn = true
  }
}

private final class HazelHire: ReedScreen {
  private let barges = [
    ("Marigold", "Six berths, a stove and a roof garden."),
    ("Perseverance", "Four berths, and slow."), ("Old Tom", "Two berths and a dog."),
  ]
  private var kept: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in barges.indices {
      put(heading(barges[number].0))
      put(words(barges[number].1))
      let keep = put(Button(type: .system))
      keep.setTitle(title(of: number), for: .normal)
      keep.addAction(
        Action { [unowned self, unowned keep] _ in toggle(number, keep) }, for: .touchUpInside)
    }
  }

  private func title(of number: Int) -> String {
    let name = barges[number].0
    return kept.contains(number) ? "Take \(name) off my list" : "Put \(name) on my list"
  }

  private func toggle(_ number: Int, _ button: Button) {
    kept.formSymmetricDifference([number])
    button.setTitle(title(of: number), for: .normal)
    post(isFaulty ? .screenChanged(.element(button)) : .layoutChanged(.element(button)))
  }
}

private final class HazelVoyage: ReedScreen {
  private lazy var parts = [
    HazelPart(
      "From lock to lock", ["Monday to the windmill", "Tuesday to the old town"],
      doing: "Turn the route round", "You now begin in the old town."),
    HazelPart(
      "What to bring", ["Boots and a torch", "Two ropes of ten metres"],
      doing: "Ask for a rope", "A rope will lie on deck."),
  ]
  private lazy var choice = SegmentedControl()
  private let place = View()
  private var shown: ViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, name) in ["Route", "Luggage"].enumerated() {
      choice.insertSegment(withTitle: name, at: number)
    }
    choice.selectedSegmentIndex = 0
    choice.addAction(Action { [unowned self] _ in choiceChanged() }, for: .valueChanged)
    put(choice)
    put(place, height: 400)
    place.frame = Rect(x: 0, y: place.frame.minY, width: 390, height: 400)
    show(parts[0])
  }

  private func choiceChanged() {
    show(parts[choice.selectedSegmentIndex ?? 0])
    post(.layoutChanged(nil))
  }

  private func show(_ part: ViewController) {
    if let shown {
      shown.willMove(toParent: nil)
      if shown.view.superview === (isFaulty ? view : place) { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    addChild(part)
    part.view.frame = place.bounds
    place.addSubview(part.view)
    part.didMove(toParent: self)
    shown = part
  }
}

private final class HazelPart: ReedScreen {
  private let lines: [String]
  private let doing: (String, String)

  init(_ title: String, _ lines: [String], doing name: String, _ answer: String) {
    self.lines = lines
    doing = (name, answer)
    super.init(title, false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    put(heading(title ?? ""))
    for line in lines { put(words(line)) }
    put(button(doing.0) { [unowned self] in tell("Done", doing.1) })
  }
}
