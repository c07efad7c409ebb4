import EarshotInterface
import EarshotModel

/// Apps of zoos, in which it matters how something is said.
extension OutsiderPair {
  static var seventhZoos: [OutsiderPair] {
    [
      .stack(
        "speech-repeat",
        "The shadow of a name is a second label, a point further down"
      ) { LarkSigns("Signs", $0) },
      .stack(
        "speech-unpronounceable",
        "How many visitors came is drawn with blocks of different heights, as a text"
      ) { LarkVisitors("Visitors", $0) },
      .stack(
        "speech-role-inconsistent",
        "The feed that is chosen has the trait of being selected in the place of that of a button"
      ) { LarkFeeding("Feeding", $0) },
      .stack(
        "live-value-without-trait",
        "The weight of an elephant on the scales changes every second, and is like any other text"
      ) { LarkElephant("Elephant", $0) },
    ]
  }
}

private final class LarkSigns: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, text) in [("Otters", "Fed at noon."), ("Storks", "They come in March.")] {
      let sign = View()
      let shadow = sign.hold(words(name), x: 1, y: 1)
      if !isFaulty { shadow.isAccessibilityElement = false }
      sign.hold(words(name), x: 0, y: 0)
      sign.hold(words(text), x: 0, y: 52)
      put(sign, height: 100)
    }
  }
}

private final class LarkVisitors: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Visitors of this week"))
    let bars = words("▁▂▂▃▅█▇")
    if !isFaulty { bars.accessibilityLabel = "More from day to day, most of them on Saturday" }
    put(bars)
    put(words("The gate shuts at six."))
  }
}

private final class LarkFeeding: ReedScreen {
  private var feeds: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What the seals get"))
    for name in ["Herring", "Squid", "Mackerel"] {
      let feed = Button(type: .system)
      feed.setTitle(name, for: .normal)
      feed.addAction(
        Action { [unowned self, unowned feed] _ in choose(feed) }, for: .primaryActionTriggered)
      feeds.append(feed)
      put(feed)
    }
    choose(feeds[0])
  }

  private func choose(_ chosen: Button) {
    for feed in feeds {
      let isChosen = feed === chosen
      if isFaulty {
        feed.accessibilityTraits = isChosen ? .selected : .button
      } else {
        feed.accessibilityTraits = isChosen ? [.button, .selected] : .button
      }
    }
  }
}

private final class LarkElephant: ReedScreen {
  private let weight = Label()
  private var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("She stands on the scales now."))
    weight.accessibilityLabel = "Weight"
    weight.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    put(weight)
    put(words("She was born in 1994."))
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wait()
  }

  private func wait() {
    application?.perform(after: 1) { [weak self] in
      self?.show()
      self?.wait()
    }
  }

  private func show() {
    turns += 1
    weight.text = "\(3900 + (turns * 37) % 90) kilograms"
    weight.accessibilityValue = weight.text
  }
}
