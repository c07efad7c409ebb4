import EarshotInterface
import EarshotModel

/// Apps of clinics, in which the cursor does not stay where a person has put it.
extension OutsiderPair {
  static var fifthClinics: [OutsiderPair] {
    [
      .stack(
        "focus-moved-unasked",
        "Pages that turn by themselves lead the cursor to their heading as if a person had turned them"
      ) { ReedAdvice("Advice", $0) },
      .stack(
        "focus-lost-layout",
        "A button hides behind a wheel that turns while it works, and never comes back"
      ) { ReedVisits("Visits", $0) },
      .stack(
        "focus-reset-refresh",
        "To bring a queue up to date, the screen is put away for a new one of the same kind"
      ) { ReedQueue("Waiting room", $0) },
      OutsiderPair(
        "focus-initial-odd",
        "A bar at the bottom was put before all else in the list of elements, so that the screen begins "
          + "with its last button",
        screen: { ReedConsent("Consent", $0) }),
    ]
  }
}

private final class ReedAdvice: ReedScreen {
  private static let texts = [
    ("Drink", "Two litres a day."), ("Sleep", "Seven hours at least."), ("Walk", "Half an hour."),
  ]
  private let pages = PageViewController()
  private var place = 0
  private var isTicking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.transitionStyle = .scroll
    addChild(pages)
    put(pages.view, height: 200)
    pages.didMove(toParent: self)
    pages.setViewControllers([page(isTurned: false)], direction: .forward, animated: false)
    put(button("Next advice") { [unowned self] in turn() })
    put(button("Call the clinic") { [unowned self] in tell("Calling", "The line is busy.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isTicking { tick() }
    isTicking = true
  }

  /// Turns every seven seconds; who listens turns the pages by the button.
  private func tick() {
    later(7) { [weak self] in
      guard let self else { return }
      if isFaulty || application?.isVoiceOverRunning != true { turn() }
      tick()
    }
  }

  private func turn() {
    place = (place + 1) % Self.texts.count
    pages.setViewControllers([page(isTurned: true)], direction: .forward, animated: true)
  }

  private func page(isTurned: Bool) -> ViewController {
    ReedAdvicePage(Self.texts[place].0, Self.texts[place].1, isTurned: isTurned)
  }
}

private final class ReedAdvicePage: ViewController {
  private let name = Label()
  private let text = Label()
  private let isTurned: Bool

  init(_ title: String, _ advice: String, isTurned: Bool) {
    self.isTurned = isTurned
    super.init()
    name.text = title
    name.accessibilityTraits = .header
    text.text = advice
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.hold(name, y: 20)
    view.hold(text, y: 80)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isTurned { application?.post(.screenChanged(.element(name))) }
  }
}

private final class ReedVisits: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (hour, doctor) in [("9:30", "Dr. Brandt"), ("11:00", "Dr. Okafor")] {
      put(heading("\(doctor) at \(hour)"))
      let confirm = Button(type: .system)
      confirm.setTitle("Confirm \(hour)", for: .normal)
      confirm.addAction(
        Action { [unowned self, unowned confirm] _ in self.confirm(hour, with: confirm) },
        for: .touchUpInside)
      put(confirm)
    }
    put(words("Please come ten minutes early."))
  }

  private func confirm(_ hour: String, with button: Button) {
    let wheel = ActivityIndicatorView(frame: button.frame)
    if isFaulty {
      button.isHidden = true
      view.addSubview(wheel)
      wheel.startAnimating()
    } else {
      button.setTitle("Confirming \(hour)", for: .normal)
      button.isEnabled = false
    }
    later(2) { [weak self] in
      wheel.removeFromSuperview()
      button.setTitle("\(hour) is confirmed", for: .normal)
      self?.sayBehind("\(hour) is confirmed")
    }
  }
}

private final class ReedQueue: ReedScreen {
  private var ahead = 4
  private let place = Label()
  private let wait = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Room 12"))
    put(place)
    put(wait)
    put(words("You will be called by your number, 217."))
    put(button("Look again") { [unowned self] in refresh() })
    put(button("Leave the queue") { [unowned self] in tell("Not now", "Ask at the desk, please.") })
    show()
  }

  private func show() {
    place.text = ahead == 0 ? "You are next" : "\(ahead) before you"
    wait.text = "About \(ahead * 6) minutes"
  }

  private func refresh() {
    guard isFaulty else {
      ahead = max(0, ahead - 1)
      show()
      return sayBehind(place.text ?? "")
    }
    let fresh = ReedQueue("Waiting room", true)
    fresh.ahead = max(0, ahead - 1)
    navigationController?.setViewControllers([fresh], animated: false)
  }
}

private final class ReedConsent: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = put(View(), height: 330)
    content.hold(heading("Before your visit"), x: 0, y: 0)
    content.hold(words("We keep your X-rays for ten years."), x: 0, y: 60)
    content.hold(words("Your own doctor gets a letter from us."), x: 0, y: 120)
    let copy = content.hold(Switch(), x: 0, y: 180, width: 60)
    copy.accessibilityLabel = "A copy for me"
    let bar = put(View(), height: 60)
    bar.hold(
      button("Sign and send") { [unowned self] in tell("Signed", "Thank you, and see you soon.") },
      y: 8)
    if isFaulty { view.accessibilityElements = [bar, content] }
  }
}
