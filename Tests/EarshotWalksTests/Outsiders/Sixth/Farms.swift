import EarshotInterface
import EarshotModel

/// Apps of farms, which say something beside what they show.
extension OutsiderPair {
  static var sixthFarms: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "That the herd was moved is still being said when it is announced that this was saved"
      ) { WrenHerd("Herd", $0) },
      .stack(
        "announcement-lost",
        "A screen announces who is missing while it is about to appear, and its own words come after that"
      ) { WrenBarns("Barns", $0) },
      .stack(
        "announcement-spam",
        "While a trough is filled, every five percent are announced"
      ) { WrenTrough("Trough", $0) },
      .stack(
        "transient-too-short",
        "An alert that has no button tells why nothing was sent, and is closed after a second and a half"
      ) { WrenMilk("Milk", $0) },
    ]
  }
}

private final class WrenHerd: ReedScreen {
  private let place = Label()
  private var isNorth = false

  override func viewDidLoad() {
    super.viewDidLoad()
    place.text = "Twelve cows are in the south meadow"
    put(place)
    put(button("Move the herd") { [unowned self] in move() })
    put(words("Rain is to come at four."))
  }

  private func move() {
    isNorth.toggle()
    let meadow = isNorth ? "north" : "south"
    place.text = "Twelve cows are in the \(meadow) meadow"
    say("The herd of twelve cows was moved to the \(meadow) meadow, and all its gates are closed.")
    later(1) { [weak self] in
      guard let self else { return }
      if isFaulty { say("Saved") } else { sayBehind("Saved") }
    }
  }
}

private final class WrenBarns: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Old barn", "New barn"] {
      put(button(name) { [unowned self] in show(WrenBarn(name, isFaulty), sender: self) })
    }
  }
}

private final class WrenBarn: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for cow in ["Berta", "Klara", "Rosa"] { put(words(cow)) }
    put(button("Count again") { [unowned self] in tell("Counted", "Three are here.") })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFaulty { say("Two cows are missing.") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isFaulty else { return }
    later(3) { [weak self] in self?.sayBehind("Two cows are missing.") }
  }
}

private final class WrenTrough: ReedScreen {
  private let level = Label()
  private var percent = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    level.accessibilityTraits = [.staticText, .updatesFrequently]
    put(level)
    put(button("Fill it") { [unowned self] in begin() })
    put(words("It holds 800 litres."))
    show()
  }

  private func show() { level.text = "\(percent) percent full" }

  private func begin() {
    guard percent == 0 || percent == 100 else { return sayBehind("It is being filled.") }
    percent = 0
    show()
    say("The water runs.")
    pour()
  }

  private func pour() {
    later(0.8) { [weak self] in
      guard let self, percent < 100 else { return }
      percent += 5
      show()
      if isFaulty || percent == 100 { sayBehind("\(percent) percent") }
      pour()
    }
  }
}

private final class WrenMilk: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Yesterday: 310 litres"))
    put(button("Send to the dairy") { [unowned self] in send() })
  }

  private func send() {
    let alert = AlertController(
      title: "Not sent",
      message: "The dairy does not take any milk today, because its tank is being cleaned. "
        + "Keep it cold until seven tomorrow morning, please.",
      preferredStyle: .alert)
    if !isFaulty { alert.addAction(AlertAction(title: "OK")) }
    present(alert, animated: true)
    guard isFaulty else { return }
    later(1.5) { [weak alert] in alert?.dismiss(animated: true) }
  }
}
