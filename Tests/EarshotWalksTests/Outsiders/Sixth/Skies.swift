import EarshotInterface
import EarshotModel

/// Apps of those who watch the sky, in which the cursor does not stay where it was put.
extension OutsiderPair {
  static var sixthSkies: [OutsiderPair] {
    [
      .stack(
        "focus-moved-unasked",
        "A message that somebody else sends takes the cursor to itself"
      ) { WrenWatchers("Watchers", $0) },
      OutsiderPair(
        "focus-lost-layout",
        "A card with advice takes itself away when it is understood, and with it the button that was "
          + "under the cursor",
        screen: { WrenAdvice("Tonight", $0) }),
      .stack(
        "focus-reset-refresh",
        "When a forecast was brought up to date, this is told as if a new screen had come"
      ) { WrenForecast("Forecast", $0) },
      .stack(
        "focus-initial-odd",
        "A form leads the cursor to the button that saves it as soon as it is opened"
      ) { WrenDiary("Diary", $0) },
    ]
  }
}

private final class WrenWatchers: ReedScreen {
  private static let later = ["Ida: Two at once", "Ida: And a green one", "Tom: Good night"]
  private var arrived = 0
  private var isWaiting = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Send a wave") { [unowned self] in tell("Sent", "Everybody sees your wave.") })
    put(words("Ida: Jupiter is up"))
    put(words("Tom: Clouds over the bay"))
    put(words("Ida: The first meteor"))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isWaiting else { return }
    isWaiting = true
    wait()
  }

  private func wait() {
    later(9) { [weak self] in
      guard let self, arrived < Self.later.count else { return }
      let message = put(words(Self.later[arrived]))
      arrived += 1
      if isFaulty {
        post(.layoutChanged(.element(message)))
      } else {
        post(.layoutChanged(nil))
        sayBehind(message.text ?? "")
      }
      wait()
    }
  }
}

private final class WrenAdvice: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = put(heading("Tonight"))
    let card = put(View(), height: 170)
    card.hold(heading("Dark eyes see more"), x: 0, y: 0)
    card.hold(words("Stay without light for twenty minutes."), x: 0, y: 50)
    card.hold(
      button("Understood") { [unowned self, unowned card] in
        card.removeFromSuperview()
        guard !isFaulty else { return }
        post(.layoutChanged(.element(title)))
        sayBehind("The advice is closed.")
      }, x: 0, y: 110)
    for (name, hour) in [("Jupiter", "21:10"), ("Saturn", "22:45"), ("The Moon", "23:30")] {
      put(button("\(name), rises at \(hour)") { [unowned self] in tell(name, "Look to the east.") })
    }
  }
}

private final class WrenForecast: ReedScreen {
  private static let nights = [
    ["20:00, clouds", "22:00, some clouds", "0:00, clear", "2:00, clear"],
    ["20:00, rain", "22:00, clouds", "0:00, some clouds", "2:00, clear"],
  ]
  private let hours = WrenTable(frame: .zero, style: .plain)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(hours, height: 220)
    hours.begin(with: Self.nights[0])
    hours.whenChosen = { [unowned self] row in tell(hours.texts[row], "The wind is weak.") }
    put(button("Bring up to date") { [unowned self] in refresh() })
    put(words("From the tower on the hill"))
  }

  private func refresh() {
    count += 1
    hours.texts = Self.nights[count % 2]
    guard !isFaulty else { return post(.screenChanged(nil)) }
    sayBehind("At eight: \(hours.texts[0])")
  }
}

private final class WrenDiary: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Last night: three meteors"))
    put(
      button("Write a new page") { [unowned self] in
        show(WrenDiaryPage("New page", isFaulty), sender: self)
      })
  }
}

private final class WrenDiaryPage: ReedScreen {
  private var save: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["What you saw", "Where you stood"] {
      let field = put(TextField())
      field.accessibilityLabel = name
    }
    let moon = put(Switch())
    moon.accessibilityLabel = "The Moon was up"
    save = put(button("Save") { [unowned self] in tell("Saved", "It is in your diary.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty, let save { post(.layoutChanged(.element(save))) }
  }
}
