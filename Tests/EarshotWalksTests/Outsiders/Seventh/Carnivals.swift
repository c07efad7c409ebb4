import EarshotInterface
import EarshotModel

/// Apps of carnivals, which announce things.
extension OutsiderPair {
  static var seventhCarnivals: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "A second after the number of a ticket is announced, the screen goes back by itself"
      ) { LarkRides("Rides", $0) },
      .stack(
        "announcement-lost",
        "A sheet announces that a costume was kept while it is closing"
      ) { LarkCostumes("Costumes", $0) },
      .stack(
        "announcement-spam",
        "Every second is announced until the carousel turns"
      ) { LarkCarousel("Carousel", $0) },
    ]
  }
}

private final class LarkRides: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for ride in ["Swings", "Ghost train"] {
      put(button(ride) { [unowned self] in push(LarkRide(ride, isFaulty)) })
    }
  }
}

private final class LarkRide: ReedScreen {
  private var isBought = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Two minutes, for everybody over six."))
    put(button("Buy a ticket") { [unowned self] in buy() })
  }

  private func buy() {
    guard !isBought, let application else { return }
    isBought = true
    let stack = navigationController
    let text = "You have a ticket. Its number is four, one, seven; tell it to the man at the gate."
    if isFaulty {
      application.post(.announcement(AttributedText(text)))
      application.perform(after: 1) { _ = stack?.popViewController(animated: true) }
    } else {
      _ = stack?.popViewController(animated: true)
      application.perform(after: 1) { application.sayBehind(text) }
    }
  }
}

private final class LarkCostumes: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for costume in ["Pirate", "Moon", "Teapot"] {
      put(
        button(costume) { [unowned self] in
          let sheet = LarkCostume(costume, isFaulty)
          sheet.modalPresentationStyle = .pageSheet
          present(sheet, animated: true)
        })
    }
  }
}

private final class LarkCostume: ReedScreen {
  private var isKept = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("It comes in one size."))
    put(
      button("Keep it for me") { [unowned self] in
        isKept = true
        dismiss(animated: true)
      })
    put(button("Close") { [unowned self] in dismiss(animated: true) })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isKept, let application else { return }
    let text = "The costume is kept for you until Friday"
    if isFaulty {
      application.post(.announcement(AttributedText(text)))
    } else {
      application.perform(after: 1) { application.sayBehind(text) }
    }
  }
}

private final class LarkCarousel: ReedScreen {
  private let left = Label()
  private var seconds = 0
  private lazy var start = button("Start the carousel") { [unowned self] in startOrStop() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Everybody has to sit before it turns."))
    left.accessibilityTraits = [.staticText, .updatesFrequently]
    put(start)
    put(left)
    show()
  }

  private func startOrStop() {
    seconds = seconds > 0 ? 0 : 15
    start.setTitle(seconds > 0 ? "Stop the carousel" : "Start the carousel", for: .normal)
    show()
    wait()
  }

  private func wait() {
    guard seconds > 0 else { return }
    application?.perform(after: 1) { [weak self] in self?.tick() }
  }

  private func tick() {
    guard seconds > 0 else { return }
    seconds -= 1
    show()
    if seconds == 0 {
      start.setTitle("Start the carousel", for: .normal)
      sayBehind("The carousel turns")
    } else if isFaulty {
      post(.announcement(AttributedText("\(seconds) seconds left")))
    }
    wait()
  }

  private func show() { left.text = seconds > 0 ? "Seconds left: \(seconds)" : "It stands still." }
}
